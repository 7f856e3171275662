#pragma once

#include "views/view.h"

#include <QTextDocument>

namespace views {

/// Writes the frame's step into the document: its title, its paragraphs with the numbers put in, a box with
/// what to try, and a question's choices, which are links "answer:0", "answer:1" …, or the chosen cell, a
/// link "answer:cell", with what is said to the answer there is. A lesson's prose knows blank lines,
/// **bold**, *slanted* and subscripts of one sign (d_k); what is filled in, such as a token, is never read as
/// markup. Leaves the document empty without a lesson.
void writeStep(QTextDocument& document, const Frame& frame, const Appearance& appearance);

/// Where the box with what to try lies; empty where the step has none.
QRectF tryItBox(const QTextDocument& document);

/// The ground under the box; the words go on top.
void paintTryItBox(QPainter& painter, const QTextDocument& document, const Appearance& appearance);

/// The box and all the words, from (0, 0) on.
void paintStep(QPainter& painter, const QTextDocument& document, const Appearance& appearance);

/// What the person answered to the step's question; nothing where there is none or no answer yet.
std::optional<core::Answer> answerTo(const Frame& frame);

/// The cell that is chosen in the frame, as an answer; nothing where none is.
std::optional<core::Answer> chosenCell(const Frame& frame);

/// The step that the frame shows; nullptr without a lesson.
const core::LessonStep* stepOf(const Frame& frame);

} // namespace views
