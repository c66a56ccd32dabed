//! The board: forty spaces on the cliff, with what lies there, who stands there, and where the viewer’s
//! hero can go.

use game_now_or_never::{
    Stage,
    components::{Enemy, EnemyToken, Location, Space},
    rules::moving::{Arrival, Reach, Walk, reach},
    words as game_words,
};
use maud::{Markup, html};
use table::Seat;

use super::{
    NowOrNeverPage, bust,
    icon::{count, effects, icon, picture, price, some},
    label,
};
use crate::{buttons::hint_of, seats::emblem, words::now_or_never as words};

/// The most hearts of a walk that is shown: few go further at once, and all prices would hide the board.
const DEAREST: u8 = 3;

/// The spaces, row by row from the top: on a phone the rows become columns.
pub(super) fn board(page: &NowOrNeverPage<'_>) -> Markup {
    let reached = reached(page);
    html! {
        div.cliff.(page.open().side.word()) {
            ol.spaces { @for space in Space::all() { (spot(page, space, reached.as_deref())) } }
        }
    }
}

/// Where the viewer’s hero can go now, or could go in their next hero action.
fn reached(page: &NowOrNeverPage<'_>) -> Option<Box<Reach>> {
    let (open, seat) = (page.open(), page.seat()?);
    let walk = match open.stage {
        _ if !page.is_asked() => return None,
        Stage::Move | Stage::Meet => Walk::on(page.content, open),
        Stage::Turn => {
            let arrows = page.player(seat).free_arrows();
            let walks = arrows.map(|arrow| Walk::with_arrow(page.content, open, seat, arrow));
            walks.max_by_key(|walk| walk.movement)?
        }
        _ => return None,
    };
    Some(Box::new(reach(page.content, open, walk)))
}

/// What lies on a space.
struct Lies {
    location: Option<Location>,
    enemy: Option<Enemy>,
    letter: Option<char>,
    has_token: bool,
    mountain: bool,
}

impl Lies {
    fn on(page: &NowOrNeverPage<'_>, space: Space) -> Lies {
        let (content, open) = (page.content, page.open());
        let face = open.board(content).space(space);
        Lies {
            location: open.location(content, space),
            enemy: open.enemy(content, space),
            letter: face.letter_name(),
            has_token: open.search.contains(space),
            mountain: face.mountain,
        }
    }

    /// The help that tells of it.
    fn help(&self) -> Option<String> {
        let enemy = self.enemy.map(|enemy| format!("h-{enemy}"));
        self.location.map(|location| format!("h-{location}")).or(enemy)
    }
}

/// One space, as a button where clicking it does something or tells more.
fn spot(page: &NowOrNeverPage<'_>, space: Space, reach: Option<&Reach>) -> Markup {
    let lies = Lies::on(page, space);
    let act = page.act_at(space);
    let hearts = reach.and_then(|reach| cheapest(reach, space));
    let home = page.seat().is_some_and(|seat| page.player(seat).place == space);
    let inner = html! { (shown(page, space, &lies)) (heroes(page, space)) };
    let said = said(page, space, &lies, hearts);
    html! {
        li.space.(kind(&lies)).high[lies.mountain].can[act.is_some()].within[hearts == Some(0)].dear[hearts.is_some_and(|hearts| (1..=DEAREST).contains(&hearts))].here[home && !page.open().is_setting_up()]
            id={ "space-" (space) } {
            div.lift aria-hidden="true" { (inner) }
            @match (act, lies.help()) {
                (Some(action), help) => {
                    button.press form="act" name="act" value=(action) aria-label={ (label(page, action)) ". " (said) } {}
                    (hint_of(page.table, page.actions, action))
                    @if let Some(help) = help { button.about type="button" popovertarget=(help) aria-label={ "? " (said) } { "?" } }
                }
                (None, Some(help)) => { button.press type="button" popovertarget=(help) aria-label=(said) {} }
                (None, None) => { span.sr { (said) } }
            }
            @if let Some(hearts) = hearts.filter(|hearts| (1..=DEAREST).contains(hearts)) { span.toll aria-hidden="true" { (hearts) (icon("heart")) } }
        }
    }
}

/// The class of a space by the most important thing there.
fn kind(lies: &Lies) -> &'static str {
    match (lies.location, lies.enemy) {
        (Some(_), _) => "named",
        (None, Some(_)) => "lair",
        (None, None) => "wild",
    }
}

/// The fewest hearts with which the hero stops or fights there.
fn cheapest(reach: &Reach, space: Space) -> Option<u8> {
    let ways = [Arrival::Stop, Arrival::Fight];
    ways.into_iter().filter_map(|arrival| reach.hearts(space, arrival)).min()
}

