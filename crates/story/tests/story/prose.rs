//! How a book is written, in numbers: small books whose figures are worked out by hand.

use crate::ferry::{self, Ferry, read};
use story::{Book, Limits, Measure, Plan, Review, Targets, check, review};

/// Two passages with one choice each; `{}` are their stories.
fn two(first: &str, second: &str) -> Book<Ferry> {
    let text = format!(
        "== 1 One\n\n{first}\n\n* Pull the rope.\n  then: nothing\n    It gives.\n\n\
         == 2 Two\n\n{second}\n\n* Go home.\n  then: nothing\n    You go home early.\n"
    );
    read("two.story", &text).expect("the small book is good")
}

fn look(book: &Book<Ferry>) -> Review {
    review(book, &Targets::default(), None)
}

#[track_caller]
fn figure(review: &Review, name: &str) -> f64 {
    let found = review.figures.iter().find(|figure| figure.name == name);
    found.unwrap_or_else(|| panic!("no {name} in {:#?}", review.figures)).value
}

fn found(review: &Review, measure: Measure) -> Vec<(usize, &str)> {
    let such = review.findings.iter().filter(|finding| finding.measure == measure);
    such.map(|finding| (finding.line, finding.what.as_str())).collect()
}

#[test]
fn the_lengths_of_heads_and_reactions_vary_by_their_deviation() {
    let review = look(&two("Fog lies here.", "Rain falls on the far bank."));

    // Heads of three and six words: each is 1½ from the mean. Reactions of two and four: 1.
    assert_eq!(figure(&review, "words of a head, deviation"), 1.5);
    assert_eq!(figure(&review, "words of a reaction, deviation"), 1.0);
    assert_eq!(
        found(&review, Measure::Lengths),
        [
            (0, "words of a head, deviation: 1.5, and wanted 14 or more"),
            (0, "words of a reaction, deviation: 1, and wanted 9 or more"),
        ]
    );
    assert_eq!(
        found(&review, Measure::Neighbours),
        [(9, "2: has 6 words and 1 before it 3: let neighbours differ by 10")]
    );
}

#[test]
fn five_words_in_a_row_may_stand_in_two_passages() {
    let text: String = (1..=4)
        .map(|number| {
            let end = ["ash", "bees", "clay", "dust"][number - 1];
            format!("== {number} Title\n\nEnd {end}. The moth goes out again and the rope pulls. {end}.\n\nthen: nothing\n\n")
        })
        .collect();
    let review = look(&read("four.story", &text).unwrap());

    // “the moth goes out again” and “moth goes out again and” and “goes out again and the” are one
    // finding; what holds the rope, a good, is none.
    let five = "runs of 5 words in more than 2 passages";
    assert_eq!(figure(&review, five), 3.0);
    assert_eq!(
        found(&review, Measure::Phrases),
        [(3, "1: “goes out again and the” stands in 4 passages (1, 2, 3, 4); 2 are enough")]
    );
    assert_eq!(figure(&review, "runs of 4 words in more than 4 passages"), 0.0);
}

#[test]
fn an_opening_stands_once_a_book() {
    let text =
        |number| format!("== {number} Fog\n\nThe fog is number {number}.\n\nthen: nothing\n");
    let text = |number| text(number).replace("number 1.", "low.").replace("number 2.", "high.");
    let files = [("a.story".to_owned(), text(1)), ("b.story".to_owned(), text(2))];
    let book = story::read(ferry::ferry(), &files).unwrap();

    let review = look(&book);

    assert_eq!(
        found(&review, Measure::Openings),
        [(3, "2: begins “the fog is…” like 1: open it another way")]
    );
}

#[test]
fn sentences_and_speech_are_counted_in_what_is_read_aloud() {
    // Four sentences in stories and two in reactions, of 3, 5, 4, 4, 2 and 4 words.
    let book =
        two("“Who, and why?” On a rock sits Ned.", "Fog comes, and goes. Nobody says a word.");
    let review = look(&book);

    assert_eq!(figure(&review, "sentences"), 6.0);
    assert!(
        (figure(&review, "% of sentences with four words or fewer") - 500.0 / 6.0).abs() < 1e-9
    );
    assert!((figure(&review, "% of sentences with “, and”") - 200.0 / 6.0).abs() < 1e-9);
    let inverted = figure(&review, "% of sentences with an inverted opening");
    assert!((inverted - 100.0 / 6.0).abs() < 1e-9);
    // Three of 22 words are spoken, three of 16 in stories.
    assert!((figure(&review, "% of words spoken") - 300.0 / 22.0).abs() < 1e-9);
    assert!((figure(&review, "% of words spoken in stories") - 300.0 / 16.0).abs() < 1e-9);
    assert_eq!(figure(&review, "% of stories without speech"), 50.0);
    assert_eq!(figure(&review, "% of stories more than half speech"), 0.0);
    assert_eq!((review.passages[0].words, review.passages[0].spoken), (8, 3));
    assert_eq!(review.passages[0].words_in_all, 10);
}

