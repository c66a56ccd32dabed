//! The cliff behind the board: ledges of rock with moss and crystals, painted once and served as a
//! picture.
//!
//! The board is wide on a desktop and tall on a phone, above ground or below, by day or by night: eight
//! pictures. What lies on the spaces is laid over them ([`super::board`]).

use std::{fmt::Write, sync::OnceLock};

use game_now_or_never::components::{BOARD_COLUMNS, BOARD_ROWS, Side};

use crate::dice::Dice;

/// Whether it is painted for a light or a dark page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Light {
    Day,
    Night,
}

/// Which way the board lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Turned {
    /// Ten columns of four.
    Wide,
    /// Four columns of ten.
    Tall,
}

/// One of the eight pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Picture {
    side: Side,
    turned: Turned,
    light: Light,
}

/// How many pictures there are.
const PICTURES: usize = 8;
/// A space of the board, in units of the picture.
const SPACE: (usize, usize) = (100, 76);

impl Picture {
    fn all() -> impl Iterator<Item = Picture> {
        let turns = [Turned::Wide, Turned::Tall];
        let lights = [Light::Day, Light::Night];
        Side::ALL.into_iter().flat_map(move |side| {
            turns.into_iter().flat_map(move |turned| {
                lights.into_iter().map(move |light| Picture { side, turned, light })
            })
        })
    }

    /// What it is called: `cliff-above-wide-day.svg`.
    fn file(self) -> String {
        let turned = match self.turned {
            Turned::Wide => "wide",
            Turned::Tall => "tall",
        };
        let light = match self.light {
            Light::Day => "day",
            Light::Night => "night",
        };
        format!("cliff-{}-{turned}-{light}.svg", self.side)
    }

    /// Columns and ledges.
    fn size(self) -> (usize, usize) {
        match self.turned {
            Turned::Wide => (BOARD_COLUMNS, BOARD_ROWS),
            Turned::Tall => (BOARD_ROWS, BOARD_COLUMNS),
        }
    }
}

/// The picture with this name, painted when it is first asked for.
pub(crate) fn picture(name: &str) -> Option<&'static [u8]> {
    static PAINTED: [OnceLock<String>; PICTURES] = [const { OnceLock::new() }; PICTURES];
    let (place, which) = Picture::all().enumerate().find(|(_, one)| one.file() == name)?;
    Some(PAINTED[place].get_or_init(|| Painter::new(which).paint()).as_bytes())
}

