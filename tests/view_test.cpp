#include "tests/catch.h"
#include "tests/perplexity_frame.h"
#include "views/view.h"

#include <QTest>

#include <memory>

namespace {

/// Emits at every key, and notes whether the results it had read before are still there after the answer.
class Asking : public views::View
{
public:
    void paintTo(QPainter&, const QRectF&) const override {}
    QSizeF figureSize() const override { return {1, 1}; }

    bool kept = false;

protected:
    void keyPressEvent(QKeyEvent*) override
    {
        const std::weak_ptr<const core::Results> read = frame().results;
        Q_EMIT selected(frame().selection);
        kept = !read.expired() && read.lock() != frame().results;
    }
};

} // namespace

TEST_CASE("what a handler has read outlives the answer to what it emits", "[view]")
{
    Asking view;
    view.setFrame(tests::perplexityFrame(tests::catOnMat()));
    QObject::connect(&view, &views::View::selected, &view,
                     [&view] { view.setFrame(tests::perplexityFrame(tests::catOnMat())); });
    QTest::keyClick(&view, Qt::Key_Up);
    CHECK(view.kept);
}
