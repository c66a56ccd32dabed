//! The authority over tables: seats, turns, versions, undo and bots at seats.
//!
//! A table is what its entries say (`entry`); a live table is a cache of
//! playing them through (`table`). Everything that happens is checked,
//! stored, and only then shown: a [`Snapshot`] goes to whoever watches, and
//! reading one never waits for a bot or a disk. No HTTP here, and no rules.
//!
//! What a table is and may do (`table`, `play`, `entry`, `pauses`) knows no store and no runtime.
//! [`Host`] puts both around it for a server; [`LocalTable`] is the same table for one screen.

mod bots;
mod brought;
mod budget;
mod clock;
mod contents;
mod create;
mod doubt;
mod draw;
mod entrance;
mod entry;
mod error;
mod eyes;
mod forced;
mod gallery;
mod glance;
mod guided;
mod history;
mod host;
mod invitation;
mod joining;
mod links;
mod live;
mod local;
mod luckcheck;
mod names;
mod origin;
mod outcomes;
mod pauses;
mod plan;
mod play;
mod pledges;
mod presence;
mod questions;
mod queue;
mod reading;
mod replay_and_rematch;
mod seat_log;
mod seated;
mod seats;
mod secret;
mod sitters;
mod snapshot;
mod table;
mod talk;
mod tempo;
mod terms;
mod text;
mod thinking;
mod turn_limit;
mod turns;
mod undoing;

pub use clock::Clock;
pub use entrance::Entrance;
pub use error::HostError;
pub use eyes::Eyes;
pub use glance::Glance;
pub use guided::Guide;
pub use host::{Host, Options};
pub use joining::{JoinRequest, Joined};
pub use links::LINK_HOURS;
pub use live::Watching;
pub use local::{LocalSitter, LocalTable, Seed, Undone, fresh_seed};
pub use luckcheck::{Checked, LuckError, verify, verify_file};
pub use names::LONGEST_NAME;
pub use origin::{Caller, Origin};
pub use outcomes::Outcome;
pub use pauses::pause_before;
pub use plan::{Pace, Plan, PlannedSetup, Wanted};
pub use pledges::Begin;
pub use presence::{Attendance, GONE_AFTER, Looks};
pub use reading::Passages;
pub use replay_and_rematch::{LogPart, Moment};
pub use seat_log::{LogEntry, SeatLine};
pub use seated::Standing;
pub use seats::NewSitter;
pub use secret::{Secret, VisitorId};
pub use snapshot::{
    Board, BroughtAlong, ChatLine, DrawPhase, DrawState, Pledged, Rematch, SeatNow, Sitter,
    Snapshot, TakeBack,
};
pub use store::Stage;
pub use tempo::Tempo;
pub use text::LONGEST_LINE;
pub use turns::Consent;
