//! `tabletale simulate`, as somebody types it.

use std::{
    io::Read,
    process::{Command, Stdio},
};

use crate::said::{root, run, tabletale};
use serde_json::Value;

fn json(words: &str) -> Value {
    let out = run(&format!("simulate faraway --json {words}")).went_well();
    assert_eq!(out.lines().count(), 1, "one object on one line");
    serde_json::from_str(&out).unwrap()
}

fn keys(object: &Value) -> Vec<&str> {
    let mut keys: Vec<&str> = object.as_object().unwrap().keys().map(String::as_str).collect();
    keys.sort_unstable();
    keys
}

#[test]
fn a_match_of_one_tells_how_often_it_was_won() {
    let out =
        run("simulate now-or-never --seats greedy --games 12 --option board=underground --json");
    let outcome: Value = serde_json::from_str(&out.went_well()).unwrap();

    let won = outcome["solo_won"].as_f64().unwrap();
    assert!((0.0..=1.0).contains(&won), "{outcome}");
    assert_eq!(outcome["seats_per_game"], 1);
    assert_eq!(outcome["options"]["board"], "underground");
    assert_eq!(outcome["options"]["best"], 0);
}

#[test]
fn the_json_has_these_fields_and_no_others() {
    let outcome = json("--seats greedy,random,random --games 60 --seed 7");

    let mut expected = [
        "game",
        "games",
        "seats_per_game",
        "options",
        "seconds",
        "decisions",
        "unfinished",
        "rounds",
        "turn_order",
        "sources",
        "bots",
    ];
    expected.sort_unstable();
    assert_eq!(keys(&outcome), expected);
    assert_eq!(outcome["game"], "faraway");
    assert_eq!(outcome["games"], 60);
    assert_eq!(outcome["seats_per_game"], 3);
    assert_eq!(outcome["options"], serde_json::json!({ "advanced": false }));
    assert!(outcome["seconds"].as_f64().unwrap() > 0.0);
    assert!(outcome["decisions"].as_u64().unwrap() > 60 * 3 * 15);
    assert_eq!(outcome["unfinished"], 0);
    let eight = serde_json::json!({ "mean": 8.0, "median": 8.0, "p10": 8.0, "p90": 8.0 });
    assert_eq!(outcome["rounds"], eight);
    let sum = |list: &str, key: &str| {
        let parts = outcome[list].as_array().unwrap();
        parts.iter().map(|part| part[key].as_f64().unwrap()).sum::<f64>()
    };
    assert_eq!(outcome["turn_order"].as_array().unwrap().len(), 3);
    assert!((sum("turn_order", "win_rate") - 1.0).abs() < 1e-9);
    assert_eq!(outcome["sources"][1]["source"], "Sanctuaries");
    assert!((sum("sources", "share") - 1.0).abs() < 1e-9);
    let bots = outcome["bots"].as_array().unwrap();
    let points = |bot: &Value| bot["mean_score"].as_f64().unwrap() * bot["games"].as_f64().unwrap();
    let points: f64 = bots.iter().map(points).sum();
    assert!(
        (sum("sources", "mean_points") - points / 180.0).abs() < 1e-9,
        "they add up to the scores"
    );

    assert_eq!(bots.len(), 2);
    let mut expected = [
        "bot",
        "games",
        "win_rate",
        "win_low",
        "win_high",
        "mean_score",
        "median_score",
        "p10",
        "p90",
        "ms_per_decision",
        "absurd_moves",
        "absurd",
    ];
    expected.sort_unstable();
    for bot in bots {
        assert_eq!(keys(bot), expected);
        let number = |key: &str| bot[key].as_f64().unwrap();
        assert!(
            number("win_low") <= number("win_rate") && number("win_rate") <= number("win_high")
        );
        assert!(number("p10") <= number("median_score") && number("median_score") <= number("p90"));
    }
    assert_eq!((&bots[0]["bot"], &bots[0]["games"]), (&"greedy".into(), &60.into()));
    assert_eq!((&bots[1]["bot"], &bots[1]["games"]), (&"random".into(), &120.into()));
    assert_eq!((&bots[0]["absurd_moves"], &bots[1]["absurd_moves"]), (&0.into(), &Value::Null));
}

