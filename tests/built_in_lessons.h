#pragma once

#include "core/lesson.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace tests {

inline std::string contentOf(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Every folder of the lessons, so that a new one needs no change here.
inline std::vector<core::LessonPtr> builtInLessons()
{
    std::vector<core::LessonPtr> lessons;
    for (const auto& entry : std::filesystem::directory_iterator(LESSONS_DIR))
        if (entry.is_directory())
            lessons.push_back(std::make_shared<const core::Lesson>(
                core::parseLesson(entry.path().string(), contentOf(entry.path() / "lesson.json"),
                                  contentOf(entry.path() / "text.md"))));
    std::ranges::sort(lessons, {}, [](const core::LessonPtr& lesson) { return lesson->order; });
    return lessons;
}

} // namespace tests
