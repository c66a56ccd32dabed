//! Above and Below in words: what is asked, and what a card means.

use game_above_and_below::{
    Bill, Building, Cave, Page, Purpose, RestStep, Stage, Task, Villager, Work, components::Group,
    rules::scoring,
};

use super::{
    Spread, book,
    sign::{card_words, coins, face_words, kind_word, one},
};
use crate::text::listed;

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
    pub(super) fn read(spread: &Spread<'_>, word: &str) -> Option<Name> {
        let word = word.to_ascii_uppercase();
        let page = spread.open().tale.iter().find(|page| page.passage.to_string() == word);
        word.parse()
            .map(Name::Villager)
            .or_else(|_| word.parse().map(Name::Building))
            .or_else(|_| word.parse().map(Name::Cave))
            .ok()
            .or(page.copied().map(Name::Page))
    }
}

/// What is asked of the viewer, or who is waited for.
pub(super) fn asks(spread: &Spread<'_>) -> String {
    if spread.is_asked() { question(spread) } else { waiting(spread) }
}

fn question(spread: &Spread<'_>) -> String {
    let open = spread.open();
    match open.stage {
        Stage::Turn => "Your turn: explore, build, train, harvest, labor or pass.".to_owned(),
        Stage::Bidding { owner } => {
            let token = open.village(owner).sale.map_or_else(String::new, one);
            format!("Name a price for {}’s {token}.", spread.name(owner))
        }
        Stage::Answering { owner, price } => {
            let token = open.village(owner).sale.map_or_else(String::new, one);
            format!("{} offers {} for your {token}.", spread.name(open.active), coins(price))
        }
        Stage::Gathering { task } => {
            let what = match task {
                Task::Explore => "Who explores? Send two or more, then go.",
                Task::Harvest => "Who harvests? Each takes one good; then go.",
                Task::Labor => "Who labors? Each earns a coin; then go.",
            };
            match open.party.is_empty() {
                true => what.to_owned(),
                false => format!("{what} Gathered: {}.", open.party.len()),
            }
        }
        Stage::Assigning { work } => match work {
            Work::Build(building) => format!("Who builds {}?", spread.building(building)),
            Work::Train(villager) => format!("Who trains {}?", spread.villager(villager)),
        },
        Stage::Paying { bill } => {
            format!(
                "{} to pay for {}: with which tokens?",
                coins(bill.amount.into()),
                bought(spread, bill)
            )
        }
        Stage::Harvesting { left } => format!("Take goods from your cards: {left} more."),
        Stage::Choosing => "What does your party do?".to_owned(),
        Stage::Rerolling => format!("{} Roll a die again, or keep them all.", lanterns(spread)),
        Stage::Exerting => {
            format!("{} Exert somebody, or let it be enough.", lanterns(spread))
        }
        Stage::Claiming => format!("{} Pay, or decline.", lanterns(spread)),
        Stage::Picking => "Take one of these.".to_owned(),
        Stage::Injuring => "Who is injured?".to_owned(),
        Stage::Founding { most } => {
            format!("Take a building that costs {most} or less, for nothing.")
        }
        Stage::Resting => resting(spread),
        Stage::Placing => {
            "Place your last goods on the track: their order makes points.".to_owned()
        }
        Stage::Over => String::new(),
    }
}

fn resting(spread: &Spread<'_>) -> String {
    let rest = spread.open().rests[spread.home().index()];
    match rest.step {
        RestStep::Spending => {
            "The round is over: use potions and ciders or place goods, then rest.".to_owned()
        }
        RestStep::Beds if rest.beds == 1 => "One bed is free: who sleeps in it?".to_owned(),
        RestStep::Beds => format!("{} beds are free: who sleeps in them?", rest.beds),
        RestStep::Done => String::new(),
    }
}

/// What the party has found so far, and what it needs.
fn lanterns(spread: &Spread<'_>) -> String {
    let Some(exploration) = &spread.open().exploration else { return String::new() };
    let found = match exploration.lanterns {
        1 => "1 lantern".to_owned(),
        more => format!("{more} lanterns"),
    };
    let asked = spread.content.tales().terms(exploration.passage);
    let choice = exploration.choice.and_then(|choice| asked.get(usize::from(choice)));
    let numbers = choice.map(book::numbers).unwrap_or_default();
    match numbers.is_empty() {
        true => format!("{found}."),
        false => format!("{found}; {numbers}."),
    }
}

fn bought(spread: &Spread<'_>, bill: Bill) -> String {
    match bill.purpose {
        Purpose::Work(Work::Build(building)) => spread.building(building),
        Purpose::Work(Work::Train(villager)) => spread.villager(villager),
        Purpose::Refresh(row) => format!("new {}", row.word()),
        Purpose::Choice(_) => "what your party does".to_owned(),
        Purpose::Number(number) => format!("explore {number}"),
    }
}

/// Those who were gathered, by name.
pub(super) fn party(spread: &Spread<'_>) -> String {
    let names: Vec<&str> =
        spread.open().party.iter().map(|one| spread.content.face(one).name.as_str()).collect();
    if names.is_empty() { "nobody".to_owned() } else { listed(&names) }
}

