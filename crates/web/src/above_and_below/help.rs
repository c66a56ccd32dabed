//! Help for every card, villager and symbol, in words: outside of what is pushed, since it never
//! changes.

use game_above_and_below::{
    AboveAndBelow, Building, Content, Villager,
    components::Group,
    words::{explained, starting_house, villager_explained},
};
use maud::{Markup, html};
use shelf::GameName;
use table::Lessons;

use super::{bust, face, icon::icon};
use crate::{
    learn::help,
    words::{above_and_below as words, above_and_below_help as meanings},
};

/// A page to open beside each card and villager, and one for the symbols.
pub(super) fn all(content: &Content) -> Markup {
    let groups = [Group::Starting, Group::Regular, Group::Special, Group::Adventurer];
    html! {
        @for building in Building::all() {
            @let card = content.card(building);
            (help::page(&format!("h-{building}"), &card.name, &face::face(building), &explained(card, building.kind())))
        }
        (help::page("h-start", &content.starting_house.name, &face::starting(), &starting_house(&content.starting_house)))
        (help::page("h-cave", words::EMPTY_CAVE, &face::cave(), &[words::CAVE_EXPLAINED.to_owned()]))
        @for villager in groups.into_iter().flat_map(Villager::all_of) {
            @let face = content.face(villager);
            (help::page(&format!("h-{villager}"), &face.name, &bust::token(villager), &villager_explained(face, villager.group())))
        }
        (help::note(GameName::AboveAndBelow, "h-train", meanings::TRAIN_MEANS, "AB-154"))
        (help::note(GameName::AboveAndBelow, "h-build", meanings::BUILD_MEANS, "AB-126"))
        (help::note(GameName::AboveAndBelow, "h-outposts", meanings::OUTPOSTS_MEAN, "AB-126"))
        (help::note(GameName::AboveAndBelow, "h-six", meanings::SIX_MEANS, "AB-065"))
        (help::note(GameName::AboveAndBelow, "h-roll", meanings::ROLL_MEANS, "AB-068"))
        (help::note(GameName::AboveAndBelow, "h-track", meanings::TRACK_MEANS, "AB-216"))
        (help::note(GameName::AboveAndBelow, "h-reputation", meanings::REPUTATION_MEANS, "AB-234"))
        (help::symbols(GameName::AboveAndBelow, AboveAndBelow::SYMBOLS, icon))
    }
}
