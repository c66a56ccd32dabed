//! Near and Far on the shelf.

mod marks;
mod settings;

use std::ops::RangeInclusive;

use game_near_and_far::{
    Content, Event, FEWEST_PLAYERS, MAPS, MOST_PLAYERS, NearAndFar, Setup, View,
    components::{
        ADVENTURERS, ARTIFACTS, FILES, THREATS, TREASURES, Thing, Turn, WORLDS, tales_of, targets,
    },
    scoring::{self, Part},
};
use story::{Amount, Effect};
use table::{Fault, Fingerprint, Game, Seat, Shown, Standings, Viewer};

use crate::{
    AnyEvent, AnyView, Book, Choice, Chosen, Colours, GameName, HiddenText, LessonTexts, ReadPage,
    Reading, ReportEvent, ReportSection, StartError, Volume,
    book::Written,
    hidden_text::{OpenPage, UNHEARD_OF, with_hidden_text_changed},
};

impl Volume for NearAndFar {
    const ON_SHELF: GameName = GameName::NearAndFar;
    const TITLE: &'static str = "Near and Far";
    const PLAYERS: RangeInclusive<usize> = FEWEST_PLAYERS..=MOST_PLAYERS;
    const CHOICES: &'static [Choice] = settings::TABLE;
    const SEAT_CHOICES: &'static [Choice] = settings::SEAT;
    const COLOURS: Colours =
        Colours { accent: ["#a8482f", "#e59a7c"], mist: ["#2f5d62", "#c9713f", "#ead2a0"] };
    const FILES: &'static [&'static str] = FILES;
    const LESSONS: Option<LessonTexts> = Some(LessonTexts {
        how_to_play: include_str!("../../../content/near-and-far/how-to-play.txt"),
        tutorial: Some(include_str!("../../../content/near-and-far/tutorial.txt")),
        rules: include_str!("../../../content/near-and-far/RULES.md"),
    });
    const RELEASES: &'static [&'static [u8]] =
        &[include_bytes!("../../../content/near-and-far/released/0.2.0.content.gz")];

    fn embedded() -> &'static Content {
        Content::embedded()
    }

    fn embedded_files() -> Vec<&'static str> {
        Content::embedded_files()
    }

    fn read(files: &[String]) -> Result<Content, Vec<Fault>> {
        Content::read(files)
    }

    fn reopen(files: &[String]) -> Result<Content, Vec<Fault>> {
        Content::read_unheld(files)
    }

    fn known_by(content: Content, fingerprint: Fingerprint) -> Content {
        content.known_by(fingerprint)
    }

    fn inventory(content: &Content) -> Vec<(&'static str, usize)> {
        let book = content.tales().book();
        let maps = || (1..=MAPS).map(|map| content.map(map));
        vec![
            ("adventurers", ADVENTURERS),
            ("artifacts", ARTIFACTS),
            ("treasures", TREASURES),
            ("world cards", WORLDS),
            ("threats", THREATS),
            ("maps", MAPS.into()),
            ("spaces", maps().map(|map| map.spaces.len()).sum()),
            ("passages", book.passages.len()),
            ("choices", book.passages.iter().map(|passage| passage.choices.len()).sum()),
        ]
    }

    fn book(content: &Content) -> Option<Box<dyn Book + '_>> {
        Some(Box::new(Written { book: content.tales().book(), targets: targets() }))
    }

    fn plan() -> Option<&'static str> {
        Some(include_str!("../../../content/near-and-far/storybook/plan.toml"))
    }

    fn reading(content: &Content, view: &View) -> Option<Reading> {
        content.reading(&view.open)
    }

    fn page_told(&self, content: &Content, event: &Event) -> Option<ReadPage> {
        match event {
            Event::Succeeded { .. } | Event::Failed { .. } => {
                content.page_told(&self.view(Viewer::Spectator).open, event)
            }
            _ => None,
        }
    }

    fn hidden_text(content: &Content, view: &View) -> HiddenText {
        HiddenText::of(content.tales(), &pages(view))
    }

    fn with_hidden_text_changed(content: &Content, view: &View) -> Option<Content> {
        let other = Effect::Gain(Amount { amount: UNHEARD_OF, thing: Thing::Coin });
        let book =
            with_hidden_text_changed(content.tales(), &pages(view), |place| match place.way {
                // A failure brings nothing (NF-345).
                Turn::Failure => Vec::new(),
                Turn::Plain | Turn::Number(_) | Turn::More => vec![other.clone()],
            });
        let tales = tales_of(book).expect("a book in other words can be played as it could");
        Some(content.with_tales(tales))
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

    fn any(shown: Shown<NearAndFar>) -> AnyView {
        AnyView::NearAndFar(Box::new(shown))
    }

    fn any_event(event: &Event) -> AnyEvent {
        AnyEvent::NearAndFar(*event)
    }
}

/// The page of the quest that is read, or was read last.
fn pages(view: &View) -> Vec<OpenPage> {
    view.open.page.iter().map(|page| (page.walk.passage, page.outcome())).collect()
}
