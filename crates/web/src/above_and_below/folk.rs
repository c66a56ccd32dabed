//! A villager on the page: a token to look at, and to click where that does something.

use game_above_and_below::{
    Villager, Villagers,
    words::{Obstacle, deed},
};
use maud::{Markup, html};
use table::Seat;

use super::{AboveAndBelowPage, bust, icon::icon, market::lacking};
use crate::{buttons::hint_of, words::above_and_below as words};

/// How a villager stands on the page.
#[derive(Default)]
pub(super) struct Stand<'a> {
    /// What stands above: a price.
    pub(super) price: Option<u8>,
    /// Why they cannot be clicked.
    pub(super) why_not: Option<&'a str>,
    /// What is missing to train them.
    pub(super) obstacle: Option<Obstacle>,
    /// Where they come from, if they were not in sight before.
    pub(super) from: &'static str,
    /// Something below the name: a die, what they did.
    pub(super) note: Note,
    /// One more class.
    pub(super) class: &'static str,
}

/// What stands below a name; nothing by default.
pub(super) struct Note(pub(super) Markup);

impl Default for Note {
    fn default() -> Note {
        Note(html! {})
    }
}

/// A villager that can be looked at, and clicked where that does something.
pub(super) fn villager(page: &AboveAndBelowPage<'_>, one: Villager, stand: &Stand<'_>) -> Markup {
    let face = page.content.face(one);
    let act = page.act_of(one);
    let label = match stand.price {
        Some(price) => words::villager_for(face, price),
        None => words::villager(face),
    };
    html! {
        li.folk.can[act.is_some()].(stand.class) id={ "k-" (one) } data-from=(stand.from) {
            @if let Some(price) = stand.price { span.price aria-hidden="true" { (icon("coin")) (price) } }
            @if let Some(action) = act {
                button.lift form="act" name="act" value=(action) aria-label={ (deed(action)) " " (label) } { (bust::token(one)) }
                button.about type="button" popovertarget={ "h-" (one) } aria-label=(words::about(&face.name)) { "?" }
                (hint_of(page.table, page.actions, action))
            } @else {
                button.lift type="button" popovertarget={ "h-" (one) } aria-label=(label) data-why=[stand.why_not] { (bust::token(one)) }
                (lacking(stand.obstacle))
            }
            span.name aria-hidden="true" { (face.name) }
            (stand.note.0)
        }
    }
}

/// The viewer's own people.
pub(super) fn own(page: &AboveAndBelowPage<'_>, seat: Seat) -> Markup {
    html! {
        section.people id="people" aria-labelledby="your-people" {
            h2.sr id="your-people" { (page.whose(words::OWN_PEOPLE)) }
            (areas(page, seat))
        }
    }
}

/// The three areas of a village: ready, exhausted and injured.
pub(super) fn areas(page: &AboveAndBelowPage<'_>, seat: Seat) -> Markup {
    let open = page.open();
    let village = open.village(seat);
    let mine = Some(seat) == page.seat();
    let sent = if open.active == seat { open.party } else { Villagers::NONE };
    let areas = [
        ("ready", village.ready, words::READY),
        ("exhausted", village.exhausted, words::EXHAUSTED),
        ("injured", village.injured, words::INJURED),
    ];
    let why_not = words::why_not_villager(open.stage);
    html! {
        div.areas {
            @for (word, who, title) in areas {
                div.area.{ "at-" (word) } {
                    h3 { (icon(word)) (title) " " b { (who.len()) } }
                    ul.folks data-arrows[mine] {
                        @for one in who.iter() {
                            @let gathered = sent.contains(one);
                            (villager(page, one, &Stand {
                                why_not: mine.then_some(why_not),
                                class: if gathered { "gathered" } else { "" },
                                note: Note(html! { @if gathered { span.note { (words::GOES) } } }),
                                ..Stand::default()
                            }))
                        }
                    }
                }
            }
        }
    }
}
