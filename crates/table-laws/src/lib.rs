//! The laws every game is tested against, over random play.
