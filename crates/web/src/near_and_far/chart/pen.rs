//! Colours, chance and pictograms: what a sheet is drawn with.
//!
//! Every colour is written into the drawing itself, so that it needs no style sheet where it is shown
//! as a picture.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Display,
};

use game_near_and_far::components::{Landscape, Palette, Role};

use super::{
    Light,
    shapes::{At, N},
};

/// All pictograms: their colours are classes, which a sheet replaces by those of its palette.
const GLYPHS: &str = include_str!("../../../art/near-and-far/glyphs.svg");

/// What stands before the classes of an element.
const CLASS: &str = " class=\"";

/// Throws that are the same for the same seed on every machine.
pub(super) struct Dice(u64);

impl Dice {
    /// Throws for a thing of a map.
    pub(super) fn of(map: u8, thing: &str) -> Dice {
        let start = 0xcbf2_9ce4_8422_2325 ^ u64::from(map);
        let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        Dice(thing.bytes().fold(start, mix))
    }

    /// A number from 0 to 1.
    pub(super) fn throw(&mut self) -> f32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) >> 40) as f32 / (1u64 << 24) as f32
    }

    /// A number between two.
    pub(super) fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.throw()
    }
}

/// The colours of a sheet.
pub(super) struct Colours<'a> {
    palette: &'a Palette,
    /// Light things.
    pub(super) lit: String,
    /// Dark things.
    pub(super) deep: String,
    /// Higher ground.
    pub(super) rise: String,
}

impl<'a> Colours<'a> {
    pub(super) fn of(land: &'a Landscape, light: Light) -> Colours<'a> {
        match light {
            Light::Day => {
                let palette = &land.light;
                let (paper, ink) = (palette.paper.clone(), palette.ink.clone());
                Colours { palette, lit: paper.clone(), deep: ink, rise: paper }
            }
            Light::Night => {
                let palette = &land.dark;
                let lit = mixed(&palette.ink, &palette.ground, 80);
                let rise = mixed(&palette.ink, &palette.ground, 32);
                Colours { palette, lit, deep: palette.paper.clone(), rise }
            }
        }
    }

    pub(super) fn role(&self, role: Role) -> &'a str {
        let palette = self.palette;
        match role {
            Role::Ground => &palette.ground,
            Role::Shade => &palette.shade,
            Role::Water => &palette.water,
            Role::Relief => &palette.relief,
            Role::Growth => &palette.growth,
            Role::Ink => &palette.ink,
            Role::Paper => &palette.paper,
            Role::Accent => &palette.accent,
        }
    }

    pub(super) fn ink(&self) -> &'a str {
        &self.palette.ink
    }

    pub(super) fn paper(&self) -> &'a str {
        &self.palette.paper
    }
}

/// So much of one colour in another.
fn mixed(one: &str, other: &str, percent: u32) -> String {
    let part = |text: &str, at: usize| {
        text.get(at..at + 2).and_then(|two| u32::from_str_radix(two, 16).ok()).unwrap_or(0)
    };
    let blend = |at| (part(one, at) * percent + part(other, at) * (100 - percent)) / 100;
    format!("#{:02x}{:02x}{:02x}", blend(1), blend(3), blend(5))
}

/// What is drawn so far.
pub(super) struct Pen<'a> {
    pub(super) colours: Colours<'a>,
    pub(super) out: String,
    clips: String,
    used: BTreeSet<String>,
}

