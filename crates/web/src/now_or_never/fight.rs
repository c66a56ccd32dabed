//! The fight as a small drama: what each face of the die would do, what the enemy does back, the dice
//! that fall, and what came of the last round. Dice outside of combat are shown in the same place.

use game_now_or_never::{
    Combat, Foe, Roll, Stage,
    components::Fight,
    odds::{Face, forecast},
    rules::fighting::{Exchange, exchange},
    words as game_words,
};
use maud::{Markup, html};
use table::Seat;

use super::{
    NowOrNeverPage, THEME, board, bust,
    icon::{die, icon, picture, some, strike},
};
use crate::words::now_or_never as words;

/// A fight that is going on, or that is announced or could be.
struct Bout {
    foe: Foe,
    /// What the foe has at the beginning.
    whole: Fight,
    /// What it has now.
    now: Fight,
    combat: Option<Combat>,
}

impl Bout {
    fn of(page: &NowOrNeverPage<'_>) -> Option<Bout> {
        let (content, open) = (page.content, page.open());
        if let Some(combat) = open.combat {
            let whole = match combat.foe {
                Foe::Enemy(enemy) => content.enemy(enemy).fight(),
                Foe::Quest(quest) => content.quest(quest).combat?,
            };
            let now = Fight { health: combat.health, attack: combat.attack };
            return Some(Bout { foe: combat.foe, whole, now, combat: Some(combat) });
        }
        let is_met =
            open.stage == Stage::Meet || open.stage == Stage::Arrived && open.turn.announced;
        let enemy = open.enemy(content, open.mover().place).filter(|_| is_met)?;
        let whole = content.enemy(enemy).fight();
        Some(Bout { foe: Foe::Enemy(enemy), whole, now: whole, combat: None })
    }
}

/// What somebody who does not see the fight is told as it happens.
pub(super) fn news(page: &NowOrNeverPage<'_>) -> String {
    let open = page.open();
    if let Some(roll) = open.roll {
        return format!("{}: {}.", words::roll(roll.kind), words::die(roll.die));
    }
    let Some(bout) = Bout::of(page) else { return String::new() };
    let name = game_words::foe_name(page.content, bout.foe);
    let health = words::health(bout.now.health, bout.whole.health);
    match bout.combat.and_then(|combat| combat.die) {
        Some(number) => format!("{name}, {health}: {}.", words::die(number)),
        None => format!("{name}, {health}."),
    }
}

/// What lies over the board while dice decide.
pub(super) fn panel(page: &NowOrNeverPage<'_>) -> Markup {
    let open = page.open();
    html! {
        @if let Some(bout) = Bout::of(page) { (arena(page, &bout)) }
        @else if let Some(roll) = open.roll { (rolled(page, roll)) }
    }
}

/// Both sides, and between them the four faces.
fn arena(page: &NowOrNeverPage<'_>, bout: &Bout) -> Markup {
    let open = page.open();
    let title = if bout.combat.is_some() { words::FIGHT } else { words::FIGHT_AHEAD };
    let number = bout.combat.and_then(|combat| combat.die);
    let round = bout.combat.map_or(0, |combat| combat.round);
    html! {
        section.arena id="arena" aria-label=(title) {
            (hero_side(page, open.active))
            div.ring {
                p.bell-of-round {
                    @if bout.combat.is_some() { b { (words::round(round.max(1))) } } @else { b { (title) } }
                    " " (chance(page, bout))
                }
                (faces(page, bout, number))
                @match (number, exchange(page.content, open)) {
                    (Some(number), Some(both)) => { (blow(page, bout, number, both)) }
                    _ => { (lately(page)) }
                }
            }
            (foe_side(page, bout))
        }
    }
}

/// The hero with hearts and mana.
fn hero_side(page: &NowOrNeverPage<'_>, seat: Seat) -> Markup {
    let player = page.player(seat);
    let (hearts, mana) = (player.most_hearts(page.content), player.most_mana(page.content));
    html! {
        div.fighter {
            (bust::hero(player.hero()))
            b.name { (player.hero().name()) }
            (bar("heart", player.hearts, hearts, &words::hearts(player.hearts, hearts)))
            (bar("mana", player.mana, mana, &words::mana(player.mana, mana)))
        }
    }
}

/// The foe with health, attack, and what winning brings.
fn foe_side(page: &NowOrNeverPage<'_>, bout: &Bout) -> Markup {
    let name = game_words::foe_name(page.content, bout.foe);
    let health = words::health(bout.now.health, bout.whole.health);
    html! {
        div.fighter.beastly {
            @match bout.foe {
                Foe::Enemy(enemy) => { (picture("beast", enemy, "0 0 64 48")) }
                Foe::Quest(_) => { (picture("beast", "Q0", "0 0 64 48")) }
            }
            b.name { (name) }
            (bar("health", bout.now.health, bout.whole.health, &health))
            span.foe-numbers { (some(bout.now.attack, "attack")) span.sr { (game_words::foe_brings(page.content, bout.foe)) } }
            @if let Foe::Enemy(enemy) = bout.foe { (board::rewards(page.content.enemy(enemy))) }
        }
    }
}

