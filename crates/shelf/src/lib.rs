//! The shelf of games: the one room that names them all and erases their types.
