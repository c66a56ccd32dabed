//! Help for every card, villager and symbol, in words: outside of what is pushed, since it never
//! changes.

use game_above_and_below::{
    Building, Content, Villager,
    components::Group,
    words::{explained, starting_house, villager_explained},
};
use maud::{Markup, html};

use super::{bust, face, icon::icon};
use crate::words::{above_and_below as words, shell};

/// A page to open beside each card and villager, and one for the symbols.
pub(super) fn all(content: &Content) -> Markup {
    let groups = [Group::Starting, Group::Regular, Group::Special, Group::Adventurer];
    html! {
        @for building in Building::all() {
            @let card = content.card(building);
            (one(&format!("h-{building}"), &card.name, &face::face(building), &explained(card, building.kind())))
        }
        (one("h-start", &content.starting_house.name, &face::starting(), &starting_house(&content.starting_house)))
        (one("h-cave", words::EMPTY_CAVE, &face::cave(), &[words::CAVE_EXPLAINED.to_owned()]))
        @for villager in groups.into_iter().flat_map(Villager::all_of) {
            @let face = content.face(villager);
            (one(&format!("h-{villager}"), &face.name, &bust::token(villager), &villager_explained(face, villager.group())))
        }
        div.help id="legend" popover aria-label=(words::SYMBOLS) {
            h2 { (words::SYMBOLS) }
            ul.legend { @for (word, meaning) in words::LEGEND { li { (icon(word)) (meaning) } } }
            (close("legend"))
        }
    }
}

fn one(id: &str, title: &str, picture: &Markup, lines: &[String]) -> Markup {
    html! {
        div.help id=(id) popover {
            (picture)
            div {
                h2 { (title) }
                @for line in lines { p { (line) } }
                (close(id))
            }
        }
    }
}

fn close(id: &str) -> Markup {
    html! { button type="button" popovertarget=(id) popovertargetaction="hide" { (shell::CLOSE) } }
}
