#pragma once

#include "core/errors.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace core {

/// A key and a value as `--set` takes them.
using Setting = std::pair<std::string, std::string>;

/// `from` with the settings made, judged together: one that does not fit yet waits until a later one makes it
/// fit, but none overtakes one of the same key. `make(from, key, value)` is `from` with one of them made.
/// Throws EditError of the first that fits in no order, after all others that could be made.
template <typename Inputs, typename Make>
Inputs madeTogether(Inputs from, std::vector<Setting> settings, const Make& make)
{
    const auto makeFirstThatFits = [&] {
        for (auto setting = settings.begin(); setting != settings.end(); ++setting) {
            if (std::ranges::find(settings.begin(), setting, setting->first, &Setting::first) != setting)
                continue;
            try {
                from = make(from, setting->first, setting->second);
            } catch (const EditError&) {
                continue;
            }
            settings.erase(setting);
            return true;
        }
        return false;
    };
    while (makeFirstThatFits()) {
    }
    if (!settings.empty())
        static_cast<void>(make(from, settings.front().first, settings.front().second)); // says why not
    return from;
}

} // namespace core
