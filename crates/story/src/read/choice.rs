//! Reading one choice: its label, the lines below it, and the text below those.

use crate::{Bonus, Choice, Lexicon, Need, Outcome, Tier, Way};

use super::field::{self, Key, looks_like_field};
use super::lines::{Line, Role};
use super::{Sheet, phrase};

/// How far a line of a choice is indented.
const FIELD: usize = 2;
/// How far the text below such a line is indented.
const TEXT: usize = 4;
/// More numbers than this would be a table, not a tale.
const MOST_TIERS: usize = 2;

/// A line of a choice with the text below it.
struct Entry<'a> {
    line: Line<'a>,
    text: Vec<Line<'a>>,
}

/// A choice as far as it has been read.
struct Draft<L: Lexicon> {
    needs: Vec<Need<L>>,
    bonus: Option<(usize, Bonus<L>)>,
    check: Option<&'static str>,
    tiers: Vec<Tier<L>>,
    plain: Option<Way<L>>,
    failure: Option<Outcome<L>>,
}

impl<L: Lexicon> Sheet<'_, L> {
    /// Reads a choice; none comes back if it has no way, which is a fault.
    pub(super) fn choice(&mut self, label: &Line<'_>, body: &[Line<'_>]) -> Option<Choice<L>> {
        let line = label.number;
        let label = label.text.trim_start_matches('*').trim();
        if label.is_empty() {
            self.fault(line, "the choice is empty: write “* What you do.”");
        }
        self.prose(Role::Label, &[Line { number: line, indent: 0, text: label }]);

        let mut draft = Draft {
            needs: Vec::new(),
            bonus: None,
            check: None,
            tiers: Vec::new(),
            plain: None,
            failure: None,
        };
        let faults_before = self.faults.len();
        for entry in self.entries(body) {
            self.entry(&entry, &mut draft);
        }
        let way = match (draft.plain.take(), draft.check) {
            (Some(plain), None) => Some(plain),
            (None, Some(check)) => Some(Way::Roll { check, tiers: draft.tiers }),
            (Some(_), Some(_)) => {
                self.fault(line, "a choice has either numbers or “then:”, not both");
                None
            }
            // A way that could not be read has its fault already.
            (None, None) if self.faults.len() > faults_before => None,
            (None, None) => {
                let check = L::CHECKS.first().unwrap_or(&"then");
                self.fault(
                    line,
                    format!("the choice leads nowhere: add “{check} 3: …” or “then: …”"),
                );
                None
            }
        };
        if let (Some(Way::Plain { .. }), Some((line, _))) = (&way, &draft.bonus) {
            self.fault(*line, "a bonus is added to a roll, and here nothing is rolled");
        }
        if let (Some(Way::Plain { .. }), Some(failure)) = (&way, &draft.failure) {
            self.fault(failure.line, "what simply works cannot fail: leave “fail:” out");
        }
        Some(Choice {
            label: label.to_owned(),
            needs: draft.needs,
            bonus: draft.bonus.map(|(_, bonus)| bonus),
            way: way?,
            failure: draft.failure,
            line,
        })
    }

    /// Sorts the lines below a label into lines of the choice and texts below them.
    fn entries<'b>(&mut self, body: &[Line<'b>]) -> Vec<Entry<'b>> {
        let mut entries: Vec<Entry<'b>> = Vec::new();
        let mut wrong_before = 0;
        for line in body {
            if line.text.is_empty() {
                if let Some(entry) = entries.last_mut() {
                    entry.text.push(*line);
                }
                continue;
            }
            if line.indent == FIELD {
                entries.push(Entry { line: *line, text: Vec::new() });
                continue;
            }
            let what = match (line.indent, entries.is_empty()) {
                (TEXT, false) => None,
                (TEXT, true) => Some("no text belongs here: text stands below “then:” or a number"),
                (0, _) if looks_like_field(line.text) => {
                    Some("the lines of a choice are indented by two blanks")
                }
                (0, _) => Some("no text belongs here: after the first choice come only choices"),
                _ => {
                    Some("wrong indentation: two blanks for a line of a choice, four for its text")
                }
            };
            if let Some(what) = what {
                // One fault is enough for a paragraph that is indented alike.
                if wrong_before + 1 != line.number {
                    self.fault(line.number, what);
                }
                wrong_before = line.number;
            } else if let Some(entry) = entries.last_mut() {
                entry.text.push(*line);
            }
        }
        entries
    }

    fn entry(&mut self, entry: &Entry<'_>, draft: &mut Draft<L>) {
        let line = entry.line.number;
        let Some((key, rest)) = self.take(line, field::split::<L>(entry.line.text)) else {
            return;
        };
        match key {
            Key::If | Key::Unless => {
                self.no_text(entry);
                let needs = match key {
                    Key::If => phrase::needs(rest),
                    _ => phrase::unless(rest),
                };
                draft.needs.extend(self.take(line, needs).unwrap_or_default());
            }
            Key::Bonus => {
                self.no_text(entry);
                if draft.bonus.is_some() {
                    self.fault(line, "a choice has one bonus, not two");
                }
                draft.bonus = self.take(line, phrase::bonus(rest)).map(|bonus| (line, bonus));
            }
            Key::Fail => {
                if draft.failure.is_some() {
                    self.fault(line, "a choice fails in one way: there is a second “fail:”");
                }
                let has_text = entry.text.iter().any(|line| !line.text.is_empty());
                let rest = if rest.is_empty() && has_text { "nothing" } else { rest };
                draft.failure = Some(self.outcome(entry, rest));
            }
            Key::Then { price } => {
                if draft.plain.is_some() {
                    self.fault(line, "a choice has one “then:”, not two");
                }
                let outcome = self.outcome(entry, rest);
                draft.plain = Some(Way::Plain { price, outcome });
            }
            Key::Check { check, number, price } => {
                let outcome = self.outcome(entry, rest);
                self.tier(draft, check, Tier { number, price, outcome });
            }
        }
    }

    fn tier(&mut self, draft: &mut Draft<L>, check: &'static str, tier: Tier<L>) {
        let line = tier.outcome.line;
        if draft.check.is_some_and(|other| other != check) {
            self.fault(line, "both numbers of a choice are rolled for in the same way");
        }
        if draft.tiers.len() == MOST_TIERS {
            self.fault(line, format!("a choice has at most {MOST_TIERS} numbers"));
        } else if let Some(last) = draft.tiers.last()
            && last.number >= tier.number
        {
            let what = format!("{} does not come after {}: numbers rise", tier.number, last.number);
            self.fault(line, what);
        }
        draft.check = Some(check);
        draft.tiers.push(tier);
    }

    fn outcome(&mut self, entry: &Entry<'_>, effects: &str) -> Outcome<L> {
        let line = entry.line.number;
        let effects = self.take(line, phrase::effects(effects)).unwrap_or_default();
        Outcome { effects, text: self.prose(Role::Reaction, &entry.text), line }
    }

    fn no_text(&mut self, entry: &Entry<'_>) {
        if let Some(line) = entry.text.iter().find(|line| !line.text.is_empty()) {
            self.fault(line.number, "no text belongs here: text stands below “then:” or a number");
        }
    }
}
