#pragma once

#include "views/view.h"

#include <QImage>
#include <QPainter>

#include <cmath>
#include <vector>

/// Frames and pictures for tests of single views.
namespace tests {

inline views::Frame frameOf(const core::TopicInputs& inputs, core::Selection selection = {})
{
    core::Session session;
    session.lesson = "lesson";
    session.inputs["lesson"] = inputs;
    return {std::make_shared<const core::Results>(core::evaluate(session)), selection, nullptr};
}

/// As many tokens and value columns as wished, with numbers between −1 and 1.
inline core::AttentionInputs manyTokens(core::Index tokens, core::Index width)
{
    core::AttentionInputs inputs;
    inputs.tokens.assign(static_cast<std::size_t>(tokens), "token");
    const auto wave = [](core::Index rows, core::Index columns) {
        return core::Matrix(core::Matrix::NullaryExpr(rows, columns, [](core::Index row, core::Index column) {
            return std::sin(1.7 * static_cast<double>(row) + 0.9 * static_cast<double>(column));
        }));
    };
    inputs.q = wave(tokens, 4);
    inputs.k = wave(tokens, 4);
    inputs.v = wave(tokens, width);
    inputs.query = tokens - 1;
    return inputs;
}

/// The view painted on the panel's colour.
inline QImage pictureOf(const views::View& view, const QSize& size)
{
    QImage picture(size, QImage::Format_RGB32);
    picture.fill(view.appearance().theme.panel);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    view.paintTo(painter, QRectF(QPointF(), size));
    return picture;
}

/// The selections a view asks for.
struct Selections
{
    std::vector<core::Selection> all;

    explicit Selections(views::View& view)
    {
        QObject::connect(&view, &views::View::selected, &view,
                         [this](const core::Selection& selection) { all.push_back(selection); });
    }
};

} // namespace tests
