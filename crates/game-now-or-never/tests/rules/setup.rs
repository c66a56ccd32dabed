//! Setting up (RULES.md sections 3 and 4).

use std::collections::BTreeSet;

use game_now_or_never::{
    Event, NowOrNever, Refusal, Setup, Stage,
    components::{Colour, Deck, Find, Good, Hero, Side, Site, Space, Specialist},
};
use luck::Quick;
use table::{Game, Script, Seat, Seats, SetupError, Viewer};

use crate::kit::{P1, P2, P3, P4, Table, called, printed, quests};

/// A game with luck of this seed; heroes and first player are given.
fn lucky(players: usize, seed: u64) -> NowOrNever {
    let heroes = Table::all_given(players);
    let setup = Setup { first: Some(P1), heroes, ..Setup::standard(players) };
    NowOrNever::start(printed(), &setup, &mut Quick::new(seed, 0)).unwrap()
}

#[test]
fn nn_017_one_to_four_can_play() {
    let start = |players| {
        NowOrNever::start(printed(), &Setup::standard(players), &mut Script::of([])).map(|_| ())
    };

    for players in [0, 5] {
        let (game, fewest, most) = ("Now or Never", 1, 4);
        assert_eq!(start(players), Err(SetupError::Players { game, fewest, most, players }));
    }
    assert!((1..=4).all(|players| start(players).is_ok()));
    assert!(Table::of(1).open().bot.is_some());
    assert!(Table::of(2).open().bot.is_none());
}

#[test]
fn nn_042_nn_074_the_standard_game_is_played_above_ground() {
    let table = Table::of(3);

    assert_eq!(table.open().side, Side::Above);
    let monument = printed().board(Side::Above).start;
    assert_eq!(table.open().location(printed(), monument), Some(called("L6")));
}

#[test]
fn nn_043_the_random_tiles_are_shuffled_onto_their_three_spaces() {
    let mut orders = BTreeSet::new();
    for seed in 0..60 {
        let open = lucky(2, seed).view(Viewer::Spectator).open;
        let mut tiles = open.random;
        orders.insert(tiles);
        tiles.sort_unstable();
        assert_eq!(tiles, ["L4", "L5", "L7"].map(called));
        for (slot, space) in printed().board(Side::Above).random.iter().enumerate() {
            assert_eq!(open.location(printed(), *space), Some(open.random[slot]));
        }
    }
    assert_eq!(orders.len(), 6);
}

#[test]
fn nn_046_nn_066_whatever_lies_on_a_space_its_mountain_stays() {
    let open = Table::of(2).open();
    let board = open.board(printed());

    let stalker: Space = called("a2");
    assert!(board.space(stalker).mountain && open.enemy(printed(), stalker).is_some());
    let token: Space = called("g1");
    assert!(board.space(token).mountain && open.search.contains(token));
}

#[test]
fn nn_047_nn_048_nine_orders_lie_face_down() {
    for setup in [Setup::standard(2), Setup::underground(2)] {
        let table = Table::set_up(printed(), setup);

        assert_eq!(table.view().piles.orders, 9);
        assert!(table.open().players.iter().all(|player| player.orders.is_empty()));
    }
}

#[test]
fn nn_049_nn_050_nn_051_enemies_by_the_number_of_players() {
    let enemies = |players| Table::of(players).open().enemies;

    assert_eq!(enemies(1), [1; 9]);
    assert_eq!(enemies(2), [2, 2, 2, 2, 2, 2, 2, 2, 1]);
    assert_eq!(enemies(3), [3, 3, 3, 3, 3, 3, 3, 3, 2]);
    assert_eq!(enemies(4), [4, 4, 4, 4, 4, 4, 4, 4, 2]);
    let totals = [1, 2, 3, 4].map(|players| enemies(players).iter().sum::<u8>());
    assert_eq!(totals, [9, 17, 26, 34]);
}

