#include "core/lesson.h"
#include "core/prose.h"
#include "tests/catch.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>

using core::Lesson;
using core::LessonStep;

namespace {

constexpr std::ptrdiff_t kMostWords = 110; // of a step; more do not fit beside the matrix

std::string content(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Every folder of the lessons, so that a new one needs no change here.
std::vector<std::filesystem::path> folders()
{
    std::vector<std::filesystem::path> found;
    for (const auto& entry : std::filesystem::directory_iterator(LESSONS_DIR))
        if (entry.is_directory())
            found.push_back(entry.path());
    return found;
}

Lesson lessonIn(const std::filesystem::path& folder)
{
    return core::parseLesson((folder / "lesson.json").string(), content(folder / "lesson.json"),
                             content(folder / "text.md"));
}

std::string filled(const std::string& prose, const Lesson& lesson, std::size_t step)
{
    const core::Session session = atStep(core::startSession({lesson}), lesson, step);
    return plainText(filledProse(prose, evaluate(session), lesson.steps[step].key), 3);
}

std::ptrdiff_t wordsIn(const std::string& text)
{
    std::istringstream stream(text);
    return std::distance(std::istream_iterator<std::string>(stream), {});
}

/// The languages a lesson has its words in beside English: "de" for a text.de.md.
std::vector<std::string> languagesOf(const std::filesystem::path& folder)
{
    std::vector<std::string> languages;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        if (name.starts_with("text.") && name != "text.md")
            languages.push_back(name.substr(5, name.size() - 8));
    }
    return languages;
}

Lesson lessonIn(const std::filesystem::path& folder, const std::string& language)
{
    const std::string name = "text." + language + ".md";
    return core::parseLesson((folder / "lesson.json").string(), content(folder / "lesson.json"),
                             content(folder / "text.md"), core::TranslatedText{name, content(folder / name)});
}

std::multiset<std::string> placeholders(const std::string& prose)
{
    std::multiset<std::string> all;
    for (auto open = prose.find('{'); open != std::string::npos; open = prose.find('{', open + 1))
        all.insert(prose.substr(open, prose.find('}', open) - open + 1));
    return all;
}

} // namespace

TEST_CASE("every lesson can be read and is called like its folder", "[lessons]")
{
    REQUIRE_FALSE(folders().empty());
    std::set<int> orders;
    for (const auto& folder : folders()) {
        INFO(folder.filename().string());
        const Lesson lesson = lessonIn(folder);
        CHECK(lesson.id == folder.filename().string());
        CHECK_FALSE(lesson.title.empty());
        CHECK(orders.insert(lesson.order).second);
    }
}

TEST_CASE("every placeholder of every step can be filled at that step", "[lessons]")
{
    for (const auto& folder : folders()) {
        const Lesson lesson = lessonIn(folder);
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            INFO(lesson.id << ", step " << lesson.steps[i].id);
            for (const std::string& prose : {lesson.steps[i].text, lesson.steps[i].tryIt}) {
                std::string text;
                CHECK_NOTHROW(text = filled(prose, lesson, i));
                CHECK(text.find_first_of("{}") == std::string::npos);
                CHECK(text.find("nan") == std::string::npos);
            }
        }
    }
}

TEST_CASE("every step has a name of its own, a title and few words", "[lessons]")
{
    for (const auto& folder : folders()) {
        const Lesson lesson = lessonIn(folder);
        std::set<std::string> ids;
        for (const LessonStep& step : lesson.steps) {
            INFO(lesson.id << ", step " << step.id);
            CHECK(ids.insert(step.id).second);
            CHECK_FALSE(step.title.empty());
            CHECK(wordsIn(step.text) > 0);
            CHECK(wordsIn(step.text) + wordsIn(step.tryIt) <= kMostWords);
        }
    }
}

TEST_CASE("every step points at a panel that its lesson shows", "[lessons]")
{
    for (const auto& folder : folders()) {
        const Lesson lesson = lessonIn(folder);
        for (const LessonStep& step : lesson.steps) {
            INFO(lesson.id << ", step " << step.id << " points at " << step.pointsAt);
            CHECK((step.pointsAt.empty() || std::ranges::count(lesson.views, step.pointsAt) == 1));
        }
    }
}

TEST_CASE("every step shows the same whichever step came before", "[lessons][law]")
{
    for (const auto& folder : folders()) {
        const Lesson lesson = lessonIn(folder);
        const core::Session start = core::startSession({lesson});
        for (std::size_t i = 0; i < lesson.steps.size(); ++i)
            for (std::size_t before = 0; before < lesson.steps.size(); ++before)
                CHECK(atStep(atStep(start, lesson, before), lesson, i) == atStep(start, lesson, i));
    }
}

TEST_CASE("every lesson has its words in every language that one of them has", "[lessons][language]")
{
    std::set<std::string> all;
    for (const auto& folder : folders())
        for (const std::string& language : languagesOf(folder))
            all.insert(language);
    CHECK(all.contains("de"));
    for (const auto& folder : folders())
        for (const std::string& language : all) {
            INFO(folder.filename().string() << " in " << language);
            CHECK(std::ranges::count(languagesOf(folder), language) == 1);
        }
}

TEST_CASE("a lesson in another language has the same placeholders, a title for each step and few words",
          "[lessons][language]")
{
    for (const auto& folder : folders())
        for (const std::string& language : languagesOf(folder)) {
            const Lesson english = lessonIn(folder);
            const Lesson other = lessonIn(folder, language);
            for (std::size_t i = 0; i < other.steps.size(); ++i) {
                const LessonStep& step = other.steps[i];
                INFO(other.id << " in " << language << ", step " << step.id);
                CHECK_FALSE(step.title.empty());
                CHECK(placeholders(step.text) == placeholders(english.steps[i].text));
                CHECK(placeholders(step.tryIt) == placeholders(english.steps[i].tryIt));
                CHECK(step.tryIt.empty() == english.steps[i].tryIt.empty());
                CHECK(wordsIn(step.text) + wordsIn(step.tryIt) <= kMostWords);
                CHECK_NOTHROW(filled(step.text, other, i));
            }
        }
}
