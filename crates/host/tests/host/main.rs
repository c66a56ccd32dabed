//! Tables without a server: what is lost, late, bounded, shared, pledged, told, forced and removed.

#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]

mod bounds;
mod brought;
mod brought_along;
mod clicks;
mod clock;
mod company;
mod fairness;
mod forced;
mod memory;
mod outcomes;
mod outcomes_now_or_never;
mod pledges;
mod presence;
mod removal;
mod setups;
mod stand_in;