/// What is drawn on a space.
fn shown(page: &NowOrNeverPage<'_>, space: Space, lies: &Lies) -> Markup {
    html! {
        @if lies.mountain { (picture("peaks", "peaks", "0 0 100 76")) }
        @if let Some(location) = lies.location { (named(page, location)) }
        @if let Some(enemy) = lies.enemy { (lair(page, space, enemy)) }
        @if lies.has_token {
            span.search-token aria-hidden="true" { (picture("disc", "token", "0 0 40 40")) b { @match lies.letter { Some(letter) => { (letter) } None => { (icon("search")) } } } }
        } @else if let Some(letter) = lies.letter { span.letter aria-hidden="true" { (letter) } }
        @if lies.mountain { span.climb aria-hidden="true" { (icon("mountain")) "−" (page.content.numbers.mountain_hearts) (icon("heart")) } }
    }
}

/// A location: its picture, its name, and what a visit costs and brings.
fn named(page: &NowOrNeverPage<'_>, location: Location) -> Markup {
    let visit = page.content.visit(page.open().side, location);
    let mine = page.view.hand.iter().filter(|_| page.seat().is_some());
    let cards = mine.filter(|quest| page.content.quest(*quest).location == location).count();
    html! {
        (picture("view", location, "0 0 64 48"))
        span.name aria-hidden="true" { (page.content.location(location).name) }
        span.deal aria-hidden="true" {
            @if !visit.cost.is_free() { (price(&visit.cost)) "›" }
            (effects(&visit.gains))
        }
        @if cards > 0 { span.mine-here { (count("quest", cards, &words::playable(cards))) } }
    }
}

/// An enemy: the creature, its level, health and attack, and how many lie in the stack.
fn lair(page: &NowOrNeverPage<'_>, space: Space, enemy: Enemy) -> Markup {
    let face = page.content.enemy(enemy);
    let left = left(page, space);
    html! {
        (picture("beast", enemy, "0 0 64 48"))
        span.level aria-hidden="true" { (face.level) }
        @if left > 1 { span.stack aria-hidden="true" { "×" (left) } }
        span.foe-numbers aria-hidden="true" { (some(face.health, "health")) (some(face.attack, "attack")) }
        span.brings-it aria-hidden="true" { (rewards(face)) }
    }
}

/// How many enemies lie on a space.
fn left(page: &NowOrNeverPage<'_>, space: Space) -> u8 {
    let open = page.open();
    let level = open.board(page.content).space(space).enemy_level;
    level.map_or(0, |level| open.enemies[usize::from(level) - 1])
}

/// What defeating an enemy brings, in symbols.
pub(super) fn rewards(face: &EnemyToken) -> Markup {
    html! {
        span.effects aria-hidden="true" {
            @if face.experience > 0 { (some(face.experience, "experience")) }
            @if face.coins > 0 { (some(face.coins, "coin")) }
            @for (good, number) in face.goods.each() { (some(number, good.word())) }
            @if face.villagers > 0 { (some(face.villagers, "villager")) }
        }
    }
}

/// The heroes who stand on a space, with the emblems of their players.
fn heroes(page: &NowOrNeverPage<'_>, space: Space) -> Markup {
    let there = |seat: &Seat| {
        let player = page.player(*seat);
        player.hero.is_some() && player.place == space
    };
    let there: Vec<Seat> = page.seats().filter(there).collect();
    html! {
        @if !there.is_empty() {
            span.heroes {
                @for seat in there {
                    @let hero = page.player(seat).hero();
                    span.hero-piece title=(words::hero_of(hero.name(), page.name(seat))) { (bust::hero(hero)) (emblem(seat)) }
                }
            }
        }
    }
}

/// All of it in words.
fn said(page: &NowOrNeverPage<'_>, space: Space, lies: &Lies, hearts: Option<u8>) -> String {
    let (content, open) = (page.content, page.open());
    let mut parts = vec![open.place(content, space).spot.name(content)];
    if let Some(location) = lies.location {
        parts.push(game_words::location(content, open.side, location));
    }
    if let Some(enemy) = lies.enemy {
        let face = content.enemy(enemy);
        let stats = game_words::enemy(face);
        parts.push(words::enemies(&face.name, &stats, left(page, space)));
        parts.push(game_words::enemy_brings(face));
    }
    if lies.has_token {
        parts.push(words::token(lies.letter));
    }
    if lies.mountain {
        parts.push(words::MOUNTAIN.to_owned());
    }
    for seat in page.seats().filter(|seat| page.player(*seat).place == space) {
        let player = page.player(seat);
        parts.extend(player.hero.map(|hero| words::hero_of(hero.name(), page.name(seat))));
    }
    parts.extend(hearts.map(words::reached));
    crate::words::shell::sentence(&parts.join("; "))
}