#[test]
fn nn_053_nn_054_a_search_token_lies_face_down_on_every_letter() {
    let view = Table::of(2).view();

    let letters = printed().board(Side::Above).letters;
    assert_eq!(view.open.search, letters.into_iter().collect());
    assert_eq!(view.open.search.len(), 14);
    let told = serde_json::to_string(&view).unwrap();
    for find in Find::all() {
        assert!(!told.contains(&format!("\"{find}\"")), "{find} is told");
    }
}

#[test]
fn nn_021_nn_055_aids_standees_and_reputation_are_no_part_of_the_standard_game() {
    let told = serde_json::to_value(Table::of(2).of_seat(P1)).unwrap();
    let has: BTreeSet<&str> = told.as_object().unwrap().keys().map(String::as_str).collect();

    // All that a player has, and nothing else.
    let all = "arrows best_enemy blue books coins done experience face_down finds goods grid hand \
        hearts hero housed kept learned mana orders place played red specialists standing town \
        unhoused used";
    assert_eq!(has, all.split(' ').collect());
}

#[test]
fn nn_056_six_of_the_sixty_villagers_are_in_the_row() {
    for seed in 0..20 {
        let view = lucky(4, seed).view(Viewer::Spectator);

        assert_eq!(view.open.villagers.iter().sum::<u8>(), 6);
        assert_eq!(view.piles.villagers, 54);
    }
}

#[test]
fn nn_057_three_gear_tokens_of_each_colour_are_for_sale() {
    for seed in 0..20 {
        let view = lucky(2, seed).view(Viewer::Spectator);

        for colour in Colour::ALL {
            let row = view.open.gear[colour.index()];
            assert!(row.iter().all(|gear| printed().gear(gear.unwrap()).colour == colour));
        }
        assert_eq!(view.piles.gear, [6, 9]);
    }
}

#[test]
fn nn_058_the_first_season_begins() {
    assert_eq!(Table::of(2).open().season, 1);
}

#[test]
fn nn_059_nn_062_piles_are_hidden_and_their_sizes_are_known() {
    let view = Table::start(Setup { heroes: Table::all_given(2), ..Setup::standard(2) }).view();

    assert_eq!(view.piles.quests, [31, 11, 15]);
    let told = serde_json::to_value(view).unwrap();
    let told = told.as_object().unwrap();
    for pile in ["villager_pile", "gear_pile", "specialist_pile", "unseen_finds", "orders"] {
        assert!(!told.contains_key(pile), "{pile} is told");
    }
    assert_eq!(told["piles"]["specialists"], 10);
}

#[test]
fn nn_060_nn_069_nn_070_everybody_gets_a_builder_and_a_healer_face_up() {
    for seed in 0..20 {
        let view = lucky(3, seed).view(Viewer::Spectator);
        let mut all: Vec<Specialist> = Vec::new();

        for player in view.open.players.iter() {
            let [Some(builder), Some(healer), None, None] = player.specialists else {
                panic!("{:?}", player.specialists);
            };
            assert!(builder.index() < 4 && (4..8).contains(&healer.index()));
            assert!(player.is_face_up(0) && player.is_face_up(1));
            all.extend([builder, healer]);
        }
        let row = view.open.specialists.map(Option::unwrap);
        assert!(row.iter().all(|one| one.starting().is_none()));
        all.extend(row);
        all.sort_unstable();
        all.dedup();
        assert_eq!((all.len(), view.piles.specialists), (10, 10));
    }
}

#[test]
fn nn_067_nn_068_heroes_are_chosen_from_the_last_player_on_each_once() {
    let mut table = Table::start(Setup { first: Some(P2), ..Setup::standard(3) });

    assert_eq!(table.game.to_act(), Seats::only(P1), "P1 is the last in turn order");
    assert_eq!(table.offered(P1).len(), 4);
    table.act(P1, "choose zeik");
    assert_eq!(table.game.to_act(), Seats::only(P3));
    assert_eq!(table.refusal(P3, "choose zeik"), Refusal::HeroTaken);
    table.act(P3, "choose halia");
    assert_eq!(table.offered(P2), ["choose marklun", "choose namal"]);
    table.act(P2, "choose namal");
    assert_eq!(table.open().stage, Stage::Keep);
    let heroes = [P1, P2, P3].map(|seat| table.of_seat(seat).hero);
    assert_eq!(heroes, [Hero::Zeik, Hero::Namal, Hero::Halia].map(Some));
}

