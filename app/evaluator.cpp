#include "app/evaluator.h"

#include <QtConcurrent>

#include <utility>

namespace app {

namespace {

constexpr int kPatienceMilliseconds = 120; // shorter waits are not worth greying anything

} // namespace

Evaluator::Evaluator(QObject* parent) : QObject(parent)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatienceMilliseconds);
    connect(&m_patience, &QTimer::timeout, this, &Evaluator::late);
    connect(&m_watcher, &QFutureWatcher<ResultsPtr>::finished, this, &Evaluator::finish);
}

void Evaluator::evaluate(const core::Session& session, const ResultsPtr& before)
{
    if (!m_patience.isActive())
        m_patience.start();
    if (m_watcher.isRunning()) {
        m_next = Request{session, before};
        m_wanted = false;
    } else {
        m_next.reset(); // asked for while one ran whose end was not heard yet
        start(session, before);
    }
}

void Evaluator::cancel()
{
    m_next.reset();
    m_wanted = false;
    m_patience.stop();
}

void Evaluator::start(const core::Session& session, const ResultsPtr& before)
{
    m_wanted = true;
    m_watcher.setFuture(QtConcurrent::run([session, before]() -> ResultsPtr {
        return std::make_shared<const core::Results>(core::evaluate(session, before.get()));
    }));
}

void Evaluator::finish()
{
    if (m_next) {
        const Request next = *std::exchange(m_next, std::nullopt);
        return start(next.session, next.before);
    }
    if (!m_wanted)
        return;
    m_wanted = false;
    m_patience.stop();
    Q_EMIT evaluated(m_watcher.result());
}

} // namespace app
