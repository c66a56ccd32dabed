//! A server and real browsers for tests: whole games through the buttons people use.
//!
//! Needs `chromium` and `chromedriver` on the path (Debian's packages chromium
//! and chromium-driver), and axe-core of npm under `target/npm`; `cargo xtask test`
//! brings them where it can.

pub mod axe;
mod company;
pub mod evenings;
pub mod finger;
pub mod first_evening;
mod guest;
mod hall;
pub mod luck;
mod moment;
mod patience;
pub mod pictures;
mod rehearsal;
pub mod stillness;
pub mod table;

pub use company::Company;
pub use guest::{Guest, Look};
pub use hall::{Hall, IN_THE_HOUSE};
pub use moment::{History, Moment};
pub use patience::Progress;
pub use rehearsal::{Rehearsal, rehearse};
