//! What people and files write, and what they are told when it is wrong.

use std::{collections::BTreeSet, fmt::Debug, str::FromStr};

use game_near_and_far::{
    Action, Adventurer, Animal, Building, Card, Cell, Character, Foe, Good, Member, Quests,
    Refusal, Setup, Side, Space, Stage, Style, TradeSide,
    components::{ADVENTURERS, CARDS, Cost, Kind, Thing},
};
use proptest::{prelude::*, sample::select, test_runner::RngSeed};
use table::{NotationError, Seat, Seats};

/// The sentence for text that is not a `T`.
fn wrong<T: FromStr<Err = NotationError> + Debug>(text: &str) -> String {
    text.parse::<T>().expect_err(text).to_string()
}

fn card() -> impl Strategy<Value = Card> {
    (0..CARDS).prop_map(|index| Card::new(index).expect("a card"))
}

fn adventurer() -> impl Strategy<Value = Adventurer> {
    (0..ADVENTURERS).prop_map(|index| Adventurer::new(index).expect("an adventurer"))
}

fn member() -> impl Strategy<Value = Member> {
    proptest::option::of(adventurer())
        .prop_map(|one| one.map_or(Member::Companion, Member::Adventurer))
}

fn good() -> impl Strategy<Value = Good> {
    select(&Good::ALL[..])
}

fn space() -> impl Strategy<Value = Space> {
    (0..40usize).prop_map(|number| match number {
        0 => Space::TOWN,
        _ => number.to_string().parse().unwrap_or(Space::TOWN),
    })
}

fn foe() -> impl Strategy<Value = Foe> {
    (0..5usize).prop_map(|index| match index {
        4 => Foe::Stranger,
        _ => Foe::Player(Seat::new(index)),
    })
}

/// Any action there is.
fn action() -> impl Strategy<Value = Action> {
    let words = select(vec![
        Action::Platypus,
        Action::Ready,
        Action::Adventure,
        Action::WalkIn,
        Action::Done,
        Action::Refresh,
        Action::Inactive,
        Action::DrawTreasure,
        Action::Unchanged,
        Action::Stop,
        Action::Fight,
        Action::Shield,
        Action::Attempt,
        Action::Camp,
        Action::End,
    ]);
    let with_card = (card(), card(), 0..8).prop_map(|(card, other, which)| match which {
        0 => Action::Pick(card),
        1 => Action::Drop(card),
        2 => Action::Pass(card),
        3 => Action::Use(card),
        4 => Action::Keep(card),
        5 => Action::Lose(card),
        6 => Action::Buy(card),
        _ => Action::Swap { keep: card, lose: other },
    });
    let with_member = (member(), 0..3).prop_map(|(one, which)| match which {
        0 => Action::For(one),
        1 => Action::With(one),
        _ => Action::Out(one),
    });
    let with_good = (good(), any::<bool>(), 0..4).prop_map(|(good, first, which)| match which {
        0 => {
            let side = if first { TradeSide::Gain } else { TradeSide::Pay };
            Action::Trade { side, good }
        }
        1 => Action::Give(good),
        2 => Action::Receive(good),
        _ => Action::Favour { up: first, good },
    });
    let with_number = (any::<(u8, u8)>(), 0..5).prop_map(|((one, other), which)| match which {
        0 => Action::Spend(one),
        1 => Action::Choose(one),
        2 => Action::Take(one),
        3 => Action::Coin { basic: one, advanced: other },
        _ => Action::Draw { basic: one, advanced: other },
    });
    let duel = (foe(), select(&Style::ALL[..]));
    let animal = (select(&Animal::ALL[..]), any::<bool>());
    let cells: Vec<Cell> = Cell::all().collect();
    prop_oneof![
        words,
        with_card,
        with_member,
        with_good,
        with_number,
        duel.prop_map(|(foe, style)| Action::Duel { foe, style }),
        animal.prop_map(|(animal, buys)| match buys {
            true => Action::BuyAnimal(animal),
            false => Action::Return(animal),
        }),
        select(&Building::ALL[..]).prop_map(Action::Visit),
        adventurer().prop_map(Action::Recruit),
        select(cells).prop_map(Action::Dig),
        (space(), any::<bool>()).prop_map(|(space, steps)| match steps {
            true => Action::Step(space),
            false => Action::Settle(space),
        }),
    ]
}

