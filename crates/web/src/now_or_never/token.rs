//! Specialists, gear and abilities as small tiles, with what they cost and do.

use game_now_or_never::{
    Action, Content, Employer, RestGain, Source, Stage, Token,
    components::{Ability, Colour, Gear, Specialist, Standing},
    rules::hiring,
    words as game_words,
};
use maud::{Markup, html};
use table::Seat;

use super::{
    NowOrNeverPage, act_button, bust, explained,
    icon::{count, effects, icon, picture, some, strike},
    pressed, symbol_button,
};
use crate::words::now_or_never as words;

/// What a specialist does, costs, and brings their owner.
fn face_of(page: &NowOrNeverPage<'_>, one: Specialist, price: u16, tax: Option<u8>) -> Markup {
    let face = page.content.specialist(one);
    html! {
        span.portrait { (bust::specialist(one)) }
        span.name { (face.name) }
        (effects(&face.action)) span.sr { ", " (game_words::specialist(face)) }
        span.fee {
            (count("coin", price, words::COINS))
            @if let Some(tax) = tax { small { (count("tax", tax, words::TAX)) } }
        }
    }
}

/// A specialist of a hero board, or of the bot, with what can be done with them.
pub(super) fn owned(page: &NowOrNeverPage<'_>, whose: Employer, slot: u8) -> Markup {
    let (one, is_up) = post(page, whose, slot);
    let Some(one) = one else {
        return html! { li.specialist.nobody { span.sr { (words::FREE_SLOT) } } };
    };
    let face = page.content.specialist(one);
    let leaves = match page.open().stage {
        Stage::BotDiscard => Employer::Bot,
        _ => Employer::Own,
    };
    let replace = page.act(Action::Replace(slot)).filter(|_| whose == leaves);
    let refresh = page.act(Action::Refresh(slot)).filter(|_| whose == Employer::Own);
    let act = page.act(Action::Hire { whose, slot }).or(replace).or(refresh);
    let tax = (whose != Employer::Bot).then_some(face.tax);
    let inner = html! {
        (face_of(page, one, face.cost.into(), tax))
        @if !is_up { span.spent { (icon("season")) span.sr { (words::USED) } } }
    };
    html! {
        li.specialist.(face.kind.word()).down[!is_up].can[act.is_some()] {
            @match act {
                Some(action) => { (pressed(page, action, &inner)) }
                None => { (explained(one, &face.name, &inner)) }
            }
            @if whose == Employer::Own { (rests(page, slot)) }
        }
    }
}

/// Who stands on a slot, and whether they can still be hired this season.
fn post(page: &NowOrNeverPage<'_>, whose: Employer, slot: u8) -> (Option<Specialist>, bool) {
    let open = page.open();
    let of = |seat: Seat| {
        let player = page.player(seat);
        (player.specialists[usize::from(slot)], player.is_face_up(slot))
    };
    match whose {
        Employer::Own => of(page.seat().unwrap_or(open.active)),
        Employer::Player(seat) => of(seat),
        Employer::Bot => match &open.bot {
            Some(bot) => (bot.specialists[usize::from(slot)], bot.is_face_up(slot)),
            None => (None, false),
        },
    }
}

/// What resting a specialist brings, as small buttons.
fn rests(page: &NowOrNeverPage<'_>, slot: u8) -> Markup {
    let numbers = &page.content.numbers;
    let ways = [
        (RestGain::Hearts, numbers.rest_hearts, "heart"),
        (RestGain::Coin, numbers.rest_coins, "coin"),
    ];
    let offered =
        |(gain, number, word)| Some((page.act(Action::Rest { slot, gain })?, number, word));
    let ways = ways.map(offered);
    html! {
        @if ways.iter().any(Option::is_some) {
            span.rests {
                @for (action, number, word) in ways.into_iter().flatten() {
                    (symbol_button(page, action, &html! { (words::REST) " " (some(format!("+{number}"), word)) }))
                }
            }
        }
    }
}

/// A specialist of the row, with the price of recruiting.
pub(super) fn recruit(page: &NowOrNeverPage<'_>, place: usize, one: Option<Specialist>) -> Markup {
    let Some(one) = one else {
        return html! { li.specialist.nobody { span.sr { (words::EMPTY) } } };
    };
    let (open, face) = (page.open(), page.content.specialist(one));
    let payer = page.player(page.seat().unwrap_or(open.active));
    let price = hiring::recruit_price(page.content, payer, one);
    let act = page.act(Action::Recruit(place as u8));
    let inner = face_of(page, one, price, Some(face.tax));
    html! {
        li.specialist.(face.kind.word()).can[act.is_some()] id={ "k-" (one) } {
            @match act {
                Some(action) => { (pressed(page, action, &inner)) }
                None => { (explained(one, &face.name, &inner)) }
            }
        }
    }
}

