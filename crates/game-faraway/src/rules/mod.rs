//! The rules, one chapter of RULES.md a file.

pub(crate) mod exploring;
pub(crate) mod finding;
pub(crate) mod finishing;
pub(crate) mod hands;
pub(crate) mod order;
pub mod scoring;
