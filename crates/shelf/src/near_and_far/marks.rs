//! What a report on Near and Far counts: people, cards, buildings, spaces, quests and their choices.

use game_near_and_far::{
    Action, Adventurer, Building, Card, Content, Event, MAPS, NearAndFar, Quests, Space, Stage,
    components::{ARTIFACTS, Kind},
    words,
};
use story::{Key, ReadChoice};
use table::{Game, Seat, Viewer};

use crate::{Item, ItemFate, ReportEvent, ReportSection};

/// The places of the chapters.
#[derive(Clone, Copy)]
enum Section {
    Adventurers,
    Artifacts,
    Treasures,
    Buildings,
    Spaces,
    Quests,
    Choices,
}

/// Adventurers, artifacts, treasures, buildings of the town, spaces of all maps, quests, and the
/// choices of all passages.
pub(super) fn chapters(content: &Content) -> Vec<ReportSection> {
    let section = |title, taken, items| ReportSection { title, taken, items };
    let cards = |kinds: &[Kind]| {
        let all = kinds.iter().flat_map(|kind| Card::all_of(*kind));
        all.map(|one| card(content, one)).collect()
    };
    let buildings = Building::ALL.map(|building| Item {
        name: building.name().to_owned(),
        about: building.word().to_owned(),
    });
    let passages = || content.tales().book().passages.iter();
    let quests = passages().map(|passage| Item {
        name: format!("{} · {}", passage.key, passage.title),
        about: format!("{} choices", passage.choices.len()),
    });
    let choices = passages().flat_map(|passage| {
        let asked = content.tales().terms(passage.key).into_iter();
        asked.map(|asked| Item {
            name: format!("{} · {} — {}", passage.key, passage.title, asked.label),
            about: terms(&asked),
        })
    });
    vec![
        section(
            "Adventurers",
            "recruited",
            Adventurer::all().map(|one| adventurer(content, one)).collect(),
        ),
        section("Artifacts", "bought", cards(&[Kind::Basic, Kind::Advanced])),
        section("Treasures", "kept", cards(&[Kind::Treasure])),
        section("Buildings", "visited", buildings.into()),
        section("Spaces", "camped on", spaces(content)),
        section("Quests", "attempted", quests.collect()),
        section("Quest choices", "chosen", choices.collect()),
    ]
}

fn adventurer(content: &Content, adventurer: Adventurer) -> Item {
    let face = content.face(adventurer);
    let person = words::person(adventurer.faction(), face);
    Item {
        name: face.name.clone(), about: format!("{adventurer} · cost {} · {person}", face.cost)
    }
}

fn card(content: &Content, card: Card) -> Item {
    let face = content.card(card);
    let does = words::does(face).join(", ");
    let about = match card.index() < ARTIFACTS {
        true => format!("{card} · costs {} · {does}", words::price(face)),
        false => format!("{card} · {does}"),
    };
    Item { name: face.name.clone(), about }
}

fn spaces(content: &Content) -> Vec<Item> {
    let maps = (1..=MAPS).map(|map| content.map(map));
    let spaces = maps.flat_map(|map| {
        map.all.iter().map(move |space| Item {
            name: format!("{} · {}", map.name, map.space_name(space)),
            about: format!("map {} · {} steps from town", map.number, map.distance[space.index()]),
        })
    });
    spaces.collect()
}

/// What a choice asks for, in a few words.
fn terms(asked: &ReadChoice) -> String {
    match asked.conditions() {
        terms if terms.is_empty() => "no roll".to_owned(),
        terms => terms,
    }
}

/// What can be taken when the game begins: the row, and the cards that are dealt.
pub(super) fn at_start(game: &NearAndFar, note: &mut dyn FnMut(ReportEvent)) {
    let open = game.view(Viewer::Spectator).open;
    for one in open.row.iter().flatten() {
        note(of_adventurer(*one, ItemFate::Offered));
    }
    for seat in (0..open.seats()).map(Seat::new) {
        let view = game.view(Viewer::Seat(seat));
        view.hand
            .union(view.packet)
            .iter()
            .for_each(|card| note(of_artifact(card, ItemFate::Offered)));
    }
}

