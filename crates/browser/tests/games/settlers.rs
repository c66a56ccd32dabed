//! What people do at a table of Now or Never who want to see all of it, whatever the luck.
//!
//! Ada wins a fight, searches, draws an order and plays a quest card; Bo retreats once and loses a fight.
//! Between these they follow the advice of a strong bot, and once all is seen they pass, so that the
//! seasons go by.

use std::ops::RangeInclusive;

use browser::Moment;
use game_now_or_never::components::{BOARD_COLUMNS, BoardSpace, Side};
use serde_json::Value;
use shelf::Shelf;

/// What they do, by how its notation begins.
pub(crate) const DEEDS: &[&str] = &[
    "choose",
    "keep",
    "hire P",
    "tile",
    "at ",
    "hero",
    "go ",
    "strike|again",
    "retreat",
    "search",
    "visit",
    "order O",
    "play Q",
    "villager",
    "house",
    "pass",
];
/// What the log tells of.
pub(crate) const FACTS: &[&str] = &[
    WON,
    LOST,
    "Ada retreats from |Bo retreats from ",
    "Ada finds |Bo finds ",
    "Ada keeps the order |Bo keeps the order ",
    "Ada houses |Bo houses ",
    "gives back all coins and goods before the last production",
];
const WON: &str = "Ada defeats |Bo defeats ";
const LOST: &str = "Ada loses the fight |Bo loses the fight ";

/// Who sits at the first place; Bo sits at the second.
const ADA: usize = 0;
/// Enemies nobody defeats with what they begin with, and those everybody does.
const STRONG: RangeInclusive<u8> = 7..=9;
const WEAK: RangeInclusive<u8> = 1..=2;
/// Hearts somebody has before they fight to win or search.
const HEALTHY: u64 = 5;

/// What somebody does; nothing where any sensible move will do.
pub(crate) fn wish(moment: &Moment<'_>) -> Option<String> {
    let history = moment.history;
    // What is all there was to see but for the end of the game.
    let (deeds, facts) = (&DEEDS[..DEEDS.len() - 1], &FACTS[..FACTS.len() - 1]);
    if history.is_complete(deeds, facts).is_ok() {
        return moment.first("pass").or_else(|| moment.first("done")).cloned();
    }
    let chapters = [once, in_a_fight, at_home, on_the_way];
    chapters.into_iter().find_map(|chapter| chapter(moment)).cloned()
}

/// What is done at the first chance.
fn once<'a>(moment: &Moment<'a>) -> Option<&'a String> {
    let wanted = ["hire P", "retreat", "search", "play Q", "order O", "house", "tile"];
    let lacks = |deed: &&&str| !moment.history.has_done(deed);
    wanted.iter().filter(lacks).find_map(|deed| moment.first(deed))
}

/// A fight goes on to its end.
fn in_a_fight<'a>(moment: &Moment<'a>) -> Option<&'a String> {
    moment.first("strike").or_else(|| moment.first("again"))
}

/// Where there is something to look for, the hero sets out.
fn at_home<'a>(moment: &Moment<'a>) -> Option<&'a String> {
    let me = &moment.view["players"][moment.seat];
    let hearts = me["hearts"].as_u64().unwrap_or_default();
    let goals = goals(moment);
    if goals.is_empty() || moment.view["stage"]["is"] != "turn" {
        return None;
    }
    let rests = || moment.offered.iter().find(|action| action.ends_with(" hearts"));
    match moment.seat == ADA && hearts < HEALTHY {
        true => rests(),
        false => moment.last("hero"),
    }
}

/// The next step to where there is something to look for, and what is done there.
fn on_the_way<'a>(moment: &Moment<'a>) -> Option<&'a String> {
    let goals = goals(moment);
    let here = place(&moment.view["players"][moment.seat]["place"])?;
    let far = |from: (i32, i32)| {
        let steps = |to: &(i32, i32)| (from.0 - to.0).abs() + (from.1 - to.1).abs();
        goals.iter().map(steps).min()
    };
    let (is_there, stage) = (goals.contains(&here), &moment.view["stage"]["is"]);
    match stage.as_str()? {
        "meet" if is_there => moment.first("fight"),
        "meet" => moment.first("slip"),
        "move" if is_there => moment.first("stop"),
        "move" => {
            let nearer = |action: &&String| {
                let to = action.strip_prefix("go ").and_then(|to| place(&to.into()));
                to.is_some_and(|to| far(to) < far(here))
            };
            moment.offered.iter().find(nearer)
        }
        "arrived" => moment.first("fight").or_else(|| moment.first("visit")),
        _ => None,
    }
}

/// Where there is something left to look for.
fn goals(moment: &Moment<'_>) -> Vec<(i32, i32)> {
    let (history, is_ada) = (moment.history, moment.seat == ADA);
    let wants = |seen: bool, ada: bool| !seen && is_ada == ada;
    if wants(history.has_done("retreat"), false) || wants(history.has_told(WON), true) {
        enemies(moment, WEAK)
    } else if wants(history.has_told(LOST), false) {
        enemies(moment, STRONG)
    } else if wants(history.has_done("search"), true) {
        moment.view["search"].as_array().into_iter().flatten().filter_map(place).collect()
    } else if wants(history.has_done("order O"), true) {
        locations(moment, &["L1".to_owned()])
    } else if wants(history.has_done("play Q"), true) {
        let shelf = Shelf::embedded();
        let hand = moment.view["hand"].as_array().into_iter().flatten();
        let cards = hand.filter_map(|card| card.as_str()?.parse().ok());
        let where_played = |card| shelf.now_or_never().quest(card).location.to_string();
        locations(moment, &cards.map(where_played).collect::<Vec<_>>())
    } else {
        Vec::new()
    }
}

/// Where enemies of these levels are left.
fn enemies(moment: &Moment<'_>, levels: RangeInclusive<u8>) -> Vec<(i32, i32)> {
    let left = |level: u8| moment.view["enemies"][usize::from(level) - 1].as_u64() > Some(0);
    spaces(|space| space.enemy_level.is_some_and(|level| levels.contains(&level) && left(level)))
}

/// Where one of these locations is, printed or on a random tile.
fn locations(moment: &Moment<'_>, wanted: &[String]) -> Vec<(i32, i32)> {
    spaces(|space| {
        let tile = || Some(moment.view["random"][usize::from(space.random_slot?)].as_str()?.into());
        let here = space.location.map(|location| location.to_string()).or_else(tile);
        here.is_some_and(|here: String| wanted.contains(&here))
    })
}

/// The spaces of the board above ground that are like this, by column and row.
fn spaces(is_like: impl Fn(&BoardSpace) -> bool) -> Vec<(i32, i32)> {
    let shelf = Shelf::embedded();
    let spaces = shelf.now_or_never().board(Side::Above).spaces.iter().enumerate();
    let found = spaces.filter(|(_, space)| is_like(space));
    found
        .map(|(index, _)| ((index % BOARD_COLUMNS) as i32, (index / BOARD_COLUMNS) as i32))
        .collect()
}

/// The column and the row of a space.
fn place(space: &Value) -> Option<(i32, i32)> {
    let mut letters = space.as_str()?.chars();
    let column = letters.next()? as i32 - 'a' as i32;
    Some((column, letters.as_str().parse::<i32>().ok()? - 1))
}
