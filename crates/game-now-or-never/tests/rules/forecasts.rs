//! What pages and bots are told beforehand, against what then happens: where a hero can go, what each face
//! of the die does, and the odds of a fight.

use game_now_or_never::{
    Event, Setup, Stage, Token,
    components::{Fight, Hero, Side, Space},
    odds::{Kit, Stakes, forecast, odds},
    rules::{
        fighting,
        moving::{Arrival, Walk, reach},
        powers,
    },
};

use crate::{
    kit::{P1, P2, Table, called, die, printed},
    walk::{announced, blows},
};

/// The least hearts with which every walk of the real game reaches a space, to stop there or to fight.
fn walked(table: &Table, spent: u8, depth: u8, least: &mut [[Option<u8>; 40]; 2]) {
    let note = |place: Space, arrival: usize, hearts: u8, least: &mut [[Option<u8>; 40]; 2]| {
        let best = &mut least[arrival][place.index()];
        *best = Some(best.map_or(hearts, |best| best.min(hearts)));
    };
    let hero = table.of_seat(P1);
    if table.offers(P1, "stop") {
        note(hero.place, 0, spent, least);
    }
    if depth == 0 {
        return;
    }
    for words in table.offered_as(P1, "go") {
        let mut next = table.clone();
        next.act(P1, &words);
        if next.open().stage == Stage::Meet {
            if next.offers(P1, "fight") {
                let here = next.of_seat(P1);
                note(here.place, 1, spent + hero.hearts - here.hearts, least);
            }
            next.act(P1, "slip");
        }
        if next.open().stage == Stage::Move {
            let lost = hero.hearts - next.of_seat(P1).hearts;
            walked(&next, spent + lost, depth - 1, least);
        }
    }
}

#[test]
fn nn_185_nn_187_nn_189_where_a_hero_can_go_is_where_walks_lead() {
    for side in [Side::Above, Side::Below] {
        let setup = Setup { side, ..Setup::standard(2) };
        for (from, hearts, arrow) in [("e2", 3, 0), ("b2", 4, 2), ("i3", 2, 2), ("g3", 3, 1)] {
            let mut table = Table::set_up(printed(), setup).at(P1, from);
            table = table.with(P1, |hero| (hero.hearts, hero.mana) = (hearts, 0));
            let walk = Walk::with_arrow(printed(), &table.open(), P1, arrow);
            let found = reach(printed(), &table.open(), walk);
            table.act(P1, &format!("hero {}", arrow + 1));
            assert_eq!(Walk::on(printed(), &table.open()), walk);

            let mut least = [[None; 40]; 2];
            walked(&table, 0, walk.movement + hearts, &mut least);

            for space in Space::all() {
                let told = [Arrival::Stop, Arrival::Fight].map(|how| found.hearts(space, how));
                let real = [0, 1].map(|how: usize| least[how][space.index()]);
                assert_eq!(told, real, "{from} to {space} {side}");
            }
        }
    }
}

#[test]
fn nn_184_a_path_is_walked_for_the_hearts_it_costs() {
    for (from, to, arrival) in
        [("e2", "a4", Arrival::Stop), ("a1", "j4", Arrival::Stop), ("e2", "i2", Arrival::Fight)]
    {
        let mut table = Table::of(2).at(P1, from).with(P1, |hero| hero.mana = 0);
        table.act(P1, "hero 3");
        let open = table.open();
        let found = reach(printed(), &open, Walk::on(printed(), &open));
        let Some(hearts) = found.hearts(called(to), arrival) else { continue };

        for space in found.path(called(to), arrival).iter() {
            table.act(P1, &format!("go {space}"));
            if table.open().stage == Stage::Meet {
                let fights = arrival == Arrival::Fight && *space == called(to);
                table.act(P1, if fights { "fight" } else { "slip" });
            }
        }

        let hero = table.of_seat(P1);
        assert_eq!((hero.place, hero.hearts), (called(to), 11 - hearts), "{from} to {to}");
    }
}

#[test]
fn nn_183_nn_452_the_starting_space_is_no_aim_and_armor_spares_hearts() {
    let table = Table::of(4).with_hero(Hero::Namal);
    let walk = Walk::with_arrow(printed(), &table.open(), P1, 0);
    let bare = reach(printed(), &table.open(), walk);
    let armored = reach(printed(), &table.open(), Walk { slip: 0, ..walk });

    assert_eq!(bare.hearts(called("e2"), Arrival::Stop), None);
    assert_eq!(bare.hearts(called("c2"), Arrival::Stop), Some(1));
    assert_eq!(armored.hearts(called("c2"), Arrival::Stop), Some(0));
    assert!(bare.path(called("e2"), Arrival::Stop).is_empty());
}

