//! Faraway on the shelf.

use std::ops::RangeInclusive;

use game_faraway::{
    Content, Faraway, MOST_PLAYERS, Region, Sanctuary, Setup, Start, View, cards::Wonders,
};
use table::Fault;

use crate::{AnyView, Choice, GameName, StartError, Volume};

impl Volume for Faraway {
    const ON_SHELF: GameName = GameName::Faraway;
    const TITLE: &'static str = "Faraway";
    const PLAYERS: RangeInclusive<usize> = 2..=MOST_PLAYERS;
    const CHOICES: &'static [Choice] =
        &[Choice { word: "advanced", about: "Start with five Regions each and keep three." }];
    const FILES: &'static [&'static str] = &["regions.toml", "sanctuaries.toml"];

    fn embedded() -> &'static Content {
        Content::embedded()
    }

    fn read(files: &[String]) -> Result<Content, Vec<Fault>> {
        let [regions, sanctuaries] = files else { unreachable!("both files were read") };
        Content::read(regions, sanctuaries)
    }

    fn inventory(content: &Content) -> Vec<(&'static str, usize)> {
        let regions = Region::all().map(|region| content.region(region));
        let sanctuaries = Sanctuary::all().map(|sanctuary| content.sanctuary(sanctuary));
        let cards: Vec<_> = regions.chain(sanctuaries).collect();
        let asking = cards.iter().filter(|card| card.prerequisite != Wonders::default());
        vec![
            ("Regions", Region::all().count()),
            ("Sanctuaries", Sanctuary::all().count()),
            ("quests", cards.iter().filter(|card| card.quest.is_some()).count()),
            ("prerequisites", asking.count()),
        ]
    }

    fn setup(players: usize, choices: &[&str]) -> Result<Setup, StartError> {
        let mut setup = Setup::standard(players);
        for &choice in choices {
            match choice {
                "advanced" => setup.start = Start::Advanced,
                _ => return Err(StartError::unknown::<Self>(choice)),
            }
        }
        Ok(setup)
    }

    fn any(view: View) -> AnyView {
        AnyView::Faraway(Box::new(view))
    }
}
