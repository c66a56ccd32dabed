//! Near and Far in a terminal: what everybody has, and the open quest.

use game_near_and_far::{NearAndFar, Place, scoring};
use ratatui::text::Line;
use table::{Seat, Seen, words::counted};

use crate::{Ink, parts::Parts, reading::read_page};

/// The parts of a table.
pub(crate) fn parts<'a>(ink: Ink, seen: Seen<'a, NearAndFar>) -> Parts<'a> {
    let open = &seen.view.open;
    let travellers = (0..open.seats()).map(Seat::new).map(|seat| traveller(seen, seat));
    let reading = seen.content.reading(open);
    let pages = reading.iter().flat_map(|reading| &reading.pages);
    let story = pages.flat_map(|page| read_page(page, seen.names));
    let lines = travellers.chain(story).map(|line| Line::styled(line, ink.text()));
    Parts::of_lines(lines.collect())
}

fn traveller(seen: Seen<'_, NearAndFar>, seat: Seat) -> String {
    let open = &seen.view.open;
    let one = open.traveller(seat);
    let place = match one.place {
        Place::Aside => "not yet in town".to_owned(),
        Place::In(building) => format!("in the {}", building.name()),
        Place::Jail => "in Jail".to_owned(),
        Place::At(space) => format!("at {}", seen.content.map(open.map).space_name(space)),
    };
    format!(
        "{}, {place}: {}, {} food, {}, {}, {}, {} journey points",
        seen.name(seat),
        counted(one.hearts, "heart"),
        one.goods.food,
        counted(one.goods.coin, "coin"),
        counted(one.goods.gem, "gem"),
        counted(one.placed, "camp"),
        scoring::score(seen.content, open, seat).total()
    )
}
