#pragma once

#include "app/command.h"
#include "app/lessons.h"

#include <optional>

namespace app {

/// The lessons and the session that a command starts from.
struct Source
{
    std::vector<LessonPtr> lessons;        // built in, with the one from a file
    core::Session session;                 // with the command's settings made
    core::Selection selection;             // with the command's step, stage and key
    QString remark;                        // on what was read; empty for none
    std::optional<int> decimals;           // when the command sets them; csv and json are exact otherwise
    QString sessionPath;                   // where the session came from a file of its own
    std::optional<views::Palette> palette; // the command's, or else the session file's

    const core::Lesson& lesson() const { return *lessonWithId(lessons, session.lesson); }
};

/// Throws UsageError for an unknown lesson, setting or key, core::LoadError for a bad file.
Source sourceOf(const Command& command);

} // namespace app
