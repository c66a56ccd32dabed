//! Tables without a server: what is lost, late, bounded, pledged and removed.

#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]

mod bounds;
mod clicks;
mod pledges;
mod presence;
mod removal;
