//! The toy game in a terminal: a map of four spaces, and the open passage.

use game_toy::{Space, Toy};
use ratatui::text::Line;
use table::Seen;

use crate::{Ink, parts::Parts, reading::read_page};

/// The parts of a table.
pub(crate) fn parts<'a>(ink: Ink, seen: Seen<'a, Toy>) -> Parts<'a> {
    let at = |space: Space| {
        let here = seen.view.playing().filter(|(_, one)| one.place == space);
        let seats: Vec<String> = here.map(|(seat, _)| seat.to_string()).collect();
        format!("[{}{}{}]", space.word(), if seats.is_empty() { "" } else { " " }, seats.join(" "))
    };
    let map = [
        format!("{} --- {}", at(Space::Inn), at(Space::Ford)),
        "  |         |".to_owned(),
        format!("{} --- {}", at(Space::Mill), at(Space::Tower)),
    ];
    let purses = seen.view.playing().map(|(seat, one)| {
        format!("{}: {} coins, {} points", seen.name(seat), one.coins, seen.view.score(seat))
    });
    let reading = game_toy::reading(seen.content, seen.view);
    let pages = reading.iter().flat_map(|reading| &reading.pages);
    let story = pages.flat_map(|page| read_page(page, seen.names));
    let lines = map.into_iter().chain(purses).chain(story);
    let lines = lines.map(|line| Line::styled(line, ink.text()));
    Parts::of_lines(lines.collect())
}
