//! The walk through passages, without a game: what is open, what it costs, what is reached, what
//! happens one thing after another, and what is read of it.

use crate::ferry::{Ferry, Sign, Thing, chapters, good};
use story::{
    Amount, ChoiceOutcomes, Closed, Effect, EffectKind, Guessing, Key, Keyword, Offered, Outcome,
    PageFacts, Passage, Player, Reading, Tales, Turn, Walk, by_keywords, next_number, reached,
};
use table::{Chance, Seat};

const GUESSING: Guessing = Guessing { like_plain: 4, few: 2 };

fn tales() -> Tales<Ferry, 3> {
    Tales::of(chapters(), GUESSING)
}

/// Somebody with this many coins, ropes, oars and herons, and no keywords.
#[derive(Clone, Copy, Default)]
struct Crew {
    coins: u16,
    ropes: u16,
    oars: usize,
    herons: usize,
}

impl Player<Ferry> for Crew {
    fn has(&self, thing: Thing) -> u16 {
        match thing {
            Thing::Coin => self.coins,
            Thing::Rope => self.ropes,
            Thing::LampOil | Thing::Renown | Thing::Boat(_) => 0,
        }
    }

    fn shows(&self, sign: Sign) -> usize {
        match sign {
            Sign::Oar => self.oars,
            Sign::Heron => self.herons,
        }
    }

    fn knows(&self, _: Keyword) -> bool {
        false
    }
}

/// Luck that takes the last of whatever is picked from.
/// Luck that always picks the side at this place, or the last.
struct At(u32);

impl Chance for At {
    fn pick(&mut self, sides: u32) -> u32 {
        self.0.min(sides - 1)
    }
}

struct Last;

impl Chance for Last {
    fn pick(&mut self, sides: u32) -> u32 {
        sides - 1
    }
}

#[test]
fn a_closed_choice_says_what_is_missing() {
    let tales = Tales::<Ferry, 3>::of(good(), GUESSING);
    let walk = Walk::open(Key::new(2));
    let closed = |crew: Crew, place| tales.closed(&walk, place, &crew);

    let rope = Amount { amount: 1, thing: Thing::Rope };
    let nobody = Crew::default();
    assert_eq!(closed(nobody, 0), Some(Closed::Needs { needed: rope, held: 0 }));
    assert_eq!(closed(Crew { ropes: 1, ..nobody }, 0), Some(Closed::NeedsSign(Sign::Heron)));
    assert_eq!(closed(Crew { ropes: 1, herons: 1, ..nobody }, 0), None);
    assert_eq!(closed(nobody, 1), Some(Closed::NotForYou));
    assert_eq!(closed(nobody, 2), None);
    let ladder = tales_price();
    assert_eq!(ladder, Some(Closed::CannotPay(Amount { amount: 1, thing: Thing::Coin })));
}

fn tales_price() -> Option<Closed<Ferry>> {
    tales().closed(&Walk::open(Key::new(347)), 2, &Crew::default())
}

#[test]
fn what_helps_is_added_to_the_roll() {
    let tales = Tales::<Ferry, 3>::of(good(), GUESSING);
    let bonus = |key: u16, place: u8, crew: Crew, paying| {
        tales.choice(&Walk::open(Key::new(key)), place).unwrap().bonus_of(&crew, paying)
    };

    let crew = Crew { oars: 3, ropes: 2, herons: 1, ..Crew::default() };
    assert_eq!(bonus(1, 0, crew, false), 3);
    assert_eq!(bonus(2, 0, crew, true), 2);
    assert_eq!(bonus(2, 0, crew, false), 0);
    assert_eq!(bonus(2, 2, crew, false), 1);
    assert_eq!(bonus(12, 1, crew, false), 2);
}

#[test]
fn a_number_counts_if_it_is_reached_and_paid() {
    let tales = Tales::<Ferry, 3>::of(good(), GUESSING);
    let walk = Walk { choice: Some(0), ..Walk::open(Key::new(1)) };
    let numbers = tales.numbers(&walk);
    let counts = |roll, crew: Crew| {
        reached(numbers, roll, &crew).map(|(_, tier)| tier.number).collect::<Vec<_>>()
    };

    let (poor, rich) = (Crew::default(), Crew { coins: 1, ..Crew::default() });
    assert!(counts(2, rich).is_empty());
    assert_eq!(counts(6, rich), [6, 3]);
    assert_eq!(counts(6, poor), [3]);
    assert_eq!(next_number(numbers, 4, &rich), Some(6));
    assert_eq!(next_number(numbers, 4, &poor), None);
}

/// NF-354 to NF-356: 5 or 6 the reward, 7 and all above it the bonus as well, 4 nothing.
#[test]
fn nf_344_two_above_the_number_brings_more_and_no_more_than_that() {
    let tales = tales();
    let walk = Walk { choice: Some(0), ..Walk::open(Key::new(41)) };
    let [tier] = tales.numbers(&walk) else { panic!("one number") };

    assert_eq!(reached(tales.numbers(&walk), 4, &Crew::default()).count(), 0);
    assert_eq!([5, 6, 7, 12].map(|roll| tier.brings_more(roll)), [false, false, true, true]);
}

