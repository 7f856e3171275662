#include "views/model_controls.h"

#include "views/model_frame.h"
#include "views/number_box.h"
#include "views/token_text.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStyle>

namespace views {

namespace {

constexpr int kLeastText = 120;
constexpr int kLongestText = 4000; // characters

} // namespace

ModelControls::ModelControls(QWidget* parent)
    : WidgetsView(parent),
      m_text(new QLineEdit(this)),
      m_append(new QPushButton(this)),
      m_mend(new QPushButton(tr("Everything on"), this))
{
    m_text->setToolTip(tr("The text the model reads; Enter takes it"));
    m_text->setAccessibleName(tr("Text the model reads"));
    m_text->setMinimumWidth(kLeastText);
    m_text->setMaxLength(kLongestText);
    leaveUndoToWindow(*m_text);
    m_append->setToolTip(tr("The likeliest next token joins the text"));
    m_mend->setToolTip(tr("Switch every head on again, and mend what was cut"));
    layOut();
    connect(m_text, &QLineEdit::editingFinished, this, &ModelControls::enterText);
    connect(m_append, &QPushButton::clicked, this, [this] { edit(core::AppendNext{}); });
    connect(m_mend, &QPushButton::clicked, this, [this] { edit(core::Mend{}); });
}

void ModelControls::layOut()
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(6, 2, 6, 2);
    row->setSpacing(8);
    row->addWidget(m_text, 1);
    row->addWidget(m_append);
    row->addWidget(m_mend);
    row->setSizeConstraint(QLayout::SetNoConstraint);
    setMinimumWidth(200);
}

void ModelControls::edit(const core::ModelEdit& change)
{
    Q_EMIT edited(core::TopicEdit(change), Gesture::Once);
}

void ModelControls::enterText()
{
    if (!m_text->isModified())
        return;
    const QString typed = m_text->text();
    m_text->setModified(false);
    edit(core::SetModelText{typed.toStdString()});
    const bool isRefused = m_shown != typed;
    m_text->setModified(isRefused); // it stays, to be mended
    mark(isRefused);
}

/// Whether the field shows a text that was refused.
void ModelControls::mark(bool isRefused)
{
    m_text->setProperty("refused", isRefused);
    m_text->style()->unpolish(m_text);
    m_text->style()->polish(m_text);
}

void ModelControls::refresh()
{
    const core::ModelResults& results = model(frame());
    const QString text = QString::fromStdString(results.inputs.text);
    if (text != m_shown) {
        m_shown = text;
        const QSignalBlocker quiet(m_text);
        if (m_text->text() != text)
            m_text->setText(text);
        mark(false);
    }
    m_append->setText(tr("Add “%1”").arg(visibleToken(results.next.front().word)));
    m_mend->setEnabled(!results.inputs.off.empty() || !results.inputs.cuts.empty());
    fit();
}

void ModelControls::resizeEvent(QResizeEvent* event)
{
    WidgetsView::resizeEvent(event);
    fit();
}

/// Where there is no room the button for all heads goes: each can be switched by itself.
void ModelControls::fit()
{
    m_mend->setVisible(true);
    m_mend->setVisible(layout()->minimumSize().width() <= width());
}

} // namespace views
