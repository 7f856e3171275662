#pragma once

#include <QString>

#include <string>

namespace app {

inline constexpr char kSessionEnding[] = ".attnlab";

/// A file's bytes. Throws core::LoadError where there is no such file, or none that can be read, where it is
/// empty or larger than any of the program's files.
std::string textOf(const QString& path);

/// Whether the file is a session's: by its ending, or by what it says.
bool isSessionFile(const QString& path);

} // namespace app
