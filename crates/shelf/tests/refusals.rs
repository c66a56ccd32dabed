//! A refusal calls people and things by their names.

use luck::Quick;
use shelf::{GameName, Shelf, Sitting};
use table::Seat;

fn table_of(game: GameName) -> Box<dyn Sitting> {
    let names = ["Ada".to_owned(), "Ben".to_owned()];
    Shelf::embedded().start(game, 2, &[], &names, &mut Quick::new(3, 0)).expect("two can play")
}

fn refused(table: &mut dyn Sitting, seat: Seat, action: &str) -> String {
    table.act(seat, action, &mut Quick::new(1, 0)).expect_err("it is not allowed").to_string()
}

#[test]
fn whose_turn_it_is_is_said_by_name() {
    let mut table = table_of(GameName::AboveAndBelow);
    let first = table.to_act().first().unwrap();
    let other = Seat::new(1 - first.index());
    let name = table.names().get(first).to_owned();

    assert_eq!(refused(table.as_mut(), other, "pass"), format!("it is {name}’s turn"));
}

#[test]
fn cards_and_villagers_are_called_by_their_names() {
    let mut table = table_of(GameName::AboveAndBelow);
    let first = table.to_act().first().unwrap();
    let labor = table.actions(first).into_iter().find(|action| action == "labor").unwrap();

    let not_on_display = (1..=24)
        .map(|number| refused(table.as_mut(), first, &format!("build H{number}")))
        .find(|reason| reason.contains("not on display"))
        .unwrap();
    table.act(first, &labor, &mut Quick::new(1, 0)).unwrap();
    let not_this_one = refused(table.as_mut(), first, "send V40");

    for reason in [&not_on_display, &not_this_one] {
        let has_code = reason
            .split(|c: char| !c.is_alphanumeric())
            .any(|word| word.starts_with(['V', 'H', 'O', 'C']) && word[1..].parse::<u8>().is_ok());
        assert!(!has_code, "{reason}");
    }
    assert!(not_this_one.contains("cannot be chosen for this;"), "{not_this_one}");
}

/// Files that nobody wrote by hand: every entry a hundred times, heads without end.
#[test]
fn a_file_with_faults_without_end_is_refused_after_fifty() {
    let shelf = Shelf::embedded();
    for &game in GameName::ALL {
        let bundle = shelf.bundle(game);
        for at in 0..bundle.files.len() {
            let (name, text) = &bundle.files[at];
            let is_story = name.ends_with(".story");
            let head = text.lines().find(|line| line.starts_with("[["));
            let head = if is_story { Some("== 1 x") } else { head };
            let heads = head.map(|head| format!("{text}\n{}", format!("{head}\n").repeat(20_000)));
            for broken in [Some(text.repeat(20)), heads].into_iter().flatten() {
                let mut other = bundle.clone();
                other.files[at].1 = broken;
                let Err(faults) = shelf.with(other) else { continue };
                assert!(faults.len() <= table::Fault::MOST + 1, "{game}: {name}");
            }
        }
    }
}
