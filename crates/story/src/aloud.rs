//! A passage as a reader would read it.

use crate::{Amount, Bonus, Choice, Effect, Lexicon, Need, Outcome, Passage, Tier, Way};

/// Whether the reader sees what is behind the choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Behind {
    /// Only what everybody at the table may know before choosing.
    Hidden,
    /// Also what each choice leads to.
    Shown,
}

/// A passage as a reader would read it: text, choices with their numbers; and, asked for, what is
/// behind them. Lines have at most `width` letters, where words allow it.
pub fn aloud<L: Lexicon>(passage: &Passage<L>, behind: Behind, width: usize) -> String {
    let mut page = Page { text: String::new(), width };
    page.text += &format!("{}  {}\n", passage.number, passage.title);
    for paragraph in &passage.text {
        page.blank();
        page.write(0, paragraph);
    }
    for choice in &passage.choices {
        page.blank();
        page.choice(choice, behind);
    }
    if let (Some(outcome), Behind::Shown) = (&passage.outcome, behind) {
        page.blank();
        page.outcome("→", outcome, 0);
    }
    page.text
}

/// Effects as one line of words, as a writer would write them; `nothing` if there are none.
pub fn effect_words<L: Lexicon>(effects: &[Effect<L>]) -> String {
    let mut words = String::new();
    let mut before: Option<&Effect<L>> = None;
    for effect in effects {
        match (before, effect) {
            (None, _) => words += &one_effect(effect),
            (Some(Effect::Gain(_)), Effect::Gain(amount))
            | (Some(Effect::Lose(_)), Effect::Lose(amount)) => words += &format!(", {amount}"),
            (Some(_), _) => words += &format!("; {}", one_effect(effect)),
        }
        before = Some(effect);
    }
    if words.is_empty() { "nothing".to_owned() } else { words }
}

/// A bonus in words: `1 for each hammer`.
pub fn bonus_words<L: Lexicon>(bonus: &Bonus<L>) -> String {
    match bonus {
        Bonus::PerSign { add, sign } => format!("{add} for each {}", L::sign_words(*sign)),
        Bonus::PerThing { add, thing } => format!("{add} for each {}", L::thing_name(*thing)),
        Bonus::IfSign { add, sign } => format!("{add} with {}", L::sign_words(*sign)),
        Bonus::IfThing { add, thing } => format!("{add} with {}", L::thing_name(*thing)),
        Bonus::ForPrice { add, price } => format!("{add} for {price}"),
    }
}

/// Something needed, in words: `1 rope`, `not LAMP`.
pub fn need_words<L: Lexicon>(need: &Need<L>) -> String {
    match need {
        Need::Thing(amount) => amount.to_string(),
        Need::Sign(sign) => L::sign_words(*sign),
        Need::Keyword(word) => word.clone(),
        Need::NoKeyword(word) => format!("not {word}"),
    }
}

/// A price in words: `1 coin, 1 rope`.
pub fn price_words<L: Lexicon>(price: &[Amount<L>]) -> String {
    price.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

fn one_effect<L: Lexicon>(effect: &Effect<L>) -> String {
    match effect {
        Effect::Gain(amount) => format!("gain {amount}"),
        Effect::Lose(amount) => format!("lose {amount}"),
        Effect::Either(sides) => {
            let sides: Vec<String> = sides.iter().map(|side| effect_words(side)).collect();
            format!("either {}", sides.join(" or "))
        }
        Effect::Deed(deed) => L::deed_words(*deed),
        Effect::Keyword(word) => format!("note {word}"),
        Effect::Read(number) => format!("read {number}"),
    }
}

/// What has been written so far.
struct Page {
    text: String,
    width: usize,
}

impl Page {
    fn blank(&mut self) {
        self.text.push('\n');
    }

    /// Writes a paragraph, broken into lines.
    fn write(&mut self, indent: usize, paragraph: &str) {
        let mut length = 0;
        for word in paragraph.split_whitespace() {
            let letters = word.chars().count();
            if length > 0 && length + 1 + letters > self.width {
                self.text.push('\n');
                length = 0;
            }
            match length {
                0 => {
                    self.text.extend(std::iter::repeat_n(' ', indent));
                    length = indent + letters;
                }
                _ => {
                    self.text.push(' ');
                    length += 1 + letters;
                }
            }
            self.text.push_str(word);
        }
        self.text.push('\n');
    }

    fn choice<L: Lexicon>(&mut self, choice: &Choice<L>, behind: Behind) {
        self.write(0, &format!("• {}", choice.label));
        if !choice.needs.is_empty() {
            let needs: Vec<String> = choice.needs.iter().map(need_words).collect();
            self.write(4, &format!("needs {}", needs.join(", ")));
        }
        if let Some(bonus) = &choice.bonus {
            self.write(4, &format!("add {}", bonus_words(bonus)));
        }
        match (&choice.way, behind) {
            (Way::Roll { check, tiers }, Behind::Hidden) => {
                let numbers: Vec<String> = tiers.iter().map(number).collect();
                self.write(4, &format!("{check} {}", numbers.join(" or ")));
            }
            (Way::Plain { price, .. }, Behind::Hidden) if price.is_empty() => {}
            (Way::Plain { price, .. }, Behind::Hidden) => {
                self.write(4, &format!("for {}", price_words(price)));
            }
            (Way::Roll { check, tiers }, Behind::Shown) => {
                for tier in tiers {
                    self.outcome(&format!("{check} {}:", number(tier)), &tier.outcome, 4);
                }
            }
            (Way::Plain { price, outcome }, Behind::Shown) if price.is_empty() => {
                self.outcome("→", outcome, 4);
            }
            (Way::Plain { price, outcome }, Behind::Shown) => {
                self.outcome(&format!("for {}:", price_words(price)), outcome, 4);
            }
        }
        if let (Some(failure), Behind::Shown) = (&choice.failure, behind) {
            self.outcome("fail:", failure, 4);
        }
    }

    fn outcome<L: Lexicon>(&mut self, start: &str, outcome: &Outcome<L>, indent: usize) {
        self.write(indent, &format!("{start} {}", effect_words(&outcome.effects)));
        for paragraph in &outcome.text {
            self.write(indent + 4, paragraph);
        }
    }
}

/// A number as it is announced: `6 for 1 coin`.
fn number<L: Lexicon>(tier: &Tier<L>) -> String {
    match tier.price.as_slice() {
        [] => tier.number.to_string(),
        price => format!("{} for {}", tier.number, price_words(price)),
    }
}
