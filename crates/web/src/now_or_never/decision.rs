//! What is asked now: one sentence and its buttons. What lies on the board is clicked there as well, so
//! what can be done at any time, and the longer lists, are folded.

use game_now_or_never::{Action, Employer};
use maud::{Markup, html};

use super::{NowOrNeverPage, icon::icon, label};
use crate::{
    buttons::{button_id, hint_of},
    words::now_or_never as words,
};

/// A list of actions that is folded.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fold {
    Own,
    Others,
    Recruit,
    Rest,
    Sell,
    House,
    Learn,
    Deliver,
    Tiles,
    Cards,
    Gear,
}

impl Fold {
    const ALL: [Fold; 11] = [
        Fold::Own,
        Fold::Others,
        Fold::Recruit,
        Fold::Rest,
        Fold::Sell,
        Fold::House,
        Fold::Deliver,
        Fold::Learn,
        Fold::Tiles,
        Fold::Cards,
        Fold::Gear,
    ];

    /// Where an action is folded; nothing for what stands open.
    fn of(action: Action) -> Option<Fold> {
        Some(match action {
            Action::Hire { whose: Employer::Own, .. } => Fold::Own,
            Action::Hire { whose: Employer::Player(_) | Employer::Bot, .. } => Fold::Others,
            Action::Recruit(_) => Fold::Recruit,
            Action::Rest { .. } => Fold::Rest,
            Action::Sell(_) => Fold::Sell,
            Action::House { .. } | Action::Move { .. } => Fold::House,
            Action::Learn(_) | Action::Use(_) => Fold::Learn,
            Action::Deliver(_) => Fold::Deliver,
            Action::Tile(_) | Action::Swap(_) => Fold::Tiles,
            Action::Keep(_) => Fold::Cards,
            Action::Buy(_) => Fold::Gear,
            _ => return None,
        })
    }

    /// Its symbol, its key, and what it is called.
    fn words(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Fold::Own => ("builder", "own", words::GROUP_HIRE),
            Fold::Others => ("tax", "others", words::GROUP_OTHERS),
            Fold::Recruit => ("villager", "recruit", words::GROUP_RECRUIT),
            Fold::Rest => ("healer", "rest", words::GROUP_REST),
            Fold::Sell => ("market", "sell", words::GROUP_SELL),
            Fold::House => ("bed", "house", words::GROUP_HOUSE),
            Fold::Learn => ("ability", "learn", words::GROUP_LEARN),
            Fold::Deliver => ("order", "deliver", words::GROUP_ORDERS),
            Fold::Tiles => ("building", "tiles", words::GROUP_TILES),
            Fold::Cards => ("quest", "cards", words::GROUP_CARDS),
            Fold::Gear => ("gear", "gear", words::GROUP_GEAR),
        }
    }

    /// Whether all of it lies before the viewer, where it is pressed more easily than in a list.
    fn lies_open(self) -> bool {
        matches!(self, Fold::Tiles | Fold::Cards | Fold::Gear)
    }
}

/// A button for everything that can be done. Where there is little of a list, or nothing but lists,
/// nothing is folded; what ends a question comes last.
pub(super) fn buttons(page: &NowOrNeverPage<'_>) -> Markup {
    let is_short = page.actions.len() <= MANY;
    let fold_of = |action: Action| Fold::of(action).filter(|_| !is_short);
    let plain = || page.actions.iter().copied().filter(|action| fold_of(*action).is_none());
    let folded = Fold::ALL.map(|fold| {
        let of = page.actions.iter().copied().filter(|action| fold_of(*action) == Some(fold));
        (fold, of.collect::<Vec<Action>>())
    });
    let lies_open = folded.iter().any(|(fold, actions)| fold.lies_open() && !actions.is_empty());
    html! {
        @if lies_open { p.at-hand { (words::PRESS_LIT) } }
        @for action in plain().filter(|action| !ends(*action)) { (button(page, action)) }
        @for (fold, actions) in folded.iter().filter(|(_, actions)| !actions.is_empty()) {
            @let (word, key, name) = fold.words();
            details.fold id={ "fold-" (key) } {
                summary { (icon(word)) span { (name) } span.badge { (actions.len()) } }
                div.act { @for &action in actions { (button(page, action)) } }
            }
        }
        @for action in plain().filter(|action| ends(*action)) { (button(page, action)) }
    }
}

/// Up to so many actions nothing is folded.
const MANY: usize = 6;

/// Whether an action ends a question without doing anything.
fn ends(action: Action) -> bool {
    matches!(action, Action::Done | Action::Nothing | Action::Stop)
}

/// The button of one action, with what it costs or brings.
fn button(page: &NowOrNeverPage<'_>, action: Action) -> Markup {
    let class = if is_main(page, action) { "primary" } else { "chip" };
    let words = label(page, action);
    let said = match action {
        // Three hero actions differ in their spaces alone.
        Action::Hero(arrow) => sent(page, arrow),
        Action::Pass => html! { span { (words::PASS) } },
        _ => html! { span { (words) } },
    };
    html! {
        button class=(class) id=(button_id(action)) form="act" name="act" value=(action) {
            @if let Some(sign) = sign(action) { (icon(sign)) }
            (said)
            (hint_of(page.table, page.actions, action))
        }
    }
}

/// A hero action in few words.
fn sent(page: &NowOrNeverPage<'_>, arrow: u8) -> Markup {
    let mover = page.open().mover();
    let spaces =
        page.content.hero(mover.hero()).moves[usize::from(arrow)] + mover.standing.movement;
    // The word stands once before all of them.
    let first = page.actions.iter().find(|action| matches!(action, Action::Hero(_)));
    let is_first = first == Some(&Action::Hero(arrow));
    html! { span.sr[!is_first] { (words::SEND) } (icon("movement")) b { (spaces) } span.sr { (words::by_arrow(arrow)) } }
}

/// Whether a button stands out: it does what one came for, and nothing is lost by it.
fn is_main(page: &NowOrNeverPage<'_>, action: Action) -> bool {
    match action {
        Action::Strike | Action::Fight | Action::Visit | Action::Search | Action::Play(_) => true,
        Action::Done | Action::Accept | Action::Stop => page.actions.len() == 1,
        _ => false,
    }
}

/// The symbol of what an action is about.
fn sign(action: Action) -> Option<&'static str> {
    Some(match action {
        Action::Choose(_) => "hero",
        Action::Keep(quest) | Action::Drop(quest) | Action::Play(quest) => quest.deck().word(),
        Action::Draw(deck) => deck.word(),
        Action::Hire { .. } | Action::Recruit(_) | Action::Refresh(_) => "builder",
        Action::Rest { .. } => "healer",
        Action::Use(_) | Action::Boost => "mana",
        Action::Tile(_) | Action::At(_) => "building",
        Action::Buy(_) => "gear",
        Action::Go(_) => "movement",
        Action::Fight | Action::Strike | Action::Again => "damage",
        Action::Slip => "heart",
        Action::Visit => "location",
        Action::Search | Action::Take(_) => "search",
        Action::Reroll { .. } => "dice",
        Action::Villager(good) => good.word(),
        Action::Refill => "villager",
        Action::Order(_) | Action::Deliver(_) => "order",
        Action::Swap(_) => "swap",
        Action::Sell(_) => "market",
        Action::House { .. } | Action::Move { .. } => "bed",
        Action::Learn(_) => "ability",
        Action::Hero(_)
        | Action::Pass
        | Action::Replace(_)
        | Action::Nothing
        | Action::Slot(_)
        | Action::Stop
        | Action::Done
        | Action::Retreat
        | Action::Accept => return None,
    })
}
