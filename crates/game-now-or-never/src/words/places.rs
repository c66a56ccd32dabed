//! Spaces of the board and of towns in words: what lies there, and what going there costs.

use table::{
    Seat, Seen,
    words::{counted, listed},
};

use super::{
    cards::{enemy, location},
    effects::some,
    odds::fight_words,
};
use crate::{
    NowOrNever,
    components::{Site, Space, Thing},
    rules::moving,
};

/// What a space is called.
pub fn space_name(seen: Seen<'_, NowOrNever>, space: Space) -> String {
    seen.view.open.place(seen.content, space).spot.name(seen.content)
}

/// What a step of the active hero costs and meets, in words; empty where it does neither.
pub fn step_words(seen: Seen<'_, NowOrNever>, to: Space) -> String {
    let (content, open) = (seen.content, &seen.view.open);
    let mut parts = Vec::new();
    let due = moving::due(content, open, to);
    if due > 0 {
        let is_mountain = open.board(content).mountains.contains(to);
        let why = match (open.turn.movement == 0, is_mountain) {
            (true, true) => "mountain, and beyond your movement",
            (true, false) => "beyond your movement",
            (false, _) => "mountain",
        };
        parts.push(format!("costs {} ({why})", some(Thing::Heart, due)));
    }
    if due >= open.mover().hearts && due > 0 {
        parts.push("your turn ends there".to_owned());
    } else if let Some(met) = open.enemy(content, to) {
        let face = content.enemy(met);
        parts.push(format!("meets the {} (level {})", face.name, face.level));
    }
    parts.join("; ")
}

/// All that is to be seen on a space: `mountain, search token, Ada is here`.
pub fn space_words(seen: Seen<'_, NowOrNever>, space: Space) -> String {
    let (content, open) = (seen.content, &seen.view.open);
    let mut parts = Vec::new();
    if let Some(there) = open.location(content, space) {
        let free = content.visit(open.side, there).cost.is_free();
        let does = location(content, open.side, there);
        parts.push(if free { format!("visit: {does}") } else { format!("visit {does}") });
    }
    if open.board(content).mountains.contains(space) {
        parts.push("a mountain".to_owned());
    }
    if let Some(met) = open.enemy(content, space) {
        let face = content.enemy(met);
        let stack = open.enemies[usize::from(face.level) - 1];
        let stack = if stack > 1 { format!(", {stack} of them") } else { String::new() };
        parts.push(format!("the {}: {}{stack}", face.name, enemy(face)));
        if seen.seat() == Some(open.active) && open.mover().hearts > 0 {
            parts.push(fight_words(seen, open.mover(), face.fight()));
        }
    }
    if open.search.contains(space) {
        parts.push("a search token".to_owned());
    }
    let here: Vec<&str> = (0..open.seats())
        .map(Seat::new)
        .filter(|seat| !open.is_setting_up() && open.player(*seat).place == space)
        .map(|seat| seen.name(seat))
        .collect();
    if !here.is_empty() {
        let verb = if here.len() == 1 { "is" } else { "are" };
        parts.push(format!("{} {verb} here", listed(&here)));
    }
    if parts.is_empty() { "nothing is here".to_owned() } else { parts.join("; ") }
}

/// What can be done where the hero stops: `a visit, a search`.
pub fn stop_words(seen: Seen<'_, NowOrNever>, space: Space) -> String {
    let (content, open) = (seen.content, &seen.view.open);
    let mut parts = Vec::new();
    if let Some(there) = open.location(content, space) {
        let cards = seen.view.hand.iter().filter(|quest| content.quest(*quest).location == there);
        match cards.count() {
            0 => {}
            cards => parts.push(format!("{} for this place", counted(cards as i64, "quest card"))),
        }
        parts.push("a visit".to_owned());
    }
    if open.search.contains(space) {
        parts.push("a search".to_owned());
    }
    if parts.is_empty() { "nothing to do here".to_owned() } else { parts.join(", ") }
}

/// A space of a town: `row 4, place 2`. Rows are counted from the top.
pub fn site_name(site: Site) -> String {
    format!("row {}, place {}", site.row() + 1, site.column() + 1)
}
