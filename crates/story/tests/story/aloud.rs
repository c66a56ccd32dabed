//! A passage read aloud: what everybody may hear, and what only a writer asks for.

use crate::ferry::good;
use story::{Behind, Key};

fn page(number: u16, behind: Behind) -> String {
    let book = good();
    book.aloud(book.passage(Key::new(number)).expect("a passage of the good book"), behind, 88)
}

#[test]
fn before_the_choice_only_what_is_asked_is_read() {
    assert_eq!(
        page(1, Behind::Hidden),
        "\
1  The lamp in the reeds

A lamp stands in the reeds with nobody holding it. The flame leans toward you when you
speak, and away when you stop.

“Come here,” you say. It thinks about that.

• Speak until it comes.
    add 1 for each oar
    patience 3 or 6 for 1 coin

• Leave it burning.
"
    );
}

#[test]
fn asked_for_everything_behind_is_shown() {
    assert_eq!(
        page(2, Behind::Shown),
        "\
2  The rope over the river

Somebody has tied the banks together, and neither of them likes it.

• Pull.
    needs 1 rope, heron, not LAMP
    add 2 for 1 coin
    strength 4: either gain 2 coins or gain 1 rope, 1 coin or cross up to 4; wet a
    traveller
        The far bank comes a little nearer. It brings what was left on it.

• Ask the lamp girl to untie it.
    may, with LAMP
    for 1 coin: read 12

• Go round by the bridge.
    add 1 with rope
    strength 2: nothing
        There is no bridge. You knew that.
"
    );
}

#[test]
fn an_outcome_is_behind_the_passage_that_tells_it() {
    assert!(!page(11, Behind::Hidden).contains("gain"));
    assert!(page(11, Behind::Shown).ends_with("about it.\n\n→ gain 1 rope\n"));
    assert!(page(1, Behind::Shown).contains("    fail: lose 1 renown\n        You run out"));
}

#[test]
fn lines_are_as_long_as_asked_for() {
    let book = good();
    let passage = book.passage(Key::new(1)).expect("a passage of the good book");

    let page = book.aloud(passage, Behind::Shown, 40);

    assert!(page.lines().all(|line| line.chars().count() <= 40), "{page}");
}