fn waiting(spread: &Spread<'_>) -> String {
    let open = spread.open();
    let names: Vec<&str> = open.waiting.iter().map(|seat| spread.name(seat)).collect();
    let (who, verb) = (listed(&names), if names.len() == 1 { "is" } else { "are" });
    match open.stage {
        Stage::Turn => format!("It is {who}’s turn."),
        Stage::Bidding { owner } => format!("{who} makes {} an offer.", spread.name(owner)),
        Stage::Answering { price, .. } => {
            format!("{who} is asked to sell for {}.", coins(price))
        }
        Stage::Gathering { .. } => format!("{who} gathers villagers."),
        Stage::Assigning { .. } | Stage::Paying { .. } => format!("{who} is buying something."),
        Stage::Harvesting { .. } => format!("{who} is harvesting."),
        Stage::Choosing => format!("{who} decides what the party does."),
        Stage::Rerolling | Stage::Exerting | Stage::Claiming => {
            format!("{who} has {}", lanterns(spread))
        }
        Stage::Picking | Stage::Injuring | Stage::Founding { .. } => {
            format!("{who} decides what comes of it.")
        }
        Stage::Resting => format!("{who} {verb} resting."),
        Stage::Placing => format!("{who} {verb} placing the last goods."),
        Stage::Over => "The game is over.".to_owned(),
    }
}

/// What can be looked up: the open page first, then what is for sale, then what people have.
pub(super) fn cards(spread: &Spread<'_>) -> Vec<String> {
    let open = spread.open();
    let mut cards: Vec<String> =
        open.tale.iter().rev().map(|page| page.passage.to_string()).collect();
    cards.extend(open.on_display().map(|building| building.to_string()));
    let trained = open.villagers.iter().chain(&open.adventurers).flatten();
    cards.extend(trained.map(ToString::to_string));
    let home = spread.home();
    for seat in std::iter::once(home).chain(spread.strangers()) {
        let village = open.village(seat);
        cards.extend(village.villagers().iter().map(|one| one.to_string()));
        cards.extend(village.buildings.iter().map(ToString::to_string));
    }
    cards.extend(open.cave.map(|cave| cave.to_string()));
    cards
}

/// One card or villager in words, and where it is.
pub(super) fn explain(spread: &Spread<'_>, name: Name) -> Vec<String> {
    match name {
        Name::Villager(villager) => villager_words(spread, villager),
        Name::Building(building) => building_words(spread, building),
        Name::Cave(cave) => {
            let passages = spread.content.cave(cave).map(|number| number.to_string());
            vec![
                format!("Cave {cave}: the die opens one of the passages {}.", listed(&passages)),
                "Whoever succeeds there may build an outpost on it.".to_owned(),
            ]
        }
        Name::Page(page) => book::told(spread, &page),
    }
}

fn villager_words(spread: &Spread<'_>, villager: Villager) -> Vec<String> {
    let open = spread.open();
    let face = spread.content.face(villager);
    let group = match villager.group() {
        Group::Starting => "a villager of the first day",
        Group::Regular => "a villager who can be trained",
        Group::Special => "one who is only met below",
        Group::Adventurer => "an adventurer",
    };
    let mut lines = vec![format!("{}, {group}: {}.", face.name, face_words(face))];
    if let Some(cost) = spread.training_cost(villager) {
        lines.push(format!("Training costs {} now.", coins(cost.into())));
    }
    for seat in open.clockwise() {
        let village = open.village(seat);
        let places = [
            (village.ready, "ready"),
            (village.exhausted, "exhausted"),
            (village.injured, "injured"),
        ];
        let place = places.into_iter().find(|(who, _)| who.contains(villager));
        lines.extend(place.map(|(_, word)| format!("With {}: {word}.", spread.name(seat))));
    }
    if open.party.contains(villager) {
        lines.push(format!("At work for {}.", spread.name(open.active)));
    }
    lines
}

fn building_words(spread: &Spread<'_>, building: Building) -> Vec<String> {
    let open = spread.open();
    let card = spread.content.card(building);
    let mut lines = vec![
        format!("{}, {} {}.", card.name, a(kind_word(building.kind())), kind_word(building.kind())),
        format!("It costs {}: {}.", coins(card.cost.into()), card_words(card)),
    ];
    for seat in open.clockwise() {
        if open.village(seat).buildings.contains(building) {
            let points = scoring::card_points(spread.content, open, seat, building);
            let left = match (card.stock, open.stocked.on(building)) {
                (Some(stock), count) => {
                    format!(", with {} on it", stock.kind.counted(count.into()))
                }
                (None, _) => String::new(),
            };
            lines.push(format!(
                "{} has it{left}; besides the point of every building it pays {points} now.",
                spread.name(seat)
            ));
        }
    }
    if open.on_display().any(|one| one == building) {
        lines.push("It can be bought.".to_owned());
    }
    lines
}

fn a(word: &str) -> &'static str {
    if word.starts_with('o') { "an" } else { "a" }
}
