//! What people and files write, and what they are told when it is wrong.

use std::{collections::BTreeSet, fmt::Debug, str::FromStr};

use game_above_and_below::{
    Action, Building, Cave, Refusal, Row, Setup, Stage, Token, Villager, Villagers, Where,
    components::{BUILDINGS, Group, Sign, Thing, VILLAGERS},
};
use proptest::{prelude::*, sample::select, test_runner::RngSeed};
use table::{NotationError, Seat};

/// The sentence for text that is not a `T`.
fn wrong<T: FromStr<Err = NotationError> + Debug>(text: &str) -> String {
    text.parse::<T>().expect_err(text).to_string()
}

fn villager() -> impl Strategy<Value = Villager> {
    (0..VILLAGERS).prop_map(|index| Villager::new(index).expect("a villager"))
}

fn building() -> impl Strategy<Value = Building> {
    (0..BUILDINGS).prop_map(|index| Building::new(index).expect("a building"))
}

fn token() -> impl Strategy<Value = Token> {
    select(&Token::ALL[..])
}

/// Any action there is.
fn action() -> impl Strategy<Value = Action> {
    let words = select(vec![
        Action::Explore,
        Action::Harvest,
        Action::Labor,
        Action::Pass,
        Action::Withdraw,
        Action::Accept,
        Action::Refuse,
        Action::Go,
        Action::Keep,
        Action::Enough,
        Action::Decline,
        Action::Rest,
    ]);
    let with_building = (building(), 0..2).prop_map(|(card, which)| match which {
        0 => Action::Build(card),
        _ => Action::Found(card),
    });
    let with_villager = (villager(), 0..9).prop_map(|(one, which)| match which {
        0 => Action::Train(one),
        1 => Action::Send(one),
        2 => Action::By(one),
        3 => Action::Reroll(one),
        4 => Action::Exert(one),
        5 => Action::Injure(one),
        6 => Action::Heal(one),
        7 => Action::Rouse(one),
        _ => Action::Bed(one),
    });
    let with_token = (token(), any::<bool>()).prop_map(|(token, sells)| match sells {
        true => Action::Sell(token),
        false => Action::Place(token),
    });
    let with_number = (any::<u8>(), 0..2).prop_map(|(number, which)| match which {
        0 => Action::Claim(number),
        _ => Action::Take(number),
    });
    let pick = (building(), select(&Where::ALL[..]));
    prop_oneof![
        words,
        with_building,
        with_villager,
        with_token,
        with_number,
        select(&Row::ALL[..]).prop_map(Action::Refresh),
        (0..4usize).prop_map(|owner| Action::Bargain(Seat::new(owner))),
        any::<u16>().prop_map(Action::Bid),
        any::<(u8, u8)>().prop_map(|(ciders, potions)| Action::Pay { ciders, potions }),
        pick.prop_map(|(from, to)| Action::Pick { from, to }),
        any::<(u8, bool)>().prop_map(|(choice, paying)| Action::Choose { choice, paying }),
    ]
}

