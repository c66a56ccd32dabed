//! A book in numbers: everything is counted once, and shown next to what is wanted.

use crate::ferry::{good, read};
use story::{Quota, statistics, statistics_by_file};

fn value(name: &str) -> f64 {
    let rows = statistics(&good()).figures(&[]);
    rows.iter().find(|row| row.name == name).unwrap_or_else(|| panic!("no row {name}")).value
}

#[test]
fn passages_and_choices_are_counted() {
    assert_eq!(value("heads"), 2.0);
    assert_eq!(value("follow-ups that tell an outcome"), 1.0);
    assert_eq!(value("follow-ups that ask again"), 1.0);
    assert_eq!(value("heads with 3 choices"), 1.0);
    assert_eq!(value("choices with one number"), 4.0);
    assert_eq!(value("choices with two numbers"), 1.0);
    assert_eq!(value("choices that simply work"), 1.0);
    assert_eq!(value("choices that are paid for"), 1.0);
    assert_eq!(value("choices that need something"), 1.0);
    assert_eq!(value("choices with a bonus"), 5.0);
    assert_eq!(value("choices with a penalty"), 1.0);
    assert_eq!(value("numbers with a price"), 1.0);
}

#[test]
fn numbers_are_counted_by_where_they_stand() {
    assert_eq!(value("number 2"), 2.0);
    assert_eq!(value("number 3 alone"), 0.0);
    assert_eq!(value("numbers 3/6"), 1.0);
    assert_eq!(value("easiest of a head is 3"), 1.0);
    assert_eq!(value("hardest of a head is 4"), 1.0);
}

/// 6 costs a coin and brings two, lamp oil at one and a half, and a rope at three behind the `read`.
#[test]
fn the_worth_of_a_number_follows_the_tale_and_takes_the_price_off() {
    assert_eq!(value("worth of 6"), 5.5);
    // The best of either is a rope and a coin, or a crossing up to 4: both are 4. The wet
    // traveller costs 2.
    assert_eq!(value("worth of 4"), 2.0);
}

#[test]
fn rewards_are_counted_without_failures_and_picks() {
    assert_eq!(value("coin gained"), 4.0);
    assert_eq!(value("rope gained"), 2.0);
    assert_eq!(value("picks of one of several"), 1.0);
    assert_eq!(value("wet a traveller"), 1.0);
    assert!(!statistics(&good()).figures(&[]).iter().any(|row| row.name == "renown lost"));
}

#[test]
fn a_table_shows_what_is_wanted_and_marks_what_is_not_met() {
    let quota = |row: &str, wanted| Quota { row: row.to_owned(), wanted };
    let quotas = [
        quota("heads", 2.0..=2.0),
        quota("coin gained", 8.0..=9.5),
        quota("numbers 5/7", 1.0..=1.0),
    ];

    let table = story::table(&statistics(&good()).figures(&quotas));

    let line = |name: &str| table.lines().find(|line| line.starts_with(name)).unwrap().trim();
    let squeezed = |name| line(name).split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(squeezed("heads "), "heads 2 wanted 2");
    assert_eq!(squeezed("coin gained"), "coin gained 4 wanted 8–9.5 ←");
    assert_eq!(squeezed("numbers 5/7"), "numbers 5/7 0 wanted 1 ←");
}

#[test]
fn each_file_has_numbers_of_its_own() {
    let by_file = statistics_by_file(&good());

    assert_eq!(by_file.len(), 1);
    assert_eq!(by_file[0], ("good.story".to_owned(), statistics(&good())));
}

#[test]
fn an_empty_book_has_numbers_too() {
    let book = read("empty.story", "# Nothing yet.\n").unwrap();

    assert!(statistics(&book).figures(&[]).iter().all(|row| row.value == 0.0));
}
