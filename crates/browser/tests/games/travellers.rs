//! What people do at a table of Near and Far who want to see all of it, whatever the luck.
//!
//! Where they wish for nothing they follow the advice of a strong bot, so the game ends.

use std::collections::VecDeque;

use browser::Moment;
use serde_json::{Value, json};
use shelf::Shelf;

/// Who sits at the second place.
const BO: usize = 1;

/// What they do, by how its notation begins.
pub(crate) const DEEDS: &[&str] =
    &["pick", "visit", "trade", "duel", "recruit", "step", "attempt", "choose", "camp", "buy A"];
/// What the log tells of.
pub(crate) const FACTS: &[&str] = &[
    WON,
    LOST,
    DEFEATED,
    "Ada challenges |Bo challenges ",
    "Ada builds a camp |Bo builds a camp ",
];
const WON: &str = " succeeds";
const LOST: &str = " fails with ";
const DEFEATED: &str = "Ada defeats |Bo defeats ";
/// What the button of a step over a threat says.
const THREAT: &str = "meets the ";

/// Artifacts that ask for neither tokens nor reputation, with the food, coins and gems they cost.
const PLAIN: [(&str, [u64; 3]); 6] = [
    ("A18", [2, 2, 0]),
    ("A4", [3, 2, 0]),
    ("A7", [2, 0, 2]),
    ("A12", [3, 0, 2]),
    ("A35", [0, 2, 2]),
    ("A20", [2, 0, 3]),
];
/// The last round in which recruiting and buying are left to advice.
const PATIENCE: u64 = 5;

/// What somebody does; nothing where any sensible move will do.
pub(crate) fn wish(moment: &Moment<'_>) -> Option<String> {
    let chapters = [in_town, on_the_road, in_a_quest, to_the_road, with_cards, at_the_market];
    chapters.into_iter().find_map(|chapter| chapter(moment)).cloned()
}

/// In the first round everybody has coins to trade with, and whoever comes second to a building finds
/// somebody there.
fn in_town<'a>(moment: &Moment<'a>) -> Option<&'a String> {
    let lacks = |deed: &&&str| !moment.history.has_done(deed);
    let once = ["trade", "duel", "recruit", "buy A", "camp"];
    let due = once.iter().filter(lacks).find_map(|deed| moment.first(deed));
    if due.is_some() {
        return due;
    }
    if !moment.history.has_done("trade") {
        return moment.first("visit town-hall");
    }
    if !moment.history.has_done("duel") {
        let travellers = moment.view["travellers"].as_array().into_iter().flatten();
        let mut taken = travellers.filter_map(|traveller| traveller["place"]["in"].as_str());
        return taken.find_map(|building| moment.first(&format!("visit {building}")));
    }
    let is_late = is_late(moment) && !moment.history.has_done("recruit");
    moment.first("visit saloon").filter(|_| is_late)
}

/// Whether it is time to go out of one's way.
fn is_late(moment: &Moment<'_>) -> bool {
    moment.view["round"].as_u64().is_some_and(|round| round > PATIENCE)
}

/// Threats are looked for until one is defeated.
fn on_the_road<'a>(moment: &Moment<'a>) -> Option<&'a String> {
    if moment.history.has_told(DEFEATED) {
        return None;
    }
    if moment.view["roll"]["kind"]["threat"].is_object() {
        return moment.last("spend");
    }
    let fight = || moment.offered.iter().find(|action| moment.says(action).contains(THREAT));
    moment.first("fight").or_else(fight)
}

/// Quests are looked for until one is lost and one is won: what the party can do least, without any
/// hearts, loses one sooner or later; what it can do best, with all hearts it takes, wins one.
fn in_a_quest<'a>(moment: &Moment<'a>) -> Option<&'a String> {
    let me = &moment.view["travellers"][moment.seat];
    let can = |check: &str| {
        let symbol = if check == "combat" { "sword" } else { check };
        let shown = |place: &str| me[place][symbol].as_u64().unwrap_or_default();
        shown("party") + shown("shown")
    };
    let page = moment.reading.and_then(|reading| reading.pages.last());
    let mut choices: Vec<_> = page.into_iter().flat_map(|page| &page.choices).collect();
    choices.sort_by_key(|choice| match (choice.check, choice.numbers.first()) {
        (Some(check), Some(number)) => i64::from(number.number) - can(check) as i64,
        _ => i64::MIN,
    });
    let kind = &moment.view["roll"]["kind"];
    let is_quest = kind["skill"].is_object() || kind["combat"].is_object();
    let (choice, hearts) = if !moment.history.has_told(LOST) {
        (choices.last(), moment.first("spend 0"))
    } else if !moment.history.has_told(WON) {
        (choices.first(), moment.last("spend"))
    } else {
        return None;
    };
    let choice = choice.and_then(|choice| moment.first(&choice.act));
    moment
        .first("attempt")
        .or(choice)
        .or(hearts.filter(|_| is_quest))
        .or_else(|| to_a_quest(moment))
}

