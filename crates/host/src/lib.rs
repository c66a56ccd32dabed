//! The authority over tables: seats, turns, versions, undo and bots at seats.
