//! The rules and the cards of Faraway.