#[test]
fn choices_begin_differently_and_every_roll_has_a_failure() {
    let text = "== 1 One\n\nFog.\n\n* Pull the rope.\n  patience 3: nothing\n    It gives.\n\n\
                * pull the rope.\n  patience 3: nothing\n    It gives.\n  fail: nothing\n    It doesn’t.\n\n\
                * “Pull!”\n  then: nothing\n    It gives.\n\n* Wait.\n  then: nothing\n    You wait.\n";
    let review = look(&read("one.story", text).unwrap());

    assert_eq!(figure(&review, "% of choices with the most frequent first verb"), 50.0);
    let verbs = found(&review, Measure::FirstVerbs);
    assert_eq!(verbs[0].1, "2 of 4 choices begin with “pull” (50.0 %); 4 % are enough");
    assert_eq!(
        found(&review, Measure::Labels),
        [(9, "1: the choice “pull the rope.” stands in 1 as well")]
    );
    assert_eq!(
        found(&review, Measure::Failures),
        [(5, "1: the roll has no failure text: it is the part people retell")]
    );
}

#[test]
fn the_nearest_pairs_are_listed_and_threads_are_not() {
    let story = |number: usize, text: &str| format!("== {number} T\n\n{text}\n\nthen: nothing\n\n");
    let text = story(1, "Bees hum over clay.")
        + &story(2, "Over clay, bees hum.")
        + &story(3, "Fog lies low.");
    let book = read("three.story", &text).unwrap();
    let mut targets = Targets::default();
    // One of three pairs.
    targets.prose.nearest_share = 0.34;

    let alone = review(&book, &targets, None);
    assert_eq!(found(&alone, Measure::Nearest), [(7, "2: is like 1 “T” (1.00)")]);

    let plan = "[[thread]]\nname = \"The bees\"\npassages = [\"1\", \"2\"]\n";
    let plan = Plan::read("plan.toml", plan).unwrap();
    let planned = review(&book, &targets, Some(&plan));
    assert!(
        !found(&planned, Measure::Nearest).iter().any(|(_, what)| what.contains("like 1 “T” (1"))
    );
    assert_eq!(planned.passages[1].threads, ["The bees"]);
}

#[test]
fn a_plan_says_who_appears_and_which_keywords_there_are() {
    let plan = "[[person]]\nname = \"The Lamp Girl\"\nalso = [\"girl\"]\n\n[[person]]\nname = \"Ned\"\n\n\
                [[place]]\nname = \"The Weir\"\n\n[[keyword]]\nname = \"OAR\"\nnoted = 2\nasked = 3\n";
    let plan = Plan::read("plan.toml", plan).unwrap();

    let review = review(&ferry::good(), &Targets::default(), Some(&plan));

    let cast: Vec<_> = review
        .cast
        .iter()
        .map(|one| (one.name.as_str(), one.kind, one.passages.join(" "), one.files))
        .collect();
    assert_eq!(
        cast,
        [
            ("The Lamp Girl", "person", "1 2 12".to_owned(), 1),
            ("Ned", "person", String::new(), 0),
            ("The Weir", "place", String::new(), 0),
        ]
    );
    assert_eq!(
        found(&review, Measure::Cast),
        [
            (0, "Ned is promised and never appears"),
            (0, "The Weir is promised and never appears"),
            (0, "The Lamp Girl appears in 3 passages; 4 to 8 are wanted"),
        ]
    );
    assert_eq!(
        found(&review, Measure::Keywords),
        [
            (0, "the keyword OAR is noted in 0 places and asked for in 0; 2 and 3 are planned"),
            (12, "1: the keyword LAMP is not in the plan"),
        ]
    );
}

#[test]
fn a_measure_finds_faults_where_the_game_says_so() {
    let book = two("Fog lies here.", "Rain falls on the far bank.");
    let heads = || book.passages.iter().map(|passage| passage.key);
    let neighbours = |targets: &Targets| {
        let faults = check(&book, heads(), targets).into_iter();
        faults.filter(|fault| fault.what.contains("neighbours")).count()
    };

    assert_eq!(neighbours(&Targets::default()), 0);
    let prose = Limits { faults: vec![Measure::Neighbours], ..Limits::default() };
    assert_eq!(neighbours(&Targets { prose, ..Targets::default() }), 1);
}

#[test]
fn notes_are_counted_for_twenty_passages() {
    let passage = |number: usize, notes: &str| {
        let word = ["Ash", "Bees", "Clay", "Dust"][number - 1];
        format!("== {number} T\n{notes}\n{word}.\n\nthen: nothing\n\n")
    };
    let text = passage(1, "premise: A lost lamp\nending: image\n")
        + &passage(2, "premise: a lost Lamp\nending: joke\nthread: The bees\n")
        + &passage(3, "ending: image\n")
        + &passage(4, "");
    let plan = Plan::read("plan.toml", "[ending]\nimage = [3, 5]\nloss = [0, 3]\n").unwrap();

    let review = review(&read("notes.story", &text).unwrap(), &Targets::default(), Some(&plan));

    assert_eq!(figure(&review, "passages without a note of the ending"), 1.0);
    // Two of three passages are 13⅓ of twenty.
    let image = figure(&review, "ending “image”, of twenty");
    assert!((image - 40.0 / 3.0).abs() < 1e-9, "{image}");
    assert_eq!(figure(&review, "ending “loss”, of twenty"), 0.0);
    assert_eq!(review.passages[1].threads, ["The bees"]);
    let mut notes: Vec<&str> =
        found(&review, Measure::Notes).into_iter().map(|(_, what)| what).collect();
    notes.sort_unstable();
    assert_eq!(
        notes,
        [
            "2: has the premise of 1: “a lost Lamp”",
            "ending “image”, of twenty: 13.3, and wanted 3–5",
            "the ending “joke” is not in the plan",
        ]
    );
}
