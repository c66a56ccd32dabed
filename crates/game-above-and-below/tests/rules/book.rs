//! What the book may say: numbers, jumps, prices and bonuses (RULES.md section 5a).

use std::collections::BTreeSet;

use game_above_and_below::{
    Refusal, Stage, Token,
    components::{Sign, Thing, Vocabulary},
};
use story::{Bonus, Effect, Lexicon, Passage, Way};

use crate::stage::{P1, P2, Table, brings, cave, die, printed, villagers};

/// The rest of section 5a: what the details on the first page of a book come down to.
// AB-113, AB-114.
#[test]
fn ab_113_ab_114_a_passage_has_choices_with_rising_numbers_and_its_text_has_no_effect() {
    for passage in &printed().tales().book().passages {
        for choice in &passage.choices {
            if let Way::Roll { tiers, .. } = &choice.way {
                assert!(tiers.is_sorted_by(|one, next| one.number < next.number));
            }
        }
    }
    let plain = brings("gain 1 coin");
    let wordy = plain.replace("You take it.", "You are given nine ropes and lose a fish.");
    let (one, _) = Table::telling(&plain).told();
    let (other, _) = Table::telling(&wordy).told();
    assert_eq!(one.open().villages, other.open().villages);
}

#[test]
fn ab_115_the_book_has_the_size_of_the_printed_one() {
    let passages = &printed().tales().book().passages;
    let choices = || passages.iter().flat_map(|passage| &passage.choices);
    let heads = passages.iter().filter(|passage| !passage.follow_up);

    assert_eq!(heads.count(), 150);
    assert!((210..=220).contains(&passages.len()), "{}", passages.len());
    assert!(passages.iter().all(|passage| passage.choices.len() <= 3));
    for choice in choices() {
        if let Way::Roll { tiers, .. } = &choice.way {
            assert!((1..=2).contains(&tiers.len()));
            assert!(tiers.iter().all(|tier| (1..=9).contains(&tier.number)));
        }
    }
}

#[test]
fn ab_116_every_kind_of_effect_is_in_the_book() {
    fn note(effect: &Effect<Vocabulary>, seen: &mut BTreeSet<String>) {
        match effect {
            Effect::Gain(amount) => {
                seen.insert(format!("gain {}", Vocabulary.thing_words(amount.thing, 1)));
            }
            Effect::Lose(amount) => {
                seen.insert(format!("lose {}", Vocabulary.thing_words(amount.thing, 1)));
            }
            Effect::Deed(deed) => {
                seen.insert(Vocabulary.deed_words(*deed));
            }
            Effect::Either(ways) => {
                seen.insert("either".to_owned());
                ways.iter().flatten().for_each(|effect| note(effect, seen));
            }
            Effect::Read(_) => {
                seen.insert("read".to_owned());
            }
            Effect::Note(_) => unreachable!("this game has no keywords"),
        }
    }
    let mut seen = BTreeSet::new();
    for passage in &printed().tales().book().passages {
        passage.outcomes().flat_map(|outcome| &outcome.effects).for_each(|it| note(it, &mut seen));
        note_choices(passage, &mut seen);
    }

    for token in Token::ALL {
        assert!(seen.contains(&format!("gain {}", token.counted(1))), "{token}");
    }
    for kind in [
        "gain 1 coin",
        "lose 1 coin",
        "gain 1 reputation",
        "lose 1 reputation",
        "either",
        "read",
        "injure a villager",
        "take a cave card",
        "build up to 7",
        "welcome the cheapest villager",
        "welcome the Liquid Woman",
        "welcome the Glogo",
        "welcome the Cave Cat",
        "welcome the Metal Man",
        "a number for coins",
        "lanterns for hammers",
        "lanterns for quills",
        "lanterns for a token",
        "lanterns for coins",
        "lanterns for fishfolk",
        "lanterns for frogfolk",
    ] {
        assert!(seen.contains(kind), "{kind} in {seen:?}");
    }
}

