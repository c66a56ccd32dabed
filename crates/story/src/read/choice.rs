//! Reading one choice: its label, the lines below it, and the text below those.

use crate::{Amount, Bonus, Choice, Effect, Gate, Key, Lexicon, Need, Outcome, Tier, Way};

use super::Sheet;
use super::field::{Field, looks_like_field};
use super::lines::{Line, Role};

/// How far a line of a choice is indented.
const FIELD: usize = 2;
/// How far the text below such a line is indented.
const TEXT: usize = 4;
/// More numbers than this would be a table, not a tale.
const MOST_TIERS: usize = 2;
const MORE_STANDS_ALONE: &str = "a choice with “more:” has one number, not two";

/// A line of a choice with the text below it.
struct Entry<'a> {
    line: Line<'a>,
    text: Vec<Line<'a>>,
}

/// A choice as far as it has been read.
struct Draft<L: Lexicon> {
    gate: Gate,
    needs: Vec<Need<L>>,
    pay: Vec<Amount<L>>,
    bonus: Option<(usize, Bonus<L>)>,
    check: Option<L::Check>,
    tiers: Vec<Tier<L>>,
    plain: Option<(Vec<Amount<L>>, Outcome<L>)>,
    failure: Option<Outcome<L>>,
    next: Option<Key>,
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
            gate: Gate::Open,
            needs: Vec::new(),
            pay: Vec::new(),
            bonus: None,
            check: None,
            tiers: Vec::new(),
            plain: None,
            failure: None,
            next: None,
        };
        let faults_before = self.faults.len();
        for entry in self.entries(body) {
            self.entry(&entry, &mut draft);
        }
        let Draft { gate, needs, pay, bonus, check, tiers, plain, failure, next } = draft;
        let way = match (plain, check) {
            (Some((price, outcome)), None) => {
                if !price.is_empty() && !pay.is_empty() {
                    self.fault(outcome.line, "the price is named twice: “pay:” is enough");
                }
                Some(Way::Plain { price, outcome })
            }
            (None, Some(check)) => Some(Way::Roll { check, tiers }),
            (Some(_), Some(_)) => {
                self.fault(line, "a choice has either numbers or “then:”, not both");
                None
            }
            // A way that could not be read has its fault already.
            (None, None) if self.faults.len() > faults_before => None,
            (None, None) => {
                let check = self.book.lexicon.checks().first().map_or("then", |(word, _)| *word);
                self.fault(
                    line,
                    format!("the choice leads nowhere: add “{check} 3: …” or “then: …”"),
                );
                None
            }
        };
        if let (Some(Way::Plain { .. }), Some((line, _))) = (&way, &bonus) {
            self.fault(*line, "a bonus is added to a roll, and here nothing is rolled");
        }
        if let (Some(Way::Plain { .. }), Some(failure)) = (&way, &failure) {
            self.fault(failure.line, "what simply works cannot fail: leave “fail:” out");
        }
        Some(Choice {
            label: label.to_owned(),
            gate,
            needs,
            pay,
            bonus: bonus.map(|(_, bonus)| bonus),
            way: way?,
            failure,
            next,
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
        let split = self.grammar().split(entry.line.text);
        let Some((field, rest)) = self.take(line, split) else { return };
        if !matches!(field, Field::Fail | Field::More | Field::Then { .. } | Field::Check { .. }) {
            self.no_text(entry);
        }
        match field {
            Field::If => {
                let needs = self.grammar().needs(rest);
                draft.needs.extend(self.take(line, needs).unwrap_or_default());
            }
            Field::Unless => {
                let words = self.grammar().keywords(rest);
                let words = self.take(line, words).unwrap_or_default();
                draft.needs.extend(words.into_iter().map(Need::NoKeyword));
            }
            Field::Must | Field::Optional | Field::Otherwise => {
                let gate = match field {
                    Field::Must => self.grammar().keywords(rest).map(Gate::Must),
                    Field::Optional => self.grammar().keywords(rest).map(Gate::Optional),
                    _ => Ok(Gate::Otherwise),
                };
                if draft.gate != Gate::Open {
                    let what = "a choice has one of “must:”, “optional:” and “otherwise”";
                    self.fault(line, what);
                }
                draft.gate = self.take(line, gate).unwrap_or(Gate::Otherwise);
            }
            Field::Pay => {
                if !draft.pay.is_empty() {
                    self.fault(line, "a choice has one “pay:”; things are separated by commas");
                }
                let pay = self.grammar().amounts(rest);
                draft.pay = self.take(line, pay).unwrap_or_default();
            }
            Field::Bonus => {
                if draft.bonus.is_some() {
                    self.fault(line, "a choice has one bonus, not two");
                }
                let bonus = self.grammar().bonus(rest);
                draft.bonus = self.take(line, bonus).map(|bonus| (line, bonus));
            }
            Field::Next => {
                if draft.next.is_some() {
                    self.fault(line, "a choice has one “next:”, not two");
                }
                let key = self.grammar().key(rest);
                draft.next = self.take(line, key);
            }
            Field::Fail => {
                if draft.failure.is_some() {
                    self.fault(line, "a choice fails in one way: there is a second “fail:”");
                }
                let has_text = entry.text.iter().any(|line| !line.text.is_empty());
                let rest = if rest.is_empty() && has_text { "nothing" } else { rest };
                draft.failure = Some(self.outcome(entry, rest));
            }
            Field::Then { price } => {
                if draft.plain.is_some() {
                    self.fault(line, "a choice has one “then:”, not two");
                }
                draft.plain = Some((price, self.outcome(entry, rest)));
            }
            Field::Check { check, number, price } => {
                let outcome = self.outcome(entry, rest);
                self.tier(draft, check, Tier { number, price, outcome, more: None });
            }
            Field::More => {
                let outcome = self.outcome(entry, rest);
                self.more(draft, outcome);
            }
        }
    }

    fn tier(&mut self, draft: &mut Draft<L>, check: L::Check, tier: Tier<L>) {
        let line = tier.outcome.line;
        if draft.check.is_some_and(|other| other != check) {
            self.fault(line, "both numbers of a choice are rolled for in the same way");
        }
        if draft.tiers.len() == MOST_TIERS {
            self.fault(line, format!("a choice has at most {MOST_TIERS} numbers"));
        } else if let Some(last) = draft.tiers.last() {
            if last.number >= tier.number {
                let (number, last) = (tier.number, last.number);
                self.fault(line, format!("{number} does not come after {last}: numbers rise"));
            } else if last.more.is_some() {
                self.fault(line, MORE_STANDS_ALONE);
            }
        }
        draft.check = Some(check);
        draft.tiers.push(tier);
    }

    /// What is added where the roll reaches two more than the number.
    fn more(&mut self, draft: &mut Draft<L>, more: Outcome<L>) {
        let line = more.line;
        if matches!(more.effects.last(), Some(Effect::Read(_))) {
            self.fault(line, "“more:” only adds to the number: the tale goes on from there");
        }
        let wrong = match draft.tiers.as_mut_slice() {
            [] => Some("“more:” stands below the number of a roll, and there is none above it"),
            [tier] if tier.more.is_none() => {
                tier.more = Some(more);
                None
            }
            [_] => Some("a number has one “more:”, not two"),
            _ => Some(MORE_STANDS_ALONE),
        };
        if let Some(wrong) = wrong {
            self.fault(line, wrong);
        }
    }

    fn outcome(&mut self, entry: &Entry<'_>, effects: &str) -> Outcome<L> {
        let line = entry.line.number;
        let effects = self.grammar().effects(effects);
        let effects = self.take(line, effects).unwrap_or_default();
        Outcome { effects, text: self.prose(Role::Reaction, &entry.text), line }
    }

    fn no_text(&mut self, entry: &Entry<'_>) {
        if let Some(line) = entry.text.iter().find(|line| !line.text.is_empty()) {
            self.fault(line.number, "no text belongs here: text stands below “then:” or a number");
        }
    }
}