/// The fields come in the order in which they are promised, too.
#[test]
fn the_json_is_written_in_the_promised_order() {
    let out = run("simulate faraway --json --seats random,random --games 5").went_well();

    let places = ["game\"", "games\"", "seats_per_game", "seconds", "decisions", "bots", "win_low"]
        .map(|key| out.find(key).unwrap());
    assert!(places.is_sorted(), "{out}");
}

#[test]
fn the_same_seed_gives_the_same_games_on_one_thread_and_on_two() {
    for seats in ["random,random,random,random", "easy,greedy,random"] {
        let [one, two] = ["1", "2"].map(|threads| {
            let words = format!("--seats {seats} --games 30 --seed 7 --threads {threads}");
            let mut outcome = json(&words);
            outcome["seconds"] = Value::Null;
            for bot in outcome["bots"].as_array_mut().unwrap() {
                bot["ms_per_decision"] = Value::Null;
            }
            outcome
        });
        assert_eq!(one, two);
    }
}

#[test]
fn the_table_has_a_row_for_each_kind_of_bot() {
    let out = run("simulate faraway --seats greedy,random,random --games 20").went_well();

    let lines: Vec<&str> = out.lines().collect();
    assert!(lines[0].starts_with("Faraway, 3 players: 20 games in "), "{out}");
    assert!(lines[2].starts_with("bot"), "{out}");
    assert!(lines[4].starts_with("greedy") && lines[5].starts_with("random"), "{out}");
    assert!(lines[2].ends_with("absurd") && lines[4].ends_with(" 0"), "{out}");
    assert!(lines[6].starts_with("Wins in the order of turns: "), "{out}");
    assert_eq!(lines[7], "Rounds: 8, four in five games between 8 and 8.");
    assert_eq!(lines.len(), 8, "{out}");
    assert!(!out.contains('\u{1b}'), "no escapes outside a terminal");
}

#[test]
fn options_of_the_game_are_used() {
    for option in ["--option advanced", "--option advanced=on", "--choice advanced"] {
        let out = run(&format!("simulate faraway --seats random,random --games 5 {option}"));
        let out = out.went_well();
        assert!(out.starts_with("Faraway, 2 players, advanced: 5 games"), "{out}");
    }
    let words = "--seats random,random --games 5 --option crossover --option P2.first --json";
    let out = run(&format!("simulate above-and-below {words}")).went_well();
    let outcome: Value = serde_json::from_str(&out).unwrap();
    let options = serde_json::json!({ "crossover": true, "P1.first": false, "P2.first": true });
    assert_eq!(outcome["options"], options);
}

#[test]
fn a_plot_and_replays_are_written() {
    let folder = tempfile::tempdir().unwrap();
    let (plot, replays) = (folder.path().join("scores.svg"), folder.path().join("replays"));
    let words = ["simulate", "faraway", "--seats", "random,greedy", "--games", "12"];
    let files = ["--plot", plot.to_str().unwrap(), "--record", replays.to_str().unwrap()];

    tabletale(&[&words[..], &files].concat()).went_well();

    let svg = std::fs::read_to_string(&plot).unwrap();
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    assert!(svg.contains("Greedy") && svg.contains("12 games"));
    let count = std::fs::read_dir(&replays).unwrap().count();
    assert_eq!(count, 12);
}

