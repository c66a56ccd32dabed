//! What a report on Now or Never counts: heroes, abilities, gear, tiles, specialists, quest cards,
//! enemies and locations.

use game_now_or_never::{
    Content, Event, Foe, NowOrNever, Open,
    components::{Ability, Enemy, Gear, Hero, Location, Quest, Side, Specialist, Tile},
    rules::building,
    words,
};
use table::{Game, Seat, Viewer};

use crate::{Item, ItemFate, ReportEvent, ReportSection};

/// The places of the chapters.
#[derive(Clone, Copy)]
enum Section {
    Heroes,
    Abilities,
    Gear,
    Tiles,
    Specialists,
    Quests,
    Enemies,
    Locations,
}

/// Heroes, abilities, gear, tiles, specialists, quest cards, enemies and locations.
pub(super) fn chapters(content: &Content) -> Vec<ReportSection> {
    let section = |title, taken, items| ReportSection { title, taken, items };
    let heroes = Hero::ALL.map(|hero| {
        let board = content.hero(hero);
        Item { name: board.name.clone(), about: words::hero(board) }
    });
    let abilities = Ability::all().map(|ability| {
        let face = content.ability(ability);
        let does = words::ability(content, face).join(", ");
        let (hero, level) = (ability.hero().name(), face.level);
        let about =
            format!("{hero} {} {level} · {} experience · {does}", face.colour, face.experience);
        Item { name: face.name.clone(), about }
    });
    let gear = Gear::all().map(|gear| {
        let face = content.gear(gear);
        let does = words::gear(content, face).join(", ");
        Item {
            name: face.name.clone(),
            about: format!("{} · costs {} · {does}", face.colour, face.cost),
        }
    });
    let tiles = Tile::all().map(|tile| {
        let face = content.building(tile);
        let does = words::building(content, face).join(", ");
        Item { name: face.name.clone(), about: format!("costs {} · {does}", face.cost) }
    });
    let specialists = Specialist::all().map(|one| {
        let face = content.specialist(one);
        let about = format!("{} · {}", words::specialist_price(face), words::specialist(face));
        Item { name: face.name.clone(), about }
    });
    let quests = Quest::all().map(|quest| {
        let face = content.quest(quest);
        let does = words::quest(content, face).join(", ");
        let place = &content.location(face.location).name;
        let about = format!("{} · {place} · {} · {does}", face.deck, words::quest_price(face));
        Item { name: face.name.clone(), about }
    });
    let enemies = Enemy::all().map(|enemy| {
        let face = content.enemy(enemy);
        let about = format!("{} · {}", words::enemy(face), words::enemy_brings(face));
        Item { name: face.name.clone(), about }
    });
    let locations = (0..Location::COUNT).filter_map(Location::new).map(|location| Item {
        name: content.location(location).name.clone(),
        about: words::location(content, Side::Above, location),
    });
    vec![
        section("Heroes", "played", heroes.into()),
        section("Abilities", "learned", abilities.collect()),
        section("Gear", "bought", gear.collect()),
        section("Tiles", "built", tiles.collect()),
        section("Specialists", "hired", specialists.collect()),
        section("Quest cards", "played", quests.collect()),
        section("Enemies", "fought", enemies.collect()),
        section("Locations", "visited", locations.collect()),
    ]
}

/// What can be taken when the game begins: the gear. The rest comes with the first season.
pub(super) fn at_start(game: &NowOrNever, note: &mut dyn FnMut(ReportEvent)) {
    let open = game.view(Viewer::Spectator).open;
    for gear in open.gear.iter().flatten().flatten() {
        note(of_gear(*gear, ItemFate::Offered));
    }
}

/// What an event means for people, tokens, tiles, cards and places.
pub(super) fn of_event(
    game: &NowOrNever,
    content: &Content,
    event: &Event,
    note: &mut dyn FnMut(ReportEvent),
) {
    match *event {
        Event::SeasonBegan { season, .. } => {
            let open = game.view(Viewer::Spectator).open;
            if season == 1 {
                begun(game, &open, note);
            }
            offer_specialists(&open, note);
        }
        // Whoever sets out could go to any place and fight any enemy.
        Event::HeroWent { .. } => offer_places(content, &game.view(Viewer::Spectator).open, note),
        Event::Learned { seat, ability, .. } => {
            note(of_ability(ability, ItemFate::Taken(seat)));
        }
        Event::GearArrived { gear } => note(of_gear(gear, ItemFate::Offered)),
        Event::GearBought { seat, gear, .. } => note(of_gear(gear, ItemFate::Taken(seat))),
        Event::Built { seat, tile, .. } => {
            note(of_tile(tile, ItemFate::Taken(seat)));
            offer_tiles(&game.view(Viewer::Spectator).open, seat, note);
        }
        Event::Swapped { seat, .. } => {
            offer_tiles(&game.view(Viewer::Spectator).open, seat, note);
        }
        Event::SpecialistArrived { specialist } | Event::Refreshed { specialist, .. } => {
            note(of_specialist(specialist, ItemFate::Offered));
        }
        Event::Recruited { seat, specialist, .. } | Event::Hired { seat, specialist, .. } => {
            note(of_specialist(specialist, ItemFate::Taken(seat)));
        }
        Event::QuestSeen { quest, .. } => note(of_quest(quest, ItemFate::Offered)),
        Event::QuestPlayed { seat, quest } => {
            note(of_quest(quest, ItemFate::Taken(seat)));
            if content.quest(quest).combat.is_none() {
                note(of_quest(quest, ItemFate::Succeeded(seat)));
            }
        }
        Event::FightBegan { seat, foe, .. } => of_foe(foe, ItemFate::Taken(seat), note),
        Event::Defeated { seat, foe } => of_foe(foe, ItemFate::Succeeded(seat), note),
        Event::FightLost { seat, foe } | Event::Retreated { seat, foe } => {
            of_foe(foe, ItemFate::Failed(seat), note);
        }
        Event::Visited { seat, location } => {
            note(of_location(location, ItemFate::Taken(seat)));
        }
        _ => {}
    }
}

