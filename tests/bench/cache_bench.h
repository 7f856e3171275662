#pragma once

namespace bench {

/// One more token after 4,095, in each lane and in the whole room; and the naive run of 512 tokens.
void cacheSteps();

} // namespace bench
