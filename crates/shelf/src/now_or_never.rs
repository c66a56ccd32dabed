//! Now or Never on the shelf.

mod marks;
mod settings;

use std::ops::RangeInclusive;

use game_now_or_never::{
    Content, Event, FEWEST_PLAYERS, MOST_PLAYERS, NowOrNever, Setup,
    components::{
        ABILITIES, ENEMIES, FILES, FINDS, GEAR, LOCATIONS, ORDERS, QUESTS, SPACES, SPECIALISTS,
        TILES,
    },
    scoring::{self, Part},
};
use table::{Fault, Fingerprint, Game, Seat, Shown, Standings, Viewer};

use crate::{
    AnyEvent, AnyView, Choice, Chosen, Colours, GameName, LessonTexts, ReportEvent, ReportSection,
    StartError, Volume,
};

impl Volume for NowOrNever {
    const ON_SHELF: GameName = GameName::NowOrNever;
    const TITLE: &'static str = "Now or Never";
    const PLAYERS: RangeInclusive<usize> = FEWEST_PLAYERS..=MOST_PLAYERS;
    const CHOICES: &'static [Choice] = settings::TABLE;
    const SEAT_CHOICES: &'static [Choice] = settings::SEAT;
    const COLOURS: Colours =
        Colours { accent: ["#6b4a9c", "#bda3e6"], mist: ["#2f4a3a", "#6f9170", "#cbb8e0"] };
    const FILES: &'static [&'static str] = FILES;
    const LESSONS: Option<LessonTexts> = Some(LessonTexts {
        how_to_play: include_str!("../../../content/now-or-never/how-to-play.txt"),
        tutorial: Some(include_str!("../../../content/now-or-never/tutorial.txt")),
        rules: include_str!("../../../content/now-or-never/RULES.md"),
    });
    const RELEASES: &'static [&'static [u8]] =
        &[include_bytes!("../../../content/now-or-never/released/0.2.0.content.gz")];

    fn embedded() -> &'static Content {
        Content::embedded()
    }

    fn embedded_files() -> Vec<&'static str> {
        Content::embedded_files()
    }

    fn read(files: &[String]) -> Result<Content, Vec<Fault>> {
        Content::read(files)
    }

    fn warnings(content: &Content) -> Vec<Fault> {
        content.warnings()
    }

    fn known_by(content: Content, fingerprint: Fingerprint) -> Content {
        content.known_by(fingerprint)
    }

    fn inventory(content: &Content) -> Vec<(&'static str, usize)> {
        let villagers: u16 = content.villagers.total();
        vec![
            ("spaces", 2 * SPACES),
            ("locations", LOCATIONS),
            ("enemies", ENEMIES),
            ("specialists", SPECIALISTS),
            ("building tiles", TILES),
            ("villagers", villagers.into()),
            ("abilities", ABILITIES),
            ("kinds of gear", GEAR),
            ("quest cards", QUESTS),
            ("orders", ORDERS),
            ("kinds of search tokens", FINDS),
        ]
    }

    fn first(&self) -> Seat {
        self.view(Viewer::Spectator).open.first
    }

    fn sources() -> Vec<&'static str> {
        Part::ALL.map(Part::words).into()
    }

    fn points(&self, content: &Content, seat: Seat, note: &mut dyn FnMut(usize, i32)) {
        let score = scoring::score(content, &self.view(Viewer::Spectator).open, seat);
        for part in Part::ALL {
            note(part as usize, score.of(part).into());
        }
    }

    fn chapters(content: &Content) -> Vec<ReportSection> {
        marks::chapters(content)
    }

    fn marks_at_start(&self, note: &mut dyn FnMut(ReportEvent)) {
        marks::at_start(self, note);
    }

    fn marks(&self, content: &Content, event: &Event, note: &mut dyn FnMut(ReportEvent)) {
        marks::of_event(self, content, event, note);
    }

    fn setup(chosen: &Chosen) -> Result<Setup, StartError> {
        Ok(settings::setup(chosen))
    }

    fn chosen(setup: &Setup) -> Result<Chosen, StartError> {
        Self::menu().choose(setup.players, &settings::given(setup))
    }

    fn rematch(setup: &Setup, end: &Standings) -> Setup {
        settings::rematch(setup, end)
    }

    fn any(shown: Shown<NowOrNever>) -> AnyView {
        AnyView::NowOrNever(Box::new(shown))
    }

    fn any_event(event: &Event) -> AnyEvent {
        AnyEvent::NowOrNever(*event)
    }
}