/// Gear of the row.
pub(super) fn gear(page: &NowOrNeverPage<'_>, gear: Gear) -> Markup {
    let face = page.content.gear(gear);
    let act = page.act(Action::Buy(gear));
    let inner = html! {
        (picture("thing", gear, "0 0 32 32"))
        span.name { (face.name) }
        (does(page.content, Token::Gear(gear))) span.sr { ", " (game_words::gear(page.content, face).join(", ")) }
        span.fee { (count("coin", face.cost, words::COINS)) }
    };
    html! {
        li.gear-token.(lining(face.colour)).can[act.is_some()] {
            @match act {
                Some(action) => { (pressed(page, action, &inner)) }
                None => { (explained(gear, &face.name, &inner)) }
            }
        }
    }
}

/// The class of a colour; plain names of colours paint grounds elsewhere.
pub(super) fn lining(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "of-red",
        Colour::Blue => "of-blue",
    }
}

/// What a token does, in symbols.
pub(super) fn does(content: &Content, token: Token) -> Markup {
    let (blow, standing, power) = match token {
        Token::Ability(ability) => {
            let face = content.ability(ability);
            (face.strike, face.standing, face.power)
        }
        Token::Gear(gear) => (content.gear(gear).strike, content.gear(gear).standing, None),
    };
    html! {
        @if let Some(blow) = blow { (strike(&blow)) }
        (stands(&standing))
        @if let Some(power) = power { span.does-it { (game_words::power(&power)) } }
    }
}

/// What holds all the time, in symbols.
pub(super) fn stands(standing: &Standing) -> Markup {
    let lasting = [
        (standing.defence, "defence", "+"),
        (standing.max_mana, "mana", "+"),
        (standing.movement, "movement", "+"),
        (standing.build_discount, "building", "−"),
        (standing.recruit_discount, "tax", "−"),
        (standing.search_reduction, "search", "−"),
        (standing.helm, "heart", "4: +"),
    ];
    html! {
        span.effects aria-hidden="true" {
            @for (number, word, sign) in lasting { @if number > 0 { (some(format!("{sign}{number}"), word)) } }
        }
    }
}

/// What lies on a slot of a hero board.
pub(super) fn laid(page: &NowOrNeverPage<'_>, seat: Seat, token: Token) -> Markup {
    let help = match token {
        Token::Ability(ability) => format!("h-{ability}"),
        Token::Gear(gear) => format!("h-{gear}"),
    };
    let power = match token {
        Token::Ability(ability) => page.act(Action::Use(Source::Ability(ability))),
        Token::Gear(_) => None,
    };
    let is_own = page.seat() == Some(seat);
    html! {
        button.laid-token type="button" popovertarget=(help) {
            @if let Token::Gear(gear) = token { (picture("thing", gear, "0 0 32 32")) }
            b.name { (game_words::token_name(page.content, token)) }
            (does(page.content, token)) span.sr { ", " (game_words::token(page.content, token).join(", ")) }
        }
        @if let Some(action) = power.filter(|_| is_own) { (act_button(page, action, "mini", &html! { (words::USE) })) }
    }
}

/// An ability that can be learned, or was.
pub(super) fn ability(page: &NowOrNeverPage<'_>, seat: Seat, ability: Ability) -> Markup {
    let (face, player) = (page.content.ability(ability), page.player(seat));
    let act = page.act(Action::Learn(ability));
    let state = match (player.has_ability(ability), player.learned.contains(ability)) {
        (true, _) => Some(words::LEARNED),
        (false, true) => Some(words::REPLACED),
        (false, false) => None,
    };
    html! {
        li.ability.(lining(face.colour)).owned[state.is_some()].can[act.is_some()] {
            button.about-it type="button" popovertarget={ "h-" (ability) } {
                (icon(face.colour.word())) b.name { (face.name) }
                span.sr { ", " (game_words::ability(page.content, face).join(", ")) ", " (words::level(face.level, face.experience)) }
            }
            (does(page.content, Token::Ability(ability)))
            @match (act, state) {
                (Some(action), _) => { (act_button(page, action, "mini", &some(face.experience, "experience"))) }
                (None, Some(state)) => { small.quiet { (state) } }
                (None, None) => { small.quiet aria-hidden="true" { (words::level_short(face.level)) " " (some(face.experience, "experience")) } }
            }
        }
    }
}
