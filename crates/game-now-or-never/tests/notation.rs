//! What people and files write, and what they are told when it is wrong.

use std::{collections::BTreeSet, fmt::Debug, str::FromStr};

use game_now_or_never::{
    Action, Die, Employer, Price, Refusal, RestGain, Setup, Source, Stage,
    components::{
        Ability, Cell, Deck, Find, Gear, Good, Goods, Hero, Order, Quest, Side, Site, Space,
        Specialist, Thing, Tile,
    },
};
use proptest::{prelude::*, sample::select, test_runner::RngSeed};
use table::{NotationError, Seat};

/// The sentence for text that is not a `T`.
fn wrong<T: FromStr<Err = NotationError> + Debug>(text: &str) -> String {
    text.parse::<T>().expect_err(text).to_string()
}

fn one<T: Clone + Debug + 'static>(
    all: impl Iterator<Item = T>,
) -> impl Strategy<Value = T> + Clone {
    select(all.collect::<Vec<T>>())
}

fn good() -> impl Strategy<Value = Good> {
    select(&Good::ALL[..])
}

fn source() -> impl Strategy<Value = Source> {
    prop_oneof![
        Just(Source::Basic),
        one(Ability::all()).prop_map(Source::Ability),
        one(Quest::all()).prop_map(Source::Quest),
    ]
}

fn goods() -> impl Strategy<Value = Goods> {
    let some = proptest::array::uniform4(0..4_u8).prop_map(Goods);
    some.prop_filter("no goods are no sale", |goods| !goods.is_empty())
}

/// Actions that are one word.
fn word() -> impl Strategy<Value = Action> {
    select(vec![
        Action::Pass,
        Action::Nothing,
        Action::Stop,
        Action::Fight,
        Action::Slip,
        Action::Visit,
        Action::Search,
        Action::Done,
        Action::Boost,
        Action::Strike,
        Action::Again,
        Action::Retreat,
        Action::Accept,
        Action::Refill,
    ])
}

/// Actions with specialists, arrows and slots, which count from 0 here and from 1 in words.
fn with_place() -> impl Strategy<Value = Action> {
    let employer = prop_oneof![
        Just(Employer::Own),
        Just(Employer::Bot),
        (0..4_usize).prop_map(|seat| Employer::Player(Seat::new(seat))),
    ];
    let gain = select(vec![RestGain::Hearts, RestGain::Coin]);
    (employer, gain, 0..4_u8, 0..3_u8, 0..7).prop_map(|(whose, gain, slot, arrow, which)| {
        match which {
            0 => Action::Hire { whose, slot },
            1 => Action::Rest { slot, gain },
            2 => Action::Recruit(slot),
            3 => Action::Hero(arrow),
            4 => Action::Replace(slot),
            5 => Action::Slot(slot),
            _ => Action::Refresh(slot),
        }
    })
}

/// Actions with a component of the box.
fn with_component() -> impl Strategy<Value = Action> {
    prop_oneof![
        select(&Hero::ALL[..]).prop_map(Action::Choose),
        (one(Quest::all()), 0..3).prop_map(|(quest, which)| match which {
            0 => Action::Keep(quest),
            1 => Action::Drop(quest),
            _ => Action::Play(quest),
        }),
        source().prop_map(Action::Use),
        one(Tile::all()).prop_map(Action::Tile),
        one(Gear::all()).prop_map(Action::Buy),
        (one(Order::all()), any::<bool>()).prop_map(|(order, done)| match done {
            true => Action::Deliver(order),
            false => Action::Order(order),
        }),
        one(Ability::all()).prop_map(Action::Learn),
        select(&Deck::ALL[..]).prop_map(Action::Draw),
    ]
}

/// Actions with a place or goods.
fn with_where() -> impl Strategy<Value = Action> {
    let price = prop_oneof![Just(Price::Mana), good().prop_map(Price::Good)];
    let die = select(vec![Die::First, Die::Extra]);
    prop_oneof![
        one(Site::all()).prop_map(Action::At),
        one(Cell::all()).prop_map(Action::Swap),
        (one(Space::all()), any::<bool>()).prop_map(|(space, goes)| match goes {
            true => Action::Go(space),
            false => Action::Take(space),
        }),
        (price, die).prop_map(|(price, die)| Action::Reroll { price, die }),
        good().prop_map(Action::Villager),
        goods().prop_map(Action::Sell),
        (good(), 0..4_u8).prop_map(|(good, row)| Action::House { good, row }),
        (good(), 0..4_u8, 0..4_u8).prop_map(|(good, from, to)| Action::Move { good, from, to }),
    ]
}

/// Any action there is.
fn action() -> impl Strategy<Value = Action> {
    prop_oneof![word(), with_place(), with_component(), with_where()]
}

