//! Combat (RULES.md section 14).

use game_now_or_never::{
    Content, Event, Refusal, Setup, Stage, Token,
    components::{Good, Hero, Side, Thing},
};

use crate::{
    kit::{P1, P2, Table, called, content_where, die, printed},
    walk::{announced, blows, gained, lost},
};

/// Marklun without mana before an enemy of level 1 with this health and attack; his slots deal 1, 1, 2
/// and 3.
fn before(health: u8, attack: u8) -> Table {
    let table = Table::set_up(enemy(health, attack), Setup::standard(2));
    announced(table.with(P1, |hero| hero.mana = 0), "d2")
}

fn enemy(health: u8, attack: u8) -> &'static Content {
    let stats = format!("health = {health}\nattack = {attack}");
    content_where("enemies.toml", [("health = 3\nattack = 1", &stats)])
}

fn hearts(table: Table, hearts: u8) -> Table {
    table.with(P1, |hero| hero.hearts = hearts)
}

#[test]
fn nn_249_nn_250_the_die_names_the_slot_and_only_that_slot_counts() {
    for (pips, damage) in [(1, 1), (2, 1), (3, 2), (4, 3)] {
        let mut table = before(9, 1);

        let events = table.act_with(P1, "fight", [die(pips)]);

        assert_eq!(blows(&events), [(damage, 9 - damage, 1)]);
        assert!(
            matches!(events[1], Event::FightRolled { die, slot: None, .. } if u32::from(die) == pips)
        );
    }
    let mut cleaver = before(9, 1).tokens(P1, ["G2"]);
    let events = cleaver.act_with(P1, "fight", [die(1)]);
    assert_eq!(blows(&events), [(3, 6, 1)], "what lies on slot 1 covers what is printed there");
}

#[test]
fn nn_251_nn_253_nn_254_all_defence_is_taken_off_the_attack_in_every_round() {
    let mut three = before(9, 5).tokens(P1, ["G11", "G11", "G9"]);
    let mut one = before(9, 5).tokens(P1, ["G11"]);

    let events = three.act_with(P1, "fight", [die(1)]);
    assert_eq!(blows(&events), [(1, 8, 2)]);
    let mut events = one.act_with(P1, "fight", [die(1)]);
    events.extend(one.act_with(P1, "again", [die(1)]));
    assert_eq!(blows(&events), [(1, 8, 4), (1, 7, 4)]);
}

#[test]
fn nn_251_the_defence_of_the_rolled_slot_counts_too() {
    // Namal’s slot 2 deals 1 and has 1 defence.
    let mut table = before(9, 3).tokens(P1, ["G11"]);
    table = table.with_hero(Hero::Namal).with(P1, |hero| hero.mana = 0);

    let events = table.act_with(P1, "fight", [die(2)]);

    assert_eq!(blows(&events), [(1, 8, 1)]);
}

#[test]
fn nn_252_defence_never_heals() {
    let mut table = hearts(before(9, 1).tokens(P1, ["G11", "G11", "G9"]), 5);

    let events = table.act_with(P1, "fight", [die(1)]);

    assert_eq!((blows(&events), table.of_seat(P1).hearts), (vec![(1, 8, 0)], 5));
}

#[test]
fn nn_255_nn_272_damage_adds_up_until_the_enemy_is_defeated() {
    let mut table = before(7, 1);

    let mut events = table.act_with(P1, "fight", [die(3)]);
    events.extend(table.act_with(P1, "again", [die(4)]));
    assert_eq!(table.open().combat.map(|combat| combat.health), Some(2));
    let retreated = {
        let mut table = table.clone();
        table.act(P1, "retreat");
        announced(table.turn_of(P1).with(P1, |hero| hero.arrows = 0), "d2")
    };
    events.extend(table.act_with(P1, "again", [die(3)]));

    assert_eq!(blows(&events), [(2, 5, 1), (3, 2, 1), (2, 0, 1)]);
    assert!(events.iter().any(|event| matches!(event, Event::Defeated { .. })));
    let mut next = retreated;
    let events = next.act_with(P1, "fight", [die(3)]);
    assert_eq!(blows(&events), [(2, 5, 1)], "it is back at full health");
}

#[test]
fn nn_256_nn_270_a_killing_blow_without_hearts_is_a_lost_combat() {
    let mut table = hearts(before(2, 3), 3);

    let events = table.act_with(P1, "fight", [die(3)]);

    assert_eq!(blows(&events), [(2, 0, 3)]);
    let open = table.open();
    let hero = open.player(P1);
    assert_eq!((hero.hearts, hero.experience, open.enemies[0]), (0, 1, 2));
    assert_eq!((open.active, open.combat), (P2, None));
    assert!(!events.iter().any(|event| matches!(event, Event::Defeated { .. })));
}

