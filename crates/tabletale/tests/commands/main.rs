//! The commands as somebody types them: what they print, complain about and leave behind.

#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]

mod book;
#[cfg(target_os = "linux")]
mod files;
mod linter;
mod said;
mod score;
mod serving;
mod simulate;
mod stories;
mod tables;
mod toy;
mod verify;
mod welcome;
