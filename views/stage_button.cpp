#include "views/stage_button.h"

#include "views/attention_frame.h"
#include "views/contrast.h"

#include <QPainter>

namespace views {

namespace {

constexpr qreal kCircle = 22;
constexpr qreal kCircleGap = 7;

QString stageTip(core::Stage stage)
{
    switch (stage) {
    case core::Stage::Score:
        return StageButton::tr("Score: how well each query fits each key");
    case core::Stage::Scale:
        return StageButton::tr("Scale: the scores divided by the square root of the key width");
    case core::Stage::Mask:
        return StageButton::tr("Mask: later positions hidden from each query");
    case core::Stage::Softmax:
        return StageButton::tr("Softmax: each row of scores made into weights that sum to 1");
    case core::Stage::Mix:
        return StageButton::tr("Mix: the values added up by weight");
    }
    return {};
}

} // namespace

StageButton::StageButton(core::Stage stage, QWidget* parent) : QAbstractButton(parent), m_stage(stage)
{
    setText(stageTitle(stage));
    setAccessibleName(tr("Stage %1: %2").arg(static_cast<int>(stage) + 1).arg(stageTitle(stage)));
    setToolTip(stageTip(stage));
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void StageButton::show(State state, const Appearance& appearance)
{
    m_state = state;
    m_look = appearance;
    updateGeometry();
    update();
}

void StageButton::setCompact(bool compact)
{
    m_isCompact = compact;
    updateGeometry();
}

QSize StageButton::sizeHint() const
{
    const qreal words = hasName() ? QFontMetricsF(m_look.font(14, QFont::Bold)).horizontalAdvance(text()) : 0;
    return QSizeF(words + (kCircle + kCircleGap + 6) * m_look.zoom, (kCircle + 8) * m_look.zoom).toSize();
}

void StageButton::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_look.theme;
    const bool current = m_state == State::Current;
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const qreal size = kCircle * m_look.zoom;
    const QRectF circle(2, (height() - size) / 2, size, size);
    p.setPen(QPen(m_state == State::Ahead ? edge(theme) : theme.action, 1.2));
    p.setBrush(current ? theme.action : m_state == State::Done ? theme.tint : theme.panel);
    p.drawEllipse(circle);
    p.setFont(m_look.font(11, QFont::DemiBold));
    p.setPen(current ? theme.onAction : m_state == State::Done ? theme.action : theme.muted);
    p.drawText(circle, Qt::AlignCenter, QString::number(static_cast<int>(m_stage) + 1));
    p.setFont(m_look.font(14, current ? QFont::Bold : QFont::Normal));
    p.setPen(current || underMouse() ? theme.text : theme.muted);
    if (hasName())
        p.drawText(QRectF(circle.right() + kCircleGap * m_look.zoom, 0, width(), height()),
                   Qt::AlignLeft | Qt::AlignVCenter, text());
    if (hasFocus()) {
        p.setPen(QPen(theme.action, 2));
        p.setBrush(Qt::NoBrush);
        p.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
    }
}

} // namespace views
