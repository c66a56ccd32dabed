//! The rules, the components, the maps and the book of Near and Far, for 2 to 4 players.

mod building;
pub mod components;

pub use building::Building;
pub use components::Content;
