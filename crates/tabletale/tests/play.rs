//! `tabletale play` and `tabletale replay` from outside, through pipes.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

use tempfile::TempDir;

/// A data folder of its own, and commands that use it.
struct Home(TempDir);

impl Home {
    fn new() -> Home {
        Home(tempfile::tempdir().expect("there is room for a folder"))
    }

    fn run(&self, args: &[&str], input: &str) -> Output {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tabletale"))
            .args(args)
            .env("TABLETALE_DATA", self.0.path())
            .env("LC_ALL", "C.UTF-8")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        // The reader may leave before it has read everything.
        let _ = child.stdin.take().expect("its input is a pipe").write_all(input.as_bytes());
        child.wait_with_output().expect("the program ends")
    }

    fn play(&self, args: &[&str], input: &str) -> String {
        let args: Vec<&str> = ["play", "faraway"].iter().chain(args).copied().collect();
        let output = self.run(&args, input);
        assert!(output.status.success(), "{output:?}");
        text(&output.stdout)
    }

    fn games(&self) -> PathBuf {
        self.0.path().join("games")
    }

    fn file(&self, name: &str) -> PathBuf {
        self.games().join(name)
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("what is printed is text")
}

const FOR_EVER: usize = 500;

fn ones() -> String {
    "1\n".repeat(FOR_EVER)
}

/// The one sentence on stderr of a command that failed.
fn complaint(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let said = text(&output.stderr);
    assert_eq!(said.lines().count(), 1, "{said}");
    said
}

#[test]
fn a_game_is_played_to_its_end_through_a_pipe() {
    let home = Home::new();

    let told = home.play(&["--seats", "me,greedy,random", "--seed", "7", "--name", "Ada"], &ones());

    assert!(told.contains("Round 1 of 8"), "{told}");
    assert!(told.contains("Play a Region from your hand."));
    assert!(told.contains("1. play "));
    assert!(told.contains("Round 8 begins."));
    assert!(told.contains("Ada, from the last Region to the first:"));
    assert!(told.contains("Final scores:\n  1. "));
    assert!(!told.contains(['│', '╭', '\u{1b}']), "no drawing in plain text");
    assert!(home.file("faraway-finished-1.replay").exists());
    assert!(!home.file("faraway.replay").exists());
}

#[test]
fn the_same_seed_deals_the_same_cards() {
    let told = |seed| Home::new().play(&["--seats", "me,random", "--seed", seed], "");
    assert_eq!(told("3"), told("3"));
    assert_ne!(told("3"), told("4"));
}

#[test]
fn a_game_that_was_left_goes_on_where_it_stopped() {
    let home = Home::new();
    let seats = ["--seats", "me,random", "--seed", "7", "--name", "Ada"];

    let left = home.play(&seats, "1\n1\nquit\n");
    assert!(left.contains("Game saved. Run “tabletale play faraway” to continue."), "{left}");
    let kept = fs::read_to_string(home.file("faraway.replay")).unwrap();
    assert!(kept.contains("# at the table: me,random\n"));

    // Neither the seats nor the seed have to be said again.
    let resumed = home.play(&[], "look\n");
    assert!(resumed.starts_with("Continuing your game; --new starts another.\n"));
    assert!(resumed.contains("Your row from left to right"), "{resumed}");
    assert_eq!(fs::read_to_string(home.file("faraway.replay")).unwrap(), kept);

    // Left and resumed at every decision, it is the same game as played in one go.
    let in_one_go = Home::new();
    in_one_go.play(&seats, &ones());
    while !home.file("faraway-finished-1.replay").exists() {
        home.play(&[], "1\n");
    }
    let read = |home: &Home| fs::read_to_string(home.file("faraway-finished-1.replay")).unwrap();
    assert_eq!(read(&home), read(&in_one_go));
}

#[test]
fn new_sets_the_old_game_aside() {
    let home = Home::new();
    home.play(&["--seats", "me,random"], "1\n");

    let told = home.play(&["--seats", "me,greedy,greedy", "--new"], "");

    assert!(told.contains("faraway-left-1.replay"), "{told}");
    assert!(home.file("faraway-left-1.replay").exists());
    let kept = fs::read_to_string(home.file("faraway.replay")).unwrap();
    assert!(kept.contains("setup: 3 players"));
}

#[test]
fn a_damaged_game_is_told_and_set_aside() {
    let home = Home::new();
    home.play(&["--seats", "me,random", "--seed", "7"], "1\n1\n");
    let kept = fs::read_to_string(home.file("faraway.replay")).unwrap();
    fs::write(home.file("faraway.replay"), kept.replace("P1 take ", "P1 snatch ")).unwrap();

    let told = home.play(&["--seats", "me,random"], "");

    assert!(told.starts_with("The saved game can’t be read (line "), "{told}");
    assert!(told.contains("faraway-damaged-1.replay; a new game begins."));
    assert!(home.file("faraway-damaged-1.replay").exists());
}

#[test]
fn a_decision_can_be_taken_back_until_something_is_revealed() {
    let home = Home::new();
    let told = home.play(&["--seats", "me,random", "--seed", "1"], "undo\n1\nundo\n");
    assert!(told.contains("Can’t undo: there is nothing to undo yet."), "{told}");
    assert!(told.contains("Can’t undo: before that, luck was used or something hidden was shown"));

    // Two people who choose in secret: the second undoes what the first chose.
    let home = Home::new();
    let told = home.play(&["--seats", "me,me", "--name", "Ada,Ben"], "\n1\n\nundo\n");
    assert!(told.contains("Undid Ada’s last move."), "{told}");
    assert!(fs::read_to_string(home.file("faraway.replay")).unwrap().contains("seat: P2 Ben"));
    assert_eq!(moves_in(&home.file("faraway.replay")), 0);
}

fn moves_in(file: &Path) -> usize {
    let kept = fs::read_to_string(file).expect("the game was kept");
    kept.lines().filter(|line| line.starts_with('P')).count()
}

#[test]
fn bad_input_gets_a_sentence_and_another_chance() {
    let home = Home::new();
    let input = "9\n0\nplay 99\ndance\ntake 4\nhelp\nhelp 99\nhelp 23\n? S7\nlog\n\n\u{1b}[2J\n1\n";

    let told = home.play(&["--seats", "me,random", "--seed", "7"], input);

    for sentence in [
        "Choose a number from 1 to 3.",
        "Expected an action such as “play 23”",
        "First play a Region from your hand.",
        "Type which card, as in “help ",
        "There is no card “99”.",
        "Region 23: red, 23 hours to explore, by night.",
        "Green Sanctuary.",
    ] {
        assert!(told.contains(sentence), "{sentence}\n{told}");
    }
    assert!(!told.contains('\u{1b}'));
    assert!(moves_in(&home.file("faraway.replay")) > 0, "in the end a choice was made");
}

#[test]
fn a_hint_says_what_hard_would_do() {
    let told = Home::new().play(&["--seats", "me,random", "--seed", "7"], "hint\n");
    assert!(told.contains("Hint: play "), "{told}");
}

#[test]
fn several_people_share_the_lines() {
    let told = Home::new().play(&["--seats", "me,random,me", "--name", "Ada,Ben"], &ones());
    assert!(told.contains("Ben’s turn."), "{told}");
    assert!(told.contains("Final scores:"));
}

#[test]
fn bots_play_among_themselves() {
    let told = Home::new().play(&["--seats", "random,greedy"], "");
    assert!(told.contains("Final scores:"), "{told}");
}

#[test]
fn the_advanced_start_is_an_option() {
    let told = Home::new().play(&["--seats", "me,random", "--option", "advanced"], &ones());
    assert!(told.contains("Keep three of your five Regions"), "{told}");
    assert!(told.contains("Final scores:"));
}

#[test]
fn wrong_words_on_the_command_line_get_one_sentence() {
    let home = Home::new();
    for (args, sentence) in [
        (&["play", "chess"][..], "there is no game “chess”"),
        (&["play", "faraway", "--seats", "me,herd"], "there is no bot “herd”"),
        (&["play", "faraway", "--seats", "me"], "Faraway seats 2 to 6 players, not 1"),
        (
            &["play", "faraway", "--seats", "me,me,me,me,me,me,me"],
            "Faraway seats 2 to 6 players, not 7",
        ),
        (
            &["play", "faraway", "--choice", "blind"],
            "Faraway has no option “blind”: choose advanced",
        ),
        (&["play", "faraway", "--name", "Ada,Ben"], "2 names for 1 at this screen"),
        (&["play", "faraway", "--content", "nowhere"], "there is no folder nowhere"),
    ] {
        let said = complaint(&home.run(args, ""));
        assert!(said.contains(sentence), "{said}");
    }
    assert!(!home.file("faraway.replay").exists(), "nothing was started");
}

#[test]
fn a_folder_that_cannot_be_written_does_not_end_the_evening() {
    let home = Home::new();
    fs::write(home.games(), "a file where the folder should be").unwrap();

    let told = home.play(&["--seats", "me,random"], &ones());

    assert!(told.starts_with("The game cannot be kept: cannot create the folder"), "{told}");
    assert!(told.contains("Final scores:"));
}

#[test]
fn a_recorded_game_is_told_and_verified() {
    let home = Home::new();
    home.play(&["--seats", "me,random", "--seed", "7", "--name", "Ada"], &ones());
    let file = home.file("faraway-finished-1.replay");

    let output = home.run(&["replay", file.to_str().unwrap()], "");

    assert!(output.status.success(), "{output:?}");
    let told = text(&output.stdout);
    assert!(told.starts_with("Faraway, 2 players\n1. "), "{told}");
    assert!(told.contains("Ada explores "));
    assert!(told.contains(&format!("verified: {} moves\nFinal scores:\n  1. ", moves_in(&file))));
}

#[test]
fn an_unfinished_recording_says_who_is_waited_for() {
    let home = Home::new();
    home.play(&["--seats", "me,random", "--name", "Ada"], "");
    let file = home.file("faraway.replay");
    let output = home.run(&["replay", "--plain", file.to_str().unwrap()], "");
    let told = text(&output.stdout);
    assert!(told.contains("verified: 0 moves\nThe game is not over: it waits for Ada and random."));
}

#[test]
fn a_faulty_recording_gets_one_sentence_with_its_line() {
    let home = Home::new();
    home.play(&["--seats", "me,random", "--seed", "7"], &ones());
    let good = fs::read_to_string(home.file("faraway-finished-1.replay")).unwrap();
    let line_of = |text: &str, start: &str| {
        text.lines().position(|line| line.starts_with(start)).unwrap() + 1
    };
    let file = home.0.path().join("faulty.replay");
    let replay = |bytes: &[u8]| {
        fs::write(&file, bytes).unwrap();
        complaint(&home.run(&["replay", file.to_str().unwrap()], ""))
    };

    let take = line_of(&good, "P1 take");
    let illegal = replay(good.replacen("P1 take", "P2 take", 1).as_bytes());
    assert!(illegal.contains(&format!("line {take}: P2 may not take")), "{illegal}");

    let malformed = replay(good.replacen("P1 take", "P1 snatch", 1).as_bytes());
    assert!(malformed.contains(&format!("line {take}: expected an action")), "{malformed}");

    let result = line_of(&good, "result:");
    let boasting = replay(good.replacen("result: P1 ", "result: P1 9", 1).as_bytes());
    assert!(boasting.contains(&format!("line {result}: the rules say: P1 ")), "{boasting}");

    assert!(replay(b"once upon a time").contains("line 1: a replay begins with"));
    assert!(replay(b"").contains("line 1: a replay begins with"));
    let binary = replay(b"tabletale replay 1\ngame: faraway\n\xff\xfe");
    assert!(binary.contains("line 3: this is not text"), "{binary}");
    assert!(replay(b"tabletale replay 1\ngame: chess\n").contains("line 2: there is no game"));
}

#[test]
fn a_file_that_cannot_be_read_gets_one_sentence() {
    let home = Home::new();
    let missing = complaint(&home.run(&["replay", "no-such-file.replay"], ""));
    assert!(missing.starts_with("tabletale: cannot read no-such-file.replay: "), "{missing}");
    let folder = home.0.path().to_str().unwrap();
    assert!(complaint(&home.run(&["replay", folder], "")).contains("cannot read"));
}

/// A folder with the cards of a game, in which one thing is changed.
fn cards_with(game: &str, file: &str, from: &str, to: &str) -> TempDir {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content").join(game);
    let to_folder = folder.path().join(game);
    for part in ["", "maps", "storybook"] {
        let Ok(files) = fs::read_dir(content.join(part)) else { continue };
        fs::create_dir_all(to_folder.join(part)).expect("a folder for cards");
        for source in files.map(|source| source.expect("a file").path()).filter(|it| it.is_file()) {
            let name = source.file_name().expect("a file has a name");
            fs::copy(&source, to_folder.join(part).join(name)).expect("cards can be copied");
        }
    }
    let changed = to_folder.join(file);
    let cards = fs::read_to_string(&changed).expect("cards are text");
    assert!(cards.contains(from));
    fs::write(&changed, cards.replacen(from, to, 1)).expect("cards can be changed");
    folder
}

/// The files below `tests/released` were kept by those releases and are never written anew.
#[test]
fn games_kept_by_earlier_releases_go_on_with_their_own_cards() {
    let edits = [
        ("0.1.0", "faraway", "regions.toml", "fame = 4", "fame = 5"),
        ("0.1.0", "above-and-below", "buildings.toml", "\ncost = 3\n", "\ncost = 4\n"),
        ("0.2.0", "faraway", "regions.toml", "fame = 4", "fame = 5"),
        ("0.2.0", "above-and-below", "buildings.toml", "\ncost = 3\n", "\ncost = 4\n"),
        ("0.2.0", "near-and-far", "world-cards.toml", "# ", "# Other: "),
        ("0.2.0", "now-or-never", "quests.toml", "# ", "# Other: "),
    ];
    for (release, game, file, from, to) in edits {
        let home = Home::new();
        let kept = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests/released")
            .join(release)
            .join(format!("{game}.replay"));
        fs::create_dir_all(home.games()).expect("a folder for games");
        fs::copy(&kept, home.file(&format!("{game}.replay"))).expect("a game can be copied");
        let cards = cards_with(game, file, from, to);
        let folder = cards.path().to_str().expect("a plain path");
        let moves = |text: &str| text.lines().filter(|line| line.starts_with('P')).count();
        let before = moves(&fs::read_to_string(&kept).expect("a replay is text"));

        for other_cards in [&["--content", folder][..], &[]] {
            let args = [&["play", game], other_cards].concat();
            let output = home.run(&args, "1\nquit\n");
            assert!(output.status.success(), "{output:?}");
            let said = text(&output.stdout);
            assert!(said.contains("Continuing your game"), "{said}");
        }

        let after = fs::read_to_string(home.file(&format!("{game}.replay"))).expect("it is kept");
        assert!(moves(&after) > before, "{game}");
    }
}

/// A game that was begun with somebody's own cards carries them along.
#[test]
fn a_kept_game_outlives_the_cards_it_was_begun_with() {
    let home = Home::new();
    let cards = cards_with("faraway", "regions.toml", "fame = 4", "fame = 5");
    let folder = cards.path().to_str().expect("a plain path").to_owned();
    home.play(&["--seats", "me,easy", "--content", &folder], "1\nquit\n");
    drop(cards);

    let said = home.play(&[], "1\nquit\n");

    assert!(said.contains("Continuing your game"), "{said}");
    let kept = home.file("faraway.replay");
    let output = home.run(&["replay", kept.to_str().expect("a plain path")], "");
    assert!(output.status.success(), "{output:?}");
}