/// The colours of a picture: from the top to the foot of the cliff.
struct Colours {
    sky: [&'static str; 3],
    far: &'static str,
    rock: [[u8; 3]; 2],
    moss: [[u8; 3]; 2],
    crystal: [&'static str; 2],
    shade: &'static str,
    gleam: &'static str,
}

impl Colours {
    fn of(picture: Picture) -> Colours {
        match (picture.side, picture.light) {
            (Side::Above, Light::Day) => Colours {
                sky: ["#d6d9ea", "#e7e2ea", "#f6ecdc"],
                far: "#b9c6c6",
                rock: [[176, 191, 163], [92, 126, 112]],
                moss: [[120, 158, 92], [58, 104, 76]],
                crystal: ["#8b66d6", "#c9b4f4"],
                shade: "#24402f",
                gleam: "#fffbe8",
            },
            (Side::Above, Light::Night) => Colours {
                sky: ["#1a2140", "#262a4c", "#373560"],
                far: "#28354a",
                rock: [[66, 86, 80], [26, 43, 42]],
                moss: [[62, 98, 70], [30, 60, 48]],
                crystal: ["#7a55c8", "#bb9ff5"],
                shade: "#07110e",
                gleam: "#b9c8ff",
            },
            (Side::Below, Light::Day) => Colours {
                sky: ["#8f86a8", "#a49bb8", "#b9b0c8"],
                far: "#8078a0",
                rock: [[184, 176, 200], [112, 106, 142]],
                moss: [[142, 128, 178], [78, 98, 122]],
                crystal: ["#7a45d0", "#d0b8ff"],
                shade: "#2c2148",
                gleam: "#f3e8ff",
            },
            (Side::Below, Light::Night) => Colours {
                sky: ["#161028", "#1d1634", "#261e42"],
                far: "#2c2450",
                rock: [[62, 54, 88], [27, 25, 46]],
                moss: [[86, 70, 128], [36, 52, 74]],
                crystal: ["#8a5ae6", "#d4bcff"],
                shade: "#06040e",
                gleam: "#cdb6ff",
            },
        }
    }
}

/// Somewhere between two colours.
fn mixed([from, to]: [[u8; 3]; 2], part: usize, of: usize) -> String {
    let mix = |at: usize| {
        let (from, to) = (usize::from(from[at]), usize::from(to[at]));
        (from * (of - part) + to * part) / of.max(1)
    };
    format!("#{:02x}{:02x}{:02x}", mix(0), mix(1), mix(2))
}

struct Painter {
    picture: Picture,
    colours: Colours,
    dice: Dice,
    out: String,
}

impl Painter {
    fn new(picture: Picture) -> Painter {
        let seed = picture.side.index() * 2 + usize::from(picture.turned == Turned::Tall);
        let (colours, dice) = (Colours::of(picture), Dice::of(seed + 900));
        Painter { picture, colours, dice, out: String::new() }
    }

    /// The whole picture.
    fn paint(mut self) -> String {
        let (columns, ledges) = self.picture.size();
        let (width, height) = (columns * SPACE.0, ledges * SPACE.1);
        self.sky(width);
        for ledge in 0..ledges {
            self.ledge(ledge, ledges, width);
        }
        self.light(width, height);
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" preserveAspectRatio="none">{}</svg>"#,
            self.out
        )
    }

    fn path(&mut self, d: &str, fill: &str, opacity: &str) {
        let _ = write!(self.out, r#"<path d="{d}" fill="{fill}" opacity="{opacity}"/>"#);
    }

    /// A line that wanders from left to right around a height.
    fn wander(&mut self, width: usize, around: usize, by: usize, step: usize) -> String {
        let mut line = String::new();
        let mut x = 0;
        while x < width + step {
            let y = around + self.dice.below(by) - by / 2;
            let bend = around + self.dice.below(by) - by / 2;
            let _ = write!(line, "Q{} {bend} {x} {y}", x.saturating_sub(step / 2));
            x += step * 3 / 4 + self.dice.below(step / 2);
        }
        line
    }

    /// What is seen above the uppermost ledge: bands of sky, hills, and the sun or the moon; below
    /// ground the roof of the cave.
    fn sky(&mut self, width: usize) {
        let bands = self.colours.sky;
        for (index, band) in bands.into_iter().enumerate() {
            self.path(&format!("M0 {}h{width}v40H0z", index * 14), band, "1");
        }
        let far = self.colours.far;
        match self.picture.side {
            Side::Above => {
                let gleam = self.colours.gleam;
                let at = width * 3 / 4;
                let _ = write!(
                    self.out,
                    r#"<circle cx="{at}" cy="17" r="13" fill="{gleam}" opacity=".9"/>"#
                );
                let hills = self.wander(width, 34, 26, 90);
                self.path(&format!("M0 40{hills}V80H0z"), far, "1");
            }
            Side::Below => {
                let mut roof = "M0 0".to_owned();
                let mut x = 0;
                while x < width {
                    let (wide, long) = (14 + self.dice.below(26), 6 + self.dice.below(26));
                    let _ = write!(roof, "L{} {long}L{} 3", x + wide / 2, x + wide);
                    x += wide;
                }
                self.path(&format!("{roof}V0z"), far, "1");
            }
        }
    }

    /// A ledge: its face with layers and cracks, moss along its edge, crystals between the spaces.
    fn ledge(&mut self, ledge: usize, ledges: usize, width: usize) {
        let top = ledge * SPACE.1 + if ledge == 0 { 26 } else { 4 };
        let foot = (ledge + 1) * SPACE.1 + 24;
        let of = ledges.max(2) - 1;
        let rock = mixed(self.colours.rock, ledge, of);
        let deep = mixed(self.colours.rock, (ledge + 1).min(of), of);
        let moss = mixed(self.colours.moss, ledge, of);
        let (shade, gleam) = (self.colours.shade, self.colours.gleam);
        let edge = self.wander(width, top, 15, 46);
        self.path(&format!("M0 {top}{edge}V{foot}H0z"), &rock, "1");
        for (down, ink, opacity) in
            [(26, gleam, ".2"), (38, shade, ".07"), (54, deep.as_str(), ".8"), (66, shade, ".08")]
        {
            let (upper, lower) = (top + down, top + down + 9 + self.dice.below(8));
            let line = self.wander(width, upper, 9, 70);
            let back = self.wander(width, lower, 9, 70);
            self.path(&format!("M0 {upper}{line}L{width} {foot}L0 {lower}{back}"), ink, opacity);
        }
        self.cracks(width, top, shade);
        self.moss(width, top, &moss);
        for column in 0..=width / SPACE.0 {
            if self.dice.below(5) < 2 {
                self.crystals(column * SPACE.0, (ledge + 1) * SPACE.1 + 2);
            }
        }
    }

    /// Cracks where one space meets the next.
    fn cracks(&mut self, width: usize, top: usize, shade: &str) {
        for column in 1..width / SPACE.0 {
            let x = column * SPACE.0 + self.dice.below(9) - 4;
            let (bend, foot) = (self.dice.below(9), top + 26 + self.dice.below(40));
            let _ = write!(
                self.out,
                r#"<path d="M{x} {}l{} 12-{} 10L{} {foot}" fill="none" stroke="{shade}" stroke-width="1.600" opacity=".28"/>"#,
                top + 8,
                bend,
                bend,
                x + 3
            );
        }
    }

    /// Moss that hangs over an edge, in drips of different lengths.
    fn moss(&mut self, width: usize, top: usize, moss: &str) {
        let mut d = format!("M0 {}", top.saturating_sub(5));
        let rim = self.wander(width, top.saturating_sub(3), 9, 50);
        d += &rim;
        let _ = write!(d, "V{}", top + 5);
        let mut x = width;
        while x > 0 {
            let (wide, long) = (10 + self.dice.below(20), 4 + self.dice.below(15));
            let to = x.saturating_sub(wide);
            let _ = write!(d, "Q{} {} {to} {}", to + wide.min(x) / 2, top + long + 6, top + 2);
            x = to;
        }
        self.path(&format!("{d}z"), moss, ".92");
    }

    /// A few crystals that grow together.
    fn crystals(&mut self, x: usize, foot: usize) {
        let [dark, bright] = self.colours.crystal;
        for lean in [-7_i32, 0, 6] {
            let high = 9 + self.dice.below(15) as i32;
            let (x, foot) = (x as i32 + lean, foot as i32);
            let tip = (x + lean / 2, foot - high);
            let _ = write!(
                self.out,
                r#"<path d="M{} {foot}L{} {}L{} {}L{} {}L{} {foot}z" fill="{dark}"/><path d="M{} {}L{} {}L{} {foot}H{x}z" fill="{bright}"/>"#,
                x - 4,
                tip.0 - 4,
                tip.1 + 5,
                tip.0,
                tip.1,
                tip.0 + 4,
                tip.1 + 5,
                x + 4,
                tip.0,
                tip.1,
                tip.0 + 4,
                tip.1 + 5,
                x + 4
            );
        }
    }

    /// Light that falls over everything from the upper left, and mist at the foot.
    fn light(&mut self, width: usize, height: usize) {
        let gleam = self.colours.gleam;
        for shaft in 0..width / 160 + 1 {
            let (x, wide) = (shaft * 190 + self.dice.below(80), 30 + self.dice.below(50));
            let fall = height / 2;
            let d = format!("M{x} 0h{wide}l{fall} {height}h-{}z", wide + 40);
            self.path(&d, gleam, ".06");
        }
        let mist = self.wander(width, height - 10, 12, 80);
        self.path(&format!("M0 {height}V{}{mist}V{height}z", height - 10), gleam, ".16");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_is_painted_and_small() {
        assert_eq!(Picture::all().count(), PICTURES);
        for one in Picture::all() {
            let painted = picture(&one.file()).expect("a picture");
            let text = std::str::from_utf8(painted).expect("text");
            if let Some(folder) = std::env::var_os("TABLETALE_CHARTS") {
                std::fs::write(std::path::Path::new(&folder).join(one.file()), text)
                    .expect("a file");
            }
            assert!(text.len() < 60_000, "{one:?} takes {} bytes", text.len());
        }
        assert!(picture("cliff-above-wide-dusk.svg").is_none());
    }
}
