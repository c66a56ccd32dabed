//! The situation in lines, and what can be looked at.

use ::table::words::sentence;
use game_near_and_far::{
    Adventurer, Card, Space,
    components::Kind,
    words::{does, kin, price, space_name, space_words, symbols},
};

use super::{NearAndFarScreen, people};
use crate::reading::read_page;

/// Something that can be looked at.
#[derive(Clone, Copy)]
pub(super) enum Name {
    Card(Card),
    Adventurer(Adventurer),
    Space(Space),
}

impl Name {
    /// What is called so, by its short name or its name.
    pub(super) fn read(screen: &NearAndFarScreen<'_>, word: &str) -> Option<Name> {
        let word = word.trim();
        let content = screen.content;
        let same = |name: &str| name.eq_ignore_ascii_case(word);
        let spaces = content.map(screen.open().map).spaces.len();
        let by_short_name = {
            let cards = Card::all().map(Name::Card);
            let people = Adventurer::all().map(Name::Adventurer);
            let places = (0..spaces).filter_map(Space::new).map(Name::Space);
            cards.chain(people).chain(places).find(|name| same(&name.word()))
        };
        if by_short_name.is_some() {
            return by_short_name;
        }
        let card = Card::all().find(|card| same(&content.card(*card).name)).map(Name::Card);
        let person = || Adventurer::all().find(|one| same(&content.face(*one).name));
        let space = || {
            let all = (0..spaces).filter_map(Space::new);
            all.into_iter().find(|space| same(&space_name(screen.seen, *space)))
        };
        card.or_else(|| person().map(Name::Adventurer)).or_else(|| space().map(Name::Space))
    }

    pub(super) fn word(self) -> String {
        match self {
            Name::Card(card) => card.to_string(),
            Name::Adventurer(adventurer) => adventurer.to_string(),
            Name::Space(space) => space.to_string(),
        }
    }

    pub(super) fn title(self, screen: &NearAndFarScreen<'_>) -> String {
        match self {
            Name::Card(card) => screen.content.card(card).name.clone(),
            Name::Adventurer(adventurer) => screen.content.face(adventurer).name.clone(),
            Name::Space(space) => space_name(screen.seen, space),
        }
    }
}

/// It in words, a paragraph each.
pub(super) fn explain(screen: &NearAndFarScreen<'_>, name: Name) -> Vec<String> {
    let title = name.title(screen);
    match name {
        Name::Card(card) => {
            let face = screen.content.card(card);
            let kind = match card.kind() {
                Kind::Basic => format!("A basic artifact: costs {}.", price(face)),
                Kind::Advanced => format!("An advanced artifact: costs {}.", price(face)),
                Kind::Treasure => "A treasure.".to_owned(),
                Kind::World => "A world card.".to_owned(),
            };
            vec![title, kind, sentence(&does(face).join(", "))]
        }
        Name::Adventurer(adventurer) => {
            let face = screen.content.face(adventurer);
            let about = format!(
                "{}, {} coins: {}",
                kin(adventurer.faction()),
                face.cost,
                symbols(&face.symbols)
            );
            vec![title, sentence(&about)]
        }
        Name::Space(space) => vec![title, sentence(&space_words(screen.seen, space))],
    }
}

/// What lies in sight: the own cards, those just drawn, and the row.
pub(super) fn things(screen: &NearAndFarScreen<'_>) -> Vec<Name> {
    let view = screen.view;
    let own = screen.seat().map(|seat| view.open.traveller(seat).cards).unwrap_or_default();
    let cards = view.packet.union(view.fresh).union(view.open.drawn).union(view.hand).union(own);
    let row = view.open.row.iter().flatten().copied();
    cards.iter().map(Name::Card).chain(row.map(Name::Adventurer)).collect()
}

/// The situation in words, a line each.
pub(super) fn describe(screen: &NearAndFarScreen<'_>) -> Vec<String> {
    let mut lines: Vec<String> =
        screen.seats().flat_map(|seat| people::lines(screen, seat)).collect();
    lines.extend(people::hand(screen));
    lines.push(people::row(screen));
    if let Some(threat) = screen.open().threat() {
        let face = screen.content.threat(threat.into());
        lines.push(format!("Next threat: {} ({})", face.name, face.level));
    }
    let reading = screen.content.reading(screen.open()).filter(|reading| reading.open);
    for page in reading.iter().flat_map(|reading| &reading.pages) {
        lines.extend(read_page(page, screen.names));
    }
    lines
}

/// How many words of a quest lie open.
pub(super) fn to_read(screen: &NearAndFarScreen<'_>) -> usize {
    let reading = screen.content.reading(screen.open());
    let pages = reading.iter().flat_map(|reading| &reading.pages);
    pages.map(|page| if page.asks() { page.words_to_open() } else { page.words_of_outcome() }).sum()
}