#[test]
fn nn_271_with_one_defence_the_same_blow_wins() {
    let table = before(2, 3).tokens(P1, ["G11"]).villagers([1, 0, 0, 0], [0; 4]);
    let mut table = hearts(table, 3);

    table.act_with(P1, "fight", [die(3)]);

    let hero = table.of_seat(P1);
    assert_eq!((hero.hearts, hero.experience, hero.unhoused), (1, 1, [1, 0, 0, 0]));
    assert_eq!(table.open().enemies[0], 1);
}

#[test]
fn nn_257_nn_264_after_a_round_one_fights_on_or_retreats_and_not_before() {
    let mut table = before(9, 1);

    assert_eq!(table.refusal(P1, "retreat"), Refusal::NotNow { now: Stage::Arrived });
    table.act_with(P1, "fight", [die(1)]);

    assert_eq!(table.open().stage, Stage::Again);
    assert_eq!(table.offered(P1), ["again", "retreat"]);
}

#[test]
fn nn_258_nn_259_a_retreat_ends_the_turn_with_one_experience() {
    let mut table = before(9, 1);

    table.act_with(P1, "fight", [die(1)]);
    let events = table.act(P1, "retreat");

    assert_eq!(gained(&events, P1, Thing::Experience), 1);
    let open = table.open();
    assert_eq!((open.active, open.combat, open.enemies[0]), (P2, None, 2));
    assert_eq!(open.player(P1).place, called("d2"));
}

#[test]
fn nn_260_nn_261_nn_267_a_win_gives_what_the_token_says_and_nothing_else() {
    let table = announced(Table::of(2).with(P1, |hero| hero.mana = 0), "d2");
    let mut table = table.villagers([0, 0, 1, 0], [0; 4]);

    let events = table.act_with(P1, "fight", [die(4)]);

    let hero = table.of_seat(P1);
    assert_eq!((hero.experience, hero.unhoused, hero.coins), (1, [0, 0, 1, 0], 17));
    assert_eq!((gained(&events, P1, Thing::Experience), table.open().enemies[0]), (1, 1));
    assert_eq!(hero.best_enemy, 1, "quest cards ask for the highest level");
}

/// Every enemy falls to the Stormglass Rod, and gives what is printed on it.
#[test]
fn nn_261_nn_266_every_enemy_gives_all_that_its_token_says() {
    for (side, level) in Side::ALL.into_iter().flat_map(|side| (1..=9).map(move |at| (side, at))) {
        let token = printed().enemy(printed().enemy_of(side, level));
        let space = printed().board(side).enemies[usize::from(level) - 1].to_string();
        let table = Table::set_up(printed(), Setup { side, ..Setup::standard(2) });
        let table = table.tokens(P1, ["G11", "G11", "G9", "G7"]).with(P1, |hero| {
            hero.red = [Some(Token::Gear(called("G6"))); 4];
            (hero.coins, hero.best_enemy) = (0, 5);
        });
        let mut table = announced(table, &space);

        table.act_with(P1, "fight", [die(1)]);
        while table.open().active == P1 {
            let words = match table.open().stage {
                Stage::Round => "boost".to_owned(),
                Stage::Again => "again".to_owned(),
                _ => table.offered(P1)[0].clone(),
            };
            table.act(P1, &words);
        }

        let hero = table.of_seat(P1);
        let gained = (hero.experience, hero.coins, hero.goods);
        assert_eq!(gained, (token.experience, token.coins.into(), token.goods), "{}", token.name);
        assert_eq!(hero.unhoused.iter().sum::<u8>(), token.villagers, "{}", token.name);
        assert_eq!(hero.best_enemy, level.max(5), "NN-641");
    }
}

#[test]
fn nn_262_a_defeated_enemy_is_gone_for_good() {
    let mut table = announced(Table::of(2).with(P1, |hero| hero.mana = 0), "d2");

    table.act_with(P1, "fight", [die(4)]);
    if table.open().stage == Stage::Villager {
        let words = table.offered(P1)[0].clone();
        table.act(P1, &words);
    }
    table.pass_all();

    assert_eq!((table.open().season, table.open().enemies[0]), (2, 1));
}

