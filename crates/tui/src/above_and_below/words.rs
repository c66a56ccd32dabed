//! Above and Below in words: what is asked, and what a card means.

use game_above_and_below::{
    Building, Cave, Page, Villager, Villagers,
    components::Group,
    rules::scoring,
    words::{self as game_words, coins},
};

use super::{AboveAndBelowScreen, book};
use ::table::words::listed;

/// Something that can be looked up.
#[derive(Clone, Copy)]
pub(super) enum Name {
    /// A villager.
    Villager(Villager),
    /// A building.
    Building(Building),
    /// A cave.
    Cave(Cave),
    /// A page of the tale that is told, or was told last.
    Page(Page),
}

impl Name {
    /// What is called so; a passage only if it lies open.
    pub(super) fn read(screen: &AboveAndBelowScreen<'_>, word: &str) -> Option<Name> {
        let groups = [Group::Starting, Group::Regular, Group::Special, Group::Adventurer];
        let villagers = groups.into_iter().flat_map(Villager::all_of).map(Name::Villager);
        let pages = screen.open().tale.iter().copied().map(Name::Page);
        let mut all = villagers
            .chain(Building::all().map(Name::Building))
            .chain(Cave::all().map(Name::Cave))
            .chain(pages);
        all.find(|name| name.word().eq_ignore_ascii_case(word))
    }

    /// The word for it.
    pub(super) fn word(&self) -> String {
        match self {
            Name::Villager(villager) => villager.to_string(),
            Name::Building(building) => building.to_string(),
            Name::Cave(cave) => cave.to_string(),
            Name::Page(page) => page.passage.to_string(),
        }
    }
}

/// Those who are named, or nobody.
pub(super) fn people(screen: &AboveAndBelowScreen<'_>, who: Villagers) -> String {
    let names: Vec<&str> = who.iter().map(|one| screen.content.face(one).name.as_str()).collect();
    game_words::people(&names)
}

/// What can be looked up: the open page first, then what is for sale, then what people have.
pub(super) fn cards(screen: &AboveAndBelowScreen<'_>) -> Vec<Name> {
    let open = screen.open();
    let mut cards: Vec<Name> = open.tale.iter().rev().copied().map(Name::Page).collect();
    cards.extend(open.on_display().map(Name::Building));
    cards.extend(
        open.villagers.iter().chain(&open.adventurers).flatten().copied().map(Name::Villager),
    );
    for seat in std::iter::once(screen.home()).chain(screen.strangers()) {
        let village = open.village(seat);
        cards.extend(village.villagers().iter().map(Name::Villager));
        cards.extend(village.buildings.iter().copied().map(Name::Building));
    }
    cards.extend(open.cave.map(Name::Cave));
    cards
}

/// One card or villager in words, and where it is.
pub(super) fn explain(screen: &AboveAndBelowScreen<'_>, name: Name) -> Vec<String> {
    match name {
        Name::Villager(villager) => villager_words(screen, villager),
        Name::Building(building) => building_words(screen, building),
        Name::Cave(cave) => {
            let passages = screen.content.cave(cave).map(|number| number.to_string());
            vec![
                format!("Cave {cave}: the die opens one of the passages {}.", listed(&passages)),
                "Whoever succeeds there may build an outpost on it.".to_owned(),
            ]
        }
        Name::Page(page) => {
            let key = page.passage.to_string();
            let read = book::pages(screen).into_iter().find(|read| read.passage == key);
            read.map(|read| book::told(screen, &read)).unwrap_or_default()
        }
    }
}

fn villager_words(screen: &AboveAndBelowScreen<'_>, villager: Villager) -> Vec<String> {
    let open = screen.open();
    let face = screen.content.face(villager);
    let mut lines = vec![format!("{}.", face.name)];
    lines.extend(game_words::villager_explained(face, villager.group()));
    if let Some(cost) = game_words::training_cost(screen.seen, villager) {
        lines.push(format!("Training costs {} now.", coins(cost)));
    }
    for seat in open.clockwise() {
        let village = open.village(seat);
        let places = [
            (village.ready, "ready"),
            (village.exhausted, "exhausted"),
            (village.injured, "injured"),
        ];
        let place = places.into_iter().find(|(who, _)| who.contains(villager));
        lines.extend(place.map(|(_, word)| format!("{}’s, {word}.", screen.name(seat))));
    }
    if open.party.contains(villager) {
        lines.push(format!("Working for {}.", screen.name(open.active)));
    }
    lines
}

fn building_words(screen: &AboveAndBelowScreen<'_>, building: Building) -> Vec<String> {
    let open = screen.open();
    let card = screen.content.card(building);
    let mut lines = vec![format!("{}.", card.name)];
    lines.extend(game_words::explained(card, building.kind()));
    for seat in open.clockwise() {
        if open.village(seat).buildings.contains(building) {
            let points = scoring::card_points(screen.content, open, seat, building);
            let left = match (card.stock, open.stocked.on(building)) {
                (Some(stock), count) => {
                    format!(", with {} on it", stock.kind.counted(count.into()))
                }
                (None, _) => String::new(),
            };
            lines.push(format!("{} has it{left}; its bonus pays {points} now.", screen.name(seat)));
        }
    }
    if open.on_display().any(|one| one == building) {
        lines.push("It can be bought.".to_owned());
    }
    lines
}
