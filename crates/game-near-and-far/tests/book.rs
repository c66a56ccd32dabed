//! The book that comes with the program.

mod files;

use std::{fs, path::Path};

use game_near_and_far::{
    Content,
    components::{FILES, arcade_key, targets},
};

use crate::files::{faults, faults_with, files};

/// With `REVIEW` set to a file, what the linter finds worth a second look is written into it.
#[test]
fn the_book_has_no_faults() {
    let files = files();
    let content =
        Content::read_unheld(&files).unwrap_or_else(|faults| panic!("{}", lines(&faults)));
    if let Ok(file) = std::env::var("REVIEW") {
        fs::write(file, review(&content, &files)).unwrap();
    }

    let faults = Content::read(&files).err().unwrap_or_default();

    assert!(faults.is_empty(), "{}", lines(&faults));
}

fn lines<T: ToString>(all: &[T]) -> String {
    all.iter().map(|one| one.to_string() + "\n").collect()
}

fn line(finding: &story::Finding) -> String {
    format!("{}: {}\n", finding.measure.word(), finding.fault())
}

fn review(content: &Content, files: &[String]) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/near-and-far/storybook");
    let plan = fs::read_to_string(folder.join("plan.toml")).expect("the plan lies there");
    let plan = story::Plan::read("plan.toml", &plan).unwrap_or_else(|faults| panic!("{faults:?}"));
    let review = story::review(content.tales().book(), &targets(), Some(&plan));
    let mut text = "FAULTS\n\n".to_owned();
    text += &lines(&Content::read(files).err().unwrap_or_default());
    for file in FILES.iter().filter(|file| file.ends_with(".story")) {
        text += &format!("\n{file}\n\n");
        for finding in review.findings.iter().filter(|one| one.file == *file) {
            text += &line(finding);
        }
    }
    text += "\nTHE WHOLE BOOK\n\n";
    let is_known = |file: &str| FILES.contains(&file);
    for finding in review.findings.iter().filter(|one| !is_known(&one.file)) {
        text += &line(finding);
    }
    text += "\nFIGURES\n\n";
    text += &story::table(&review.figures);
    text
}

#[test]
fn every_quest_and_every_arcade_card_is_found_by_its_key() {
    let tales = Content::embedded().tales();

    for map in 1..=11 {
        for face in &Content::embedded().map(map).spaces {
            if let Some(quest) = face.quest {
                assert_eq!(tales.passage(quest).key, quest);
            }
        }
    }
    for number in 1..=40 {
        assert_eq!(tales.passage(arcade_key(number)).key.to_string(), format!("X{number}"));
    }
}

/// BIBLE.md: 2 for each step above 3, combat one more; “more” brings 1 to 3.
#[test]
fn a_number_pays_what_the_bible_says_and_combat_a_little_more() {
    const ARCADE: &str = "storybook/arcade.story";
    let combat = "combat 6: gain 1 green token";

    assert_eq!(faults(ARCADE, combat, "combat 5: gain 1 green token"), [""; 0]);
    let skill = faults(ARCADE, combat, "skill 5: gain 1 green token");
    assert!(skill[0].contains("X1: 5 alone pays 3, and 1½ to 2½ would be fair"), "{skill:?}");
    let more = faults(ARCADE, "more: gain 2 food", "more: gain 4 food");
    assert!(more[0].ends_with("X1: “more” pays 2, and ½ to 1½ would be fair"), "{more:?}");
}

#[test]
fn every_book_of_a_map_and_every_arcade_card_is_in_the_book() {
    let gone = faults_with([
        ("storybook/01-glogo-caverns.story", "== C ", "== R "),
        ("storybook/arcade.story", "== X7 ", "== X47 "),
    ]);

    for told in [
        "storybook: passage C is missing; something outside the book leads to it",
        "storybook: passage X7 is missing; something outside the book leads to it",
    ] {
        assert!(gone.iter().any(|fault| fault == told), "{told} is not in {gone:?}");
    }
}

/// NF-460.
#[test]
fn an_arcade_card_has_two_choices_and_no_keywords() {
    let noted = faults("storybook/arcade.story", "gain 2 coins", "gain 2 coins; note ROPE");

    assert!(noted[0].ends_with("X1: an arcade card has two choices, and no keywords"), "{noted:?}");
}
