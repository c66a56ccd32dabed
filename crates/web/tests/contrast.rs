//! Colours far enough apart to be read: WCAG's contrast, measured on the style sheet itself.

#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]

use std::collections::BTreeMap;

use web::assets;

/// Text on its ground: 4.5 to 1 (WCAG 1.4.3).
const TEXT: f64 = 4.5;
/// Large type and signs: 3 to 1 (WCAG 1.4.3 and 1.4.11).
const LARGE: f64 = 3.0;

/// Text and the grounds it stands on, where the two come from different rules.
const TEXTS: [&str; 4] = ["--ink", "--ink-2", "--accent", "--warn"];
const GROUNDS: [&str; 3] = ["--wood", "--paper", "--paper-2"];
/// Signs in running text, the edge of a field and the glow around what can be clicked.
const SIGNS: [&str; 9] = [
    "--stone",
    "--chimera",
    "--thistle",
    "--night",
    "--day",
    "--clue",
    "--seal",
    "--glow",
    "--edge",
];

/// Sheets of single volumes, and none for the common one alone.
const VOLUMES: [Option<&str>; 4] =
    [None, Some("above-and-below.css"), Some("near-and-far.css"), Some("now-or-never.css")];

#[derive(Clone, Copy, PartialEq, Debug)]
struct Colour([f64; 3]);

impl Colour {
    /// `#rgb` or `#rrggbb`; what can be seen through is no ground for text.
    fn read(text: &str) -> Option<Colour> {
        let digits = text.strip_prefix('#')?;
        let wide: String = match digits.len() {
            3 => digits.chars().flat_map(|digit| [digit, digit]).collect(),
            6 => digits.to_owned(),
            _ => return None,
        };
        let part = |at: usize| u8::from_str_radix(&wide[at..at + 2], 16).ok().map(f64::from);
        Some(Colour([part(0)?, part(2)?, part(4)?]))
    }

    fn luminance(self) -> f64 {
        let [red, green, blue] = self.0.map(|part| {
            let part = part / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    fn contrast(self, other: Colour) -> f64 {
        let (one, other) = (self.luminance() + 0.05, other.luminance() + 0.05);
        one.max(other) / one.min(other)
    }
}

/// A colour by day and by night.
type Pair = [Colour; 2];

struct Sheet {
    names: BTreeMap<String, Pair>,
    /// Selectors with their declarations.
    rules: Vec<(String, Vec<(String, String)>)>,
}

impl Sheet {
    /// What a page of a volume is drawn with: the common sheet, and its own after it.
    fn read(own: Option<&str>) -> Sheet {
        let text = |name: &str| String::from_utf8(assets::get(name).unwrap().1.to_vec()).unwrap();
        let css = text("table.css") + &text("front.css") + &own.map(text).unwrap_or_default();
        let css: String = css.split("/*").map(|part| part.split("*/").last().unwrap()).collect();
        let mut sheet = Sheet { names: BTreeMap::new(), rules: Vec::new() };
        // Innermost blocks are rules; what stands before them is their selector.
        for block in css.split('}') {
            let Some((before, inner)) = block.rsplit_once('{') else { continue };
            let selector = before.rsplit(['{', ';']).next().unwrap_or("").trim();
            let parts = inner.split(';').filter_map(|part| part.split_once(':'));
            let parts: Vec<_> = parts
                .map(|(key, value)| (key.trim().to_owned(), value.trim().to_owned()))
                .collect();
            if selector == ":root" {
                for (key, value) in parts.iter().filter(|(key, _)| key.starts_with("--")) {
                    if let Some(pair) = sheet.colour(value) {
                        sheet.names.insert(key.clone(), pair);
                    }
                }
            }
            sheet.rules.push((selector.to_owned(), parts));
        }
        sheet
    }

    /// The colour a value begins with.
    fn colour(&self, value: &str) -> Option<Pair> {
        if let Some(inner) = value.strip_prefix("light-dark(") {
            let (light, rest) = inner.split_once(',')?;
            let (dark, _) = rest.split_once(')')?;
            return Some([Colour::read(light.trim())?, Colour::read(dark.trim())?]);
        }
        if let Some(name) = value.strip_prefix("var(") {
            return self.names.get(name.split([')', ',']).next()?.trim()).copied();
        }
        let colour = Colour::read(value.split_whitespace().next()?)?;
        Some([colour, colour])
    }

    fn named(&self, name: &str) -> Pair {
        *self.names.get(name).unwrap_or_else(|| panic!("the sheet has no {name}"))
    }
}

/// The pairs that are too close.
fn too_close(what: &str, one: Pair, other: Pair, least: f64) -> Vec<String> {
    let themes = ["light", "dark"].into_iter().zip(one.into_iter().zip(other));
    let measured = themes.map(|(theme, (one, other))| (theme, one.contrast(other)));
    let close = measured.filter(|(_, contrast)| *contrast < least);
    close.map(|(theme, contrast)| format!("{what} ({theme}): {contrast:.2} < {least}")).collect()
}

#[test]
fn contrast_is_measured_as_the_standard_says() {
    let [black, white, grey] = ["#000", "#fff", "#767676"].map(|text| Colour::read(text).unwrap());
    assert!((black.contrast(white) - 21.0).abs() < 1e-9);
    assert!((grey.contrast(white) - 4.54).abs() < 0.01);
}

#[test]
fn text_and_signs_can_be_read_by_day_and_by_night() {
    for own in VOLUMES {
        let sheet = Sheet::read(own);
        let found = unreadable(&sheet);
        assert!(found.is_empty(), "{own:?}\n{}", found.join("\n"));
    }
}

fn unreadable(sheet: &Sheet) -> Vec<String> {
    let mut found = Vec::new();
    for text in TEXTS {
        for ground in GROUNDS {
            let what = format!("{text} on {ground}");
            found.extend(too_close(&what, sheet.named(text), sheet.named(ground), TEXT));
        }
    }
    for sign in SIGNS {
        let what = format!("{sign} on --paper");
        found.extend(too_close(&what, sheet.named(sign), sheet.named("--paper"), LARGE));
    }
    for player in 1..=6 {
        let (ground, sign) = (format!("--p{player}"), format!("--on{player}"));
        let what = format!("{sign} on {ground}");
        found.extend(too_close(&what, sheet.named(&sign), sheet.named(&ground), LARGE));
    }
    // The signs of a volume begin with a letter of their own.
    let is_sign = |name: &str| ["--a-", "--c-"].iter().any(|letter| name.starts_with(letter));
    for (sign, colour) in sheet.names.iter().filter(|(name, _)| is_sign(name)) {
        for ground in ["--paper", "--paper-2"] {
            let what = format!("{sign} on {ground}");
            found.extend(too_close(&what, *colour, sheet.named(ground), LARGE));
        }
    }
    found
}

#[test]
fn whatever_brings_its_own_ground_can_be_read_on_it() {
    for own in VOLUMES {
        let sheet = Sheet::read(own);
        let mut found = Vec::new();
        let mut measured = 0;
        for (selector, parts) in &sheet.rules {
            let value = |names: [&str; 2]| {
                let value = parts.iter().rev().find(|(key, _)| names.contains(&key.as_str()));
                value.and_then(|(_, value)| sheet.colour(value))
            };
            let ground = value(["background", "background-color"]);
            if let (Some(text), Some(ground)) = (value(["color", "color"]), ground) {
                measured += 1;
                found.extend(too_close(selector, text, ground, TEXT));
            }
        }
        assert!(found.is_empty(), "{own:?}\n{}", found.join("\n"));
        assert!(measured >= 10, "only {measured} rules were measured");
    }
}
