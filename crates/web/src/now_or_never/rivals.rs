//! The others: their numbers and the specialists one can hire, always in view, and all of their area to
//! open; and the bot of a game alone.

use game_now_or_never::{
    Bot, Employer, Event, SPECIALIST_SLOTS,
    components::{Good, SoloCard},
    words as game_words,
};
use maud::{Markup, html};
use shelf::AnyEvent;
use table::Seat;

use super::{
    NowOrNeverPage, THEME, bust, grid, hero,
    icon::{count, icon},
    strip, token, town,
};
use crate::{
    model::LogModel,
    seats::{emblem, state},
    words::{now_or_never as words, shell},
};

/// Everybody but the viewer.
pub(super) fn all(page: &NowOrNeverPage<'_>) -> Markup {
    let others = page.seats().filter(|&seat| Some(seat) != page.seat());
    html! {
        h2.sr { (shell::OTHERS) }
        @for seat in others { (rival(page, seat)) }
        @if let Some(bot) = &page.open().bot { (machine(page, bot)) }
    }
}

/// One of the others.
fn rival(page: &NowOrNeverPage<'_>, seat: Seat) -> Markup {
    let open = page.open();
    html! {
        section.rival.now[open.waiting.contains(seat)] id={ "rival-" (seat) } aria-label=(words::board_of(page.name(seat))) {
            p.who { (emblem(seat)) b { (page.name(seat)) } (marks(page, seat)) " " (state(page.table, seat)) }
            (strip::standing(page, seat))
            (hero::specialists(page, seat, Employer::Player(seat)))
            details.more-of id={ "more-" (seat) } { summary { (words::DETAILS) } (area(page, seat)) }
        }
    }
}

/// Whether somebody goes first next season, or has passed.
pub(super) fn marks(page: &NowOrNeverPage<'_>, seat: Seat) -> Markup {
    let open = page.open();
    html! {
        @if open.first == seat && open.bot.is_none() { span title=(words::FIRST) { (icon("first")) span.sr { (words::FIRST) } } }
        @if open.passed.contains(seat) { small.quiet { (words::PASSED) } }
    }
}

/// Everything that lies before somebody.
pub(super) fn area(page: &NowOrNeverPage<'_>, seat: Seat) -> Markup {
    html! { (town::public(page, seat)) (grid::small(page, seat)) (hero::public(page, seat)) }
}

/// The bot of a game alone: its specialists, what it took, its pile, and what it did last.
fn machine(page: &NowOrNeverPage<'_>, bot: &Bot) -> Markup {
    html! {
        section.rival.machine id="bot" aria-labelledby="bot-title" {
            h2 id="bot-title" { (icon("bot")) (words::BOT) }
            span.numbers.standing {
                (count("search", bot.finds, words::TOKENS))
                (count("order", bot.orders, words::ORDERS))
                (count("quest", bot.quests.iter().sum::<u8>(), words::QUESTS))
                @for good in Good::ALL {
                    @let number = bot.villagers[good.index()];
                    @if number > 0 { span.count title=(words::villagers(good, number)) { (bust::villager(good)) b { (number) } span.sr { (words::villagers(good, number)) } } }
                }
            }
            ul.specialists aria-label=(words::SPECIALISTS) { @for slot in 0..SPECIALIST_SLOTS as u8 { (token::owned(page, Employer::Bot, slot)) } }
            (last_card(page))
            details.more-of id="bot-pile" {
                summary { (words::BOT_CARDS) " (" (bot.pile.iter().sum::<u8>()) ")" }
                ul.solo-cards {
                    @for card in SoloCard::ALL {
                        @let left = bot.pile[card.index()];
                        @if left > 0 { li { b { (left) } " " (game_words::solo_card(card)) } }
                    }
                }
            }
        }
    }
}

/// What the bot did last, from the log: its card, and what came of it.
fn last_card(page: &NowOrNeverPage<'_>) -> Markup {
    let log = &page.table.log;
    let is_bots = |line: &&LogModel| match line.event {
        Some(AnyEvent::NowOrNever(event)) => matches!(
            event,
            Event::BotDrew { .. }
                | Event::BotDismissed { .. }
                | Event::BotRolled { .. }
                | Event::BotExhausted { .. }
        ),
        _ => false,
    };
    let Some(of) = log.iter().rev().find(is_bots).map(|line| line.of_move) else {
        return html! {};
    };
    // The card is the first of these in its move.
    let did = log.iter().filter(|line| line.of_move == of).skip_while(|line| !is_bots(line));
    let did = did.filter(|line| line.line.heading.is_none());
    html! {
        div.solo-card {
            h3 { (words::BOT_DID) }
            @for line in did { p { (THEME.line(&page.table.shelf, &line.line)) } }
        }
    }
}