/// A number of a most as a bar of so many parts.
pub(super) fn bar(word: &str, have: u8, most: u8, words: &str) -> Markup {
    html! {
        span.gauge role="img" aria-label=(words) title=(words) {
            (icon(word)) b { (have) "/" (most) }
            svg.measure.(word) viewBox={ "0 0 " (most) " 1" } preserveAspectRatio="none" aria-hidden="true" { rect width=(have) height="1" {} }
        }
    }
}

/// The chance of winning from here, for whoever fights as well as possible, while no die has fallen.
fn chance(page: &NowOrNeverPage<'_>, bout: &Bout) -> Markup {
    if bout.combat.is_some_and(|combat| combat.die.is_some()) {
        return html! {};
    }
    let odds = game_words::fight_odds(page.seen, page.open().mover(), bout.now);
    html! { span.quiet { (words::chance(game_words::percent(odds.win))) } }
}

/// The four red slots as cards: what each face does, and what the foe does back.
fn faces(page: &NowOrNeverPage<'_>, bout: &Bout, rolled: Option<u8>) -> Markup {
    let mover = page.open().mover();
    let all = forecast(page.content, mover, bout.now);
    html! {
        ol.faces aria-label=(words::FACES) {
            @for (number, face) in (1_u8..).zip(&all) {
                @let name = mover.red[usize::from(number) - 1].map(|token| game_words::token_name(page.content, token));
                li.face-card.rolled[rolled == Some(number)].slain[face.plain.damage >= bout.now.health] {
                    (die(number, &number.to_string()))
                    @if let Some(name) = name { b.name { (name) } }
                    (strike(&face.strike)) span.sr { (game_words::strike(&face.strike)) }
                    (exchanged(face))
                }
            }
        }
    }
}

/// What both sides do to each other, without and with the mana use.
fn exchanged(face: &Face) -> Markup {
    let Exchange { damage, loss } = face.plain;
    html! {
        span.both title=(words::exchange(damage, loss)) {
            span aria-hidden="true" { "−" (loss) (icon("heart")) }
            @if let Some(with) = face.boosted.filter(|with| with.loss != loss) { span aria-hidden="true" { "(−" (with.loss) ")" } }
            span.sr { (words::exchange(damage, loss)) }
        }
    }
}

/// The dice that fell, and what they come to if the hero strikes now.
fn blow(page: &NowOrNeverPage<'_>, bout: &Bout, number: u8, both: Exchange) -> Markup {
    let extra = bout.combat.and_then(|combat| combat.extra);
    html! {
        div.blow data-page=(thrown(page, number)) {
            span.thrown { (die(number, &words::die(number))) }
            @if let Some(extra) = extra { span.thrown { (die(extra, &words::die(extra))) } }
            p { (words::DEALS) " " (some(both.damage, "damage")) }
            p { (words::TAKES) " " (some(both.loss, "heart")) }
        }
    }
}

/// A name of the throw: where it changes, dice fall. A new throw is paid for, or comes in a new round.
fn thrown(page: &NowOrNeverPage<'_>, number: u8) -> String {
    let (open, mover) = (page.open(), page.open().mover());
    let round = open.combat.map_or(0, |combat| combat.round);
    format!("roll {round} {number} {} {}", mover.mana, mover.goods)
}

/// What happened in the last move, with its dice: between two rounds it is all there is to see.
fn lately(page: &NowOrNeverPage<'_>) -> Markup {
    let last = page.table.log.iter().rev().find_map(|line| line.of_move);
    let lines = page.table.log.iter().filter(|line| line.of_move == last && last.is_some());
    let lines: Vec<_> = lines.collect();
    html! {
        @if page.open().stage == Stage::Again {
            ul.lately aria-label=(words::LAST_ROUND) {
                @for line in lines { li { (THEME.line(&page.table.shelf, &line.line)) } }
            }
        }
    }
}

/// A die outside of combat that is being decided.
fn rolled(page: &NowOrNeverPage<'_>, roll: Roll) -> Markup {
    let player = page.player(page.open().active);
    let hearts = player.most_hearts(page.content);
    html! {
        section.arena.of-one id="arena" aria-label=(words::roll(roll.kind)) {
            div.fighter { (bust::hero(player.hero())) (bar("heart", player.hearts, hearts, &words::hearts(player.hearts, hearts))) }
            div.ring {
                p.bell-of-round { b { (words::roll(roll.kind)) } }
                div.blow data-page=(thrown(page, roll.die)) { span.thrown { (die(roll.die, &words::die(roll.die))) } }
            }
        }
    }
}
