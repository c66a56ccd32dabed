//! Quest cards: where they are played, what they ask, what they bring, and what can be done with them;
//! and what is drawn to be chosen from.

use game_now_or_never::{
    Action, Source, Stage,
    components::{Deck, Order, Quest, QuestCard},
    words as game_words,
};
use maud::{Markup, html};
use table::Seat;

use super::{
    NowOrNeverPage, act_button,
    grid::counted,
    icon::{count, effects, goods, icon, picture, price, some},
    pressed,
    token::stands,
};
use crate::words::now_or_never as words;

/// Cards, orders or piles that lie before the viewer to be chosen from.
pub(super) fn choosing(page: &NowOrNeverPage<'_>) -> Markup {
    let (view, stage) = (page.view, page.open().stage);
    let inner = match stage {
        _ if !page.is_asked() => return html! {},
        Stage::Keep => html! {
            ul.quest-cards { @for quest in view.hand.iter() { (chosen(page, quest)) } }
        },
        Stage::Draw => html! {
            ul.quest-cards { @for quest in view.fresh.iter() { (card(page, quest)) } }
            (piles(page))
        },
        Stage::Sift => html! {
            ul.quest-cards { @for quest in view.fresh.iter() { (card(page, quest)) } }
        },
        Stage::Order => html! {
            ul.orders-of { @for order in view.drawn_orders.iter() { (order_token(page, order)) } }
        },
        _ => return html! {},
    };
    html! {
        section.choosing id="choosing" aria-labelledby="choosing-title" {
            h2 id="choosing-title" { (words::CHOOSE) }
            (inner)
        }
    }
}

/// A card of the first hand: whether it is kept shows by a tick and a word.
fn chosen(page: &NowOrNeverPage<'_>, quest: Quest) -> Markup {
    let is_kept = page.view.kept.contains(quest);
    html! {
        li.quest-card.(quest.deck().word()).kept[is_kept] id={ "k-" (quest) } {
            (face(page, quest))
            @if is_kept { p.kept-it { (icon("order")) (words::KEPT) } }
            (deeds(page, quest))
        }
    }
}

/// The piles a quest card can be drawn from.
fn piles(page: &NowOrNeverPage<'_>) -> Markup {
    html! {
        ul.piles {
            @for deck in Deck::ALL {
                @let left = page.view.piles.quests[deck.index()];
                @let inner = html! { (icon(deck.word())) span { (game_words::deck(deck)) } small { (left) } };
                li.pile { @match page.act(Action::Draw(deck)) {
                    Some(action) => { (pressed(page, action, &inner)) }
                    None => { div.lift { (inner) } }
                } }
            }
        }
    }
}

/// The hand, those that can be played first.
pub(super) fn hand(page: &NowOrNeverPage<'_>) -> Markup {
    let view = page.view;
    let is_setup = page.open().stage == Stage::Keep && page.is_asked();
    let can = |quest: &Quest| page.act(Action::Play(*quest)).is_none();
    let mut cards: Vec<Quest> = view.hand.iter().collect();
    cards.sort_by_key(|quest| (can(quest), page.content.quest(*quest).location));
    html! {
        @if !is_setup {
            section.hand-of id="hand" aria-labelledby="hand-title" {
                h2 id="hand-title" { (words::HAND) }
                @if cards.is_empty() { p.quiet { (words::NO_HAND) } }
                ul.quest-cards { @for quest in cards { (card(page, quest)) } }
                @if let Some(seat) = page.seat() { (played(page, seat)) }
            }
        }
    }
}

/// Quest cards the viewer has played, with their powers: in a drawer where there is no room for them.
fn played(page: &NowOrNeverPage<'_>, seat: Seat) -> Markup {
    let cards = page.player(seat).played;
    let usable = |quest: &Quest| page.act(Action::Use(Source::Quest(*quest))).is_some();
    let usable = cards.iter().filter(usable).count();
    html! {
        @if !cards.is_empty() {
            button.opens-drawer.of-played type="button" popovertarget="played" {
                (icon("quest")) span { (words::PLAYED) } b { (cards.len()) } @if usable > 0 { span.badge { (usable) } }
            }
            div.drawer id="played" popover {
                h3 { (words::PLAYED) }
                ul.quest-cards { @for quest in cards.iter() { (card(page, quest)) } }
            }
        }
    }
}

