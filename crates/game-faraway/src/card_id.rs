//! Either kind of card, for whoever draws or explains one.

use std::{fmt, str::FromStr};

use table::{NotationError, Picture, Thing};

use crate::{Content, Region, Sanctuary, cards::Card};

/// A card of either kind, written `23` or `S7`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CardId {
    /// A Region.
    Region(Region),
    /// A Sanctuary.
    Sanctuary(Sanctuary),
}

impl CardId {
    /// Every card: the Regions, then the Sanctuaries.
    pub fn all() -> impl Iterator<Item = CardId> {
        Region::all().map(CardId::Region).chain(Sanctuary::all().map(CardId::Sanctuary))
    }

    /// What is printed on it.
    pub fn card(self, content: &Content) -> &Card {
        match self {
            CardId::Region(region) => content.region(region),
            CardId::Sanctuary(sanctuary) => content.sanctuary(sanctuary),
        }
    }

    /// The game's word for cards of its kind.
    pub fn kind(self) -> &'static str {
        match self {
            CardId::Region(_) => "region",
            CardId::Sanctuary(_) => "sanctuary",
        }
    }

    /// The card as a thing of a log line.
    pub fn thing(self) -> Thing {
        Thing::new(self.kind(), self)
    }

    /// The card a picture shows.
    pub fn pictured(picture: &Picture) -> Option<CardId> {
        picture.id.parse().ok().filter(|_| picture.kind == "card")
    }

    /// The card a log line is about.
    pub fn of(thing: &Thing) -> Option<CardId> {
        thing.id.parse().ok().filter(|card: &CardId| card.kind() == thing.kind)
    }
}

impl From<Region> for CardId {
    fn from(region: Region) -> CardId {
        CardId::Region(region)
    }
}

impl From<Sanctuary> for CardId {
    fn from(sanctuary: Sanctuary) -> CardId {
        CardId::Sanctuary(sanctuary)
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CardId::Region(region) => region.fmt(f),
            CardId::Sanctuary(sanctuary) => sanctuary.fmt(f),
        }
    }
}

impl FromStr for CardId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<CardId, NotationError> {
        match text.starts_with(['S', 's']) {
            true => text.parse().map(CardId::Sanctuary),
            false => text.parse().map(CardId::Region),
        }
    }
}
