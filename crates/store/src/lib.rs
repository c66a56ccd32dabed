//! Tables, seats and moves, kept so that nothing is ever lost.