impl<'a> Pen<'a> {
    pub(super) fn new(colours: Colours<'a>) -> Pen<'a> {
        Pen { colours, out: String::new(), clips: String::new(), used: BTreeSet::new() }
    }

    pub(super) fn put(&mut self, text: impl AsRef<str>) {
        self.out.push_str(text.as_ref());
    }

    /// A filled area.
    pub(super) fn fill(&mut self, d: &str, colour: &str, alpha: f32) {
        let alpha = opacity("fill", alpha);
        self.out += &format!(r#"<path d="{d}" fill="{colour}"{alpha}/>"#);
    }

    /// A line; everything around it has round ends.
    pub(super) fn line(&mut self, d: &str, colour: &str, alpha: f32, width: f32) {
        let alpha = opacity("stroke", alpha);
        self.out +=
            &format!(r#"<path d="{d}" stroke="{colour}"{alpha} stroke-width="{}"/>"#, N(width));
    }

    /// A line of dashes.
    pub(super) fn dashes(&mut self, d: &str, colour: &str, alpha: f32, width: f32, dashes: &str) {
        let alpha = opacity("stroke", alpha);
        self.out += &format!(
            r#"<path d="{d}" stroke="{colour}"{alpha} stroke-width="{}" stroke-dasharray="{dashes}"/>"#,
            N(width)
        );
    }

    /// Draws only what lies in an area.
    pub(super) fn within(&mut self, d: &str, draw: impl FnOnce(&mut Pen<'a>)) {
        let number = self.clips.matches("<clipPath").count();
        self.clips += &format!(r#"<clipPath id="c{number}"><path d="{d}"/></clipPath>"#);
        self.out += &format!(r##"<g clip-path="url(#c{number})">"##);
        draw(self);
        self.out += "</g>";
    }

    /// A pictogram standing on its foot.
    pub(super) fn glyph(&mut self, name: &str, (x, y): At, scale: f32, flip: bool) -> String {
        self.used.insert(name.to_owned());
        let size = (scale * 100.0).round() / 100.0;
        let wide = if flip { -size } else { size };
        format!(
            r##"<use href="#{name}" transform="translate({} {}) scale({wide} {size})"/>"##,
            N(x),
            N(y)
        )
    }

    /// The pictograms that are used, in the colours of this sheet, and the areas that are cut out.
    pub(super) fn definitions(&self) -> String {
        let used = self.used.iter().filter_map(|name| symbol(name));
        let glyphs: String = used.map(|symbol| self.painted(symbol)).collect();
        format!("<defs>{glyphs}{}</defs>", self.clips)
    }

    /// A symbol with colours in the place of its classes.
    fn painted(&self, symbol: &str) -> String {
        let mut painted = String::new();
        let mut rest = symbol;
        while let Some(start) = rest.find(CLASS) {
            let classes = &rest[start + CLASS.len()..];
            let end = classes.find('"').unwrap_or(classes.len());
            painted += &rest[..start];
            // A later class has the last word; no attribute may stand twice.
            let told = classes[..end].split(' ').flat_map(|class| self.paint(class));
            let attributes: BTreeMap<&str, &str> = told.collect();
            for (name, value) in attributes {
                painted += &format!(r#" {name}="{value}""#);
            }
            rest = classes.get(end + 1..).unwrap_or_default();
        }
        painted + rest
    }

    fn paint(&self, class: &str) -> Vec<(&'static str, &str)> {
        let colours = &self.colours;
        let fill = |colour| vec![("fill", colour)];
        match class {
            "d" => fill(colours.role(Role::Ground)),
            "s" => fill(colours.role(Role::Shade)),
            "w" => fill(colours.role(Role::Water)),
            "r" => fill(colours.role(Role::Relief)),
            "g" => fill(colours.role(Role::Growth)),
            "a" => fill(colours.role(Role::Accent)),
            "k" => fill(&colours.deep),
            "p" => fill(&colours.lit),
            "x" => fill("none"),
            "n" => vec![("stroke", "none")],
            "t" => vec![("stroke-width", "1.5")],
            "b" => vec![("stroke-width", "5")],
            "h" => vec![("opacity", ".45")],
            "g2" => vec![("stroke", colours.role(Role::Growth)), ("stroke-width", "2.2")],
            "gl" => vec![
                ("fill", "none"),
                ("stroke", colours.ink()),
                ("stroke-linecap", "round"),
                ("stroke-linejoin", "round"),
                ("stroke-width", "2"),
            ],
            _ => Vec::new(),
        }
    }
}

/// An attribute where something is not opaque.
fn opacity(what: &str, alpha: f32) -> String {
    if alpha >= 1.0 { String::new() } else { format!(r#" {what}-opacity="{}""#, short(alpha)) }
}

fn short(alpha: f32) -> impl Display {
    (alpha * 100.0).round() / 100.0
}

/// One pictogram of the sheet of all.
fn symbol(name: &str) -> Option<&'static str> {
    let start = GLYPHS.find(&format!("<symbol id=\"{name}\""))?;
    let rest = GLYPHS.get(start..)?;
    let end = rest.find("</symbol>")? + "</symbol>".len();
    rest.get(..end)
}
