//! Sets of villagers, buildings and caves.

use table::set_of;

use super::{Building, Cave, Villager};

set_of! {
    /// Some villagers.
    Villagers of Villager in u128
}
set_of! {
    /// Some buildings.
    Buildings of Building in u64
}
set_of! {
    /// Some caves.
    Caves of Cave in u32
}
