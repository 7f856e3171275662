#pragma once

/// Marks words that the window shows, so that the translator's tools find them; core itself speaks English.
#define CORE_WORDS(text) text
