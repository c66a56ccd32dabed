//! Reading one passage: its title, its story, and where the choices begin.

use crate::{Lexicon, Offered, Outcome, Passage, WritersNotes};

use super::Sheet;
use super::field::{looks_like_field, looks_like_then};
use super::lines::{Line, Role};
use super::nearest::nearest;

/// What may stand under a title.
const UNDER_TITLE: &str = "follow-up, premise, axis, thread or ending";
/// The words of the notes that are not read aloud.
const NOTES: [&str; 4] = ["premise", "axis", "thread", "ending"];

/// What stands under a title.
#[derive(Default)]
struct Heading {
    follow_up: bool,
    notes: WritersNotes,
}

impl<L: Lexicon> Sheet<'_, L> {
    /// Reads a passage from its title and all lines up to the next one.
    pub(super) fn read_passage(&mut self, title: &Line<'_>, body: &[Line<'_>]) {
        let (key, name) = self.title(title);
        self.passage = self.book.key_words(key).into_owned();
        self.prose(Role::Title, &[Line { text: &name, ..*title }]);

        let (heading, body) = self.heading(body);
        let length = (0..body.len()).find(|at| begins_part(body, *at)).unwrap_or(body.len());
        let (story, mut parts) = body.split_at(length);
        let text = self.story(title, story);

        let mut choices = Vec::new();
        let mut outcome: Option<Outcome<L>> = None;
        let mut before = story.last();
        while let Some((first, after)) = parts.split_first() {
            if before.is_some_and(|line| !line.text.is_empty()) {
                self.fault(first.number, "a blank line is missing before this line");
            }
            let length = (1..parts.len()).find(|at| begins_part(parts, *at)).unwrap_or(parts.len());
            let (lines, next) = after.split_at(length - 1);
            if first.text.starts_with('*') {
                choices.extend(self.choice(first, lines));
            } else if outcome.is_some() {
                self.fault(first.number, "a passage has one “then:” of its own, not two");
            } else {
                outcome = Some(self.last_line(first, lines));
            }
            before = lines.last().or(Some(first));
            parts = next;
        }
        if choices.len() > Offered::MOST {
            self.fault(title.number, format!("a passage has at most {} choices", Offered::MOST));
        }
        let has_choices = body.iter().any(is_choice);
        match &outcome {
            Some(outcome) if has_choices => self.fault(
                outcome.line,
                "a passage with choices has no “then:” of its own; indent it below its choice",
            ),
            None if !has_choices => self.fault(
                title.number,
                "a passage ends with choices, “* What you do.”, or with “then:” and what happens",
            ),
            _ => {}
        }
        let file = self.file.to_owned();
        let line = title.number;
        let title = name;
        self.book.passages.push(Passage {
            key,
            title,
            follow_up: heading.follow_up,
            notes: heading.notes,
            text,
            choices,
            outcome,
            file,
            line,
        });
    }

    /// Reads what stands right under the title, and answers with the lines after it.
    fn heading<'b>(&mut self, body: &'b [Line<'b>]) -> (Heading, &'b [Line<'b>]) {
        let mut heading = Heading::default();
        for (at, line) in body.iter().enumerate() {
            if line.text.is_empty() || is_choice(line) {
                return (heading, &body[at..]);
            }
            if line.text == "follow-up" {
                heading.follow_up = true;
            } else if looks_like_field(line.text) || line.text.starts_with("follow") {
                let (word, text) = line.text.split_once(':').unwrap_or((line.text, ""));
                self.note(line.number, word, text.trim(), &mut heading.notes);
            } else {
                self.fault(line.number, "a blank line is missing between the title and the story");
                return (heading, &body[at..]);
            }
        }
        (heading, &[])
    }

    /// Reads a note of the writer.
    fn note(&mut self, line: usize, word: &str, text: &str, notes: &mut WritersNotes) {
        let note = match word {
            "premise" => &mut notes.premise,
            "axis" => &mut notes.axis,
            "thread" => &mut notes.thread,
            "ending" => &mut notes.ending,
            _ => {
                let what = match nearest(word, NOTES.into_iter().chain(["follow-up"])) {
                    Some(known) => format!("“{word}” is not known here; is it “{known}”?"),
                    None => {
                        format!("“{word}” is not known here; under a title stand {UNDER_TITLE}")
                    }
                };
                return self.fault(line, what);
            }
        };
        if text.is_empty() {
            self.fault(line, format!("“{word}:” says nothing: write it, or leave the line out"));
        } else if note.replace(text.to_owned()).is_some() {
            self.fault(line, format!("a passage has one “{word}:”, not two"));
        }
    }

    fn story(&mut self, title: &Line<'_>, lines: &[Line<'_>]) -> Vec<String> {
        let mut wrong_before = false;
        for line in lines {
            let wrong = line.indent > 0;
            if wrong && !wrong_before {
                self.fault(
                    line.number,
                    "the story stands at the margin: take the indentation away",
                );
            }
            wrong_before = wrong;
            let word = line.text.split(':').next().unwrap_or_default();
            if line.text == "follow-up" || (NOTES.contains(&word) && word != line.text) {
                let what = format!("“{word}” stands right under the title, without a blank");
                self.fault(line.number, what);
            } else if line.text.starts_with("then:") {
                self.fault(line.number, "a blank line is missing before “then:”");
            }
        }
        let text = self.prose(Role::Story, lines);
        if text.is_empty() {
            self.fault(title.number, "the passage has no text");
        }
        text
    }

    /// Reads the last line of a passage without choices: `then: gain 1 fish`.
    fn last_line(&mut self, line: &Line<'_>, text: &[Line<'_>]) -> Outcome<L> {
        let (key, effects) = line.text.split_once(':').unwrap_or((line.text, ""));
        if key != "then" {
            self.fault(line.number, "what a passage brings has no price: write “then: …”");
        }
        if let Some(line) = text.iter().find(|line| !line.text.is_empty() && line.indent == 0) {
            self.fault(line.number, "nothing stands after “then:”; the story stands before it");
        }
        let effects = self.grammar().effects(effects.trim());
        let effects = self.take(line.number, effects).unwrap_or_default();
        let text = self.prose(Role::Reaction, text);
        Outcome { effects, text, line: line.number }
    }
}

/// Whether a choice or the last line of a passage begins here. Prose may begin a line with “then”,
/// so that only counts after a blank line.
fn begins_part(lines: &[Line<'_>], at: usize) -> bool {
    let line = &lines[at];
    let after_blank = at == 0 || lines[at - 1].text.is_empty();
    is_choice(line) || (line.indent == 0 && after_blank && looks_like_then(line.text))
}

fn is_choice(line: &Line<'_>) -> bool {
    line.indent == 0 && line.text.starts_with('*')
}
