#pragma once

#include <QByteArray>
#include <QString>
#include <stdexcept>

namespace views {

/// A file that cannot be written: "path: reason".
struct SaveError : std::runtime_error
{
    using std::runtime_error::runtime_error;
};

/// Writes exactly the file named, whole or not at all: when it fails, also for want of space, the file that
/// was there before is untouched. Devices and pipes are written directly.
void saveFile(const QString& path, const QByteArray& bytes);

} // namespace views