#[test]
fn nn_192_what_was_paid_on_the_way_is_not_paid_again() {
    // P1 has slipped past the enemy on d2, and stands there.
    let mut table = Table::of(2);
    table.play(P1, ["hero 3", "go d2", "slip"]);
    let open = table.open();
    let found = reach(printed(), &open, Walk::on(printed(), &open));

    assert_eq!(found.hearts(called("d2"), Arrival::Stop), Some(0));
    assert_eq!(found.hearts(called("c2"), Arrival::Stop), Some(0));
    assert_eq!(found.hearts(called("d2"), Arrival::Fight), Some(0), "there and back");
}

#[test]
fn nn_249_nn_276_the_forecast_of_every_face_is_what_happens() {
    let fight = Fight { health: 15, attack: 5 };
    for (hero, tokens) in [
        (Hero::Marklun, ["K2", "G3", "G11"]),
        (Hero::Namal, ["K13", "G6", "K17"]),
        (Hero::Zeik, ["K19", "G5", "G9"]),
    ] {
        let table = announced(Table::of(4).with_hero(hero).tokens(P1, tokens), "i2");
        let faces = forecast(printed(), &table.of_seat(P1), fight);
        for (pips, face) in (1..).zip(faces) {
            let mut plain = table.clone().with(P1, |hero| hero.mana = 0);
            let events = plain.act_with(P1, "fight", [die(pips)]);
            let told = (face.plain.damage, 15 - face.plain.damage, face.plain.loss);
            assert_eq!(blows(&events), [told], "{hero} {pips}");
            let Some(boosted) = face.boosted else { continue };
            let mut paid = table.clone();
            paid.act_with(P1, "fight", [die(pips)]);
            let events = paid.act(P1, "boost");
            assert_eq!(blows(&events)[0], (boosted.damage, 15 - boosted.damage, boosted.loss));
        }
    }
}

/// The best that a fight can come to, by trying everything in the real game with every roll of the dice.
fn best(table: &Table, stakes: &Stakes) -> f32 {
    let tried = table.offered(P1).into_iter().filter(|words| !words.starts_with("learn"));
    tried.map(|words| after(table, &words, stakes)).fold(f32::MIN, f32::max)
}

/// What it comes to after an action: the average over the die it rolls, if it rolls one.
fn after(table: &Table, words: &str, stakes: &Stakes) -> f32 {
    let rolls = matches!(words, "fight" | "again" | "reroll mana" | "reroll mana extra")
        || words == "boost" && boost_rolls(table);
    if !rolls {
        let mut next = table.clone();
        let events = next.act(P1, words);
        return outcome(&next, &events, stakes);
    }
    let each = (1..=4).map(|pips| {
        let mut next = table.clone();
        let events = next.act_with(P1, words, [die(pips)]);
        outcome(&next, &events, stakes)
    });
    each.sum::<f32>() / 4.0
}

fn outcome(table: &Table, events: &[Event], stakes: &Stakes) -> f32 {
    let won = events.iter().any(|event| matches!(event, Event::Defeated { .. }));
    if !won && table.open().active == P1 {
        return best(table, stakes);
    }
    let hero = table.of_seat(P1);
    let prize = if won { stakes.prize } else { stakes.consolation };
    prize + stakes.hearts[usize::from(hero.hearts)] + stakes.mana * f32::from(hero.mana)
}

fn boost_rolls(table: &Table) -> bool {
    let open = table.open();
    let slot = open.combat.and_then(|combat| combat.die).unwrap() - 1;
    let strike = fighting::strike(printed(), open.mover(), slot.into());
    strike.boost.is_some_and(|boost| boost.die)
}

