//! The villages of the others: a line each at the table, and at large on a page of their own.

use ::table::Seat;
use game_above_and_below::{Stage, Village, Villagers, components::Kind};
use ratatui::{buffer::Buffer, layout::Rect};

use super::{
    Spread,
    sign::{card_signs, face_signs, tokens},
};
use crate::text::{cut, put, wrap};

/// One player in a line: coins, reputation, villagers, buildings, goods.
pub(super) fn strip(spread: &Spread<'_>, seat: Seat) -> String {
    let village = spread.village(seat);
    let outposts = village.buildings.iter().filter(|card| card.kind() == Kind::Outpost).count();
    let houses = village.buildings.len() - outposts + 1;
    let mut line = format!(
        "{:>2}c rep{:+} · {} · H{houses} O{outposts} C{}",
        village.coins,
        steps(spread, seat),
        people(village),
        village.empty_caves(),
    );
    let placed: u32 = village.track.iter().map(|slot| u32::from(slot.count)).sum();
    line += &format!(" · track {placed}");
    if let Some(token) = village.sale {
        line += &format!(" · sells {}", token.word());
    }
    // While everybody rests, everybody has passed.
    if village.passed && spread.open().stage != Stage::Resting {
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
fn points(spread: &Spread<'_>, seat: Seat) -> i8 {
    spread.content.board.reputation[usize::from(spread.village(seat).reputation)]
}

/// The steps on the reputation track from the torch on; below it they count against one.
pub(super) fn steps(spread: &Spread<'_>, seat: Seat) -> i16 {
    i16::from(spread.village(seat).reputation) - i16::from(spread.content.board.torch)
}

/// The place on the reputation track in words.
pub(super) fn reputation(spread: &Spread<'_>, seat: Seat) -> String {
    let place = match steps(spread, seat) {
        0 => "at the torch".to_owned(),
        1 => "1 step beyond the torch".to_owned(),
        -1 => "1 step short of the torch".to_owned(),
        more @ 2.. => format!("{more} steps beyond the torch"),
        less => format!("{} steps short of the torch", -less),
    };
    format!("reputation {place}, worth {}", points(spread, seat))
}

/// The villages of the others from the one with this index on, as far as they fit.
pub(super) fn draw_close(spread: &Spread<'_>, buf: &mut Buffer, area: Rect, first: usize) {
    let ink = spread.ink;
    let most = usize::from(area.width).saturating_sub(4);
    let mut y = 0;
    for seat in spread.strangers().into_iter().skip(first) {
        put(buf, area, 1, y, &cut(spread.name(seat), 20), ink.seat(seat));
        y += 1;
        for line in close(spread, seat) {
            for part in wrap(&ink.plain(&line), most) {
                put(buf, area, 3, y, &part, ink.text());
                y += 1;
            }
        }
        y += 1;
    }
}

/// One village, a paragraph each.
fn close(spread: &Spread<'_>, seat: Seat) -> Vec<String> {
    let village = spread.village(seat);
    let mut lines = vec![strip(spread, seat)];
    let people = |who: Villagers| {
        let faces = who.iter().map(|one| {
            format!("{} ({})", spread.villager(one), face_signs(spread.content.face(one)))
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
            let signs = card_signs(spread.ink, spread.content.card(card));
            format!("{} ({signs})", spread.building(card))
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
