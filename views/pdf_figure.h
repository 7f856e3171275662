#pragma once

#include "views/figure.h"

namespace views {

/// A PDF of one page, as large as the figure to a hundredth of a millimetre, with its fonts embedded.
/// Throws FigureError when the page is too large.
QByteArray renderPdf(const Figure& figure);

/// Qt makes pages of whole points only and writes no keywords. This appends an incremental update (ISO
/// 32000-1, 7.5.6) in which the page is `points` wide and high, its top left corner where it was, and
/// `keywords` are in the document's information. Throws FigureError on a file not laid out as Qt's are.
QByteArray withPageAndKeywords(const QByteArray& pdf, QSizeF points, const QString& keywords);

} // namespace views
