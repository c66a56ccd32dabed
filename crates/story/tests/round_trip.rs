//! A book written down from what was read is the same book, and no text upsets the reader.

mod ferry;

use ferry::{Ferry, good, read};
use proptest::prelude::*;
use story::{
    Behind, Bonus, Book, Choice, Lexicon, Need, Outcome, Passage, Targets, Way, aloud, check,
    effect_words, price_words, statistics,
};

/// Writes a passage in the format it was read from.
fn written(passage: &Passage<Ferry>) -> String {
    let mut text = format!("== {} {}\n", passage.number, passage.title);
    if passage.follow_up {
        text += "follow-up\n";
    }
    text += &format!("\n{}\n", passage.text.join("\n\n"));
    for choice in &passage.choices {
        text += &written_choice(choice);
    }
    if let Some(outcome) = &passage.outcome {
        text += &format!("\nthen: {}\n", effect_words(&outcome.effects));
    }
    text + "\n"
}

fn written_choice(choice: &Choice<Ferry>) -> String {
    let mut text = format!("\n* {}\n", choice.label);
    for need in &choice.needs {
        text += &match need {
            Need::Thing(amount) => format!("  if: {amount}\n"),
            Need::Sign(sign) => format!("  if: {}\n", Ferry::sign_words(*sign)),
            Need::Keyword(word) => format!("  if: {word}\n"),
            Need::NoKeyword(word) => format!("  unless: {word}\n"),
        };
    }
    text += &choice.bonus.map_or(String::new(), |bonus| {
        let bonus = match bonus {
            Bonus::PerSign { add, sign } => format!("{add} per {}", Ferry::sign_words(sign)),
            Bonus::PerThing { add, thing } => format!("{add} per {}", Ferry::thing_name(thing)),
            Bonus::IfSign { add, sign } => format!("{add} if {}", Ferry::sign_words(sign)),
            Bonus::IfThing { add, thing } => format!("{add} if {}", Ferry::thing_name(thing)),
            Bonus::ForPrice { add, price } => format!("{add} for {price}"),
        };
        format!("  bonus: {bonus}\n")
    });
    let paid = |price: &[_]| match price {
        [] => String::new(),
        price => format!(" for {}", price_words(price)),
    };
    match &choice.way {
        Way::Roll { check, tiers } => {
            for tier in tiers {
                let start = format!("{check} {}{}", tier.number, paid(&tier.price));
                text += &written_outcome(&start, &tier.outcome);
            }
        }
        Way::Plain { price, outcome } => {
            text += &written_outcome(&format!("then{}", paid(price)), outcome);
        }
    }
    let failure = choice.failure.as_ref().map(|failure| written_outcome("fail", failure));
    text + &failure.unwrap_or_default()
}

fn written_outcome(start: &str, outcome: &Outcome<Ferry>) -> String {
    let text: String = outcome.text.iter().map(|text| format!("    {text}\n\n")).collect();
    format!("  {start}: {}\n{text}", effect_words(&outcome.effects))
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
                Way::Roll { tiers, .. } => tiers.iter_mut().for_each(|tier| tier.outcome.line = 0),
                Way::Plain { outcome, .. } => outcome.line = 0,
            }
        }
    }
    passages
}

#[test]
fn a_book_written_down_again_is_the_same_book() {
    let text: String = good().passages.iter().map(written).collect();

    let again = read("good.story", &text).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));

    assert_eq!(without_lines(again), without_lines(good()));
}

/// Reads, and does everything one can do with a book that reads well.
fn use_it(text: &str) {
    if let Ok(book) = read("any.story", text) {
        let heads = book.passages.iter().map(|passage| passage.number);
        check(&book, heads, &Targets::default());
        statistics(&book).table(&[]);
        for passage in &book.passages {
            aloud(passage, Behind::Shown, 60);
        }
    }
}

/// Lines that look like those of a book, in any order and shape.
fn line() -> impl Strategy<Value = String> {
    let words = "gain|lose|either|or|note|read|nothing|coins?|rope|heron|LAMP|[0-9]{1,5}|for|per|if|[,;:]|\\PC";
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
        let text = include_str!("books/good.story");
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