/// The word an action begins with; naming every action here keeps [`action`] complete.
fn verb(action: &Action) -> &'static str {
    match action {
        Action::Explore => "explore",
        Action::Harvest => "harvest",
        Action::Labor => "labor",
        Action::Build(_) => "build",
        Action::Train(_) => "train",
        Action::Pass => "pass",
        Action::Sell(_) => "sell",
        Action::Withdraw => "withdraw",
        Action::Refresh(_) => "refresh",
        Action::Bargain(_) => "bargain",
        Action::Bid(_) => "bid",
        Action::Accept => "accept",
        Action::Refuse => "refuse",
        Action::Place(_) => "place",
        Action::Send(_) => "send",
        Action::Go => "go",
        Action::By(_) => "by",
        Action::Pay { .. } => "pay",
        Action::Pick { .. } => "pick",
        Action::Choose { .. } => "choose",
        Action::Reroll(_) => "reroll",
        Action::Keep => "keep",
        Action::Exert(_) => "exert",
        Action::Enough => "enough",
        Action::Claim(_) => "claim",
        Action::Decline => "decline",
        Action::Take(_) => "take",
        Action::Injure(_) => "injure",
        Action::Found(_) => "found",
        Action::Heal(_) => "heal",
        Action::Rouse(_) => "rouse",
        Action::Rest => "rest",
        Action::Bed(_) => "bed",
    }
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
        let text = action.to_string();

        prop_assert_eq!(text.parse::<Action>(), Ok(action));
        prop_assert_eq!(text.split(' ').next(), Some(verb(&action)));
    }

    #[test]
    fn whatever_is_read_as_an_action_has_one_notation(text in "[a-z]{2,8}( [A-Z]?[0-9]{0,3}){0,2}") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string().parse::<Action>(), Ok(action));
        }
    }

    #[test]
    fn every_setup_reads_back_as_it_is_written(
        players in 2..=4usize,
        crossover in any::<bool>(),
        first in proptest::option::of(0..4usize),
    ) {
        let setup = Setup { players, crossover, first: first.map(Seat::new) };

        prop_assert_eq!(setup.to_string().parse::<Setup>(), Ok(setup));
    }
}

#[test]
fn every_verb_is_met_among_the_actions_that_are_tried() {
    use proptest::strategy::ValueTree;
    let mut runner = proptest::test_runner::TestRunner::deterministic();

    let verbs: BTreeSet<&str> = (0..4000)
        .map(|_| verb(&action().new_tree(&mut runner).expect("an action").current()))
        .collect();

    assert_eq!(verbs.len(), 33);
}

#[test]
fn what_is_no_action_is_answered_with_examples() {
    for text in [
        "",
        "dig",
        "build",
        "build V1",
        "build H26",
        "build H3 H4",
        "train H3",
        "sell coin",
        "refresh keys",
        "bargain P9",
        "bid",
        "bid -1",
        "bid 3 4",
        "place",
        "send",
        "go home",
        "pay 1",
        "pay 1 2 3",
        "pay 256 0",
        "pick O3",
        "pick O3 in stores",
        "pick O3 to market",
        "choose",
        "choose x",
        "choose 1 free",
        "choose 1 paying now",
        "claim six",
        "take",
        "exert V73",
        "Explore",
        "pass now",
    ] {
        assert_eq!(
            wrong::<Action>(text),
            format!(
                "expected an action such as “explore”, “build H3”, “send V2” or “choose 1”, \
                 found “{text}”"
            )
        );
    }
}

#[test]
fn what_is_no_setup_is_answered_with_examples() {
    for text in [
        "",
        "three players",
        "3",
        "3 people",
        "3 players 4",
        "3 players, hard",
        "-1 players",
        "3 players, crossover, crossover",
        "3 players, P1 first, P2 first",
    ] {
        let sentence = wrong::<Setup>(text);
        let expected = "expected “3 players”, “3 players, crossover” or “3 players, P2 first”";
        assert!(sentence.starts_with(expected), "{sentence}");
    }
    assert!("3 players, nobody first".parse::<Setup>().is_err());
}

#[test]
fn what_is_no_component_is_answered_with_those_there_are() {
    assert_eq!(wrong::<Villager>("V73"), "expected a villager from V1 to V72, found “V73”");
    assert_eq!(
        wrong::<Building>("X1"),
        "expected a building such as H3, O12, K2 or S5, found “X1”"
    );
    assert_eq!(wrong::<Cave>("C26"), "expected a cave from C1 to C25, found “C26”");
    assert_eq!(wrong::<Token>("gold"), "expected a good, cider or potion, found “gold”");
}

