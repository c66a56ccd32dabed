//! What happens in a game, as facts with their sentences.

use std::fmt::{self, Write};

use table::{Audience, EventLine, Happening, Names, Pile, Seat, words::ordinal};

use crate::{CardId, Content, Region, Sanctuary, rules::scoring::Why, words};

/// One fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A player has decided which Regions to keep (FA-044).
    Decided {
        /// Who.
        seat: Seat,
    },
    /// All have decided, and what they removed is shuffled back (FA-045).
    HandsKept,
    /// The display is laid out (FA-034, FA-101).
    Displayed {
        /// Left to right.
        regions: Pile<Region, 7>,
    },
    /// A round begins (FA-103).
    RoundBegan {
        /// 1 to 8.
        round: u8,
    },
    /// A player has laid a Region face down (FA-055).
    Laid {
        /// Who.
        seat: Seat,
    },
    /// A player has thought better of a secret choice (FA-062).
    Rethought {
        /// Who.
        seat: Seat,
    },
    /// A Region is turned up (FA-058).
    Explored {
        /// Whose.
        seat: Seat,
        /// Which.
        region: Region,
    },
    /// A player has found a Sanctuary (FA-064, FA-068).
    Found {
        /// Who.
        seat: Seat,
        /// How many cards they are dealt.
        dealt: u8,
    },
    /// A player looks at a Sanctuary that was dealt to them (FA-076).
    Dealt {
        /// Who.
        seat: Seat,
        /// Which.
        sanctuary: Sanctuary,
    },
    /// A player takes a Region from the display (FA-084).
    Took {
        /// Who.
        seat: Seat,
        /// Which.
        region: Region,
    },
    /// A player places a Sanctuary (FA-090).
    Placed {
        /// Who.
        seat: Seat,
        /// Which.
        sanctuary: Sanctuary,
    },
    /// The other Sanctuaries go under the deck (FA-095).
    Returned {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// The last Region of the display leaves the game (FA-099).
    Removed {
        /// Which.
        region: Region,
    },
    /// A Region is turned up again and scored (FA-111).
    RegionScored {
        /// Whose.
        seat: Seat,
        /// Which.
        region: Region,
        /// What it pays.
        fame: u16,
        /// And why.
        why: Why,
    },
    /// A Sanctuary is scored (FA-120).
    SanctuaryScored {
        /// Whose.
        seat: Seat,
        /// Which.
        sanctuary: Sanctuary,
        /// What it pays.
        fame: u16,
        /// And why.
        why: Why,
    },
    /// A player's fame is summed up (FA-122).
    Total {
        /// Whose.
        seat: Seat,
        /// How much.
        fame: u16,
        /// Which place it makes (FA-145).
        place: u8,
    },
}

impl Happening for Event {
    type Content = Content;

    fn audience(&self) -> Audience {
        match *self {
            Event::Dealt { seat, .. } | Event::Rethought { seat } => Audience::Only(seat),
            Event::Decided { .. }
            | Event::HandsKept
            | Event::Displayed { .. }
            | Event::RoundBegan { .. }
            | Event::Laid { .. }
            | Event::Explored { .. }
            | Event::Found { .. }
            | Event::Took { .. }
            | Event::Placed { .. }
            | Event::Returned { .. }
            | Event::Removed { .. }
            | Event::RegionScored { .. }
            | Event::SanctuaryScored { .. }
            | Event::Total { .. } => Audience::Everyone,
        }
    }

    fn reveals(&self) -> bool {
        match self {
            Event::Displayed { .. }
            | Event::Explored { .. }
            | Event::Dealt { .. }
            | Event::Placed { .. } => true,
            Event::Decided { .. }
            | Event::HandsKept
            | Event::RoundBegan { .. }
            | Event::Laid { .. }
            | Event::Rethought { .. }
            | Event::Found { .. }
            | Event::Took { .. }
            | Event::Returned { .. }
            | Event::Removed { .. }
            | Event::RegionScored { .. }
            | Event::SanctuaryScored { .. }
            | Event::Total { .. } => false,
        }
    }

