//! What is played on: paths with their symbols, spaces, books, names and the slot of the threats.

use game_near_and_far::components::{
    Align, Bed, Lettering, Map, PathChart, SpaceKind, Special, Symbol, TradeGood, WayKind,
};

use super::{
    pen::Pen,
    room::{self, IntoPoint, LETTERS, ROW, SPACE, TOWN},
    shapes::N,
};

/// The ink of what is printed alike on all maps, by day and by night.
const PRINT: &str = "#2a2118";
/// Its paper.
const DISC: &str = "#fdf6e6";
const SERIF: &str =
    "ui-serif,Iowan Old Style,Palatino Linotype,Palatino,Book Antiqua,Georgia,DejaVu Serif,serif";
const SANS: &str = "system-ui,Segoe UI,DejaVu Sans,sans-serif";

/// Everything that is played on.
pub(super) fn draw(pen: &mut Pen<'_>, map: &Map) {
    paths(pen, map);
    for path in &map.chart.paths {
        if let Some(symbol) = path.symbol {
            let name = match symbol {
                Symbol::Threat => "i-threat",
                Symbol::Treasure => "i-treasure",
            };
            let symbol = pen.glyph(name, room::on_path(map, path, path.at), 0.92, false);
            pen.put(symbol);
        }
    }
    for index in 0..map.spaces.len() {
        space(pen, map, index);
    }
    for index in 0..map.spaces.len() {
        book(pen, map, index);
    }
    slot(pen, map);
    for index in 0..map.spaces.len() {
        name(pen, map, index);
    }
    frame(pen);
}

/// The `d` of a path.
pub(super) fn way(map: &Map, path: &PathChart) -> String {
    let [a, b] = [path.a, path.b].map(|end| room::place(map, end.index()));
    let middle = path.control(a.into_point(), b.into_point());
    match path.bend {
        0.0 => format!("M{} {}L{} {}", N(a.0), N(a.1), N(b.0), N(b.1)),
        _ => {
            format!("M{} {}Q{} {} {} {}", N(a.0), N(a.1), N(middle.x), N(middle.y), N(b.0), N(b.1))
        }
    }
}