#[test]
fn every_refusal_is_a_sentence_its_player_can_act_on() {
    let (seat, owner) = (Seat::new(3), Seat::new(1));
    let building = Building::new(2).expect("H3");
    let villager = Villager::new(13).expect("V14");
    let able: Villagers = Villager::all_of(Group::Starting).take(3).collect();
    let token = Token::ClayPot;
    let refusals = [
        (Refusal::GameOver, "the game is over"),
        (Refusal::NoSuchSeat { seat }, "there is no P4 at this table"),
        (Refusal::NotYourTurn { turn: owner }, "it is P2’s turn"),
        (
            Refusal::TooFewToExplore { ready: 1 },
            "exploring takes two ready villagers and you have 1",
        ),
        (Refusal::NoCave, "no cave is left to explore"),
        (Refusal::NobodyReady, "none of your villagers is ready"),
        (Refusal::NothingToHarvest, "there is nothing to harvest on your buildings"),
        (Refusal::NobodyBuilds, "none of your ready villagers has a hammer"),
        (Refusal::NobodyTrains, "none of your ready villagers has a quill"),
        (Refusal::NotOnDisplay { building }, "H3 is not on display"),
        (Refusal::NotInRow { villager }, "V14 is not there to be trained"),
        (Refusal::TooDear { cost: 9, purse: 7 }, "that costs 9 and you have 7 to spend"),
        (Refusal::NoEmptyCave, "an outpost needs an empty cave, and you have none"),
        (
            Refusal::NotThisVillager { villager, able },
            "V14 cannot be chosen for this; V1, V2 or V3 can",
        ),
        (
            Refusal::NotThisVillager { villager, able: Villagers::NONE },
            "V14 cannot be chosen for this; nobody can",
        ),
        (Refusal::TooFewSent { fewest: 2 }, "send 2 villagers or more"),
        (
            Refusal::TooManyHarvesters { goods: 1 },
            "each villager takes one good, and there is only 1",
        ),
        (
            Refusal::WrongPayment { amount: 3, coins: 2, ciders: 1, potions: 0 },
            "this costs 3; you can pay with 2 coins and 1 cider",
        ),
        (Refusal::NothingOnCard { building }, "there is nothing to take on H3"),
        (Refusal::NotInStores { token }, "there is no clay pot in your stores"),
        (
            Refusal::TooFewTokens { token, cost: 2, held: 1 },
            "that costs 2 clay pots and you have 1 in your stores",
        ),
        (Refusal::NotAGood, "only goods go on the advancement track"),
        (Refusal::SlotChanged, "you can change your sale once per turn"),
        (Refusal::NothingForSale, "nothing of yours is for sale"),
        (Refusal::ForSaleAlready { token }, "you are already selling a clay pot"),
        (Refusal::Refreshed, "you can refresh once per turn"),
        (Refusal::EmptyRow, "that row is empty"),
        (Refusal::NotForSale { owner }, "P2 has nothing to sell to you"),
        (Refusal::WrongPrice { least: 3, most: 7 }, "bid at least 3 coins (you have 7)"),
        (
            Refusal::NoSuchChoice { choice: 3, choices: 2 },
            "there is no choice 3; 1 or 2 can be chosen",
        ),
        (
            Refusal::ChoiceNeeds { choice: 2, thing: Thing::Token(token), amount: 2, held: 1 },
            "choice 2 needs 2 clay pots, and you have 1",
        ),
        (
            Refusal::ChoiceNeedsSign { choice: 2, sign: Sign::Hammer },
            "choice 2 needs somebody with a hammer in the party",
        ),
        (Refusal::NothingToPayFor { choice: 1 }, "choice 1 has no paid bonus"),
        (
            Refusal::NoSuchReward { which: 4, rewards: 3 },
            "there is no reward 4; 1, 2 or 3 can be taken",
        ),
        (
            Refusal::NotReached { number: 6, open: [Some(4), Some(2)] },
            "6 cannot be claimed; 4 or 2 can",
        ),
        (Refusal::NothingToUse { token: Token::Cider }, "you have no cider to use"),
    ];
    let not_now = [
        (Stage::Turn, "first take a turn"),
        (Stage::Answering { owner, price: 3 }, "first answer an offer"),
        (Stage::Choosing, "first choose what your party does"),
        (Stage::Resting, "first rest"),
        (Stage::Placing, "first place your last goods"),
    ];
    let not_now = not_now.map(|(now, sentence)| (Refusal::NotNow { now }, sentence));

    for (refusal, sentence) in refusals.into_iter().chain(not_now) {
        assert_eq!(refusal.to_string(), sentence);
    }
}