/// What stands beside the choices of a passage.
fn note_choices(passage: &Passage<Vocabulary>, seen: &mut BTreeSet<String>) {
    for choice in &passage.choices {
        let bonus = choice.bonus.as_ref().map(|bonus| match bonus {
            Bonus::PerSign { sign, .. } | Bonus::IfSign { sign, .. } => match sign {
                Sign::Hammer => "lanterns for hammers",
                Sign::Quill => "lanterns for quills",
                Sign::Fishfolk => "lanterns for fishfolk",
                Sign::Frogfolk => "lanterns for frogfolk",
            },
            Bonus::IfThing { .. } | Bonus::PerThing { .. } => "lanterns for a token",
            Bonus::ForPrice { price, .. } if price.thing == Thing::Coin => "lanterns for coins",
            Bonus::ForPrice { .. } => "lanterns for things",
        });
        seen.extend(bonus.map(str::to_owned));
        if let Way::Roll { tiers, .. } = &choice.way {
            let costs_coins = |tier: &story::Tier<Vocabulary>| {
                tier.price.iter().any(|amount| amount.thing == Thing::Coin)
            };
            if tiers.iter().any(costs_coins) {
                seen.insert("a number for coins".to_owned());
            }
        }
    }
}

const TWO_PASSAGES: &str = "
== 91 A door

It is locked.

* Push.
  explore 2: gain 1 coin; read 151
    It opens.

== 151 Behind the door
follow-up

There is another door.

* Push again.
  explore 4: gain 2 coins
    It opens too.
";

#[test]
fn ab_118_a_jump_goes_on_with_the_same_party_the_same_cave_and_the_rerolls_left() {
    let mut table = Table::telling(TWO_PASSAGES).built(P1, ["K4"]);
    table.explore(P1, ["V1", "V9"], 1);
    table.act_with(P1, "choose 1", [die(1), die(1)]);
    table.act_with(P1, "reroll V9", [die(3)]);

    let open = table.open();
    assert_eq!(open.exploration.unwrap().passage.value(), 151);
    assert_eq!(open.stage, Stage::Choosing);
    assert_eq!((open.party, open.village(P1).coins), (villagers(["V1", "V9"]), 8));
    assert_eq!(open.exploration.unwrap().cave, cave("C1"));
    table.act_with(P1, "choose 1", [die(1), die(1)]);
    table.act_with(P1, "reroll V9", [die(3)]);
    assert_eq!(table.open().stage, Stage::Exerting, "the second symbol was the last");
    table.play(P1, ["exert V1", "exert V9"]);
    assert_eq!((table.village(P1).coins, table.village(P1).caves.len()), (10, 1));
    assert_eq!(table.open().tale.len(), 2);
}

#[test]
fn ab_118_a_jump_that_fails_keeps_what_came_before_it_but_not_the_cave() {
    let mut table = Table::telling(TWO_PASSAGES);
    table.explore(P1, ["V5", "V9"], 1);
    table.act_with(P1, "choose 1", [die(2), die(1)]);

    table.act_with(P1, "choose 1", [die(1), die(1)]);

    assert_eq!((table.village(P1).coins, table.village(P1).caves.len()), (8, 0));
}

const PRICED: &str = "
== 91 A ferry

The ferryman holds out a hand.

* Go with him.
  explore 1: gain 1 fish
    You fish on the way.
  explore 2 for 2 coins: gain 1 ore
    You come to the far side.
";

#[test]
fn ab_119_a_number_with_a_price_counts_only_if_it_is_paid() {
    let arrive = |coins| {
        let mut table = Table::telling(PRICED).rich(P1, coins);
        table.explore(P1, ["V1", "V9"], 1);
        table.act_with(P1, "choose 1", [die(1), die(3)]);
        table
    };
    let [mut paying, mut saving, poor] = [2, 2, 1].map(arrive);

    assert_eq!(paying.offered(P1), ["claim 2", "claim 1"]);
    let none = Refusal::NotReached { number: 3, open: [Some(2), Some(1)] };
    assert_eq!(paying.refusal(P1, "claim 3"), none);
    paying.act(P1, "claim 2");
    saving.act(P1, "claim 1");

    let has = |table: &Table| {
        let mine = table.village(P1);
        (mine.coins, mine.stores[Token::Fish], mine.stores[Token::Ore], mine.caves.len())
    };
    assert_eq!(has(&paying), (0, 0, 1, 1));
    assert_eq!(has(&saving), (2, 1, 0, 1));
    assert_eq!(has(&poor), (1, 1, 0, 1), "nothing was asked");
}