/// Roads are dots, bridges planks, ferries dashes.
fn paths(pen: &mut Pen<'_>, map: &Map) {
    let (ink, paper) = (pen.colours.ink(), pen.colours.paper());
    let (deep, lit) = (pen.colours.deep.clone(), pen.colours.lit.clone());
    for kind in [WayKind::Road, WayKind::Bridge, WayKind::Ferry] {
        let of_kind = map.chart.paths.iter().filter(|path| path.way == kind);
        let d: String = of_kind.map(|path| way(map, path)).collect();
        match kind {
            _ if d.is_empty() => {}
            WayKind::Road => {
                if matches!(map.chart.landscape.bed, Bed::None | Bed::Valley) {
                    pen.line(&d, paper, 0.62, 15.0);
                }
                pen.dashes(&d, ink, 1.0, 5.4, ".1 11");
            }
            WayKind::Bridge => {
                pen.put(r#"<g stroke-linecap="butt">"#);
                pen.line(&d, &deep, 1.0, 18.0);
                pen.line(&d, &lit, 1.0, 14.0);
                pen.dashes(&d, &deep, 0.6, 14.0, "1.5 9");
                pen.put("</g>");
            }
            WayKind::Ferry => {
                pen.line(&d, paper, 0.75, 13.0);
                pen.dashes(&d, ink, 1.0, 4.4, "11 10");
            }
        }
    }
}

/// A space: round for coins and gems, square for the ends of trade routes.
fn space(pen: &mut Pen<'_>, map: &Map, index: usize) {
    let (x, y) = room::place(map, index);
    let paper = pen.colours.paper();
    let disc = |radius: f32, rest: String| {
        format!(r#"<circle cx="{}" cy="{}" r="{}" {rest}/>"#, N(x), N(y), N(radius))
    };
    let square = |inset: f32, round: u8, rest: String| {
        let (from, side) = (SPACE - inset, 2.0 * (SPACE - inset));
        format!(
            r#"<rect x="{}" y="{}" width="{2}" height="{2}" rx="{round}" {rest}/>"#,
            N(x - from),
            N(y - from),
            N(side)
        )
    };
    let body = |stroke: &str, width: f32| {
        format!(r#"fill="{DISC}" stroke="{stroke}" stroke-width="{}""#, N(width))
    };
    let ring = |stroke: &str| format!(r#"stroke="{stroke}" stroke-width="2.6""#);
    let (sign, colour) = sign(map.spaces[index].kind);
    match map.spaces[index].kind {
        SpaceKind::Town => {
            pen.put(disc(TOWN, body(paper, 8.0)));
            pen.put(disc(TOWN, body(PRINT, 3.0)));
            pen.put(disc(
                TOWN - 5.0,
                format!(r#"stroke="{colour}" stroke-width="2.4" stroke-dasharray="1 5""#),
            ));
        }
        SpaceKind::Coin | SpaceKind::Gem => {
            pen.put(disc(SPACE, body(paper, 7.0)));
            pen.put(disc(SPACE, body(PRINT, 2.6)));
            pen.put(disc(SPACE - 4.0, ring(colour)));
        }
        SpaceKind::Route(_) => {
            pen.put(square(1.0, 8, body(paper, 7.0)));
            pen.put(square(1.0, 8, body(PRINT, 2.6)));
            pen.put(square(4.5, 5, ring(colour)));
        }
    }
    let (drop, scale) = if index == 0 { (4.0, 0.92) } else { (0.0, 1.0) };
    let sign = pen.glyph(sign, (x, y + drop), scale, false);
    pen.put(sign);
    if map.spaces[index].marked {
        let mark = if map.special == Special::Water { "i-water" } else { "i-mammoth" };
        let mark = pen.glyph(mark, room::mark(map, index), 1.18, false);
        pen.put(mark);
    }
}

/// The pictogram of a kind of space, and its colour.
fn sign(kind: SpaceKind) -> (&'static str, &'static str) {
    match kind {
        SpaceKind::Town => ("i-town", "#b4542f"),
        SpaceKind::Coin => ("i-coin", "#d8a13a"),
        SpaceKind::Gem => ("i-gem", "#3f95a5"),
        SpaceKind::Route(TradeGood::Peppers) => ("i-peppers", "#c8352b"),
        SpaceKind::Route(TradeGood::Tea) => ("i-tea", "#5d9440"),
        SpaceKind::Route(TradeGood::Parts) => ("i-parts", "#67727f"),
        SpaceKind::Route(TradeGood::Ichor) => ("i-ichor", "#7a55a0"),
    }
}

/// The open book of a space, with the number of its passage.
fn book(pen: &mut Pen<'_>, map: &Map, index: usize) {
    let Some(quest) = map.spaces[index].quest else { return };
    let (x, y) = room::book(map, index);
    pen.put(format!(
        r##"<g transform="translate({} {})"><path d="M0-9C-6-13-15-13-20-11V10C-15 8-6 8 0 12 6 8 15 8 20 10V-11C15-13 6-13 0-9Z" fill="#fffaf0" stroke="{PRINT}" stroke-width="2.2"/><path d="M0-9V-6M0 12V9" stroke="{PRINT}" stroke-width="1.6"/><text y="5" font-family="{SANS}" font-size="15" font-weight="700" text-anchor="middle" fill="{PRINT}">{quest}</text></g>"##,
        N(x),
        N(y)
    ));
}

/// The slot of the threat cards; the cards themselves are laid on it.
fn slot(pen: &mut Pen<'_>, map: &Map) {
    let (paper, ink) = (pen.colours.paper(), pen.colours.ink());
    let slot = room::stack(map);
    pen.put(format!(
        r#"<rect x="{}" y="{}" width="74" height="98" rx="9" fill="{paper}" fill-opacity=".72" stroke="{ink}" stroke-width="2" stroke-dasharray="7 5"/>"#,
        N(slot.left),
        N(slot.top)
    ));
    let threat = pen.glyph("i-threat", slot.middle(), 1.35, false);
    pen.put(threat);
}

/// The name of a space.
fn name(pen: &mut Pen<'_>, map: &Map, index: usize) {
    let (Some(name), Some(label)) = (&map.spaces[index].name, &map.chart.spaces[index].label)
    else {
        return;
    };
    let (ink, paper) = (pen.colours.ink(), pen.colours.paper());
    let is_tag = map.chart.landscape.lettering == Lettering::Tag;
    if is_tag {
        let around = room::lettering(name, label);
        pen.put(format!(
            r#"<rect x="{}" y="{}" width="{}" height="{}" rx="7" fill="{paper}" fill-opacity=".9" stroke="{ink}" stroke-opacity=".5" stroke-width="1.2"/>"#,
            N(around.left - 1.0),
            N(around.top - 1.0),
            N(around.right - around.left + 2.0),
            N(around.bottom - around.top + 3.0)
        ));
    }
    let anchor = match label.align {
        Align::Middle => "middle",
        Align::Start => "start",
        Align::End => "end",
    };
    let halo = match is_tag {
        true => String::new(),
        false => format!(r#" paint-order="stroke" stroke="{paper}" stroke-width="6""#),
    };
    let rows = room::rows(name, label.rows);
    let first = label.y - ROW * (rows.len() - 1) as f32 / 2.0 + LETTERS * 0.33;
    for (place, row) in rows.iter().enumerate() {
        let row = row.replace('&', "&amp;").replace('<', "&lt;");
        pen.put(format!(
            r#"<text x="{}" y="{}" font-family="{SERIF}" font-size="{LETTERS}" font-style="italic" font-weight="500" text-anchor="{anchor}" fill="{ink}"{halo}>{row}</text>"#,
            N(label.x),
            N(first + place as f32 * ROW)
        ));
    }
}

/// Two lines around the sheet.
fn frame(pen: &mut Pen<'_>) {
    let ink = pen.colours.ink();
    pen.put(format!(
        r#"<g stroke="{ink}"><rect x="5" y="5" width="990" height="690" rx="10" stroke-opacity=".75" stroke-width="2.4"/><rect x="10" y="10" width="980" height="680" rx="6" stroke-opacity=".35" stroke-width="1.2"/></g>"#
    ));
}
