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

/// A colour as it is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rgb(pub(crate) u8, pub(crate) u8, pub(crate) u8);

pub(crate) const TABLE: Rgb = Rgb(20, 27, 43);
pub(crate) const PAPER: Rgb = Rgb(239, 230, 210);
pub(crate) const INK: Rgb = Rgb(30, 36, 48);
const TEXT: Rgb = Rgb(230, 220, 198);
const DIM: Rgb = Rgb(138, 145, 160);
const EDGE: Rgb = Rgb(168, 160, 140);
const ACCENT: Rgb = Rgb(104, 196, 184);
const WARNING: Rgb = Rgb(232, 172, 92);

/// The players' colours: a set of their own that stays apart for colour-blind eyes.
const SEATS: [Rgb; 6] = [
    Rgb(120, 200, 255),
    Rgb(255, 190, 90),
    Rgb(110, 220, 170),
    Rgb(255, 140, 130),
    Rgb(210, 170, 255),
    Rgb(235, 235, 150),
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
                .replace(['–', '−'], "-")
                .replace('·', "-"),
        }
    }

    /// Text of one colour on another.
    pub(crate) fn on(self, text: Rgb, ground: Rgb) -> Style {
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

    /// The name of a player.
    pub(crate) fn seat(self, seat: Seat) -> Style {
        let colour = SEATS[seat.index() % SEATS.len()];
        self.on(colour, TABLE).add_modifier(Modifier::BOLD)
    }

    fn colour(self, rgb: Rgb) -> Color {
        match self.colours {
            Colours::True => Color::Rgb(rgb.0, rgb.1, rgb.2),
            Colours::Palette => Color::Indexed(nearest(rgb)),
            Colours::None => Color::Reset,
        }
    }
}

/// The nearest of the 240 fixed colours of the usual palette.
fn nearest(rgb: Rgb) -> u8 {
    const LEVELS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let distance = |one: Rgb| {
        let apart = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
        apart(one.0, rgb.0) + apart(one.1, rgb.1) + apart(one.2, rgb.2)
    };
    let cube = (0..216u8).map(|index| {
        let level = |shift: u8| LEVELS[usize::from(index / shift % 6)];
        (16 + index, Rgb(level(36), level(6), level(1)))
    });
    let greys = (0..24u8).map(|index| {
        let grey = 8 + 10 * index;
        (232 + index, Rgb(grey, grey, grey))
    });
    cube.chain(greys).min_by_key(|&(_, one)| distance(one)).map_or(231, |(index, _)| index)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_palette_has_a_near_colour_for_each_of_ours() {
        assert_eq!(nearest(Rgb(0, 0, 0)), 16);
        assert_eq!(nearest(Rgb(255, 255, 255)), 231);
        assert_eq!(nearest(Rgb(8, 8, 8)), 232);
        assert_eq!(nearest(Rgb(215, 95, 0)), 16 + 36 * 4 + 6);
    }

    #[test]
    fn without_colours_nothing_is_coloured() {
        let ink = Ink { colours: Colours::None, glyphs: Glyphs::Ascii };
        for style in [ink.text(), ink.accent(), ink.paper(), ink.selected(), ink.edge()] {
            assert_eq!((style.fg, style.bg), (None, None));
        }
        assert_eq!(ink.plain("“a”…"), "\"a\"...");
    }
}