fn setup() -> impl Strategy<Value = Setup> {
    let options = any::<(bool, bool)>();
    let (first, best) = (proptest::option::of(0..4_usize), proptest::option::of(any::<u16>()));
    (1..=4_usize, options, first, best, 0..4_usize, 0..5_usize).prop_map(
        |(players, (below, reroll), first, best, seat, who)| {
            let mut heroes = [None; 4];
            heroes[seat] = Hero::ALL.get(who).copied();
            let side = if below { Side::Below } else { Side::Above };
            Setup { players, side, reroll, first: first.map(Seat::new), heroes, best }
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 4000,
        rng_seed: RngSeed::Fixed(4),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn every_action_reads_back_as_it_is_written(action in action()) {
        prop_assert_eq!(action.to_string().parse::<Action>(), Ok(action));
    }

    #[test]
    fn whatever_is_read_as_an_action_has_one_notation(
        text in "[a-z]{2,8}( [A-Z]{0,4}[a-z]{0,7}[0-9]{0,2}){0,3}",
    ) {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn every_setup_reads_back_as_it_is_written(setup in setup()) {
        prop_assert_eq!(setup.to_string().parse::<Setup>(), Ok(setup));
    }
}

#[test]
fn every_verb_is_met_among_the_actions_that_are_tried() {
    use proptest::strategy::ValueTree;
    let mut runner = proptest::test_runner::TestRunner::deterministic();

    let verbs: BTreeSet<String> = (0..4000)
        .map(|_| action().new_tree(&mut runner).expect("an action").current().to_string())
        .filter_map(|words| words.split(' ').next().map(str::to_owned))
        .collect();

    assert_eq!(verbs.len(), 41, "{verbs:?}");
}

#[test]
fn actions_are_written_as_the_rules_say() {
    for words in [
        "hire 2",
        "hire P3 1",
        "hire bot 1",
        "recruit 2",
        "rest 1 coin",
        "rest 4 hearts",
        "hero 3",
        "use basic",
        "use K5",
        "use Q44",
        "tile B7",
        "at b3",
        "buy G3",
        "slot 3",
        "go e2",
        "play Q17",
        "reroll mana",
        "reroll shell extra",
        "villager crystal",
        "draw basic",
        "order O3",
        "swap a1",
        "take e3",
        "refresh 2",
        "sell STT",
        "house crystal 3",
        "move crystal 3 1",
        "deliver O3",
        "learn K5",
        "choose zeik",
        "keep Q1",
        "drop Q73",
    ] {
        let action: Action = words.parse().expect(words);
        assert_eq!(action.to_string(), words);
    }
}

#[test]
fn what_is_no_action_is_answered_with_examples() {
    for text in [
        "",
        "dance",
        "hire",
        "hire 0",
        "hire 5",
        "hire P2",
        "hire P2 5",
        "hire bot",
        "recruit 5",
        "rest 1",
        "rest 1 coins",
        "hero 4",
        "use",
        "replace",
        "slot 0",
        "pass now",
        "reroll",
        "reroll mana twice",
        "house crystal",
        "house crystal 5",
        "move crystal 1",
        "Pass",
    ] {
        let told = wrong::<Action>(text);
        let expected =
            "expected an action such as “hire 2”, “go e2”, “fight”, “sell STT” or “pass”, found ";
        assert_eq!(told, format!("{expected}“{text}”"));
    }
    for text in ["go k1", "at e1", "swap f1", "tile B21", "buy G14", "learn K25", "play Q74"] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    for text in ["sell", "sell TS", "sell X", "sell s", "order O10", "use X1", "draw best"] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

#[test]
fn what_is_no_setup_is_answered_with_examples() {
    for text in [
        "",
        "three players",
        "3",
        "3 people",
        "3 players, hard",
        "-1 players",
        "1 player, best",
        "1 player, best of all",
        "2 players, P1 as Bob",
        "2 players, P5 as Zeik",
    ] {
        assert!(text.parse::<Setup>().is_err(), "{text}");
    }
    let told = wrong::<Setup>("3 people");
    assert!(told.starts_with("expected “3 players”, “1 player, best 112”"), "{told}");
}

#[test]
fn what_is_no_component_is_answered_with_those_there_are() {
    assert_eq!(wrong::<Specialist>("S23"), "expected a specialist such as S3, found “S23”");
    assert_eq!(wrong::<Find>("F8"), "expected a search token such as F3, found “F8”");
    assert_eq!(wrong::<Space>("e5"), "expected a space of the board such as e2, found “e5”");
    assert_eq!(wrong::<Good>("book"), "expected shell, tool, demon or crystal, found “book”");
    assert_eq!(wrong::<Goods>("TS"), "expected goods such as STT, found “TS”");
    assert_eq!(wrong::<Hero>("Zeik"), "expected a hero such as halia, found “Zeik”");
    assert_eq!(wrong::<Source>("X1"), "expected a power such as basic, K5 or Q44, found “X1”");
}

#[test]
fn every_refusal_is_a_sentence_its_player_can_act_on() {
    let (turn, seat) = (Seat::new(1), Seat::new(3));
    let thing = Thing::Coin;
    let refusals = [
        (Refusal::GameOver, "the game is over"),
        (Refusal::NoSuchSeat { seat }, "there is no seat P4"),
        (Refusal::NotYourTurn { turn }, "it is P2’s turn"),
        (Refusal::NotNow { now: Stage::Turn }, "first pay a specialist, send your hero, or pass"),
        (Refusal::NotNow { now: Stage::Move }, "first move on, or stop"),
        (Refusal::CannotPay { thing, asked: 4, has: 1 }, "this costs 4 coins and you have 1"),
        (
            Refusal::NoHearts,
            "your hero has no hearts left: rest a specialist or hire a healer first",
        ),
        (
            Refusal::NoMove,
            "only villagers in a row with an Inn can move, and only into a row with a free bed",
        ),
        (Refusal::NoBed { row: 2 }, "no such villager waits, or row 3 has no free bed"),
        (Refusal::NoVillager { good: Good::Demon }, "no bottled demon villager is in the row"),
    ];

    for (refusal, sentence) in refusals {
        assert_eq!(refusal.to_string(), sentence);
    }
}
