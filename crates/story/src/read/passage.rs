//! Reading one passage: its title, its story, and where the choices begin.

use crate::{Lexicon, Number, Outcome, Passage};

use super::field::{looks_like_field, looks_like_then};
use super::lines::{Line, Role};
use super::{Sheet, phrase};

impl<L: Lexicon> Sheet<'_, L> {
    /// Reads a passage from its title and all lines up to the next one.
    pub(super) fn read_passage(&mut self, title: &Line<'_>, body: &[Line<'_>]) {
        let (number, name) = self.title(title);
        self.passage = number;
        self.prose(Role::Title, &[Line { text: &name, ..*title }]);

        let (follow_up, body) = self.fields(body);
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
            number,
            title,
            follow_up,
            text,
            choices,
            outcome,
            file,
            line,
        });
    }

    fn title(&mut self, line: &Line<'_>) -> (Number, String) {
        if line.indent > 0 {
            self.fault(line.number, "the title of a passage stands at the margin");
        }
        let rest = line.text.trim_start_matches('=').trim();
        let (number, title) = rest.split_once(' ').unwrap_or((rest, ""));
        let parsed = number.parse().map_err(|error| format!("{error}: write “== 41 The title”"));
        let number = self.take(line.number, parsed);
        let title = title.trim();
        if title.is_empty() {
            self.fault(line.number, "the passage has no title: write “== 41 The title”");
        }
        // A book with a fault is refused as a whole, so the number is never seen.
        (number.unwrap_or(Number::new(0)), title.to_owned())
    }

    /// Reads what stands right under the title, and answers with the lines after it.
    fn fields<'b>(&mut self, body: &'b [Line<'b>]) -> (bool, &'b [Line<'b>]) {
        let mut follow_up = false;
        for (at, line) in body.iter().enumerate() {
            if line.text.is_empty() {
                return (follow_up, &body[at..]);
            }
            if line.text == "follow-up" {
                follow_up = true;
            } else if is_choice(line) {
                return (follow_up, &body[at..]);
            } else if looks_like_field(line.text) || line.text.starts_with("follow") {
                let word = line.text.split(':').next().unwrap_or_default();
                self.fault(
                    line.number,
                    format!("“{word}” is not known here; under a title may stand “follow-up”"),
                );
            } else {
                self.fault(line.number, "a blank line is missing between the title and the story");
                return (follow_up, &body[at..]);
            }
        }
        (follow_up, &[])
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
            if line.text == "follow-up" {
                self.fault(
                    line.number,
                    "“follow-up” stands right under the title, without a blank",
                );
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
        let effects = self.take(line.number, phrase::effects(effects.trim())).unwrap_or_default();
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
