//! The numbers that matter: the viewer’s beside the question, everybody’s in a line, and all of it on a
//! television.

use game_now_or_never::{Stage, components::Good, scoring};
use maud::{Markup, html};
use table::Seat;

use super::{
    NowOrNeverPage, board, bust, fight,
    icon::{count, tracked},
    rivals, shelves, town,
};
use crate::{
    learn::help::explains,
    seats::{emblem, state},
    words::now_or_never as words,
};

/// The numbers a decision needs; they stand beside the question.
pub(super) fn needed(page: &NowOrNeverPage<'_>, seat: Seat) -> Markup {
    html! { @for one in all(page, seat) { (explains(one.word, &shown(seat, &one))) } }
}

/// A number of a player: its symbol, the number, and what it is called.
struct Number {
    word: &'static str,
    value: i64,
    words: &'static str,
}

fn shown(seat: Seat, one: &Number) -> Markup {
    tracked(&format!("{}-{seat}", one.word), one.word, one.value, one.words)
}

/// The numbers of a player.
fn all(page: &NowOrNeverPage<'_>, seat: Seat) -> Vec<Number> {
    let open = page.open();
    let player = open.player(seat);
    let number = |word, value: i64, words| Number { word, value, words };
    let is_moving = open.active == seat && matches!(open.stage, Stage::Move | Stage::Meet);
    let mut numbers = vec![
        number("heart", player.hearts.into(), words::HEARTS),
        number("mana", player.mana.into(), words::MANA),
        number("coin", player.coins.into(), words::COINS),
        number("experience", player.experience.into(), words::EXPERIENCE),
        number("book", player.books.into(), words::BOOKS),
    ];
    let goods =
        Good::ALL.map(|good| number(good.word(), player.goods[good].into(), words::good(good)));
    numbers.extend(goods);
    if is_moving {
        numbers.push(number("movement", open.turn.movement.into(), words::STEPS));
    } else {
        let points = scoring::score(page.content, open, seat).total();
        numbers.push(number("points", points.into(), words::POINTS_NOW));
    }
    numbers
}

/// The numbers in one line.
pub(super) fn standing(page: &NowOrNeverPage<'_>, seat: Seat) -> Markup {
    let cards: u8 = page.player(seat).hand.iter().sum();
    html! {
        span.numbers.standing {
            @for one in all(page, seat) { (shown(seat, &one)) }
            (count("quest", cards, words::CARDS))
        }
    }
}

/// Everybody’s areas, for whoever looks on.
pub(super) fn everybody(page: &NowOrNeverPage<'_>) -> Markup {
    html! {
        @for seat in page.seats() {
            section.area.now[page.open().waiting.contains(seat)] id={ "area-" (seat) } aria-label=(words::board_of(page.name(seat))) {
                header.bar { h2 { (emblem(seat)) (page.name(seat)) (rivals::marks(page, seat)) " " (state(page.table, seat)) } (standing(page, seat)) }
                (rivals::area(page, seat))
            }
        }
    }
}

/// The table on a television: the board with large dice, the rows, and a small town for each player.
pub(super) fn big(page: &NowOrNeverPage<'_>) -> Markup {
    html! {
        div.tv {
            div.tv-main {
                section.cliff-board aria-label=(words::board_label(page.open().side)) { (board::board(page)) (fight::panel(page)) }
                section.shelves aria-label=(words::MARKET) { (shelves::rows(page)) }
            }
            div.tv-side {
                @for seat in page.seats() { (beside(page, seat)) }
            }
        }
    }
}

/// A player on a television.
fn beside(page: &NowOrNeverPage<'_>, seat: Seat) -> Markup {
    let player = page.player(seat);
    html! {
        section.tv-player.now[page.open().waiting.contains(seat)] aria-label=(words::board_of(page.name(seat))) {
            h2 { @if let Some(hero) = player.hero { (bust::hero(hero)) } (emblem(seat)) (page.name(seat)) (rivals::marks(page, seat)) " " (state(page.table, seat)) }
            (standing(page, seat))
            (town::small(player))
        }
    }
}