#[test]
fn effects_happen_one_after_another_and_more_before_the_tale_goes_on() {
    let tales = tales();
    let behind = tales.behind(Key::new(41))[0];
    let mut walk = Walk { choice: Some(0), ..Walk::open(Key::new(41)) };
    walk.turn_out(Some(behind.numbers[0]), behind.more);

    let mut happened = Vec::new();
    while let Some(effect) = tales.next_effect(&walk) {
        happened.push(effect.clone());
        walk.step();
    }

    let gain = |amount, thing| Effect::Gain(Amount { amount, thing });
    assert_eq!(happened, [gain(1, Thing::Rope), gain(1, Thing::Coin)]);

    let bridge = tales.book().key("R4").unwrap();
    let mut walk = Walk { choice: Some(0), ..Walk::open(bridge) };
    walk.turn_out(Some(tales.behind(bridge)[0].numbers[0]), behind.more);
    assert_eq!(tales.next_effect(&walk), Some(&gain(1, Thing::Coin)));
    walk.step();
    let read = tales.book().key("1 Zeik Crystal Bridge").unwrap();
    assert_eq!(tales.next_effect(&walk), Some(&Effect::Read(read)));
}

/// NF-558 and NF-561: by the choice that was made, also where it failed.
#[test]
fn nf_558_the_next_tale_is_that_of_the_choice_whether_it_succeeds_or_not() {
    let tales = tales();
    let start = tales.book().key("R1").unwrap();
    let mut walk = Walk { choice: Some(0), ..Walk::open(start) };
    walk.turn_out(tales.behind(start)[0].failure, None);

    assert_eq!(tales.next_tale(&walk), tales.book().key("R3").ok());
    assert_eq!(tales.next_effect(&walk), None);
    assert_eq!(tales.next_tale(&Walk::open(start)), None);
}

#[test]
fn every_outcome_has_a_place_and_is_found_there() {
    let tales = tales();
    let all: Vec<&Outcome<Ferry>> =
        tales.book().passages.iter().flat_map(Passage::outcomes).collect();

    assert_eq!(tales.outcomes(), all.len());
    for (index, outcome) in all.into_iter().enumerate() {
        assert_eq!(tales.outcome(tales.outcome_at(index).unwrap()), outcome);
    }
    let more = tales.behind(Key::new(41))[0].more.unwrap();
    assert_eq!(tales.place(more).way, Turn::More);
    assert_eq!(tales.outcome_at(tales.outcomes()), None);
}

#[test]
fn a_guess_is_what_such_numbers_bring_elsewhere_and_not_what_lies_there() {
    let tales = tales();
    let truth = tales.behind(Key::new(41));

    let guess = tales.guess(Key::new(41), &mut Last);

    // All single numbers of the book are fewer than two each, so each is mixed with its like; the
    // last failure of the book is taken, which stands elsewhere.
    assert_ne!(guess, truth);
    assert_ne!(guess[0].failure, truth[0].failure);
    assert_eq!(guess[2], ChoiceOutcomes::default());
    // Nobody knows whether there is more than a number that stands alone promises.
    let has_more = |at| tales.guess(Key::new(41), &mut At(at))[0].more.is_some();
    assert!((0..12).any(has_more) && !(0..12).all(has_more));
    let reads_letters = tales.book().key("A").unwrap();
    assert!(tales.guess(reads_letters, &mut Last)[0].failure.is_none());
}

fn page<'a>(walk: &Walk, tales: &'a Tales<Ferry, 3>, read_out: Offered) -> PageFacts<'a, Ferry> {
    let outcome = |id: Option<_>| id.map(|id| tales.outcome(id));
    PageFacts {
        seat: Seat::new(0),
        passage: walk.passage,
        read_out: Some(read_out),
        choice: walk.choice,
        roll: walk.outcome.map(|_| 9),
        number: walk.outcome.map(|_| 7),
        failed: false,
        outcome: [outcome(walk.outcome), outcome(walk.more)],
    }
}

#[test]
fn a_reading_holds_what_was_read_and_nothing_else() {
    let tales = tales();
    let book = tales.book();
    let passage = tales.passage(Key::new(347));
    let read_out = by_keywords(&passage.choices, |_| false);
    let mut walk = Walk::open(Key::new(347));
    let act = |place: u8| format!("choose {place}");

    let before = book.read_page(&page(&walk, &tales, read_out), act).unwrap();
    walk.choice = Some(1);
    let behind = tales.behind(walk.passage)[1];
    walk.turn_out(Some(behind.numbers[0]), behind.more);
    let after = book.read_page(&page(&walk, &tales, read_out), act).unwrap();

    // NF-548: the choice for those who have BURNING is not read out.
    let places: Vec<u8> = before.choices.iter().map(|choice| choice.place).collect();
    assert_eq!(places, [2, 3]);
    assert_eq!(before.choices[1].price.as_deref(), Some("1 coin"));
    assert_eq!(before.choices[0].check, Some("strength"));
    assert_eq!(before.outcome, None);
    assert_eq!(after.chosen().unwrap().label, "Break the door in.");
    let outcome = after.outcome.as_ref().unwrap();
    let brings: Vec<&str> = outcome.brings().collect();
    assert_eq!(brings, ["lose 3 renown", "gain 3 coins", "gain 1 rope"]);
    assert_eq!(outcome.effects[0].kind, EffectKind::Lose);
    assert!(outcome.text[1].contains("tied to the bed"));
    let json = serde_json::to_string(&Reading { open: true, pages: vec![after], rewards: vec![] });
    let json = json.unwrap();
    assert!(json.contains(r#""brings":["lose 3 renown","gain 3 coins","gain 1 rope"]"#), "{json}");
    for unread in
        ["whom do I owe", "the fires", "stronger than it has been", "BURNING", "Long Raft"]
    {
        assert!(!json.contains(unread), "{unread}: {json}");
    }
}