/// What an event means for people, cards, places and choices.
pub(super) fn of_event(
    game: &NearAndFar,
    content: &Content,
    event: &Event,
    note: &mut dyn FnMut(ReportEvent),
) {
    match *event {
        Event::RoundBegan { round: 1, .. } => {
            let open = game.view(Viewer::Spectator).open;
            let map = content.map(open.map);
            for space in map.all.iter() {
                note(of_space(content, map.number, space, ItemFate::Offered));
            }
            let lying = open.quests.iter().filter(|_| open.reads == Quests::Book);
            for passage in lying.filter_map(|space| map.face(space).quest) {
                note(of_quest(content, passage, ItemFate::Offered));
            }
        }
        Event::Arrived { adventurer } => note(of_adventurer(adventurer, ItemFate::Offered)),
        Event::Recruited { seat, adventurer, .. } => {
            note(of_adventurer(adventurer, ItemFate::Taken(seat)));
        }
        Event::Drew { card, .. } => note(of_artifact(card, ItemFate::Offered)),
        Event::Bought { seat, card } => note(of_artifact(card, ItemFate::Taken(seat))),
        Event::TreasureDrawn { card, .. } => note(of_treasure(card, ItemFate::Offered)),
        Event::TreasureMoved { seat, card, kept: true } => {
            note(of_treasure(card, ItemFate::Taken(seat)));
        }
        // Whoever visits one building or leaves town could have gone to any other.
        Event::Visited { seat, building } => {
            Building::ALL.iter().for_each(|one| note(of_building(*one, ItemFate::Offered)));
            note(of_building(building, ItemFate::Taken(seat)));
        }
        Event::LeftTown { .. } => {
            Building::ALL.iter().for_each(|one| note(of_building(*one, ItemFate::Offered)));
        }
        Event::Camped { seat, space, .. } => {
            let map = game.view(Viewer::Spectator).open.map;
            note(of_space(content, map, space, ItemFate::Taken(seat)));
        }
        Event::Opened { seat, passage, .. } => {
            if passage.series().is_some_and(|series| series == 'X') {
                note(of_quest(content, passage, ItemFate::Offered));
            }
            note(of_quest(content, passage, ItemFate::Taken(seat)));
            offer_choices(game, content, seat, passage, note);
        }
        Event::Chose { seat, passage, choice, .. } => {
            note(of_choice(content, passage, choice.into(), ItemFate::Taken(seat)));
        }
        Event::Succeeded { seat, passage, .. } => {
            settled(game, content, passage, ItemFate::Succeeded(seat), note);
        }
        Event::Failed { seat, passage, .. } => {
            settled(game, content, passage, ItemFate::Failed(seat), note);
        }
        _ => {}
    }
}

/// What came of a quest, and of what was chosen in it.
fn settled(
    game: &NearAndFar,
    content: &Content,
    passage: Key,
    fate: ItemFate,
    note: &mut dyn FnMut(ReportEvent),
) {
    note(of_quest(content, passage, fate));
    let page = game.view(Viewer::Spectator).open.page;
    let choice = page.filter(|page| page.walk.passage == passage);
    if let Some(choice) = choice.and_then(|page| page.walk.choice) {
        note(of_choice(content, passage, choice.into(), fate));
    }
}

/// The choices of an open quest that may be taken.
fn offer_choices(
    game: &NearAndFar,
    content: &Content,
    seat: Seat,
    passage: Key,
    note: &mut dyn FnMut(ReportEvent),
) {
    if game.view(Viewer::Spectator).open.stage != Stage::Choose {
        return;
    }
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    for action in actions {
        if let Action::Choose(choice) = action {
            note(of_choice(content, passage, usize::from(choice) - 1, ItemFate::Offered));
        }
    }
}

fn mark(chapter: Section, item: usize, fate: ItemFate) -> ReportEvent {
    ReportEvent { chapter: chapter as usize, item, fate }
}

fn of_adventurer(adventurer: Adventurer, fate: ItemFate) -> ReportEvent {
    mark(Section::Adventurers, adventurer.index(), fate)
}

fn of_artifact(card: Card, fate: ItemFate) -> ReportEvent {
    mark(Section::Artifacts, card.index(), fate)
}

fn of_treasure(card: Card, fate: ItemFate) -> ReportEvent {
    mark(Section::Treasures, card.index().saturating_sub(ARTIFACTS), fate)
}

fn of_building(building: Building, fate: ItemFate) -> ReportEvent {
    mark(Section::Buildings, building as usize, fate)
}

fn of_space(content: &Content, map: u8, space: Space, fate: ItemFate) -> ReportEvent {
    let earlier = (1..map).map(|map| content.map(map).all.len());
    let before: usize = earlier.sum();
    let place = content.map(map).all.iter().position(|one| one == space);
    mark(Section::Spaces, before + place.unwrap_or_default(), fate)
}

fn of_quest(content: &Content, passage: Key, fate: ItemFate) -> ReportEvent {
    let place = content.tales().book().place(passage);
    mark(Section::Quests, place.unwrap_or_default(), fate)
}

fn of_choice(content: &Content, passage: Key, choice: usize, fate: ItemFate) -> ReportEvent {
    let passages = content.tales().book().passages.iter();
    let earlier = passages.take_while(|one| one.key != passage);
    let first: usize = earlier.map(|one| one.choices.len()).sum();
    mark(Section::Choices, first + choice, fate)
}
