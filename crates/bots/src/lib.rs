//! Opponents for every game: random, greedy and a search over imagined worlds.