/// What is there once everybody has a hero and four cards: abilities, tiles at the border, hands.
fn begun(game: &NowOrNever, open: &Open, note: &mut dyn FnMut(ReportEvent)) {
    for seat in (0..open.seats()).map(Seat::new) {
        let hero = open.player(seat).hero();
        for one in Hero::ALL {
            note(mark(Section::Heroes, one.index(), ItemFate::Offered));
        }
        note(mark(Section::Heroes, hero.index(), ItemFate::Taken(seat)));
        Ability::all_of(hero).for_each(|ability| note(of_ability(ability, ItemFate::Offered)));
        offer_tiles(open, seat, note);
        let hand = game.view(Viewer::Seat(seat)).hand;
        hand.iter().for_each(|quest| note(of_quest(quest, ItemFate::Offered)));
    }
}

/// Everybody in the row and on a hero board: each works once in a season.
fn offer_specialists(open: &Open, note: &mut dyn FnMut(ReportEvent)) {
    let boards = open.players.iter().flat_map(|player| player.specialists);
    let bot = open.bot.iter().flat_map(|bot| bot.specialists);
    for one in open.specialists.into_iter().chain(boards).chain(bot).flatten() {
        note(of_specialist(one, ItemFate::Offered));
    }
}

/// The enemies and the locations of the board.
fn offer_places(content: &Content, open: &Open, note: &mut dyn FnMut(ReportEvent)) {
    for level in (1..).zip(&open.enemies).filter(|(_, left)| **left > 0).map(|(level, _)| level) {
        note(of_enemy(content.enemy_of(open.side, level), ItemFate::Offered));
    }
    let printed = open.board(content).spaces.iter().filter_map(|space| space.location);
    for location in printed.chain(open.random) {
        note(of_location(location, ItemFate::Offered));
    }
}

/// The tiles somebody can take from the grid.
fn offer_tiles(open: &Open, seat: Seat, note: &mut dyn FnMut(ReportEvent)) {
    let player = open.player(seat);
    for cell in building::open_cells(player).iter() {
        if let Some(tile) = player.grid[cell.index()] {
            note(of_tile(tile, ItemFate::Offered));
        }
    }
}

fn of_foe(foe: Foe, fate: ItemFate, note: &mut dyn FnMut(ReportEvent)) {
    match foe {
        Foe::Enemy(enemy) => note(of_enemy(enemy, fate)),
        // A card was taken when it was played.
        Foe::Quest(_) if matches!(fate, ItemFate::Taken(_)) => {}
        Foe::Quest(quest) => note(of_quest(quest, fate)),
    }
}

fn mark(chapter: Section, item: usize, fate: ItemFate) -> ReportEvent {
    ReportEvent { chapter: chapter as usize, item, fate }
}

fn of_ability(ability: Ability, fate: ItemFate) -> ReportEvent {
    mark(Section::Abilities, ability.index(), fate)
}

fn of_gear(gear: Gear, fate: ItemFate) -> ReportEvent {
    mark(Section::Gear, gear.index(), fate)
}

fn of_tile(tile: Tile, fate: ItemFate) -> ReportEvent {
    mark(Section::Tiles, tile.index(), fate)
}

fn of_specialist(specialist: Specialist, fate: ItemFate) -> ReportEvent {
    mark(Section::Specialists, specialist.index(), fate)
}

fn of_quest(quest: Quest, fate: ItemFate) -> ReportEvent {
    mark(Section::Quests, quest.index(), fate)
}

fn of_enemy(enemy: Enemy, fate: ItemFate) -> ReportEvent {
    mark(Section::Enemies, enemy.index(), fate)
}

fn of_location(location: Location, fate: ItemFate) -> ReportEvent {
    mark(Section::Locations, location.index(), fate)
}
