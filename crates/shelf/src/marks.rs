//! What a report on many games counts: everything players may take, and what becomes of it.

use table::Seat;

/// One kind of thing that players may take, such as the houses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportSection {
    /// What they are called together.
    pub title: &'static str,
    /// What it is called to take one, such as “built”.
    pub taken: &'static str,
    /// Each of them, in the order of the content.
    pub items: Vec<Item>,
}

/// One thing that players may take.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// What it is called.
    pub name: String,
    /// What it costs or asks for, in a few words.
    pub about: String,
}

/// Something became of one of these things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReportEvent {
    /// The place of its chapter among those of the game.
    pub chapter: usize,
    /// Its own place in the chapter.
    pub item: usize,
    /// What became of it.
    pub fate: ItemFate,
}

/// What becomes of a thing that players may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ItemFate {
    /// It can be taken from now on.
    Offered,
    /// This player takes it.
    Taken(Seat),
    /// What this player took works.
    Succeeded(Seat),
    /// What this player took does not work.
    Failed(Seat),
}
