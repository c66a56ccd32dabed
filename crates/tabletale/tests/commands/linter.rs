//! Advice on a book, and `tabletale check --json`, as somebody types them.

use serde_json::Value;

use crate::{
    book::{copied, spoil},
    said::{root, run, tabletale},
};

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// The fields of an object, in alphabetical order.
#[track_caller]
fn fields(value: &Value) -> Vec<&str> {
    let fields = value.as_object().unwrap_or_else(|| panic!("no object: {value}"));
    let mut names: Vec<&str> = fields.keys().map(String::as_str).collect();
    names.sort_unstable();
    names
}

#[track_caller]
fn figure(book: &Value, name: &str) -> f64 {
    let figures = book["figures"].as_array().unwrap();
    let found = figures.iter().find(|figure| figure["name"] == name);
    found.unwrap_or_else(|| panic!("no figure {name}"))["value"].as_f64().unwrap()
}

#[test]
fn a_program_reads_everything_that_was_checked_as_one_object() {
    let all = json(&run("check --json").went_well());

    assert_eq!(fields(&all), ["games"]);
    // Test builds have a game more.
    let games = fields(&all["games"]);
    let all_games = ["above-and-below", "faraway", "near-and-far", "now-or-never"];
    assert!(all_games.iter().all(|game| games.contains(game)), "{games:?}");
    for game in all["games"].as_object().unwrap().values() {
        assert_eq!(
            fields(game),
            ["advice", "book", "faults", "from", "inventory", "title", "warnings"]
        );
        assert_eq!(
            (&game["from"], game["faults"].as_array().unwrap().len()),
            (&"the program".into(), 0)
        );
    }
    assert_eq!(all["games"]["faraway"]["book"], Value::Null);
    assert_eq!(all["games"]["faraway"]["inventory"]["Regions"], 68);

    let game = &all["games"]["above-and-below"];
    assert_eq!(
        (&game["inventory"]["passages"], &game["title"]),
        (&215.into(), &"Above and Below".into())
    );
    let book = &game["book"];
    assert_eq!(fields(book), ["cast", "figures", "passages"]);
    let passages = book["passages"].as_array().unwrap();
    assert_eq!(passages.len(), 215);
    assert_eq!(
        fields(&passages[0]),
        [
            "choices",
            "file",
            "follow_up",
            "key",
            "line",
            "spoken",
            "threads",
            "title",
            "words",
            "words_in_all"
        ]
    );
    assert_eq!((&passages[0]["key"], &passages[0]["title"]), (&"1".into(), &"So Many Feet".into()));
    assert_eq!(passages[7]["threads"][0], "The letter for Ida Fenwick");
    for figure in book["figures"].as_array().unwrap() {
        assert_eq!(fields(figure), ["measure", "name", "value", "wanted"], "{figure}");
        assert!(figure["value"].is_number() && figure["measure"].is_string(), "{figure}");
        assert!(figure["wanted"].is_null() || figure["wanted"].as_array().unwrap().len() == 2);
    }
    for person in book["cast"].as_array().unwrap() {
        assert_eq!(fields(person), ["files", "kind", "name", "passages"], "{person}");
    }
}

/// The figures that the guide for writers gives for the first book.
#[test]
fn the_first_book_measures_what_the_guide_says_of_it() {
    let all = json(&run("check --json").went_well());
    let book = &all["games"]["above-and-below"]["book"];

    let near = |name: &str, wanted: f64, by: f64| {
        let value = figure(book, name);
        assert!((value - wanted).abs() <= by, "{name} is {value}, not about {wanted}");
    };
    near("words of a head, deviation", 3.3, 0.05);
    near("words of a reaction, deviation", 5.0, 0.5);
    near("% of sentences with “, and”", 22.0, 1.0);
    near("% of sentences with an inverted opening", 4.0, 1.0);
    near("rolls without a failure text", 185.0, 0.0);
}

