#pragma once

#include "views/view.h"

#include <QElapsedTimer>
#include <QVariantAnimation>

namespace views {

/// The parts of a step's work appearing one after the other when the next step is shown. Steps that follow
/// faster than that, steps back and pictures in files show everything at once.
class CacheMotion
{
public:
    /// Repaints the view while it runs.
    explicit CacheMotion(View& view);

    /// Called when the view got a frame.
    void follow();

    bool isRunning() const { return m_motion.state() == QAbstractAnimation::Running; }

    /// The part of the work that is happening now; nothing when all have happened.
    std::optional<core::Index> current() const;

    /// 0…1: how far a part of the work has happened.
    double done(core::Index part) const;

private:
    View& m_view;
    QVariantAnimation m_motion; // 0 → the number of parts
    QElapsedTimer m_sinceStep;
    std::optional<core::Index> m_shownStep;
};

} // namespace views
