#include "app/evaluator.h"

#include "app/lessons.h"
#include "tests/catch.h"

#include <QApplication>
#include <QSignalSpy>
#include <QThreadPool>

namespace {

core::Session withDecimals(int decimals)
{
    return core::apply(app::startSession(app::builtInLessons()), core::SetDecimals{decimals});
}

std::vector<int> answers(const QSignalSpy& spy)
{
    std::vector<int> decimals;
    for (const QList<QVariant>& arguments : spy)
        decimals.push_back(arguments.at(0).value<app::ResultsPtr>()->session.decimals);
    return decimals;
}

/// Whatever still runs ends and is heard.
void settle()
{
    QThreadPool::globalInstance()->waitForDone();
    QApplication::processEvents();
}

} // namespace

TEST_CASE("of several sessions only the last one's results come", "[evaluator]")
{
    app::Evaluator evaluator;
    QSignalSpy spy(&evaluator, &app::Evaluator::evaluated);
    for (const int decimals : {0, 1, 2, 6})
        evaluator.evaluate(withDecimals(decimals), nullptr);
    CHECK(evaluator.isBusy());
    REQUIRE(spy.wait());
    settle();
    CHECK(answers(spy) == std::vector<int>{6});
    CHECK_FALSE(evaluator.isBusy());
}

TEST_CASE("what was asked for while another ran is dropped by what is asked for after that one's end",
          "[evaluator]")
{
    app::Evaluator evaluator;
    QSignalSpy spy(&evaluator, &app::Evaluator::evaluated);
    evaluator.evaluate(withDecimals(0), nullptr);
    const core::Session second = withDecimals(1);
    evaluator.evaluate(second, nullptr);
    QThreadPool::globalInstance()->waitForDone(); // the first one's end is not heard yet
    evaluator.evaluate(withDecimals(6), nullptr);
    REQUIRE(spy.wait());
    settle();
    CHECK(answers(spy) == std::vector<int>{6});
}

TEST_CASE("a cancelled answer never comes, and the next one does", "[evaluator]")
{
    app::Evaluator evaluator;
    QSignalSpy spy(&evaluator, &app::Evaluator::evaluated);
    evaluator.evaluate(withDecimals(1), nullptr);
    evaluator.cancel();
    CHECK_FALSE(evaluator.isBusy());
    evaluator.evaluate(withDecimals(2), nullptr);
    REQUIRE(spy.wait());
    settle();
    CHECK(answers(spy) == std::vector<int>{2});
}
