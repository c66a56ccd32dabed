//! Above and Below on the shelf.

mod marks;

use std::ops::RangeInclusive;

use game_above_and_below::{
    AboveAndBelow, Content, Event, MOST_PLAYERS, Setup, View,
    components::{
        Cave, FILES, HOUSES, KEY_HOUSES, OUTPOSTS, STAR_HOUSES, Thing, VILLAGERS, tales_of, targets,
    },
    scoring::{self, Part},
};
use story::{Amount, Effect};
use table::{Fault, Fingerprint, Game, Seat, Shown, Viewer};

use crate::{
    AnyEvent, AnyView, Book, Choice, Chosen, Colours, GameName, Given, HiddenText, LessonTexts,
    ReadPage, Reading, ReportEvent, ReportSection, StartError, Volume,
    book::Written,
    hidden_text::{OpenPage, UNHEARD_OF, with_hidden_text_changed},
};

impl Volume for AboveAndBelow {
    const ON_SHELF: GameName = GameName::AboveAndBelow;
    const TITLE: &'static str = "Above and Below";
    const PLAYERS: RangeInclusive<usize> = 2..=MOST_PLAYERS;
    const CHOICES: &'static [Choice] =
        &[Choice::switch("crossover", "Adventurers from Near and Far can be trained too.")];
    const SEAT_CHOICES: &'static [Choice] =
        &[Choice::switch("first", "Takes the first turn.").unique().given_by_host()];
    const COLOURS: Colours =
        Colours { accent: ["#b9711b", "#e9b765"], mist: ["#3d4470", "#d99a3c", "#e9cf9a"] };
    const FILES: &'static [&'static str] = FILES;
    const LESSONS: Option<LessonTexts> = Some(LessonTexts {
        how_to_play: include_str!("../../../content/above-and-below/how-to-play.txt"),
        tutorial: Some(include_str!("../../../content/above-and-below/tutorial.txt")),
        rules: include_str!("../../../content/above-and-below/RULES.md"),
    });
    const RELEASES: &'static [&'static [u8]] = &[
        include_bytes!("../../../content/above-and-below/released/0.1.0.content.gz"),
        include_bytes!("../../../content/above-and-below/released/0.2.0.content.gz"),
    ];

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
        vec![
            ("villagers", VILLAGERS),
            ("houses", HOUSES),
            ("outposts", OUTPOSTS),
            ("key and star houses", KEY_HOUSES + STAR_HOUSES),
            ("caves", Cave::all().count()),
            ("passages", book.passages.len()),
            ("choices", book.passages.iter().map(|passage| passage.choices.len()).sum()),
        ]
    }

    fn book(content: &Content) -> Option<Box<dyn Book + '_>> {
        Some(Box::new(Written { book: content.tales().book(), targets: targets() }))
    }

    fn plan() -> Option<&'static str> {
        Some(include_str!("../../../content/above-and-below/storybook/plan.toml"))
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
        let book = with_hidden_text_changed(content.tales(), &pages(view), |_| vec![other.clone()]);
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
        Ok(Setup {
            players: chosen.players(),
            crossover: chosen.is_on("crossover"),
            first: chosen.seat_with("first"),
        })
    }

    fn chosen(setup: &Setup) -> Result<Chosen, StartError> {
        let crossover = Given::switch(None, "crossover", setup.crossover);
        let first = setup.first.map(|seat| Given::switch(Some(seat), "first", true));
        let given: Vec<Given> = std::iter::once(crossover).chain(first).collect();
        Self::menu().choose(setup.players, &given)
    }

    fn any(shown: Shown<AboveAndBelow>) -> AnyView {
        AnyView::AboveAndBelow(Box::new(shown))
    }

    fn any_event(event: &Event) -> AnyEvent {
        AnyEvent::AboveAndBelow(*event)
    }
}

/// The pages of the tale that is told, or was told last.
fn pages(view: &View) -> Vec<OpenPage> {
    view.open.tale.iter().map(|page| (page.passage, [page.outcome, None])).collect()
}
