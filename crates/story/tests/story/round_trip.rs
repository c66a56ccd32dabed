//! A book written down from what was read is the same book, and no text upsets the reader.

use crate::ferry::{Ferry, chapters, good, read};
use proptest::prelude::*;
use story::{
    Behind, Bonus, Book, Choice, Gate, Lexicon, Need, Outcome, Passage, Targets, Way, check, review,
};

/// Writes a passage in the format it was read from.
fn written(book: &Book<Ferry>, passage: &Passage<Ferry>) -> String {
    let mut text = format!("== {} | {}\n", book.key_words(passage.key), passage.title);
    if passage.follow_up {
        text += "follow-up\n";
    }
    for word in ["premise", "axis", "thread", "ending"] {
        let note = passage.notes.get(word).map(|note| format!("{word}: {note}\n"));
        text += &note.unwrap_or_default();
    }
    text += &format!("\n{}\n", passage.text.join("\n\n"));
    for choice in &passage.choices {
        text += &written_choice(book, choice);
    }
    if let Some(outcome) = &passage.outcome {
        text += &format!("\nthen: {}\n", book.effect_words(&outcome.effects));
    }
    text + "\n"
}

fn written_choice(book: &Book<Ferry>, choice: &Choice<Ferry>) -> String {
    let mut text = format!("\n* {}\n", choice.label);
    let words: Vec<&str> = choice.keywords().iter().map(|word| book.keyword_word(*word)).collect();
    text += &match choice.gate {
        Gate::Open => String::new(),
        Gate::Otherwise => "  otherwise\n".to_owned(),
        Gate::Must(_) => format!("  must: {}\n", words.join(", ")),
        Gate::Optional(_) => format!("  optional: {}\n", words.join(", ")),
    };
    for need in &choice.needs {
        text += &match need {
            Need::NoKeyword(word) => format!("  unless: {}\n", book.keyword_word(*word)),
            need => format!("  if: {}\n", book.need_words(need)),
        };
    }
    if !choice.pay.is_empty() {
        text += &format!("  pay: {}\n", book.price_words(&choice.pay));
    }
    let lexicon = book.lexicon();
    text += &choice.bonus.map_or(String::new(), |bonus| {
        let bonus = match bonus {
            Bonus::PerSign { add, sign } => format!("{add} per {}", lexicon.sign_words(sign)),
            Bonus::PerThing { add, thing } => format!("{add} per {}", lexicon.thing_name(thing)),
            Bonus::IfSign { add, sign } => format!("{add} if {}", lexicon.sign_words(sign)),
            Bonus::IfThing { add, thing } => format!("{add} if {}", lexicon.thing_name(thing)),
            Bonus::ForPrice { add, price } => format!("{add} for {}", book.amount_words(&price)),
        };
        format!("  bonus: {bonus}\n")
    });
    let paid = |price: &[_]| match price {
        [] => String::new(),
        price => format!(" for {}", book.price_words(price)),
    };
    match &choice.way {
        Way::Roll { check, tiers } => {
            for tier in tiers {
                let check = lexicon.check_word(*check);
                let start = format!("{check} {}{}", tier.number, paid(&tier.price));
                text += &written_outcome(book, &start, &tier.outcome);
                let more = tier.more.as_ref().map(|more| written_outcome(book, "more", more));
                text += &more.unwrap_or_default();
            }
        }
        Way::Plain { price, outcome } => {
            text += &written_outcome(book, &format!("then{}", paid(price)), outcome);
        }
    }
    let failure = choice.failure.as_ref().map(|failure| written_outcome(book, "fail", failure));
    text += &failure.unwrap_or_default();
    let next = choice.next.map(|next| format!("  next: {}\n", book.key_words(next)));
    text + &next.unwrap_or_default()
}

fn written_outcome(book: &Book<Ferry>, start: &str, outcome: &Outcome<Ferry>) -> String {
    let text: String = outcome.text.iter().map(|text| format!("    {text}\n\n")).collect();
    format!("  {start}: {}\n{text}", book.effect_words(&outcome.effects))
}

/// The same book with every line number forgotten.
fn without_lines(book: Book<Ferry>) -> Vec<Passage<Ferry>> {
    let mut passages = book.passages;
    for passage in &mut passages {
        passage.line = 0;
        passage.outcome.iter_mut().for_each(|outcome| outcome.line = 0);
        for choice in &mut passage.choices {
            choice.line = 0;
            choice.failure.iter_mut().for_each(|failure| failure.line = 0);
            match &mut choice.way {
                Way::Roll { tiers, .. } => tiers.iter_mut().for_each(|tier| {
                    tier.outcome.line = 0;
                    tier.more.iter_mut().for_each(|more| more.line = 0);
                }),
                Way::Plain { outcome, .. } => outcome.line = 0,
            }
        }
    }
    passages
}

#[test]
fn a_book_written_down_again_is_the_same_book() {
    for (name, book) in [("good.story", good()), ("chapter.story", chapters())] {
        let text: String = book.passages.iter().map(|it| written(&book, it)).collect();

        let again = read(name, &text).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));

        let text_again: String = again.passages.iter().map(|it| written(&again, it)).collect();
        assert_eq!(text_again, text);
        if name == "good.story" {
            assert_eq!(without_lines(again), without_lines(book));
        }
    }
}

/// Reads, and does everything one can do with a book that reads well.
fn use_it(text: &str) {
    if let Ok(book) = read("any.story", text) {
        let heads = book.passages.iter().map(|passage| passage.key);
        check(&book, heads, &Targets::default());
        review(&book, &Targets::default(), None);
        for passage in &book.passages {
            book.aloud(passage, Behind::Shown, 60);
        }
    }
}

/// Lines that look like those of a book, in any order and shape.
fn line() -> impl Strategy<Value = String> {
    let words = "gain|lose|either|or|note|later|read|Q1|nothing|coins?|rope|heron|LAMP|[0-9]{1,5}|for|per|if|[,;:]|\\PC";
    let phrase = prop::collection::vec(words, 0..8).prop_map(|words| words.join(" "));
    let start = prop::sample::select(vec![
        "",
        "# ",
        "== 1 ",
        "== 2 Fog",
        "==",
        "*",
        "* Go.",
        "  if: ",
        "  unless: ",
        "  must: LAMP",
        "  optional: ",
        "  otherwise",
        "  pay: ",
        "  more: ",
        "  next: ",
        "== 1 Zeik A | ",
        "planned: Q1 ",
        "premise: ",
        "  bonus: ",
        "  patience 3: ",
        "  patience 3 for ",
        "  then: ",
        "  then for ",
        "  fail: ",
        "    ",
        "then: ",
        "then for ",
        "follow-up",
        "\t",
        "“",
    ]);
    (start, phrase).prop_map(|(start, phrase)| format!("{start}{phrase}"))
}

proptest! {
    #[test]
    fn no_text_upsets_the_reader(text in "\\PC*") {
        use_it(&text);
    }

    #[test]
    fn no_lines_upset_the_reader(lines in prop::collection::vec(line(), 0..40)) {
        use_it(&lines.join("\n"));
    }

    #[test]
    fn a_book_with_a_line_lost_or_doubled_upsets_nobody(at in 0usize..70, doubled: bool) {
        let text = include_str!("../books/good.story");
        let lines = text.lines().enumerate().flat_map(|(number, line)| {
            let times = match (number == at, doubled) {
                (false, _) => 1,
                (true, true) => 2,
                (true, false) => 0,
            };
            std::iter::repeat_n(line, times)
        });
        use_it(&lines.collect::<Vec<_>>().join("\n"));
    }
}
