//! The book that comes with the program.

#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]

use std::{fmt::Write, fs, path::Path};

use game_near_and_far::{
    Content,
    components::{FILES, arcade_key, targets},
};

/// Passages with a fault that their writers know of.
const TO_MEND: [&str; 3] = ["82: ", "X15: ", "X19: "];

/// With `REVIEW` set to a file, what the linter finds worth a second look is written into it.
#[test]
fn the_book_has_no_faults() {
    let files: Vec<String> = Content::embedded_files().into_iter().map(str::to_owned).collect();
    let content =
        Content::read_unheld(&files).unwrap_or_else(|faults| panic!("{}", lines(&faults)));
    if let Ok(file) = std::env::var("REVIEW") {
        fs::write(file, review(&content, &files)).unwrap();
    }

    let mut faults = Content::read(&files).err().unwrap_or_default();
    faults.retain(|fault| !TO_MEND.iter().any(|passage| fault.what.starts_with(passage)));

    assert!(faults.is_empty(), "{}", lines(&faults));
}

fn lines<T: ToString>(all: &[T]) -> String {
    all.iter().map(|one| one.to_string() + "\n").collect()
}

fn review(content: &Content, files: &[String]) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/near-and-far/storybook");
    let plan = fs::read_to_string(folder.join("plan.toml")).unwrap();
    let plan = story::Plan::read("plan.toml", &plan).unwrap_or_else(|faults| panic!("{faults:?}"));
    let review = story::review(content.tales().book(), &targets(), Some(&plan));
    let mut text = "FAULTS\n\n".to_owned();
    text += &lines(&Content::read(files).err().unwrap_or_default());
    for file in FILES.iter().filter(|file| file.ends_with(".story")) {
        write!(text, "\n{file}\n\n").unwrap();
        for finding in review.findings.iter().filter(|one| one.file == *file) {
            writeln!(text, "{:?}: {}", finding.measure, finding.fault()).unwrap();
        }
    }
    text += "\nTHE WHOLE BOOK\n\n";
    let is_known = |file: &str| FILES.contains(&file);
    for finding in review.findings.iter().filter(|one| !is_known(&one.file)) {
        writeln!(text, "{:?}: {}", finding.measure, finding.fault()).unwrap();
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
