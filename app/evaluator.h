#pragma once

#include "core/session.h"

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace app {

using ResultsPtr = std::shared_ptr<const core::Results>;

/// Evaluates sessions away from the window's thread. Of several asked for, only the last one's answer comes.
class Evaluator : public QObject
{
    Q_OBJECT

public:
    explicit Evaluator(QObject* parent = nullptr);

    /// Answers with `evaluated`; `before` may lend what did not change.
    void evaluate(const core::Session& session, const ResultsPtr& before);

    /// Drops what was asked for.
    void cancel();

    bool isBusy() const { return m_wanted || m_next; }

Q_SIGNALS:
    void evaluated(const app::ResultsPtr& results);
    void late(); // the answer takes long enough to be missed

private:
    void start(const core::Session& session, const ResultsPtr& before);
    void finish();

    struct Request
    {
        core::Session session;
        ResultsPtr before;
    };

    QFutureWatcher<ResultsPtr> m_watcher;
    std::optional<Request> m_next; // asked for while another runs
    bool m_wanted = false;         // whether the running one's answer still counts
    QTimer m_patience;
};

} // namespace app