#[test]
fn nn_068_heroes_that_are_given_are_not_chosen() {
    let mut setup = Setup { first: Some(P1), ..Setup::standard(3) };
    setup.heroes[2] = Some(Hero::Halia);
    let mut table = Table::start(setup);

    assert_eq!(table.game.to_act(), Seats::only(P2));
    assert_eq!(table.refusal(P2, "choose halia"), Refusal::HeroTaken);
    let events = table.act(P2, "choose marklun");
    assert!(matches!(events[..], [Event::HeroChosen { seat: P2, .. }]));
    table.act(P1, "choose zeik");
    assert_eq!(table.open().stage, Stage::Keep);
    let lonely = Table::start(Setup { heroes: Table::all_given(4), ..Setup::standard(4) });
    assert_eq!(lonely.open().stage, Stage::Keep);
}

#[test]
fn nn_029_nn_040_nn_071_nn_072_a_hero_begins_healthy_and_knows_no_ability() {
    for (seat, hero) in [P1, P2, P3, P4].into_iter().zip(Hero::ALL) {
        let player = Table::of(4).of_seat(seat);
        let board = printed().hero(hero);

        assert_eq!((player.hearts, player.mana), (board.hearts, board.mana));
        assert_eq!(player.free_arrows().count(), 3);
        assert_eq!((board.strikes.len(), player.red.len()), (4, 4));
        assert!(player.tokens().next().is_none() && player.learned.is_empty());
        assert_eq!((player.experience, player.books), (0, 0));
    }
}

#[test]
fn nn_073_nn_082_nn_084_nn_085_later_players_begin_with_more_coins() {
    let coins = |players| -> Vec<u16> {
        Table::of(players).open().players.iter().map(|player| player.coins).collect()
    };

    assert_eq!(coins(1), [17]);
    assert_eq!(coins(2), [17, 18]);
    assert_eq!(coins(3), [17, 18, 18]);
    assert_eq!(coins(4), [17, 18, 18, 19]);

    let third = Setup { first: Some(P3), heroes: Table::all_given(4), ..Setup::standard(4) };
    let open = Table::start(third).open();
    let coins: Vec<u16> = open.players.iter().map(|player| player.coins).collect();
    assert_eq!((coins, open.first), (vec![18, 19, 17, 18], P3));
}

#[test]
fn nn_075_nn_076_twenty_tiles_are_shuffled_into_a_grid_of_five_by_four() {
    let grids = |seed| -> Vec<_> {
        lucky(2, seed).view(Viewer::Spectator).open.players.iter().map(|one| one.grid).collect()
    };

    for grid in grids(1) {
        let mut tiles: Vec<_> = grid.into_iter().map(Option::unwrap).collect();
        tiles.sort_unstable();
        tiles.dedup();
        assert_eq!(tiles.len(), 20);
    }
    assert_ne!(grids(1), grids(2));
    assert_ne!(grids(1)[0], grids(1)[1]);
}

#[test]
fn nn_077_four_of_eight_cards_are_kept() {
    let mut table = Table::start(Setup { heroes: Table::all_given(2), ..Setup::standard(2) });

    let hand = table.hand_of(P2);
    let sizes = Deck::ALL.map(|deck| hand.of(deck).len());
    assert_eq!((sizes, table.of_seat(P2).hand), ([6, 1, 1], [6, 1, 1]));
    assert_eq!(table.offered(P2).len(), 8);
    let kept: Vec<_> = hand.iter().step_by(2).collect();
    for quest in &kept {
        table.act(P2, &format!("keep {quest}"));
    }
    assert_eq!(table.offered(P2), [""; 0]);
    for quest in table.hand_of(P1).iter().take(4) {
        table.act(P1, &format!("keep {quest}"));
    }

    assert_eq!(table.hand_of(P2), kept.iter().copied().collect());
    let discards = table.open().discards;
    assert!(
        discards.len() == 8 && hand.iter().all(|one| discards.contains(one) != kept.contains(&one))
    );
    assert_eq!(table.open().stage, Stage::Turn);
}

