//! What the store promises, on SQLite files in folders of their own.

#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]

mod contents;
mod faults;
mod faulty;
mod files;
mod keeping;
mod releases;
mod restoring;
mod rows;