#[test]
fn nn_249_nn_276_nn_466_the_odds_of_a_fight_are_those_of_the_best_player() {
    let mut bots = Stakes::even(8.0, 0.35, 0.15);
    bots.consolation = 0.5;
    for (hearts, worth) in bots.hearts.iter_mut().enumerate() {
        *worth += 0.3 * hearts.min(4) as f32;
    }
    let cases: [(Hero, &[&str], &str, u8, u8); 12] = [
        (Hero::Marklun, &["G7"], "f1", 2, 0),
        (Hero::Marklun, &[], "d2", 2, 0),
        (Hero::Marklun, &[], "e3", 5, 2),
        (Hero::Marklun, &["K1"], "f1", 4, 1),
        (Hero::Marklun, &["K1", "G1", "G2", "G7"], "f1", 4, 2),
        (Hero::Marklun, &["G6", "G7"], "e3", 5, 1),
        (Hero::Halia, &["K7"], "f1", 4, 2),
        (Hero::Halia, &["G1", "K11"], "e3", 4, 1),
        (Hero::Halia, &["K1", "G1", "K9", "G7"], "d2", 3, 3),
        (Hero::Namal, &["K13", "G11"], "c1", 5, 1),
        (Hero::Zeik, &["K23", "G1"], "f1", 4, 1),
        (Hero::Zeik, &["K19", "K23"], "c1", 6, 2),
    ];
    for (hero, tokens, space, hearts, mana) in cases {
        let table = Table::of(4).with_hero(hero);
        let table = tokens.iter().fold(table, |table, token| table.tokens(P1, [*token]));
        let table = table.with(P1, |hero| (hero.hearts, hero.mana) = (hearts, mana));
        let table = announced(table, space);
        let enemy = table.open().enemy(printed(), called(space)).unwrap();
        let kit = Kit::of(printed(), &table.of_seat(P1));
        for stakes in [Stakes::even(1.0, 0.0, 0.0), Stakes::default(), bots] {
            let fight = printed().enemy(enemy).fight();
            let told = odds(&kit, fight, hearts, mana, &stakes).value;

            let real = after(&table, "fight", &stakes);
            let case = format!("{hero} {tokens:?} for {}", stakes.prize);
            assert!((told - real).abs() < 1e-4, "{case}: {told}, not {real}");
        }
    }
}

#[test]
fn nn_257_hearts_count_where_they_are_worth_more_than_a_win() {
    let table = Table::of(2).with(P1, |hero| (hero.hearts, hero.mana) = (11, 0));
    let kit = Kit::of(printed(), &table.of_seat(P1));
    let fight = Fight { health: 8, attack: 3 };

    let brave = odds(&kit, fight, 11, 0, &Stakes::even(1.0, 0.0, 0.0));
    let careful = odds(&kit, fight, 11, 0, &Stakes::even(1.0, 1.0, 0.0));

    assert!(brave.win > 0.0 && careful.win == 0.0, "a win would take three rounds");
    assert!((careful.hearts - 8.0).abs() < 1e-4, "one round, and then a retreat");
    assert!(brave.hearts < careful.hearts);
}

/// Marklun in three shields and a helm, with a Stormglass Rod on slot 4: without mana a 4 does no damage and
/// brings a heart, so that one can fight on until all hearts are back.
#[test]
fn nn_438_a_fight_that_leads_back_to_more_hearts_is_worked_out_too() {
    let table = Table::of(2).tokens(P1, ["G11", "G11", "G9", "G7"]);
    let table = table.with(P1, |hero| hero.red[3] = Some(Token::Gear(called("G6"))));
    let kit = Kit::of(printed(), &table.of_seat(P1));
    let fight = Fight { health: 9, attack: 3 };

    let hurried = odds(&kit, fight, 3, 0, &Stakes::even(1.0, 0.0, 0.0));
    let patient = odds(&kit, fight, 3, 0, &Stakes::even(0.0, 1.0, 0.0));

    assert!((hurried.win - 1.0).abs() < 1e-3, "nothing hurts: {hurried:?}");
    // A 4 in four rolls: as many of them come as there are before the foe has lost 9 health.
    assert!(patient.hearts > 4.0 && patient.hearts < 11.0, "{patient:?}");
}

#[test]
fn nn_281_powers_say_why_they_cannot_be_used() {
    let table = Table::of(2).played(P1, ["Q45"]);
    let open = table.open();
    let trap = "Q45".parse().unwrap();

    assert_eq!(powers::why_not(printed(), &open, P1, trap), None);
    assert!(powers::why_not(printed(), &open, P2, trap).is_some());
    let mut table = table;
    table.act(P1, "use Q45");
    let why = powers::why_not(printed(), &table.open(), P1, trap).unwrap();
    assert!(why.to_string().contains("once a season"));
}
