//! Tables without a server: what is lost, late, bounded, pledged, told, forced and removed.

#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]

mod bounds;
mod clicks;
mod company;
mod forced;
mod memory;
mod outcomes;
mod outcomes_now_or_never;
mod pledges;
mod presence;
mod removal;
mod stand_in;