fn setup() -> impl Strategy<Value = Setup> {
    let options = any::<(bool, bool, bool, bool)>();
    let first = proptest::option::of(0..4usize);
    (2..=4usize, 1..=11u8, options, first, 0..4usize, 0..9usize).prop_map(
        |(players, map, (arcade, day, extra_stories, long_game), first, seat, who)| {
            let mut characters = [None; 4];
            characters[seat] = Character::ALL.get(who).copied();
            Setup {
                players,
                map,
                quests: if arcade { Quests::Arcade } else { Quests::Book },
                side: if day { Side::Day } else { Side::Dusk },
                extra_stories,
                long_game,
                first: first.map(Seat::new),
                characters,
                platypus: if day { Seats::only(Seat::new(seat)) } else { Seats::NONE },
            }
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
        text in "[a-z]{2,9}( [A-Z]?[a-z]{0,6}[0-9]{0,3}){0,2}",
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

    assert_eq!(verbs.len(), 40, "{verbs:?}");
}

#[test]
fn what_is_no_action_is_answered_with_examples() {
    for text in [
        "",
        "dance",
        "pick",
        "pick A56",
        "drop G1",
        "visit",
        "visit jail",
        "visit saloon now",
        "walk",
        "walk out",
        "duel",
        "duel P2",
        "duel P2 nicely",
        "duel P9 dirty",
        "spend",
        "spend -1",
        "spend 256",
        "trade red",
        "trade swap red",
        "trade gain heart",
        "favour coin",
        "favour sideways coin",
        "recruit G10",
        "recruit companion",
        "for",
        "coin 0+0",
        "coin 1",
        "draw 3",
        "draw 3+",
        "keep",
        "keep T4 from T9",
        "dig",
        "dig d1",
        "step",
        "step 41",
        "return dog",
        "buy dog",
        "choose x",
        "take",
        "Adventure",
        "end now",
    ] {
        let told = wrong::<Action>(text);
        let expected =
            "expected an action such as “visit saloon”, “step 12”, “fight” or “buy A7”, found ";
        assert_eq!(told, format!("{expected}“{text}”"));
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
        "3 players, day, day",
        "3 players, long game, day",
        "3 players, book of map 1",
        "3 players, arcade on map",
        "3 players, P1 first, P2 first",
    ] {
        let told = wrong::<Setup>(text);
        assert!(told.starts_with("expected “3 players”, “3 players, arcade on map 5”"), "{told}");
    }
    for text in ["3 players, nobody first", "3 players, P1 as Bob", "3 players, platypus for X"] {
        assert!(text.parse::<Setup>().is_err(), "{text}");
    }
}

#[test]
fn what_is_no_component_is_answered_with_those_there_are() {
    assert_eq!(wrong::<Adventurer>("G10"), "expected an adventurer such as G3, found “G10”");
    assert_eq!(wrong::<Card>("A56"), "expected a card such as A7, T4 or W2, found “A56”");
    assert_eq!(wrong::<Card>("A07"), "expected a card such as A7, T4 or W2, found “A07”");
    assert_eq!(wrong::<Space>("41"), "expected a space such as 12, or town, found “41”");
    assert_eq!(
        wrong::<Building>("jail"),
        "expected a building such as saloon or town-hall, found “jail”"
    );
    assert_eq!(wrong::<Good>("heart"), "expected a good such as coin or red, found “heart”");
    assert_eq!(wrong::<Character>("Bob"), "expected a character such as Kiku, found “Bob”");
    assert!("d1".parse::<Cell>().is_err());
    assert_eq!(Card::all_of(Kind::World).count(), 30);
}

#[test]
fn every_refusal_is_a_sentence_its_player_can_act_on() {
    let (seat, turn) = (Seat::new(3), Seat::new(1));
    let card: Card = "A7".parse().expect("a card");
    let adventurer: Adventurer = "G3".parse().expect("an adventurer");
    let cell: Cell = "b3".parse().expect("a place of the mine");
    let to: Space = "12".parse().expect("a space");
    let (building, good, animal) = (Building::Farm, Good::Red, Animal::Bird);
    let cost = Cost { coin: 2, food: 1, ..Cost::default() };
    let refusals = [
        (Refusal::GameOver, "the game is over"),
        (Refusal::NoSuchSeat { seat }, "there is no P4 at this table"),
        (Refusal::NotYourTurn { turn }, "it is P2’s turn"),
        (Refusal::NotNow { now: Stage::Turn }, "first visit a building or go on an adventure"),
        (Refusal::NotNow { now: Stage::Move }, "first take a step, or stop"),
        (Refusal::NotInPacket { card }, "A7 is not in the packet you look at"),
        (Refusal::NotInHand { card }, "you do not have A7 in hand"),
        (
            Refusal::TooManyAdvanced { cards: 2 },
            "you have 2 advanced artifacts and may keep 1: drop one of them",
        ),
        (Refusal::FirstRound, "in the first round everybody visits town"),
        (
            Refusal::AlreadyThere { building },
            "you are in the Farm already: visit another building, or go on an adventure",
        ),
        (Refusal::Occupied { building }, "the Farm is occupied: win a duel to enter"),
        (Refusal::NotInside { building }, "whom you challenge must be in the Farm"),
        (Refusal::NoUse { card }, "A7 is of no use here"),
        (Refusal::CannotPay { cost }, "that costs 1 food and 2 coins and you do not have it"),
        (
            Refusal::NotThisManyHearts { hearts: 4, free: 2 },
            "4 hearts make no difference here; you have 2 to spend",
        ),
        (Refusal::TradedAlready, "you have traded in this visit"),
        (Refusal::CannotTrade { good }, "no trade with red can be completed with what you have"),
        (Refusal::OneWay, "in one visit reputation goes one way"),
        (Refusal::NotInRow { adventurer }, "G3 is not in the row"),
        (Refusal::TooDear { price: 4, coins: 3 }, "that costs 4 coins and you have 3"),
        (Refusal::NoTortoises, "there are no tortoises at dusk"),
        (Refusal::ThisCardFirst { card }, "first keep or drop A7"),
        (Refusal::TooDeep { cell, number: 4, skill: 2 }, "b3 asks for skill 4 and you have 2"),
        (Refusal::NoPath { to }, "no path leads from here to 12"),
        (Refusal::NoMovement { movement: 3 }, "your movement of 3 is used up"),
        (Refusal::NoHeartToPass, "passing an empty space costs a heart and you have none"),
        (Refusal::NoAnimal { animal }, "you have no bird to give back"),
        (
            Refusal::ChoiceCosts { choice: 2, thing: Thing::Coin, amount: 1 },
            "choice 2 costs 1 coin and you do not have it",
        ),
        (
            Refusal::Reputation { card, asked: -4, reputation: 1 },
            "A7 asks for a reputation of -4 or less and you have 1",
        ),
        (
            Refusal::Reputation { card, asked: 4, reputation: 1 },
            "A7 asks for a reputation of 4 or more and you have 1",
        ),
    ];

    for (refusal, sentence) in refusals {
        assert_eq!(refusal.to_string(), sentence);
    }
}
