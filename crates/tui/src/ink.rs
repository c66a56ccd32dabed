//! Colours and characters: what this terminal can show, and our few inks.
//!
//! A storybook on a night-blue table: cards are paper, text is paper-coloured,
//! and one accent runs through the volume. Nothing is told by colour alone, so
//! a terminal without colours shows the same things.

use ratatui::style::{Color, Modifier, Style};
use table::Seat;

/// What a terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ink {
    /// Its colours.
    pub colours: Colours,
    /// Its characters.
    pub glyphs: Glyphs,
}

/// How many colours there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colours {
    /// Any of 16 million.
    True,
    /// The usual 256.
    Palette,
    /// None.
    None,
}

/// Which characters there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Glyphs {
    /// Lines, blocks and symbols.
    Unicode,
    /// What every terminal has had for ever.
    Ascii,
}

/// A colour: red, green and blue, and what comes closest in the usual palette of 256. The nearest
/// by numbers is often a grey, so each is chosen by eye.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tone(pub(crate) u8, pub(crate) u8, pub(crate) u8, pub(crate) u8);

pub(crate) const TABLE: Tone = Tone(20, 27, 43, 234);
pub(crate) const PAPER: Tone = Tone(239, 230, 210, 230);
pub(crate) const INK: Tone = Tone(30, 36, 48, 235);
const TEXT: Tone = Tone(230, 220, 198, 253);
const DIM: Tone = Tone(138, 145, 160, 245);
const EDGE: Tone = Tone(168, 160, 140, 144);
const ACCENT: Tone = Tone(104, 196, 184, 79);
const WARNING: Tone = Tone(232, 172, 92, 215);

/// The players' colours: a set of their own that stays apart for colour-blind eyes.
const SEATS: [Tone; 6] = [
    Tone(120, 200, 255, 117),
    Tone(255, 190, 90, 215),
    Tone(110, 220, 170, 114),
    Tone(255, 140, 130, 210),
    Tone(210, 170, 255, 183),
    Tone(235, 235, 150, 229),
];

impl Ink {
    /// All colours and characters.
    pub const FULL: Ink = Ink { colours: Colours::True, glyphs: Glyphs::Unicode };

    /// A character, or what stands for it in plain ASCII.
    pub(crate) fn glyph(self, unicode: char, ascii: char) -> char {
        match self.glyphs {
            Glyphs::Unicode => unicode,
            Glyphs::Ascii => ascii,
        }
    }

    /// A text, or what stands for it in plain ASCII.
    pub(crate) fn word(self, unicode: &'static str, ascii: &'static str) -> &'static str {
        match self.glyphs {
            Glyphs::Unicode => unicode,
            Glyphs::Ascii => ascii,
        }
    }

    /// The text with the few typographic characters of our sentences made plain where need be.
    pub fn plain(self, text: &str) -> String {
        match self.glyphs {
            Glyphs::Unicode => text.to_owned(),
            Glyphs::Ascii => text
                .replace(['“', '”'], "\"")
                .replace('’', "'")
                .replace('…', "...")
                .replace('→', "->")
                .replace(['–', '−'], "-")
                .replace('·', "-"),
        }
    }

    /// Text of one colour on another.
    pub(crate) fn on(self, text: Tone, ground: Tone) -> Style {
        match self.colours {
            Colours::None => Style::new(),
            Colours::True | Colours::Palette => {
                Style::new().fg(self.colour(text)).bg(self.colour(ground))
            }
        }
    }

    /// Ordinary text on the table.
    pub(crate) fn text(self) -> Style {
        self.on(TEXT, TABLE)
    }

    /// What matters less.
    pub(crate) fn dim(self) -> Style {
        match self.colours {
            Colours::None => Style::new().add_modifier(Modifier::DIM),
            Colours::True | Colours::Palette => self.on(DIM, TABLE),
        }
    }

    /// What is asked, selected or new.
    pub(crate) fn accent(self) -> Style {
        self.on(ACCENT, TABLE).add_modifier(Modifier::BOLD)
    }

    /// What went differently than expected.
    pub(crate) fn warning(self) -> Style {
        self.on(WARNING, TABLE).add_modifier(Modifier::BOLD)
    }

    /// A choice under the cursor.
    pub(crate) fn selected(self) -> Style {
        match self.colours {
            Colours::None => Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD),
            Colours::True | Colours::Palette => self.on(TABLE, ACCENT).add_modifier(Modifier::BOLD),
        }
    }

    /// The edge of a card.
    pub(crate) fn edge(self) -> Style {
        self.on(EDGE, TABLE)
    }

    /// Ink on paper.
    pub(crate) fn paper(self) -> Style {
        self.on(INK, PAPER)
    }

    /// What matters on paper.
    pub(crate) fn paper_strong(self) -> Style {
        self.paper().add_modifier(Modifier::BOLD)
    }

    /// The name of a player.
    pub(crate) fn seat(self, seat: Seat) -> Style {
        let colour = SEATS[seat.index() % SEATS.len()];
        self.on(colour, TABLE).add_modifier(Modifier::BOLD)
    }

    fn colour(self, tone: Tone) -> Color {
        match self.colours {
            Colours::True => Color::Rgb(tone.0, tone.1, tone.2),
            Colours::Palette => Color::Indexed(tone.3),
            Colours::None => Color::Reset,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_colours_nothing_is_coloured() {
        let ink = Ink { colours: Colours::None, glyphs: Glyphs::Ascii };
        for style in [ink.text(), ink.accent(), ink.paper(), ink.selected(), ink.edge()] {
            assert_eq!((style.fg, style.bg), (None, None));
        }
        assert_eq!(ink.plain("“a” → b…"), "\"a\" -> b...");
    }
}