#[test]
fn nn_263_the_same_stack_is_fought_again_at_the_earliest_after_another_action() {
    let mut table = before(9, 1);
    table.act_with(P1, "fight", [die(1)]);
    table.act(P1, "retreat");
    let mut table = table.turn_of(P1);

    table.play(P1, ["hero 2", "go c2", "go d2"]);

    assert_eq!(table.open().stage, Stage::Move, "no fight where the action began");
    assert_eq!(table.refusal(P1, "stop"), Refusal::SameSpace);
}

#[test]
fn nn_265_the_enemy_stays_as_it_is_and_damage_beyond_its_health_is_lost() {
    let mut table = before(4, 2);

    let mut events = table.act_with(P1, "fight", [die(4)]);
    events.extend(table.act_with(P1, "again", [die(4)]));

    assert_eq!(blows(&events), [(3, 1, 2), (3, 0, 2)]);
}

#[test]
fn nn_266_nn_268_rewards_come_in_order_and_villagers_must_be_taken() {
    // Level 3 gives 1 experience, 1 shell and 1 villager.
    let table = Table::of(2).with(P1, |hero| (hero.mana, hero.experience) = (0, 1));
    let table = table.tokens(P1, ["K3"]).villagers([1, 1, 0, 0], [0, 0, 2, 2]);
    let mut table = announced(table.with(P1, |hero| hero.mana = 4), "f1");

    table.act_with(P1, "fight", [die(1)]);
    let events = table.act(P1, "boost");

    let order: Vec<Thing> = events.iter().filter_map(thing).collect();
    assert_eq!(order, [Thing::Experience, Thing::Good(Good::Shell)]);
    assert_eq!(table.open().stage, Stage::Villager);
    assert_eq!(table.offered(P1), ["villager shell", "villager tool", "refill"]);
}

fn thing(event: &Event) -> Option<Thing> {
    match *event {
        Event::Changed { thing, .. } => Some(thing),
        _ => None,
    }
}

#[test]
fn nn_269_gains_of_the_rolled_slot_come_first_and_damage_and_loss_together() {
    // Ashfall Crown: 6 damage and a heart; the heart comes before the loss.
    let table = before(9, 2).tokens(P1, ["K9"]);
    let mut table = hearts(table, 2);

    let events = table.act_with(P1, "fight", [die(1)]);

    assert_eq!((gained(&events, P1, Thing::Heart), blows(&events)), (1, vec![(6, 3, 2)]));
    assert_eq!((table.of_seat(P1).hearts, table.open().stage), (1, Stage::Again));
}

#[test]
fn nn_273_every_enemy_is_fought_with_its_own_numbers() {
    for (space, health, attack) in [("d2", 3, 1), ("e3", 4, 2), ("b3", 8, 3), ("i2", 15, 5)] {
        let mut table = announced(Table::of(2).with(P1, |hero| hero.mana = 0), space);

        let events = table.act_with(P1, "fight", [die(1)]);

        let began = matches!(
            events[0],
            Event::FightBegan { health: its, attack: blow, .. } if (its, blow) == (health, attack)
        );
        assert!(began, "{space}");
        assert_eq!(blows(&events), [(1, health - 1, attack)]);
    }
}

#[test]
fn nn_274_between_rounds_only_what_works_in_combat_is_offered() {
    let table = before(9, 1).tokens(P1, ["K16", "K5"]).played(P1, ["Q48", "Q49", "Q47"]);
    let table = table.goods(P1, "TD").with(P1, |hero| (hero.hearts, hero.mana) = (5, 3));
    let mut table = table.tokens(P1, ["K4"]);

    table.act_with(P1, "fight", [die(3)]);

    // Not Life Candle and Self-Repair, no sales, no specialists.
    let offered = table.offered(P1);
    assert_eq!(offered, ["again", "retreat", "use K5", "use K4", "use Q47", "use Q49"]);
    assert_eq!(table.refusal(P1, "use Q48"), Refusal::NoPower);
    assert_eq!(table.refusal(P1, "use K16"), Refusal::NoPower);
    assert!(!table.offers(P1, "rest 1 hearts") && !table.offers(P1, "sell T"));
}

#[test]
fn nn_284_nothing_can_be_done_between_a_loss_and_its_effect() {
    let table = hearts(before(9, 4).played(P1, ["Q48"]), 4);
    let mut table = table.with(P1, |hero| hero.mana = 2);

    let events = table.act_with(P1, "fight", [die(3)]);

    assert_eq!(lost(&events, P1, Thing::Heart), 0, "the loss of a round is told with the blow");
    assert_eq!((table.of_seat(P1).hearts, table.open().active), (0, P2));
}
