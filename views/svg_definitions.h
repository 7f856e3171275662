#pragma once

#include <QBrush>
#include <QHash>
#include <QPainterPath>
#include <QString>
#include <QTransform>
#include <QXmlStreamWriter>

namespace views {

/// The parts of an SVG document that others point at: gradients, patterns and clips. Each is written once,
/// just before its first use, and only between elements.
class SvgDefinitions
{
public:
    explicit SvgDefinitions(QXmlStreamWriter& xml) : m_xml(xml) {}

    /// What a fill or stroke attribute says: "none", "#rrggbb" or "url(#id)". Transparency of a plain colour
    /// is not in it. `toUser` takes the brush's own coordinates to the user's; `toDevice` the user's to the
    /// page.
    QString paint(const QBrush& brush, const QTransform& toUser, const QTransform& toDevice, QSizeF device);

    /// "url(#id)" of the area inside the path.
    QString clip(const QPainterPath& path);

private:
    QString gradient(const QBrush& brush, const QTransform& toUser, const QTransform& toDevice,
                     QSizeF device);
    QString pattern(const QBrush& brush, const QTransform& toUser);
    void writeHatch(const QBrush& brush);
    void writeStops(const QGradient& gradient);
    void writeEnds(const QGradient& gradient);
    /// Whether the key is new; `id` is its number either way.
    bool isNew(const QString& key, QString& id);

    QXmlStreamWriter& m_xml;
    QHash<QString, QString> m_ids;
};

} // namespace views
