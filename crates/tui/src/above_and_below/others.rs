//! The villages of the others: a line each at the table, and at large on a page of their own.

use ::table::Seat;
use game_above_and_below::{Stage, Village, Villagers, components::Kind};
use ratatui::{buffer::Buffer, layout::Rect};

use super::{
    AboveAndBelowScreen,
    sign::{card_symbols, face_symbols, tokens},
};
use crate::text::{cut, put, wrap};

/// One player in a line: coins, reputation, villagers, buildings, goods.
pub(super) fn strip(screen: &AboveAndBelowScreen<'_>, seat: Seat) -> String {
    let village = screen.village(seat);
    let outposts = village.buildings.iter().filter(|card| card.kind() == Kind::Outpost).count();
    let houses = village.buildings.len() - outposts + 1;
    let mut line = format!(
        "{:>2}c rep{:+} · {} · H{houses} O{outposts} C{}",
        village.coins,
        steps(screen, seat),
        people(village),
        village.empty_caves(),
    );
    let placed: u32 = village.track.iter().map(|slot| u32::from(slot.count)).sum();
    line += &format!(" · track {placed}");
    if let Some(token) = village.sale {
        line += &format!(" · sells {}", token.word());
    }
    // While everybody rests, everybody has passed.
    if village.passed && screen.open().stage != Stage::Resting {
        line += " · passed";
    }
    if village.stores.total() > 0 {
        line += &format!(" · {}", tokens(&village.stores));
    }
    line
}

/// How many are ready, and how many are not if there are any.
fn people(village: &Village) -> String {
    let areas = [("tired", village.exhausted), ("hurt", village.injured)];
    let away = areas.into_iter().filter(|(_, who)| !who.is_empty());
    let away = away.map(|(word, who)| format!(" {} {word}", who.len()));
    format!("{} ready", village.ready.len()) + &away.collect::<String>()
}

/// The points beside the space on the reputation track.
fn points(screen: &AboveAndBelowScreen<'_>, seat: Seat) -> i8 {
    screen.content.board.reputation[usize::from(screen.village(seat).reputation)]
}

/// The steps on the reputation track from the torch on; below it they count against one.
pub(super) fn steps(screen: &AboveAndBelowScreen<'_>, seat: Seat) -> i16 {
    i16::from(screen.village(seat).reputation) - i16::from(screen.content.board.torch)
}

/// The place on the reputation track in words.
pub(super) fn reputation(screen: &AboveAndBelowScreen<'_>, seat: Seat) -> String {
    let place = match steps(screen, seat) {
        0 => "at the torch".to_owned(),
        1 => "1 step beyond the torch".to_owned(),
        -1 => "1 step short of the torch".to_owned(),
        more @ 2.. => format!("{more} steps beyond the torch"),
        less => format!("{} steps short of the torch", -less),
    };
    format!("reputation {place}, worth {}", points(screen, seat))
}

/// The villages of the others from the one with this index on, as far as they fit.
pub(super) fn draw_close(
    screen: &AboveAndBelowScreen<'_>,
    buf: &mut Buffer,
    area: Rect,
    first: usize,
) {
    let ink = screen.ink;
    let most = usize::from(area.width).saturating_sub(4);
    let mut y = 0;
    for seat in screen.strangers().into_iter().skip(first) {
        put(buf, area, 1, y, &cut(screen.name(seat), 20), ink.seat(seat));
        y += 1;
        for line in close(screen, seat) {
            for part in wrap(&ink.plain(&line), most) {
                put(buf, area, 3, y, &part, ink.text());
                y += 1;
            }
        }
        y += 1;
    }
}

/// One village, a paragraph each.
fn close(screen: &AboveAndBelowScreen<'_>, seat: Seat) -> Vec<String> {
    let village = screen.village(seat);
    let mut lines = vec![strip(screen, seat)];
    let people = |who: Villagers| {
        let faces = who.iter().map(|one| {
            format!("{} ({})", screen.villager(one), face_symbols(screen.content.face(one)))
        });
        faces.collect::<Vec<_>>().join(", ")
    };
    for (word, who) in
        [("ready", village.ready), ("tired", village.exhausted), ("hurt", village.injured)]
    {
        if !who.is_empty() {
            lines.push(format!("{word}: {}", people(who)));
        }
    }
    let cards: Vec<String> = village
        .buildings
        .iter()
        .map(|&card| {
            let symbols = card_symbols(screen.ink, screen.content.card(card));
            format!("{} ({symbols})", screen.building(card))
        })
        .collect();
    if !cards.is_empty() {
        lines.push(format!("built: {}", cards.join(", ")));
    }
    let track: Vec<String> = village.track.iter().map(super::sign::slot).collect();
    if !track.is_empty() {
        lines.push(format!("track: {}", track.join(", ")));
    }
    lines
}
