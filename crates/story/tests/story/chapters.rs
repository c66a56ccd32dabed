//! A book of two chapters in which every word of the larger games stands once.

use crate::ferry::{Check, Ferry, Thing, chapters};
use story::{Amount, Behind, Effect, Gate, Key, Note, Passage, Targets, Way, check, statistics};

fn passage<'a>(book: &'a story::Book<Ferry>, key: &str) -> &'a Passage<Ferry> {
    book.passage(book.key(key).expect("a key")).expect("a passage")
}

#[test]
fn it_has_no_faults() {
    let book = chapters();
    let heads = ["347", "41", "R1", "1 Zeik A", "A"].map(|key| book.key(key).unwrap());

    assert_eq!(check(&book, heads.into_iter(), &Targets::default()), []);
}

#[test]
fn passages_have_numbers_letters_series_and_names() {
    let book = chapters();

    let keys: Vec<_> = book.passages.iter().map(|it| book.key_words(it.key)).collect();

    assert_eq!(
        keys,
        ["41", "347", "A", "Q178", "R1", "R3", "R4", "1 Zeik A", "1 Zeik Crystal Bridge"]
    );
    assert_eq!(passage(&book, "1 Zeik A").title, "The mended oar");
    assert_eq!(passage(&book, "A").title, "The letter on the board");
    assert!(book.key("1 Zeik B").is_err());
    assert_eq!(book.key("Q999"), Ok("Q999".parse::<Key>().unwrap()));
}

#[test]
fn a_choice_has_a_gate_a_price_a_kind_of_roll_and_more() {
    let book = chapters();
    let [burn, door, ladder] = passage(&book, "347").choices.as_slice() else { panic!() };

    assert_eq!(burn.gate, Gate::Must(vec![book.keyword("BURNING").unwrap()]));
    assert_eq!(door.gate, Gate::Otherwise);
    let Way::Roll { check, tiers } = &ladder.way else { panic!("{ladder:?}") };
    assert_eq!((*check, tiers[0].number), (Check::Patience, 6));
    assert_eq!(ladder.price(), [Amount { amount: 1, thing: Thing::Coin }]);
    let more = tiers[0].more.as_ref().unwrap();
    assert_eq!(more.effects, [Effect::Gain(Amount { amount: 2, thing: Thing::Renown })]);
}

#[test]
fn a_card_is_a_thing_of_the_content_by_its_name() {
    let book = chapters();
    let outcome = passage(&book, "347").outcomes().next().unwrap();

    let boat = Amount { amount: 1, thing: Thing::Boat(0) };
    let later = Note::Later(book.key("Q178").unwrap());
    assert_eq!(outcome.effects[1..], [Effect::Gain(boat), Effect::Note(later)]);
    assert_eq!(
        book.effect_words(&outcome.effects),
        "gain 3 renown, boat card Heron Queen; later Q178"
    );
}

#[test]
fn a_tale_goes_on_another_time_by_the_choice_that_was_made() {
    let book = chapters();

    let next: Vec<_> = passage(&book, "R1").choices.iter().map(|it| it.next.unwrap()).collect();

    assert_eq!(next.iter().map(|key| book.key_words(*key)).collect::<Vec<_>>(), ["R3", "R4"]);
}

#[test]
fn what_writers_note_is_kept_and_not_read_aloud() {
    let book = chapters();
    let house = passage(&book, "347");

    assert_eq!(house.notes.thread.as_deref(), Some("the fires"));
    assert_eq!(house.notes.get("ending"), Some("an act"));
    assert_eq!(passage(&book, "41").notes.get("premise"), None);
    for behind in [Behind::Hidden, Behind::Shown] {
        let page = book.aloud(house, behind, 88);
        assert!(!page.contains("the fires") && !page.contains("whom do I owe"), "{page}");
    }
}

#[test]
fn what_is_planned_is_counted() {
    let book = chapters();

    assert_eq!(book.planned.len(), 1);
    assert_eq!(book.planned[0].about, "What the widow saw");
    let rows = statistics(&book).figures(&[]);
    let value = |name: &str| rows.iter().find(|row| row.name == name).map(|row| row.value);
    assert_eq!(value("passages planned"), Some(1.0));
    assert_eq!(value("choices by keyword"), Some(3.0));
    assert_eq!(value("numbers that bring more"), Some(4.0));
}

#[test]
fn everything_behind_a_choice_is_shown_to_a_writer() {
    let book = chapters();

    let page = book.aloud(passage(&book, "347"), Behind::Shown, 88);

    for line in [
        "    must, with BURNING\n    → gain 3 renown, boat card Heron Queen; later Q178\n",
        "    otherwise\n    pay 1 coin\n    patience 6: gain 1 renown, boat card Long Raft\n",
        "    more: gain 2 renown\n    fail: nothing\n",
    ] {
        assert!(page.contains(line), "{page}");
    }
}