#[test]
fn a_report_is_written_and_told_in_short() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("balance.html");
    let words = ["simulate", "above-and-below", "--seats", "greedy,random", "--games", "12"];

    let out = tabletale(&[&words[..], &["--report", file.to_str().unwrap()]].concat()).went_well();

    for told in ["things that could be taken never were", "Least taken", "Owners score best"] {
        assert!(out.contains(told), "{out}");
    }
    let page = std::fs::read_to_string(&file).unwrap();
    assert!(page.starts_with("<!doctype html>") && page.ends_with("</html>\n"));
    assert!(page.contains("Key houses") && page.contains("12 games"));
    let cards = root().join("content/above-and-below/buildings.toml");
    let cards = std::fs::read_to_string(cards).unwrap();
    let names = cards.lines().filter_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'));
    // The first one is the starting house, which nobody builds.
    let names: Vec<&str> = names.skip(1).collect();
    assert_eq!(names.len(), 64);
    for name in names {
        assert!(page.contains(&format!(">{name}<")), "{name}");
    }
}

#[test]
fn a_report_that_cannot_be_written_is_not_waited_for() {
    let said = run("simulate above-and-below --games 1000000 --report no/such/folder/page.html");

    let sentence = said.complained();
    assert!(sentence.starts_with("no/such/folder/page.html cannot be written: "), "{sentence}");
}

#[test]
fn bad_words_get_one_sentence() {
    let complaint = |words: &str| run(words).complained().to_owned();

    assert_eq!(
        complaint("simulate faraway --seats herd,random"),
        "there is no bot “herd”: choose random, greedy, easy, medium or hard"
    );
    assert_eq!(
        complaint("simulate chess"),
        "there is no game “chess”: choose faraway, above-and-below, near-and-far, now-or-never, toy"
    );
    let seven = "random,random,random,random,random,random,random";
    assert_eq!(
        complaint(&format!("simulate faraway --seats {seven}")),
        "Faraway seats 2 to 6 players, not 7"
    );
    assert_eq!(complaint("simulate faraway --seats random"), "Faraway seats 2 to 6 players, not 1");
    assert_eq!(complaint("simulate faraway --games 0"), "a match has at least one game");
    assert_eq!(
        complaint("simulate faraway --option backwards"),
        "Faraway has no option “backwards”: choose advanced"
    );
    assert_eq!(
        complaint("simulate faraway --option advanced=very"),
        "“advanced” can be off or on, not “very”"
    );
    assert_eq!(
        complaint("simulate above-and-below --option first"),
        "“first” is chosen for a seat, such as “P1.first”"
    );
    assert_eq!(
        complaint("simulate above-and-below --option P3.first"),
        "there is no seat P3 among 2 players"
    );
    assert_eq!(
        complaint("simulate faraway --games 10001 --record nowhere"),
        "10001 games are too many to record: ask for 10000 at most"
    );
    let unwritable = complaint("simulate faraway --plot no/such/folder/scores.svg");
    assert!(
        unwritable.starts_with("no/such/folder/scores.svg cannot be written: "),
        "{unwritable}"
    );
    assert_eq!(complaint("simulate faraway --content no/cards"), "there is no folder no/cards");
    let file = env!("CARGO_MANIFEST_DIR").to_owned() + "/Cargo.toml";
    let unwritable = complaint(&format!("simulate faraway --record {file}/replays --games 2"));
    assert!(unwritable.contains("Cargo.toml/replays cannot be written: "), "{unwritable}");
    assert_eq!(unwritable.matches("os error").count(), 1, "the reason is told once: {unwritable}");
}

#[test]
fn words_the_command_line_does_not_know_are_usage_errors() {
    for words in [
        "simulate",
        "simulate faraway --games many",
        "simulate faraway --games -1",
        "simulate faraway --threads 0",
        "simulate faraway --sets hard",
        "shuffle",
    ] {
        let said = run(words);
        assert_eq!(said.code, 2, "{words}");
        assert!(said.err.starts_with("error: ") && !said.err.contains("panicked"), "{}", said.err);
    }
}

#[test]
fn a_reader_who_leaves_early_is_not_an_error() {
    for words in ["check", "simulate faraway --seats random,random --games 50", "--help"] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tabletale"))
            .args(words.split(' '))
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let mut err = String::new();
        child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
        assert!(child.wait().unwrap().success(), "{words}");
        assert_eq!(err, "", "{words}");
    }
}
