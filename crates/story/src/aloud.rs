//! A passage as a reader would read it.

use crate::{Book, Choice, Gate, Lexicon, Outcome, Passage, Tier, Way};

/// Whether the reader sees what is behind the choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Behind {
    /// Only what everybody at the table may know before choosing.
    Hidden,
    /// Also what each choice leads to.
    Shown,
}

impl<L: Lexicon> Book<L> {
    /// A passage as a reader would read it: text, choices with their numbers; and, asked for, what is
    /// behind them. Lines have at most `width` letters, where words allow it.
    pub fn aloud(&self, passage: &Passage<L>, behind: Behind, width: usize) -> String {
        let mut page = Page { book: self, text: String::new(), width };
        page.text += &format!("{}  {}\n", self.key_words(passage.key), passage.title);
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
}

/// What has been written so far.
struct Page<'a, L: Lexicon> {
    book: &'a Book<L>,
    text: String,
    width: usize,
}

impl<L: Lexicon> Page<'_, L> {
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

    fn choice(&mut self, choice: &Choice<L>, behind: Behind) {
        let book = self.book;
        self.write(0, &format!("• {}", choice.label));
        let words = || {
            let words: Vec<&str> =
                choice.keywords().iter().map(|word| book.keyword_word(*word)).collect();
            words.join(", ")
        };
        match &choice.gate {
            Gate::Open => {}
            Gate::Otherwise => self.write(4, "otherwise"),
            Gate::Must(_) => self.write(4, &format!("must, with {}", words())),
            Gate::Optional(_) => self.write(4, &format!("may, with {}", words())),
        }
        if !choice.needs.is_empty() {
            let needs: Vec<String> =
                choice.needs.iter().map(|need| book.need_words(need)).collect();
            self.write(4, &format!("needs {}", needs.join(", ")));
        }
        if !choice.pay.is_empty() {
            self.write(4, &format!("pay {}", book.price_words(&choice.pay)));
        }
        if let Some(bonus) = &choice.bonus {
            self.write(4, &format!("add {}", book.bonus_words(bonus)));
        }
        match (&choice.way, behind) {
            (Way::Roll { check, tiers }, Behind::Hidden) => {
                let numbers: Vec<String> = tiers.iter().map(|tier| self.number(tier)).collect();
                let check = book.lexicon.check_word(*check);
                self.write(4, &format!("{check} {}", numbers.join(" or ")));
            }
            (Way::Plain { price, .. }, Behind::Hidden) if price.is_empty() => {}
            (Way::Plain { price, .. }, Behind::Hidden) => {
                self.write(4, &format!("for {}", book.price_words(price)));
            }
            (Way::Roll { check, tiers }, Behind::Shown) => {
                let check = book.lexicon.check_word(*check);
                for tier in tiers {
                    self.outcome(&format!("{check} {}:", self.number(tier)), &tier.outcome, 4);
                    if let Some(more) = &tier.more {
                        self.outcome("more:", more, 4);
                    }
                }
            }
            (Way::Plain { price, outcome }, Behind::Shown) if price.is_empty() => {
                self.outcome("→", outcome, 4);
            }
            (Way::Plain { price, outcome }, Behind::Shown) => {
                self.outcome(&format!("for {}:", book.price_words(price)), outcome, 4);
            }
        }
        if let (Some(failure), Behind::Shown) = (&choice.failure, behind) {
            self.outcome("fail:", failure, 4);
        }
        if let (Some(next), Behind::Shown) = (choice.next, behind) {
            self.write(4, &format!("next: {}", book.key_words(next)));
        }
    }

    fn outcome(&mut self, start: &str, outcome: &Outcome<L>, indent: usize) {
        self.write(indent, &format!("{start} {}", self.book.effect_words(&outcome.effects)));
        for paragraph in &outcome.text {
            self.write(indent + 4, paragraph);
        }
    }

    /// A number as it is announced: `6 for 1 coin`.
    fn number(&self, tier: &Tier<L>) -> String {
        match tier.price.as_slice() {
            [] => tier.number.to_string(),
            price => format!("{} for {}", tier.number, self.book.price_words(price)),
        }
    }
}
