//! What the box holds, and what is left of it (RULES.md sections 1, 3 and 4).

use game_now_or_never::{
    Action, Event, Setup,
    components::{Find, Side, Specialist},
};
use table::{Game, Pick, Recorder, Script};

use crate::{
    kit::{FirstSide, P1, Table, die, printed},
    walk::{announced, stopped},
};

/// Of how many faces the first search token that is turned over may be one.
fn faces(players: usize) -> u32 {
    let mut table = stopped(Table::of(players), "e1");
    let mut picks = Vec::new();
    let mut luck = Recorder::new(FirstSide, &mut picks);
    table.game.apply(P1, Action::Search, &mut luck, &mut Vec::new()).unwrap();
    assert_eq!(picks[0], Pick { side: 0, sides: 4 }, "the die comes first");
    picks[1].sides
}

#[test]
fn nn_086_nn_087_what_is_left_after_setting_up() {
    for (players, starting_left, enemies_left) in [(1, 4, 25), (2, 4, 17), (3, 2, 8), (4, 0, 0)] {
        let setup = Setup { heroes: Table::all_given(players), ..Setup::standard(players) };
        let view = Table::start(setup).view();
        let open = view.open;
        let left = players as u8;

        let quests = [43 - 6 * left, 13 - left, 17 - left];
        assert_eq!(view.piles.quests, quests, "{players} players");
        assert_eq!((view.piles.villagers, view.piles.gear), (54, [6, 9]));
        assert_eq!((view.piles.specialists, view.piles.orders), (10, 9));

        // Whoever is with nobody and not in the row, apart from the ten of the pile, is in the box.
        let with_players = open.players.iter().flat_map(|player| player.specialists);
        let with_bot = open.bot.into_iter().flat_map(|bot| bot.specialists);
        let seen: Vec<Specialist> =
            with_players.chain(with_bot).chain(open.specialists).flatten().collect();
        let boxed = Specialist::all().filter(|one| !seen.contains(one));
        let (starting, others): (Vec<_>, Vec<_>) = boxed.partition(|one| one.starting().is_some());
        assert_eq!((starting.len(), others.len()), (starting_left, 10), "{players} players");
        assert_eq!(34 - open.enemies.iter().sum::<u8>(), enemies_left, "{players} players");

        // A token on the board may have any of the 18 faces, so that 4 tokens are in the box.
        assert_eq!((open.search.len(), faces(players)), (14, 14 + 4), "{players} players");
    }
}

#[test]
fn nn_003_nn_087_no_search_token_is_found_more_often_than_it_is_in_the_box() {
    let mut table = Table::of(2);
    let mut found = [0; Find::COUNT];

    for (taken, space) in printed().board(Side::Above).letters.into_iter().enumerate() {
        table = table.with(P1, |hero| (hero.hearts, hero.arrows) = (9, 0)).turn_of(P1);
        table = stopped(table, &space.to_string());
        // The last of the faces that are left is turned over.
        let sides = 18 - taken as u32;
        let picks = [Pick { side: die(1), sides: 4 }, Pick { side: sides - 1, sides }];
        let (mut luck, mut events) = (Script::replaying(&picks), Vec::new());
        table.game.apply(P1, Action::Search, &mut luck, &mut events).unwrap();
        assert_eq!(luck.mismatch(), None, "{space}");
        for event in events {
            if let Event::Found { find, .. } = event {
                found[find.index()] += 1;
            }
        }
    }

    assert_eq!(found, [0, 2, 2, 2, 3, 2, 3], "three of F1 and one of F2 are in the box");
    assert!(table.open().search.is_empty());
}

/// P1 defeats the enemy of a space, where so many of its level are left.
fn defeat(space: &str, level: usize, left: u8) -> Vec<Event> {
    let table = Table::of(4).arranged(|open| open.enemies[level - 1] = left);
    let mut table = announced(table, space).with(P1, |hero| hero.mana = 0);

    let mut events = table.act_with(P1, "fight", [die(4)]);
    while table.open().combat.is_some() {
        table = table.with(P1, |hero| hero.hearts = 9);
        events.extend(table.act_with(P1, "again", [die(4)]));
    }
    assert_eq!(table.open().enemies[level - 1], left - 1);
    events
}

#[test]
fn nn_052_all_enemies_of_one_level_are_alike() {
    let lairs = ["d2", "e3", "f1", "c1", "b3", "a2", "h1", "h3", "i2"];
    for (level, space) in (1..).zip(lairs) {
        let copies = printed().enemies_at_start(level, 4);

        // Health, attack, name and rewards are all told, and nothing but the dice is luck.
        let fights: Vec<_> = (1..=copies).map(|left| defeat(space, level.into(), left)).collect();

        assert!(matches!(fights[0][0], Event::FightBegan { .. }), "{space}");
        assert!(fights[0].iter().any(|event| matches!(event, Event::Defeated { .. })), "{space}");
        assert!(fights.iter().all(|fight| *fight == fights[0]), "level {level}: {fights:?}");
    }
}
