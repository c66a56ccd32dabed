//! Faraway on the shelf.

use std::ops::RangeInclusive;

use game_faraway::{
    Content, Event, Faraway, MOST_PLAYERS, Region, Sanctuary, Setup, Start,
    cards::{Card, Colour, FILES, Wonders},
    scoring,
};
use table::{Fault, Fingerprint, Game, Seat, Shown, Viewer};

use crate::{
    AnyEvent, AnyView, Choice, Chosen, Colours, GameName, Given, Item, ItemFate, LessonTexts,
    ReportEvent, ReportSection, StartError, Volume,
};

impl Volume for Faraway {
    const ON_SHELF: GameName = GameName::Faraway;
    const TITLE: &'static str = "Faraway";
    const PLAYERS: RangeInclusive<usize> = 2..=MOST_PLAYERS;
    const CHOICES: &'static [Choice] =
        &[Choice::switch("advanced", "Start with five Regions each and keep three.")];
    const COLOURS: Colours =
        Colours { accent: ["#2f6f73", "#86d0c6"], mist: ["#2f6f73", "#6ba5a3", "#b3d0c8"] };
    const FILES: &'static [&'static str] = FILES;
    const LESSONS: Option<LessonTexts> = Some(LessonTexts {
        how_to_play: include_str!("../../../content/faraway/how-to-play.txt"),
        tutorial: Some(include_str!("../../../content/faraway/tutorial.txt")),
        rules: include_str!("../../../content/faraway/RULES.md"),
    });
    const RELEASES: &'static [&'static [u8]] =
        &[include_bytes!("../../../content/faraway/released/0.1.0.content.gz")];

    fn embedded() -> &'static Content {
        Content::embedded()
    }

    fn embedded_files() -> Vec<&'static str> {
        Content::embedded_files()
    }

    fn read(files: &[String]) -> Result<Content, Vec<Fault>> {
        let [regions, sanctuaries] = files else { unreachable!("both files were read") };
        Content::read(regions, sanctuaries)
    }

    fn known_by(content: Content, fingerprint: Fingerprint) -> Content {
        content.known_by(fingerprint)
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

    fn sources() -> Vec<&'static str> {
        vec!["Regions", "Sanctuaries"]
    }

    fn points(&self, content: &Content, seat: Seat, note: &mut dyn FnMut(usize, i32)) {
        let players = self.view(Viewer::Spectator).players;
        let player = &players.as_slice()[seat.index()];
        let pad = scoring::score_pad(content, player.row.as_slice(), player.sanctuaries.as_slice());
        pad.regions.iter().for_each(|line| note(0, line.fame.into()));
        pad.sanctuaries.iter().for_each(|line| note(1, line.fame.into()));
    }

    fn chapters(content: &Content) -> Vec<ReportSection> {
        let item = |name: String, card: &Card| {
            let colour = card.colour.map_or("no biome", Colour::word);
            let time = if card.night { "night" } else { "day" };
            Item { name, about: format!("{colour} · {time}") }
        };
        let regions = Region::all();
        let regions = regions.map(|one| item(format!("Region {one}"), content.region(one)));
        let sanctuaries = Sanctuary::all();
        let sanctuaries =
            sanctuaries.map(|one| item(format!("Sanctuary {one}"), content.sanctuary(one)));
        vec![
            ReportSection { title: "Regions", taken: "taken", items: regions.collect() },
            ReportSection { title: "Sanctuaries", taken: "placed", items: sanctuaries.collect() },
        ]
    }

    fn marks_at_start(&self, note: &mut dyn FnMut(ReportEvent)) {
        let display = self.view(Viewer::Spectator).display;
        display.iter().for_each(|&region| note(of_region(region, ItemFate::Offered)));
    }

    fn marks(&self, _: &Content, event: &Event, note: &mut dyn FnMut(ReportEvent)) {
        match *event {
            Event::Displayed { regions } => {
                regions.iter().for_each(|&region| note(of_region(region, ItemFate::Offered)));
            }
            Event::Took { seat, region } => note(of_region(region, ItemFate::Taken(seat))),
            Event::Dealt { sanctuary, .. } => note(of_sanctuary(sanctuary, ItemFate::Offered)),
            Event::Placed { seat, sanctuary } => {
                note(of_sanctuary(sanctuary, ItemFate::Taken(seat)));
            }
            Event::Decided { .. }
            | Event::HandsKept
            | Event::RoundBegan { .. }
            | Event::Laid { .. }
            | Event::Rethought { .. }
            | Event::Explored { .. }
            | Event::Found { .. }
            | Event::Returned { .. }
            | Event::Removed { .. }
            | Event::RegionScored { .. }
            | Event::SanctuaryScored { .. }
            | Event::Total { .. } => {}
        }
    }

    fn setup(chosen: &Chosen) -> Result<Setup, StartError> {
        let start = if chosen.is_on("advanced") { Start::Advanced } else { Start::Standard };
        Ok(Setup { players: chosen.players(), start })
    }

    fn chosen(setup: &Setup) -> Result<Chosen, StartError> {
        let advanced = Given::switch(None, "advanced", setup.start == Start::Advanced);
        Self::menu().choose(setup.players, &[advanced])
    }

    fn any(shown: Shown<Faraway>) -> AnyView {
        AnyView::Faraway(Box::new(shown))
    }

    fn any_event(event: &Event) -> AnyEvent {
        AnyEvent::Faraway(*event)
    }
}

fn of_region(region: Region, fate: ItemFate) -> ReportEvent {
    ReportEvent { chapter: 0, item: usize::from(region.duration()) - 1, fate }
}

fn of_sanctuary(sanctuary: Sanctuary, fate: ItemFate) -> ReportEvent {
    ReportEvent { chapter: 1, item: usize::from(sanctuary.id()) - 1, fate }
}
