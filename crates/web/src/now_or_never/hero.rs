//! The hero board: hearts, mana, hero actions, specialists, slots and abilities; and the hand.

use game_now_or_never::{
    ARROWS, Action, Employer, SLOTS, SPECIALIST_SLOTS, Source, Stage,
    components::{Ability, Colour, Hero, HeroBoard},
    rules::fighting,
    words as game_words,
};
use maud::{Markup, html};
use table::Seat;

use super::{
    NowOrNeverPage, act_button, bust,
    fight::bar,
    icon::{count, die, icon, plain_die, some, strike},
    label, pressed, quest,
    token::{self, lining},
};
use crate::{seats::emblem, words::now_or_never as words};

/// The viewer’s own hero board and hand, and what there is to choose from.
pub(super) fn own(page: &NowOrNeverPage<'_>, seat: Seat) -> Markup {
    html! {
        (heroes(page))
        (quest::choosing(page))
        section.hero-board id="hero" aria-labelledby="hero-title" {
            h2.sr id="hero-title" { (page.whose(words::OWN_HERO)) }
            @if page.player(seat).hero.is_some() {
                (tracks(page, seat))
                div.sends { (arrows(page, seat)) (learning(page, seat)) }
                (specialists(page, seat, Employer::Own))
                (sockets(page, seat, Colour::Red))
                (sockets(page, seat, Colour::Blue))
                (abilities(page, seat))
            }
        }
        (quest::hand(page))
    }
}

/// Everything of a hero board that lies open, for the others.
pub(super) fn public(page: &NowOrNeverPage<'_>, seat: Seat) -> Markup {
    html! {
        @if page.player(seat).hero.is_some() {
            div.hero-board.public {
                (tracks(page, seat))
                div.sends { (arrows(page, seat)) }
                (sockets(page, seat, Colour::Red))
                (sockets(page, seat, Colour::Blue))
            }
            (quest::names(page, seat))
        }
    }
}

/// Portrait, hearts and mana.
fn tracks(page: &NowOrNeverPage<'_>, seat: Seat) -> Markup {
    let player = page.player(seat);
    let (hearts, mana) = (player.most_hearts(page.content), player.most_mana(page.content));
    html! {
        div.tracks {
            (bust::hero(player.hero()))
            div {
                p.hero-name { (emblem(seat)) b { (player.hero().name()) } }
                (bar("heart", player.hearts, hearts, &words::hearts(player.hearts, hearts)))
                (bar("mana", player.mana, mana, &words::mana(player.mana, mana)))
            }
            span.stock {
                (count("experience", player.experience, words::EXPERIENCE))
                (count("book", player.books, words::BOOKS))
                (count("search", player.finds, words::TOKENS))
            }
        }
    }
}

/// The three hero action tokens: those left can be sent.
fn arrows(page: &NowOrNeverPage<'_>, seat: Seat) -> Markup {
    let player = page.player(seat);
    let more = player.standing.movement;
    html! {
        ul.arrows aria-label=(words::ARROWS) {
            @for arrow in 0..ARROWS as u8 {
                @let spaces = page.content.hero(player.hero()).moves[usize::from(arrow)] + more;
                @let is_used = player.arrows & (1 << arrow) != 0;
                @let act = page.act(Action::Hero(arrow)).filter(|_| page.seat() == Some(seat));
                @let inner = html! { (icon("movement")) b { (spaces) } @if is_used { span.spent { (icon("season")) span.sr { " " (words::USED) } } } };
                li.arrow.down[is_used].can[act.is_some()] {
                    @match act {
                        Some(action) => { (pressed(page, action, &inner)) }
                        None => { div.lift title=(words::arrow(spaces)) { (inner) span.sr { (words::arrow(spaces)) } } }
                    }
                }
            }
        }
    }
}

/// The four specialists of a player.
pub(super) fn specialists(page: &NowOrNeverPage<'_>, seat: Seat, whose: Employer) -> Markup {
    html! {
        ul.specialists id={ "specialists-" (seat) } aria-label=(words::SPECIALISTS) {
            @for slot in 0..SPECIALIST_SLOTS as u8 { (token::owned(page, whose, slot)) }
        }
    }
}

/// The slots of a colour.
fn sockets(page: &NowOrNeverPage<'_>, seat: Seat, colour: Colour) -> Markup {
    let label = if colour == Colour::Red { words::RED } else { words::BLUE };
    html! {
        ol.sockets.(lining(colour)) id={ (colour) "-" (seat) } aria-label=(label) {
            @if colour == Colour::Blue { (basic(page, seat)) }
            @for slot in 0..SLOTS { (socket(page, seat, colour, slot)) }
        }
    }
}

