//! Scoring a second time, as plainly as it can be written: cards are laid out and counted one by
//! one, with nothing of what the crate keeps ready for it.

use game_faraway::{
    Content, Region, Sanctuary,
    cards::{Card, Colour, Counted, Quest},
};

/// What each Region pays, in the order of play, and then what each Sanctuary pays.
pub(crate) fn fame(
    content: &Content,
    row: &[Region],
    sanctuaries: &[Sanctuary],
) -> (Vec<u32>, Vec<u32>) {
    let regions: Vec<&Card> = row.iter().map(|&region| content.region(region)).collect();
    let found: Vec<&Card> = sanctuaries.iter().map(|&card| content.sanctuary(card)).collect();
    let everything = Sight { regions: &regions, sanctuaries: &found };

    let of_regions = (0..regions.len()).map(|at| {
        let sight = Sight { regions: &regions[at..], sanctuaries: &found };
        sight.pays(regions[at])
    });
    let of_regions = of_regions.collect();
    (of_regions, found.iter().map(|card| everything.pays(card)).collect())
}

/// All of it together.
pub(crate) fn total(content: &Content, row: &[Region], sanctuaries: &[Sanctuary]) -> u32 {
    let (of_regions, of_sanctuaries) = fame(content, row, sanctuaries);
    of_regions.iter().sum::<u32>() + of_sanctuaries.iter().sum::<u32>()
}

/// The cards that count for the one being scored.
struct Sight<'a> {
    regions: &'a [&'a Card],
    sanctuaries: &'a [&'a Card],
}

impl Sight<'_> {
    fn pays(&self, card: &Card) -> u32 {
        let asked = card.prerequisite;
        let is_met = self.sum(|card| card.wonders.stone) >= asked.stone.into()
            && self.sum(|card| card.wonders.chimera) >= asked.chimera.into()
            && self.sum(|card| card.wonders.thistle) >= asked.thistle.into();
        match card.quest {
            Some(quest) if is_met => self.count(quest),
            Some(_) | None => 0,
        }
    }

    fn count(&self, quest: Quest) -> u32 {
        match quest {
            Quest::Flat { fame } => fame.into(),
            Quest::Per { what, fame } => self.symbols(what) * u32::from(fame),
            Quest::PerColour { first, second, fame } => {
                let both = self.coloured(first) + second.map_or(0, |second| self.coloured(second));
                both * u32::from(fame)
            }
            Quest::ColourSet { fame } => {
                let sets = Colour::ALL.map(|colour| self.coloured(colour)).into_iter().min();
                sets.unwrap_or(0) * u32::from(fame)
            }
        }
    }

    fn symbols(&self, what: Counted) -> u32 {
        match what {
            Counted::Night => self.sum(|card| card.night.into()),
            Counted::Day => self.regions.iter().map(|card| u32::from(!card.night)).sum(),
            Counted::Clue => self.sum(|card| card.clues),
            Counted::Stone => self.sum(|card| card.wonders.stone),
            Counted::Chimera => self.sum(|card| card.wonders.chimera),
            Counted::Thistle => self.sum(|card| card.wonders.thistle),
        }
    }

    fn coloured(&self, colour: Colour) -> u32 {
        self.sum(|card| u8::from(card.colour == Some(colour)))
    }

    fn sum(&self, of: impl Fn(&Card) -> u8) -> u32 {
        self.regions.iter().chain(self.sanctuaries).map(|card| u32::from(of(card))).sum()
    }
}
