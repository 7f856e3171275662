#include "views/other_text_form.h"

#include "views/model_frame.h"
#include "views/token_text.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace views {

namespace {

constexpr qreal kTextHeight = 84; // at zoom 1; a longer text scrolls

} // namespace

OtherTextForm::OtherTextForm(QWidget* parent)
    : WidgetsView(parent),
      m_text(new QPlainTextEdit(this)),
      m_answer(new QLabel(this)),
      m_same(new QPushButton(tr("Start from the text"), this)),
      m_none(new QPushButton(tr("None"), this))
{
    m_text->setToolTip(tr("A second text of as many tokens; Enter takes it"));
    m_text->setAccessibleName(tr("Text to compare with"));
    m_text->setTabChangesFocus(true);
    m_text->setUndoRedoEnabled(false);
    m_text->installEventFilter(this);
    m_answer->setWordWrap(true);
    m_same->setToolTip(tr("Copy the text here, to change a word of it"));
    m_none->setToolTip(tr("Compare with nothing"));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_text);
    auto* row = new QHBoxLayout;
    row->addWidget(m_same);
    row->addWidget(m_none);
    row->addStretch(1);
    rows->addLayout(row);
    rows->addWidget(m_answer);
    rows->addStretch(1);
    setShare(0);
    connect(m_same, &QPushButton::clicked, this,
            [this] { set(QString::fromStdString(model(frame()).inputs.text)); });
    connect(m_none, &QPushButton::clicked, this, [this] { set(QString()); });
}

QString OtherTextForm::heading() const
{
    return tr("The other text");
}

void OtherTextForm::set(const QString& text)
{
    Q_EMIT edited(core::TopicEdit(core::ModelEdit(core::SetOtherText{text.toStdString()})), Gesture::Once);
}

void OtherTextForm::enter()
{
    const QString typed = m_text->toPlainText().simplified();
    if (typed != m_shown)
        set(typed);
}

/// Enter takes the text, as leaving it does.
bool OtherTextForm::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_text && event->type() == QEvent::FocusOut)
        enter();
    if (watched == m_text && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter)
            return enter(), true;
    }
    return WidgetsView::eventFilter(watched, event);
}

void OtherTextForm::refresh()
{
    const core::ModelResults& results = model(frame());
    const QString text = QString::fromStdString(results.inputs.other);
    if (text != m_shown) {
        m_shown = text;
        if (m_text->toPlainText().simplified() != text) // what was typed stays, with its cursor
            m_text->setPlainText(text);
    }
    m_text->setFixedHeight(qRound(kTextHeight * appearance().zoom));
    m_none->setEnabled(results.other.has_value());
    m_answer->setVisible(results.other.has_value());
    if (!results.other)
        return;
    const core::OtherReading& other = *results.other;
    m_answer->setTextFormat(Qt::PlainText);
    m_answer->setText(
        tr("It goes on with “%1” (%2). After the first text “%1” has %3.")
            .arg(quotedToken(other.answer.word), shareText(other.answer.probability), shareText(other.here)));
}

} // namespace views
