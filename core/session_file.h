#pragma once

#include "core/lesson.h"

#include <string>
#include <vector>

namespace core {

/// What a session file keeps: every lesson's inputs, and what the person sees of the open one.
///
///   {"format": "attention-lab/1", "lesson": "own",
///    "tokens": ["a", "b"], "q": [[1, 0], [0, 1]], "k": …, "v": …,   fields of the lesson's topic
///    "mask": "causal", "qMultiplier": 1, "scale": true, "query": 1,
///    "set": {"layers": 32},                                         settings as of --set
///    "stage": "softmax", "key": 0, "step": "mix", "page": 0, "plane": [0, 1],
///    "decimals": 3, "palette": "viridis",
///    "answers": {"exercise": {"hidden": 1}},                        to the lessons' questions
///    "lessons": {"exercise": {…}}}                                  other lessons: fields and "set"
///
/// What is missing is as at the lesson's start.
struct SessionFile
{
    Session session;
    Selection selection;
    std::string palette; // its name; empty: none is given
};

inline constexpr std::string_view kSessionFormat = "attention-lab/1";

/// Whether the text is meant as a session and not as a lesson or numbers: an object with "format".
bool looksLikeSession(const std::string& text);

/// Throws LoadError: "path: line 3, column 5: what was found, what was expected".
SessionFile parseSession(const std::string& path, const std::string& text,
                         const std::vector<LessonPtr>& lessons);

/// The text that parseSession reads as this.
std::string sessionText(const SessionFile& file, const std::vector<LessonPtr>& lessons);

} // namespace core