#[test]
fn ab_119_nobody_declines_where_a_number_was_reached_for_free() {
    let mut table = Table::telling(PRICED);
    table.explore(P1, ["V1", "V9"], 1);
    table.act_with(P1, "choose 1", [die(1), die(3)]);

    assert_eq!(table.offered(P1), ["claim 2", "claim 1"]);
    assert_eq!(table.refusal(P1, "decline"), Refusal::NotNow { now: Stage::Claiming });
}

/// What cannot be paid cannot be reached: nobody is asked to roll again or to be hurt for it.
// AB-090, AB-096, AB-119.
#[test]
fn ab_090_ab_096_ab_119_a_number_that_cannot_be_paid_is_not_worth_a_reroll_or_an_injury() {
    let arrive = |coins| {
        let mut table = Table::telling(PRICED).rich(P1, coins);
        table.explore(P1, ["V1", "V9"], 1);
        table.act_with(P1, "choose 1", [die(1), die(1)]);
        table
    };
    let [rich, poor] = [2, 1].map(arrive);
    let mut rolling = Table::telling(PRICED).rich(P1, 1).built(P1, ["K4"]);
    rolling.explore(P1, ["V1", "V9"], 1);
    rolling.act_with(P1, "choose 1", [die(1), die(1)]);

    assert_eq!(rich.offered(P1), ["exert V1", "exert V9", "enough"]);
    for table in [poor, rolling] {
        assert_eq!(table.open().stage, Stage::Turn, "one was reached, and two is beyond the purse");
        assert_eq!(table.village(P1).stores[Token::Fish], 1);
        assert!(table.village(P1).injured.is_empty());
    }
}

#[test]
fn ab_119_without_a_number_that_is_free_one_may_decline_and_fail() {
    let book = PRICED.replace("  explore 1: gain 1 fish\n    You fish on the way.\n", "");
    let mut table = Table::telling(&book);
    table.explore(P1, ["V1", "V9"], 1);
    table.act_with(P1, "choose 1", [die(1), die(3)]);

    assert_eq!(table.offered(P1), ["claim 2", "decline"]);
    table.act(P1, "decline");

    assert_eq!((table.village(P1).coins, table.village(P1).caves.len()), (7, 0));
}

#[test]
fn ab_121_symbols_count_in_the_party_and_tokens_in_the_stores_and_on_the_track() {
    let lanterns = |bonus: &str, arrange: fn(Table) -> Table| {
        let book = format!(
            "== 91 A gap\n\nIt is wide.\n\n* Jump.\n  bonus: {bonus}\n  explore 12: gain 1 coin\n    \
             You are over."
        );
        let table = arrange(Table::telling(&book).peopled(P1, ["V1", "V9", "V13"]));
        let (table, _) = table.told();
        // A one gives V1 nothing and V9 a lantern.
        table.open().tale.as_slice()[0].lanterns.unwrap() - 1
    };

    assert_eq!(lanterns("2 per hammer", |table| table), 2, "V13 has one too, but stays at home");
    assert_eq!(lanterns("1 per quill", |table| table), 0);
    let ropes = |table: Table| table.stored(P1, [(Token::Rope, 2)]);
    assert_eq!(lanterns("1 per rope", ropes), 2);
    let on_track = |table: Table| {
        let mut table = table.stored(P1, [(Token::Rope, 2)]);
        table.act(P1, "place rope");
        table
    };
    assert_eq!(lanterns("1 per rope", on_track), 2);
    assert_eq!(lanterns("2 if rope", on_track), 2);
    let for_sale = |table: Table| {
        let mut table = table.stored(P1, [(Token::Rope, 1)]);
        table.act(P1, "sell rope");
        table
    };
    assert_eq!(lanterns("2 if rope", for_sale), 0);
    assert_eq!(lanterns("2 if rope", |table| table.stored(P2, [(Token::Rope, 1)])), 0);
}

