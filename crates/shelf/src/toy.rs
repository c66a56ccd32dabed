//! The toy game on the shelf, in test builds alone.

use std::ops::RangeInclusive;

use game_toy::{Content, Event, FILES, Length, MOST_PLAYERS, Setup, Space, Toy, View};
use story::{Reading, Targets};
use table::{Fault, Fingerprint, Game, Seat, Shown, Viewer};

use crate::{
    AnyEvent, AnyView, Book, Choice, Chosen, GameName, Given, LessonTexts, ReadPage, StartError,
    Value, Volume, book::Written,
};

impl Volume for Toy {
    const ON_SHELF: GameName = GameName::Toy;
    const TITLE: &'static str = "The Crossing";
    const PLAYERS: RangeInclusive<usize> = 1..=MOST_PLAYERS;
    const CHOICES: &'static [Choice] = &[
        Choice::of(
            "length",
            "How long the game lasts.",
            &[Value::new("short", "Three rounds."), Value::new("long", "Five rounds.")],
        ),
        Choice::switch("flood", "All lose unless somebody is at the tower in the end."),
    ];
    const SEAT_CHOICES: &'static [Choice] = &[Choice::of(
        "start",
        "Where the traveller begins.",
        &[Value::new("inn", "At the inn."), Value::new("mill", "At the mill.")],
    )];
    const FILES: &'static [&'static str] = FILES;
    const LESSONS: Option<LessonTexts> = Some(LessonTexts {
        how_to_play: include_str!("../../game-toy/book/how-to-play.txt"),
        tutorial: Some(include_str!("../../game-toy/book/tutorial.txt")),
        rules: include_str!("../../game-toy/book/RULES.md"),
    });
    const RELEASES: &'static [&'static [u8]] = &[];

    fn embedded() -> &'static Content {
        Content::embedded()
    }

    fn embedded_files() -> Vec<&'static str> {
        Content::embedded_files()
    }

    fn read(files: &[String]) -> Result<Content, Vec<Fault>> {
        Content::read(files)
    }

    fn known_by(content: Content, fingerprint: Fingerprint) -> Content {
        content.known_by(fingerprint)
    }

    fn inventory(content: &Content) -> Vec<(&'static str, usize)> {
        vec![("spaces", Space::ALL.len()), ("passages", content.tales.book().passages.len())]
    }

    fn book(content: &Content) -> Option<Box<dyn Book + '_>> {
        Some(Box::new(Written { book: content.tales.book(), targets: Targets::default() }))
    }

    fn reading(content: &Content, view: &View) -> Option<Reading> {
        game_toy::reading(content, view)
    }

    fn page_told(&self, content: &Content, event: &Event) -> Option<ReadPage> {
        match event {
            Event::Succeeded { .. } | Event::Failed { .. } => {
                game_toy::reading(content, &self.view(Viewer::Spectator))?.pages.pop()
            }
            _ => None,
        }
    }

    fn setup(chosen: &Chosen) -> Result<Setup, StartError> {
        let mut setup = Setup::standard(chosen.players());
        if chosen.value("length") == "long" {
            setup.length = Length::Long;
        }
        setup.flood = chosen.is_on("flood");
        for (index, start) in setup.starts.iter_mut().enumerate().take(chosen.players()) {
            if chosen.seat_value(Seat::new(index), "start") == "mill" {
                *start = Space::Mill;
            }
        }
        Ok(setup)
    }

    fn chosen(setup: &Setup) -> Result<Chosen, StartError> {
        let length = if setup.length == Length::Long { "long" } else { "short" };
        let start = |index: usize| Given {
            seat: Some(Seat::new(index)),
            ..Given::new("start", setup.starts[index].word())
        };
        let of_table = [Given::new("length", length), Given::switch(None, "flood", setup.flood)];
        let given: Vec<Given> = of_table.into_iter().chain((0..setup.players).map(start)).collect();
        Self::menu().choose(setup.players, &given)
    }

    fn any(shown: Shown<Toy>) -> AnyView {
        AnyView::Toy(Box::new(shown))
    }

    fn any_event(event: &Event) -> AnyEvent {
        AnyEvent::Toy(*event)
    }
}