/// To the next quest, by paths without a threat.
fn to_a_quest<'a>(moment: &Moment<'a>) -> Option<&'a String> {
    let here = place(&moment.view["travellers"][moment.seat]["place"]["at"])?;
    let quests = moment.view["quests"].as_array().into_iter().flatten();
    let far = distances(moment.view["map"].as_u64()? as u8, quests.filter_map(place));
    if far[here] == Some(0) {
        return moment.first("stop");
    }
    let nearer = |action: &&String| {
        let to = action.strip_prefix("step ").and_then(|to| place(&to.into()));
        let is_nearer = to.is_some_and(|to| far[to].is_some() && far[to] < far[here]);
        is_nearer && !moment.says(action).contains(THREAT)
    };
    moment.offered.iter().find(nearer)
}

/// The number of a space, which is 0 for the town.
fn place(space: &Value) -> Option<usize> {
    match space.as_str()? {
        "town" => Some(0),
        number => number.parse().ok(),
    }
}

/// How many steps each space of a map is from the nearest of these, by paths without a threat.
fn distances(map: u8, goals: impl Iterator<Item = usize>) -> Vec<Option<usize>> {
    let shelf = Shelf::embedded();
    let paths = &shelf.near_and_far().map(map).paths;
    let mut far = vec![None; paths.len()];
    let mut next: VecDeque<usize> = goals.inspect(|goal| far[*goal] = Some(0)).collect();
    while let Some(at) = next.pop_front() {
        for path in paths[at].iter().filter(|path| json!(path.symbol) != "threat") {
            let to = path.to.index();
            if far[to].is_none() {
                far[to] = far[at].map(|steps: usize| steps + 1);
                next.push_back(to);
            }
        }
    }
    far
}

/// As long as there is something to look for on the road, Bo sets out early and with whom he has: threats
/// are small then, and a quest is soon lost.
fn to_the_road<'a>(moment: &Moment<'a>) -> Option<&'a String> {
    let history = moment.history;
    let has_seen_it = history.has_told(DEFEATED) && history.has_told(LOST);
    let me = &moment.view["travellers"][moment.seat];
    let is_spent = me["place"]["at"].is_string() && me["hearts"] == 0;
    moment.first("adventure").filter(|_| moment.seat == BO && !has_seen_it && !is_spent)
}

/// Plain artifacts are picked and kept.
fn with_cards<'a>(moment: &Moment<'a>) -> Option<&'a String> {
    if moment.history.has_done("buy A") {
        return None;
    }
    let plain = |verb: &str| PLAIN.map(|(card, _)| format!("{verb} {card}"));
    let wanted = [plain("pick"), plain("keep")].concat();
    let kept = moment.offered.iter().find(|action| wanted.contains(action));
    kept.or_else(|| moment.first("ready")).or_else(|| {
        let is_asked = moment.view["stage"]["is"] == "discard";
        moment.last("drop").filter(|action| is_asked && !plain("drop").contains(action))
    })
}

/// Where nobody has bought any card for a while, somebody saves for a plain artifact.
fn at_the_market<'a>(moment: &Moment<'a>) -> Option<&'a String> {
    if moment.history.has_done("buy A") || !is_late(moment) {
        return None;
    }
    let hand = moment.view["hand"].as_array()?;
    let mut wanted = PLAIN.iter().filter(|(card, _)| hand.iter().any(|known| known == card));
    let Some((_, cost)) = wanted.next() else {
        return moment.first("draw 4+0").or_else(|| moment.first("visit store"));
    };
    let gains = ["take 1", "coin", "trade gain gem"].iter().find_map(|gain| moment.first(gain));
    if gains.is_some() {
        return gains;
    }
    let goods = &moment.view["travellers"][moment.seat]["goods"];
    let sources = ["food", "coin", "gem"].iter().zip(["farm", "store", "town-hall"]);
    let mut lacking =
        sources.zip(cost).filter(|((good, _), cost)| goods[*good].as_u64() < Some(**cost));
    let visit = lacking.find_map(|((_, building), _)| moment.first(&format!("visit {building}")));
    visit.or_else(|| moment.first("visit store"))
}