#[test]
fn nn_632_the_cards_are_named_in_any_order_and_only_their_number_is_seen() {
    let table = Table::start(Setup { heroes: Table::all_given(2), ..Setup::standard(2) });
    let (mut one, mut other) = (table.clone(), table);
    let mut named: Vec<_> = one.hand_of(P1).iter().take(4).collect();
    named.iter().for_each(|quest| drop(one.act(P1, &format!("keep {quest}"))));
    named.reverse();

    for (count, quest) in (1..).zip(named) {
        other.act(P1, &format!("keep {quest}"));
        assert_eq!(other.view_of(P2).open.player(P1).kept, count);
    }

    assert!(one.game == other.game);
}

#[test]
fn nn_077_a_card_can_be_kept_once_and_only_from_the_own_hand() {
    let mut table = Table::start(Setup { heroes: Table::all_given(2), ..Setup::standard(2) });
    let (own, other) = (table.hand_of(P1).first().unwrap(), table.hand_of(P2).first().unwrap());

    table.act(P1, &format!("keep {own}"));

    assert_eq!(table.refusal(P1, &format!("keep {own}")), Refusal::KeptAlready { quest: own });
    assert_eq!(table.refusal(P1, &format!("keep {other}")), Refusal::NotInHand { quest: other });
}

#[test]
fn nn_078_nobody_else_sees_the_cards_of_the_start() {
    let mut table = Table::start(Setup { heroes: Table::all_given(3), ..Setup::standard(3) });
    let quest = table.hand_of(P1).first().unwrap();
    table.act(P1, &format!("keep {quest}"));

    assert_eq!(table.view_of(P1).kept, quests([&quest.to_string()]));
    for viewer in [Viewer::Seat(P2), Viewer::Spectator] {
        let view = table.game.view(viewer);
        assert!(view.kept.is_empty());
        assert!(view.hand.intersection(table.hand_of(P1)).is_empty());
    }
}

#[test]
fn nn_079_what_is_not_kept_is_shown_together_once_all_have_chosen() {
    let mut table = Table::start(Setup { heroes: Table::all_given(2), ..Setup::standard(2) });
    let hands = [P1, P2].map(|seat| table.hand_of(seat));
    let mut events = Vec::new();
    for seat in [P1, P2] {
        assert!(table.open().discards.is_empty());
        for quest in hands[seat.index()].iter().take(4) {
            events = table.act(seat, &format!("keep {quest}"));
        }
    }

    assert_eq!(events[0], Event::HandReady { seat: P2 });
    let discarded: Vec<Seat> = events
        .iter()
        .filter_map(|event| match event {
            Event::Discarded { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(discarded, [[P1; 4], [P2; 4]].concat());
}

#[test]
fn nn_080_everybody_chooses_cards_at_the_same_time() {
    let table = Table::start(Setup { heroes: Table::all_given(4), ..Setup::standard(4) });

    assert_eq!(table.game.to_act(), Seats::first_of(4));
}

#[test]
fn nn_004_nn_081_heroes_start_on_the_monument_with_nothing_in_store() {
    let open = Table::of(4).open();

    assert_eq!((open.season, open.first), (1, P1), "one season marker and one first player token");
    for player in open.players.iter() {
        assert_eq!(player.place.to_string(), "e2");
        assert!(player.goods.is_empty() && player.books == 0);
        assert!(Site::all().all(|site| player.town[site.index()].is_none()));
        assert_eq!(player.unhoused, [0; Good::COUNT]);
    }
}

#[test]
fn nn_083_the_first_player_is_drawn_or_given() {
    let first = |side| {
        let setup = Setup { heroes: Table::all_given(3), ..Setup::standard(3) };
        let game = NowOrNever::start(printed(), &setup, &mut Script::of([side])).unwrap();
        game.view(Viewer::Spectator).open.first
    };

    assert_eq!([0, 1, 2].map(first), [P1, P2, P3]);
    assert_eq!(Table::start(Setup { first: Some(P2), ..Setup::standard(2) }).open().first, P2);
}