    fn tell(&self, _: &Content, names: &Names, f: &mut EventLine) -> fmt::Result {
        let name = |seat| names.get(seat);
        f.about(self.seat());
        f.is_passing = matches!(self, Event::Laid { .. } | Event::Rethought { .. });
        match *self {
            Event::Decided { seat } => {
                write!(f, "{} has decided which Regions to keep", name(seat))
            }
            Event::HandsKept => f.write_str("the other Regions are shuffled back into the deck"),
            Event::Displayed { regions } => {
                f.write_str("the display shows")?;
                for (index, &region) in regions.iter().enumerate() {
                    let before = match index {
                        0 => " ",
                        _ if index + 1 == regions.len() => " and ",
                        _ => ", ",
                    };
                    f.write_str(before)?;
                    mention(f, region)?;
                }
                Ok(())
            }
            Event::RoundBegan { round } => {
                f.heading = Some(words::round(round));
                write!(f, "round {round} begins")
            }
            Event::Laid { seat } => write!(f, "{} lays a Region face down", name(seat)),
            Event::Rethought { seat } => write!(f, "{} chooses again", name(seat)),
            Event::Explored { seat, region } => {
                write!(f, "{} explores ", name(seat))?;
                mention(f, region)
            }
            Event::Found { seat, dealt: 1 } => {
                write!(f, "{} finds a Sanctuary and is dealt 1 card", name(seat))
            }
            Event::Found { seat, dealt } => {
                write!(f, "{} finds a Sanctuary and is dealt {dealt} cards", name(seat))
            }
            Event::Dealt { seat, sanctuary } => {
                write!(f, "{} looks at ", name(seat))?;
                mention(f, sanctuary)
            }
            Event::Took { seat, region } => {
                write!(f, "{} takes ", name(seat))?;
                mention(f, region)
            }
            Event::Placed { seat, sanctuary } => {
                write!(f, "{} places ", name(seat))?;
                mention(f, sanctuary)
            }
            Event::Returned { seat, count: 1 } => {
                write!(f, "{} puts 1 Sanctuary under the deck", name(seat))
            }
            Event::Returned { seat, count } => {
                write!(f, "{} puts {count} Sanctuaries under the deck", name(seat))
            }
            Event::Removed { region } => {
                mention(f, region)?;
                f.write_str(" leaves the game")
            }
            Event::RegionScored { seat, region, fame, why } => {
                write!(f, "{} turns up ", name(seat))?;
                mention(f, region)?;
                write!(f, ": {fame} fame, {why}")
            }
            Event::SanctuaryScored { seat, sanctuary, fame, why } => {
                write!(f, "{} counts ", name(seat))?;
                mention(f, sanctuary)?;
                write!(f, ": {fame} fame, {why}")
            }
            Event::Total { seat, fame, place } => {
                write!(f, "{} is {} with {fame} fame", name(seat), ordinal(place))
            }
        }
    }
}

impl Event {
    /// Whom it is about.
    fn seat(&self) -> Option<Seat> {
        match *self {
            Event::HandsKept
            | Event::Displayed { .. }
            | Event::RoundBegan { .. }
            | Event::Removed { .. } => None,
            Event::Decided { seat }
            | Event::Laid { seat }
            | Event::Rethought { seat }
            | Event::Explored { seat, .. }
            | Event::Found { seat, .. }
            | Event::Dealt { seat, .. }
            | Event::Took { seat, .. }
            | Event::Placed { seat, .. }
            | Event::Returned { seat, .. }
            | Event::RegionScored { seat, .. }
            | Event::SanctuaryScored { seat, .. }
            | Event::Total { seat, .. } => Some(seat),
        }
    }
}

/// Writes the number of a card, and notes that the line is about it.
fn mention(line: &mut EventLine, card: impl Into<CardId>) -> fmt::Result {
    let card = card.into();
    line.thing(card.thing(), card)
}