/// One slot, as a button where a token can go there.
fn socket(page: &NowOrNeverPage<'_>, seat: Seat, colour: Colour, slot: usize) -> Markup {
    let player = page.player(seat);
    let here = match page.open().stage {
        Stage::Slot { token } => page.seat() == Some(seat) && token.colour(page.content) == colour,
        _ => false,
    };
    let act = page.act(Action::Slot(slot as u8)).filter(|_| here);
    let number = colour == Colour::Red;
    html! {
        li.socket.can[act.is_some()] {
            @if number { (die(slot as u8 + 1, &words::slot(slot + 1))) }
            @match player.slots(colour)[slot] {
                Some(laid) => { (token::laid(page, seat, laid)) }
                None if number => {
                    @let basic = fighting::strike(page.content, player, slot);
                    span.printed { (strike(&basic)) span.sr { (game_words::strike(&basic)) } }
                }
                None => { span.printed.quiet { span.sr { (words::FREE_SLOT) } } }
            }
            @if let Some(action) = act { button.put-here form="act" name="act" value=(action) aria-label=(label(page, action)) {} }
        }
    }
}

/// The ability printed on the board.
fn basic(page: &NowOrNeverPage<'_>, seat: Seat) -> Markup {
    let player = page.player(seat);
    let board = page.content.hero(player.hero());
    let act = page.act(Action::Use(Source::Basic)).filter(|_| page.seat() == Some(seat));
    html! {
        li.socket.basic-power {
            span.does-it { b { (board.basic_name) } " " (game_words::power(&board.basic)) }
            @if let Some(action) = act { (act_button(page, action, "mini", &html! { (words::USE) })) }
        }
    }
}

/// The way to the abilities that can be learned, below the hero actions.
fn learning(page: &NowOrNeverPage<'_>, seat: Seat) -> Markup {
    let learnable = page.actions.iter().filter(|action| matches!(action, Action::Learn(_))).count();
    html! {
        @if page.seat() == Some(seat) {
            button.opens-drawer type="button" popovertarget="abilities" {
                (icon("ability")) span { (words::LEARN_SHORT) } @if learnable > 0 { span.badge { (learnable) } }
            }
        }
    }
}

/// The six abilities of the hero: in a drawer where there is no room for them.
fn abilities(page: &NowOrNeverPage<'_>, seat: Seat) -> Markup {
    html! {
        div.drawer id="abilities" popover {
            h3 { (words::LEARN) }
            ul { @for one in Ability::all_of(page.player(seat).hero()) { (token::ability(page, seat, one)) } }
        }
    }
}

/// The heroes to choose from, at the beginning.
fn heroes(page: &NowOrNeverPage<'_>) -> Markup {
    let Stage::Hero { .. } = page.open().stage else { return html! {} };
    html! {
        section.choosing id="choosing" aria-labelledby="choosing-title" {
            h2 id="choosing-title" { (words::CHOOSE) }
            ul.hero-cards { @for hero in Hero::ALL { (hero_card(page, hero)) } }
        }
    }
}

/// A hero with all that is printed on the board.
fn hero_card(page: &NowOrNeverPage<'_>, hero: Hero) -> Markup {
    let board = page.content.hero(hero);
    let taken = page.seats().find(|seat| page.player(*seat).hero == Some(hero));
    let act = page.act(Action::Choose(hero));
    let inner = printed(board, hero);
    html! {
        li.hero-card.can[act.is_some()].down[taken.is_some()] {
            @match (act, taken) {
                (Some(action), _) => { (pressed(page, action, &inner)) }
                (None, Some(seat)) => { div.lift { (inner) span.taken { (emblem(seat)) (page.name(seat)) } } }
                (None, None) => { div.lift { (inner) } }
            }
        }
    }
}

/// What is printed on a hero board.
pub(super) fn printed(board: &HeroBoard, hero: Hero) -> Markup {
    html! {
        (bust::hero(hero))
        b.name { (board.name) }
        span.stock { (some(board.hearts, "heart")) (some(board.mana, "mana")) @for moves in board.moves { (some(moves, "movement")) } }
        ol.strikes { @for (number, one) in (1_u8..).zip(&board.strikes) { li { (plain_die(number)) (strike(one)) span.sr { (number) ": " (game_words::strike(one)) } } } }
        span.does-it { b { (board.basic_name) } ": " (game_words::power(&board.basic)) }
    }
}
