//! What a report on Above and Below counts: buildings, villagers and the choices of the book.

use game_above_and_below::{
    AboveAndBelow, Action, Building, Content, Event, Stage, Villager,
    components::{Craft, Group, Kind},
};
use story::{Key, ReadChoice};
use table::{Game, Seat, Viewer};

use crate::{Item, ItemFate, ReportEvent, ReportSection};

/// The groups of villagers one may win, each a chapter after those of the buildings.
const GROUPS: [(Group, &str, &str); 3] = [
    (Group::Regular, "Villagers", "trained"),
    (Group::Special, "Special villagers", "met"),
    (Group::Adventurer, "Adventurers", "trained"),
];

/// The place of the choices: after the buildings and the villagers.
const CHOICES: usize = Kind::ALL.len() + GROUPS.len();

/// Four kinds of buildings, three of villagers, and the choices of all passages.
pub(super) fn chapters(content: &Content) -> Vec<ReportSection> {
    let buildings = Kind::ALL.map(|kind| ReportSection {
        title: title(kind),
        taken: "built",
        items: Building::all_of(kind).map(|building| card(content, building)).collect(),
    });
    let villagers = GROUPS.map(|(group, title, taken)| ReportSection {
        title,
        taken,
        items: Villager::all_of(group).map(|villager| face(content, villager)).collect(),
    });
    let mut chapters = Vec::from(buildings);
    chapters.extend(villagers);
    let passages = content.tales().book().passages.iter();
    let choices = passages.flat_map(|passage| {
        let asked = content.tales().terms(passage.key).into_iter();
        asked.map(|asked| Item {
            name: format!("{} · {} — {}", passage.key, passage.title, asked.label),
            about: terms(&asked),
        })
    });
    let items = choices.collect();
    chapters.push(ReportSection { title: "Encounter choices", taken: "chosen", items });
    chapters
}

fn title(kind: Kind) -> &'static str {
    match kind {
        Kind::House => "Houses",
        Kind::Outpost => "Outposts",
        Kind::KeyHouse => "Key houses",
        Kind::StarHouse => "Star houses",
    }
}

fn card(content: &Content, building: Building) -> Item {
    let card = content.card(building);
    let mut about = format!("{building} · cost {}", card.cost);
    if card.points > 0 {
        about += &format!(" · points {}", card.points);
    }
    Item { name: card.name.clone(), about }
}

fn face(content: &Content, villager: Villager) -> Item {
    let face = content.face(villager);
    let mut about = villager.to_string();
    for (craft, word) in [(face.build, "builds"), (face.train, "trains")] {
        match craft {
            Craft::None => {}
            Craft::Plain => about += &format!(" · {word}"),
            Craft::Plus => about += &format!(" · {word} for less"),
        }
    }
    Item { name: face.name.clone(), about }
}

/// What a choice asks for, in a few words.
fn terms(asked: &ReadChoice) -> String {
    let mut terms = Vec::new();
    let numbers = asked.numbers.iter().map(|number| match &number.price {
        Some(price) => format!("{} for {price}", number.number),
        None => number.number.to_string(),
    });
    let numbers: Vec<String> = numbers.collect();
    if numbers.is_empty() {
        terms.push("no roll".to_owned());
    } else {
        terms.push(format!("lanterns {}", numbers.join(" or ")));
    }
    terms.extend(asked.needs.iter().map(|need| format!("needs {need}")));
    terms.extend(asked.bonus.iter().map(|bonus| format!("lanterns more: {bonus}")));
    terms.extend(asked.price.iter().map(|price| format!("costs {price}")));
    terms.join(" · ")
}

/// What is on display when the game begins, and the special villagers, who can be met at any time.
pub(super) fn at_start(game: &AboveAndBelow, note: &mut dyn FnMut(ReportEvent)) {
    let open = game.view(Viewer::Spectator).open;
    open.on_display().for_each(|building| note(of_building(building, ItemFate::Offered)));
    let rows = open.villagers.into_iter().chain(open.adventurers).flatten();
    for villager in rows.chain(open.specials.iter()) {
        of_villager(villager, ItemFate::Offered).map(&mut *note);
    }
}