// AB-116, AB-121.
#[test]
fn ab_116_ab_121_lanterns_can_be_bought_when_the_choice_is_made() {
    let book = "== 91 A gap\n\nIt is wide.\n\n* Hire a plank.\n  bonus: 2 for 3 coins\n  \
                explore 3: gain 1 ore\n    You are over.";
    let mut table = Table::telling(book);
    table.explore(P1, ["V1", "V9"], 1);
    let mut unpaid = table.clone();
    let poor = table.clone().rich(P1, 2);

    assert_eq!(table.offered(P1), ["choose 1", "choose 1 paying"]);
    table.act_with(P1, "choose 1 paying", [die(1), die(1)]);
    unpaid.act_with(P1, "choose 1", [die(1), die(1)]);

    assert_eq!((table.village(P1).coins, table.village(P1).stores[Token::Ore]), (4, 1));
    assert_eq!((unpaid.village(P1).coins, unpaid.open().stage), (7, Stage::Exerting));
    assert_eq!(poor.refusal(P1, "choose 1 paying"), Refusal::TooDear { cost: 3, purse: 2 });
}

// AB-116, AB-119.
#[test]
fn ab_116_ab_119_a_choice_may_need_or_cost_something() {
    let book = "== 91 A gate\n\nIt is shut.\n\n* Wait.\n  then: nothing\n    You wait.\n\n\
                * Tie it open.\n  if: 1 rope\n  then: gain 1 coin\n    It is tied.\n\n\
                * Pay the keeper.\n  then for 2 fish: gain 1 ore\n    She eats.";
    let offered = |table: Table| {
        let mut table = table;
        table.explore(P1, ["V1", "V9"], 1);
        table
    };
    let mut bare = offered(Table::telling(book));
    let mut fisher = offered(Table::telling(book).stored(P1, [(Token::Fish, 2)]));
    let mut rigger = offered(Table::telling(book).stored(P1, [(Token::Rope, 1)]));

    assert_eq!(bare.offered(P1), ["choose 1"]);
    let rope = Thing::Token(Token::Rope);
    let needs = Refusal::ChoiceNeeds { choice: 2, thing: rope, amount: 1, held: 0 };
    assert_eq!(bare.refusal(P1, "choose 2"), needs);
    let cost = Refusal::TooFewTokens { token: Token::Fish, cost: 2, held: 0 };
    assert_eq!(bare.refusal(P1, "choose 3"), cost);
    let nothing = Refusal::NothingToPayFor { choice: 1 };
    assert_eq!(bare.refusal(P1, "choose 1 paying"), nothing);
    let gate = book.replace("if: 1 rope", "if: hammer");
    let mut unskilled = offered(Table::telling(&gate).peopled(P1, ["V1", "V5", "V9"]));
    assert_eq!(unskilled.offered(P1), ["choose 1", "choose 2"], "V1 has a hammer");
    unskilled = Table::telling(&gate).peopled(P1, ["V5", "V9"]);
    unskilled.explore(P1, ["V5", "V9"], 1);
    let needs = Refusal::ChoiceNeedsSign { choice: 2, sign: Sign::Hammer };
    assert_eq!(unskilled.refusal(P1, "choose 2"), needs);
    bare.act(P1, "choose 1");
    fisher.act(P1, "choose 3");
    rigger.act(P1, "choose 2");

    assert_eq!(bare.village(P1).caves.len(), 1, "nothing is a success too");
    let fed = fisher.village(P1).stores;
    assert_eq!((fed[Token::Fish], fed[Token::Ore]), (0, 1));
    assert_eq!(fisher.open().supply[Token::Fish], 12);
    assert_eq!((rigger.village(P1).coins, rigger.village(P1).stores[Token::Rope]), (8, 1));
}
