#pragma once

#include "core/attention_edits.h"
#include "core/table_text.h"

#include <QString>

namespace app {

/// Whether the file is one of numbers, by its ending: csv, tsv, txt.
bool isTableFile(const QString& path);

/// The edit that brings the table in; its labels become the tokens.
core::LoadTable tableEdit(const core::TextTable& table, core::LoadedTable as);

/// Names the rows of weights that do not sum to 1, which are kept as they are; empty where all do.
QString remarkOn(const core::LoadTable& table);

} // namespace app