/// Quest cards somebody has played, by name; a help tells the rest.
pub(super) fn names(page: &NowOrNeverPage<'_>, seat: Seat) -> Markup {
    html! {
        ul.played-names aria-label=(words::PLAYED) {
            @for quest in page.player(seat).played.iter() {
                @let face = page.content.quest(quest);
                li { button.about-it type="button" popovertarget={ "h-" (quest) } { (icon(quest.deck().word())) (face.name) @if face.points > 0 { (some(face.points, "points")) } } }
            }
        }
    }
}

/// A card with everything that can be done with it.
pub(super) fn card(page: &NowOrNeverPage<'_>, quest: Quest) -> Markup {
    let can = page.act(Action::Play(quest)).is_some();
    html! {
        li.quest-card.(quest.deck().word()).can[can] id={ "k-" (quest) } { (face(page, quest)) (deeds(page, quest)) }
    }
}

/// What a card shows.
pub(super) fn face(page: &NowOrNeverPage<'_>, quest: Quest) -> Markup {
    printed(page.content, page.content.quest(quest), quest)
}

/// What is printed on a card.
pub(super) fn printed(
    content: &game_now_or_never::Content,
    card: &QuestCard,
    quest: Quest,
) -> Markup {
    html! {
        header {
            (icon(quest.deck().word()))
            button.about-it type="button" popovertarget={ "h-" (quest) } { (card.name) }
            @if card.points > 0 { span.worth { (count("points", card.points, words::POINTS)) } }
        }
        p.where-at { (picture("view", card.location, "0 0 64 48")) (content.location(card.location).name) }
        p.asks-for {
            (price(&card.cost))
            @if let Some(asked) = &card.requires { span { (game_words::requirement(asked)) } }
            @if let Some(fight) = card.combat { span.foe-numbers aria-hidden="true" { (some(fight.health, "health")) (some(fight.attack, "attack")) } }
            span.sr { (words::ASKS) " " (game_words::quest_price(card)) }
        }
        p.brings-it {
            (effects(&card.rewards)) (stands(&card.standing))
            @if let Some(sale) = card.sale { span.effects aria-hidden="true" { (goods(sale.goods)) "›" (some(sale.coins, "coin")) } }
            @if let Some(power) = &card.power { span.does-it { (game_words::power(power)) } }
            @if let Some((what, each)) = card.at_end { span.effects aria-hidden="true" { (some(each, "points")) "/" (icon(counted(what))) } }
            span.sr { (game_words::quest(content, card).join("; ")) }
        }
    }
}

/// Buttons for what can be done with a card.
fn deeds(page: &NowOrNeverPage<'_>, quest: Quest) -> Markup {
    let named = [
        (Action::Play(quest), words::PLAY),
        (Action::Keep(quest), words::KEEP),
        (Action::Drop(quest), words::DISCARD),
        (Action::Use(Source::Quest(quest)), words::USE),
    ];
    let offered: Vec<_> =
        named.into_iter().filter_map(|(action, word)| Some((page.act(action)?, word))).collect();
    html! {
        @if !offered.is_empty() {
            div.deeds { @for (action, word) in offered { (act_button(page, action, "mini", &html! { (word) })) } }
        }
    }
}

/// An order: what it asks for and pays, with what can be done with it.
pub(super) fn order_token(page: &NowOrNeverPage<'_>, order: Order) -> Markup {
    let face = page.content.order(order);
    let named = [(Action::Order(order), words::KEEP), (Action::Deliver(order), words::DELIVER)];
    let offered = named.into_iter().find_map(|(action, word)| Some((page.act(action)?, word)));
    html! {
        li.order-token id={ "k-" (order) } {
            span.effects aria-hidden="true" { (goods(face.goods)) "›" (some(face.coins, "coin")) }
            b.name { (face.name) }
            span.sr { (game_words::order(face)) }
            @if let Some((action, word)) = offered { (act_button(page, action, "mini", &html! { (word) })) }
        }
    }
}
