#include "views/head_choice.h"

#include "views/choice_box.h"
#include "views/model_frame.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

namespace views {

namespace {

/// "0", "1", … as many as there are.
void fill(ChoiceBox& box, core::Index count, core::Index chosen)
{
    const QSignalBlocker quiet(box);
    while (box.count() > count)
        box.removeItem(box.count() - 1);
    while (box.count() < count)
        box.addItem(QString::number(box.count()));
    box.setCurrentIndex(static_cast<int>(chosen));
}

} // namespace

HeadChoice::HeadChoice(QWidget* parent) : WidgetsView(parent)
{
    new QHBoxLayout(this);
    layout()->setContentsMargins(0, 0, 0, 0);
    layout()->setSpacing(8);
    m_layer = addChoice(tr("layer"));
    m_head = addChoice(tr("head"));
    static_cast<QHBoxLayout*>(layout())->addStretch(1);
    setShare(0);
    connect(m_layer, &QComboBox::activated, this, [this](int layer) {
        open({layer, model(frame()).inputs.open.head});
    });
    connect(m_head, &QComboBox::activated, this, [this](int head) {
        open({model(frame()).inputs.open.layer, head});
    });
}

ChoiceBox* HeadChoice::addChoice(const QString& label)
{
    auto* words = new QLabel(label, this);
    auto* box = new ChoiceBox(this);
    box->setToolTip(tr("The head whose attention is looked into"));
    box->setAccessibleName(label);
    words->setBuddy(box);
    layout()->addWidget(words);
    layout()->addWidget(box);
    return box;
}

QString HeadChoice::heading() const
{
    const core::HeadPlace& place = model(frame()).inputs.open;
    return tr("The open head: layer %1, head %2").arg(place.layer).arg(place.head);
}

void HeadChoice::open(const core::HeadPlace& place)
{
    if (place != model(frame()).inputs.open)
        Q_EMIT edited(core::TopicEdit(core::ModelEdit(core::OpenHead{place})), Gesture::Once);
}

void HeadChoice::refresh()
{
    const core::ModelResults& results = model(frame());
    fill(*m_layer, results.trace.config.layers, results.inputs.open.layer);
    fill(*m_head, results.trace.config.heads, results.inputs.open.head);
}

} // namespace views