#[test]
fn advice_on_the_first_book_is_no_fault() {
    let all = json(&run("check --json").went_well());
    let advice = all["games"]["above-and-below"]["advice"].as_array().unwrap();
    let of = |measure: &str| advice.iter().filter(|one| one["measure"] == measure).count();
    assert!(advice.iter().all(|one| fields(one) == ["file", "line", "measure", "what"]));
    assert_eq!((of("failures"), of("lengths"), of("labels")), (185, 2, 1));
    assert!(of("neighbours") > 100 && of("cast") > 0 && of("phrases") > 0 && of("nearest") > 0);

    let short = run("check").went_well();
    assert!(short.contains("of advice on the book of Above and Below"), "{short}");
    let row = |line: &str| line.split_whitespace().take(2).eq(["failures", "185"]);
    assert!(short.lines().any(row), "{short}");
    assert!(short.ends_with("Everything is in order.\n"), "{short}");

    let long = run("check --advice").went_well();
    assert_eq!(long.lines().filter(|line| line.ends_with(" [failures]")).count(), 185);
}

#[test]
fn a_broken_book_has_its_faults_in_the_object() {
    let folder = copied();
    let chapter = "5-things-that-grow.story";
    let line =
        spoil(folder.path(), chapter, "The nut has a doorknob.", "The eerie nut has a doorknob.");

    let said = tabletale(&["check", "--json", folder.path().to_str().unwrap()]);

    assert!(said.complained().starts_with("1 fault in "), "{}", said.err);
    let game = &json(&said.out)["games"]["above-and-below"];
    let fault = &game["faults"][0];
    assert_eq!((fields(fault), &fault["line"]), (vec!["file", "line", "what"], &line.into()));
    assert_eq!(fault["what"], "115: “eerie” is banned: say it in your own words");
    // It can be read, so it is measured all the same.
    assert_eq!(game["book"]["passages"].as_array().unwrap().len(), 215);

    spoil(folder.path(), chapter, "build up to 7", "bild up to 7");
    let said = tabletale(&["check", "--json", folder.path().to_str().unwrap()]);
    let game = &json(&said.out)["games"]["above-and-below"];
    assert_eq!((said.code, &game["book"], fields(&game["inventory"]).len()), (1, &Value::Null, 0));
    assert!(!game["faults"].as_array().unwrap().is_empty());
}

#[test]
fn a_plan_that_cannot_be_read_is_a_fault_and_a_missing_one_is_none() {
    let folder = copied();
    let plan = folder.path().join("above-and-below/storybook/plan.toml");
    std::fs::write(&plan, "[[person]]\nnamed = \"Ned\"\n").unwrap();
    let said = tabletale(&["check", folder.path().to_str().unwrap()]);
    assert!(said.complained().starts_with("1 fault in "), "{}", said.err);
    assert!(said.out.contains("storybook/plan.toml:"), "{}", said.out);

    std::fs::remove_file(&plan).unwrap();
    let said = tabletale(&["check", "--json", folder.path().to_str().unwrap()]);
    let all = json(&said.went_well());
    assert_eq!(all["games"]["above-and-below"]["book"]["cast"], Value::Array(Vec::new()));
}

#[test]
fn what_is_worth_a_look_is_told_and_is_no_fault() {
    let folder = tempfile::tempdir().unwrap();
    let (from, to) = (root().join("content/now-or-never"), folder.path().join("now-or-never"));
    std::fs::create_dir_all(&to).unwrap();
    for entry in std::fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        if path.is_file() {
            let text = std::fs::read_to_string(&path).unwrap();
            let text = text.replacen("\nmana = 4", "\nmana = 9", 1);
            std::fs::write(to.join(path.file_name().unwrap()), text).unwrap();
        }
    }
    let check = |more: &[&str]| {
        let folder = folder.path().to_str().unwrap();
        tabletale(&[&["check", folder], more].concat()).went_well()
    };

    let told = check(&[]);
    assert!(told.contains("could have 22 mana") && told.contains("worth a look"), "{told}");
    assert!(told.ends_with("Everything is in order.\n"), "{told}");
    let warnings = &json(&check(&["--json"]))["games"]["now-or-never"]["warnings"];
    assert_eq!(warnings.as_array().unwrap().len(), 1);
}
