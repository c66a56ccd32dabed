//! A whole book is read as it is meant, and written down again it is the same book.

use crate::ferry::{Check, Deed, Ferry, Sign, Thing, good};
use story::{Amount, Bonus, Effect, Key, Need, Note, Way};

fn amount(amount: u8, thing: Thing) -> Amount<Ferry> {
    Amount { amount, thing }
}

#[test]
fn passages_come_by_number_with_title_text_and_place() {
    let book = good();

    let numbers: Vec<String> = book.passages.iter().map(|p| p.key.to_string()).collect();
    assert_eq!(numbers, ["1", "2", "11", "12"]);
    let lamp = book.passage(Key::new(1)).unwrap();
    assert_eq!(lamp.title, "The lamp in the reeds");
    assert_eq!((lamp.file.as_str(), lamp.line), ("good.story", 3));
    assert_eq!(lamp.text.len(), 2);
    assert!(lamp.text[0].ends_with("leans toward you when you speak, and away when you stop."));
    assert!(!lamp.follow_up && lamp.outcome.is_none());
    assert!(book.passage(Key::new(3)).is_none());
}

#[test]
fn a_roll_has_tiers_with_prices_and_a_failure() {
    let book = good();
    let choice = &book.passage(Key::new(1)).unwrap().choices[0];

    assert_eq!(choice.label, "Speak until it comes.");
    assert_eq!(choice.bonus, Some(Bonus::PerSign { add: 1, sign: Sign::Oar }));
    let Way::Roll { check, tiers } = &choice.way else { panic!("{choice:?}") };
    assert_eq!(*check, Check::Patience);
    let lamp = book.keyword("LAMP").unwrap();
    assert_eq!(tiers[0].number, 3);
    assert_eq!(tiers[0].outcome.text.len(), 2);
    assert_eq!(
        tiers[0].outcome.effects,
        [Effect::Gain(amount(1, Thing::Coin)), Effect::Note(Note::Keyword(lamp))]
    );
    assert_eq!(tiers[1].price, [amount(1, Thing::Coin)]);
    assert_eq!(tiers[1].outcome.goes_on(), Some(Key::new(11)));
    let failure = choice.failure.as_ref().unwrap();
    assert_eq!(failure.effects, [Effect::Lose(amount(1, Thing::Renown))]);
    assert_eq!(failure.line, 19);
}

#[test]
fn a_choice_may_need_things_companions_and_keywords() {
    let book = good();
    let pull = &book.passage(Key::new(2)).unwrap().choices[0];

    assert_eq!(
        pull.needs,
        [
            Need::Thing(amount(1, Thing::Rope)),
            Need::Sign(Sign::Heron),
            Need::NoKeyword(book.keyword("LAMP").unwrap())
        ]
    );
    assert_eq!(pull.bonus, Some(Bonus::ForPrice { add: 2, price: amount(1, Thing::Coin) }));
}

#[test]
fn a_player_may_pick_one_of_several_rewards() {
    let book = good();
    let pull = &book.passage(Key::new(2)).unwrap().choices[0];

    let outcome = pull.outcomes().next().unwrap();
    assert_eq!(
        outcome.effects,
        [
            Effect::Either(vec![
                vec![Effect::Gain(amount(2, Thing::Coin))],
                vec![Effect::Gain(amount(1, Thing::Rope)), Effect::Gain(amount(1, Thing::Coin))],
                vec![Effect::Deed(Deed::CrossUpTo(4))],
            ]),
            Effect::Deed(Deed::WetATraveller),
        ]
    );
}

#[test]
fn a_follow_up_may_only_tell_an_outcome() {
    let book = good();
    let house = book.passage(Key::new(11)).unwrap();

    assert!(house.follow_up && house.choices.is_empty());
    let outcome = house.outcome.as_ref().unwrap();
    assert_eq!(outcome.effects, [Effect::Gain(amount(1, Thing::Rope))]);
}