/// What an event means for buildings, villagers and choices.
pub(super) fn of_event(
    game: &AboveAndBelow,
    content: &Content,
    event: &Event,
    note: &mut dyn FnMut(ReportEvent),
) {
    match *event {
        Event::CardTurnedUp { building, .. } => note(of_building(building, ItemFate::Offered)),
        Event::Built { seat, building, .. } => note(of_building(building, ItemFate::Taken(seat))),
        Event::VillagerArrived { villager, .. } => {
            of_villager(villager, ItemFate::Offered).map(note);
        }
        Event::Trained { seat, villager, .. } | Event::Joined { seat, villager, .. } => {
            of_villager(villager, ItemFate::Taken(seat)).map(note);
        }
        Event::Opened { seat, passage, .. } => offer_choices(game, content, seat, passage, note),
        Event::Chose { seat, passage, choice, .. } => {
            note(of_choice(content, passage, choice.into(), ItemFate::Taken(seat)));
        }
        Event::Succeeded { seat, outcome, .. } => {
            let place = content.tales().place(outcome);
            if let Some(choice) = place.choice {
                note(of_choice(content, place.passage, choice, ItemFate::Succeeded(seat)));
            }
        }
        Event::Failed { seat, passage, choice, .. } => {
            note(of_choice(content, passage, choice.into(), ItemFate::Failed(seat)));
        }
        Event::RoundBegan { .. }
        | Event::CaveSeen { .. }
        | Event::Passed { .. }
        | Event::CatRefused { .. }
        | Event::CatObeyed { .. }
        | Event::SetOut { .. }
        | Event::Rolled { .. }
        | Event::Exerted { .. }
        | Event::Gained { .. }
        | Event::Lost { .. }
        | Event::Paid { .. }
        | Event::Injured { .. }
        | Event::CaveFound { .. }
        | Event::CaveLost { .. }
        | Event::Stocked { .. }
        | Event::Labored { .. }
        | Event::Harvested { .. }
        | Event::Placed { .. }
        | Event::ForSale { .. }
        | Event::Withdrawn { .. }
        | Event::Offered { .. }
        | Event::Sold { .. }
        | Event::OfferRefused { .. }
        | Event::RowRefreshed { .. }
        | Event::CiderPoured
        | Event::StartersWoke
        | Event::Recovered { .. }
        | Event::Income { .. }
        | Event::Regrown { .. }
        | Event::GameEnded
        | Event::Scored { .. }
        | Event::Total { .. } => {}
    }
}

/// The choices of an open passage that the party may take: one that needs what it has not is none.
fn offer_choices(
    game: &AboveAndBelow,
    content: &Content,
    seat: Seat,
    passage: Key,
    note: &mut dyn FnMut(ReportEvent),
) {
    let open = game.view(Viewer::Spectator).open;
    let is_open = open.exploration.is_some_and(|exploration| exploration.passage == passage);
    if open.stage != Stage::Choosing || !is_open {
        return;
    }
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    // A choice with a price for more lanterns is listed twice, one after the other.
    let mut last = 0;
    for action in actions {
        if let Action::Choose { choice, .. } = action
            && choice != last
        {
            last = choice;
            note(of_choice(content, passage, usize::from(choice) - 1, ItemFate::Offered));
        }
    }
}

fn of_building(building: Building, fate: ItemFate) -> ReportEvent {
    let before = |kind: &Kind| Building::all_of(*kind).count();
    let chapter = Kind::ALL.iter().take_while(|&&kind| kind != building.kind()).count();
    let first: usize = Kind::ALL[..chapter].iter().map(before).sum();
    ReportEvent { chapter, item: building.index() - first, fate }
}

/// Nothing for those whom each player starts with.
fn of_villager(villager: Villager, fate: ItemFate) -> Option<ReportEvent> {
    let place = GROUPS.iter().position(|(group, ..)| *group == villager.group())?;
    let item = Villager::all_of(villager.group()).position(|one| one == villager)?;
    Some(ReportEvent { chapter: Kind::ALL.len() + place, item, fate })
}

fn of_choice(content: &Content, passage: Key, choice: usize, fate: ItemFate) -> ReportEvent {
    let passages = content.tales().book().passages.iter();
    let earlier = passages.take_while(|one| one.key != passage);
    let first: usize = earlier.map(|one| one.choices.len()).sum();
    ReportEvent { chapter: CHOICES, item: first + choice, fate }
}
