//! The ground of a sheet: its colour, the bed of the paths, and areas.

use game_near_and_far::components::{Bed, Layer, LayerKind, Map, Role};

use super::{
    lines,
    pen::{Dice, Pen},
    room::{Room, SPACE, TOWN},
    shapes::{N, Outline, outline, stops, turning},
};

/// A layer with its outline.
pub(super) struct Drawn<'a> {
    pub(super) layer: &'a Layer,
    pub(super) shape: Outline,
}

impl<'a> Drawn<'a> {
    pub(super) fn of(layer: &'a Layer) -> Drawn<'a> {
        let shape = outline(&layer.points, layer.smooth, is_area(layer.kind));
        Drawn { layer, shape }
    }
}

/// Whether a layer is an area, not a line.
pub(super) fn is_area(kind: LayerKind) -> bool {
    match kind {
        LayerKind::Basin
        | LayerKind::Cloud
        | LayerKind::Dunes
        | LayerKind::Isle
        | LayerKind::Lake
        | LayerKind::Meadow
        | LayerKind::Plaza
        | LayerKind::Rock
        | LayerKind::Snow
        | LayerKind::Terrace
        | LayerKind::Wood => true,
        LayerKind::Contour
        | LayerKind::Crack
        | LayerKind::LavaRiver
        | LayerKind::Reef
        | LayerKind::River
        | LayerKind::Road
        | LayerKind::Wall => false,
    }
}

/// The sheet below everything that stands on it.
pub(super) fn draw(pen: &mut Pen<'_>, map: &Map, room: &Room, layers: &[Drawn<'_>]) {
    let land = &map.chart.landscape;
    let base = pen.colours.role(land.base);
    pen.put(format!(r#"<path d="M0 0H1000V700H0Z" fill="{base}"/>"#));
    shallows(pen, base, layers);
    bed(pen, map, land.bed);
    for drawn in layers {
        let mut dice = Dice::of(map.number, &drawn.layer.name);
        if is_area(drawn.layer.kind) {
            area(pen, drawn, &mut dice);
        } else {
            lines::draw(pen, room, drawn, &mut dice);
        }
    }
}

/// Lines in the sea around all isles at once.
fn shallows(pen: &mut Pen<'_>, base: &str, layers: &[Drawn<'_>]) {
    let isles = layers.iter().filter(|drawn| drawn.layer.kind == LayerKind::Isle);
    let coast: String = isles.map(|drawn| drawn.shape.d.as_str()).collect();
    if coast.is_empty() {
        return;
    }
    let rise = pen.colours.rise.clone();
    for (width, alpha) in [(92.0, 0.16), (62.0, 0.26), (36.0, 0.4)] {
        pen.line(&coast, &rise, alpha, width);
        pen.line(&coast, base, 1.0, width - 4.0);
    }
}

/// The ground under the paths: one flat shape with a rim.
fn bed(pen: &mut Pen<'_>, map: &Map, bed: Bed) {
    let (wide, rim, around) = match bed {
        Bed::None => return,
        Bed::Tunnel => (54.0, 8.0, 15.0),
        Bed::Valley => (126.0, 10.0, 46.0),
        Bed::Trail => (42.0, 6.0, 9.0),
    };
    let ways: String = map.chart.paths.iter().map(|path| super::board::way(map, path)).collect();
    let discs = |more: f32, colour: &str| -> String {
        let each = map.spaces.iter().enumerate().map(|(index, face)| {
            let radius = if index == 0 { TOWN } else { SPACE } + around + more;
            format!(r#"<circle cx="{}" cy="{}" r="{}"/>"#, N(face.x), N(face.y), N(radius))
        });
        format!(r#"<g fill="{colour}">{}</g>"#, each.collect::<String>())
    };
    let ink = pen.colours.ink();
    let (ground, shade) = (pen.colours.role(Role::Ground), pen.colours.role(Role::Shade));
    let rise = pen.colours.rise.clone();
    if bed == Bed::Trail {
        pen.line(&ways, ink, 0.28, wide + rim);
    } else {
        pen.put(r#"<g opacity=".55">"#);
        pen.line(&ways, ink, 1.0, wide + rim);
        pen.put(discs(rim / 2.0, ink));
        pen.put("</g>");
    }
    pen.line(&ways, ground, 1.0, wide);
    pen.put(discs(0.0, ground));
    match bed {
        Bed::Tunnel => pen.line(&ways, &rise, 0.35, wide / 2.0),
        Bed::Valley => {
            pen.line(&ways, shade, 0.55, wide - 46.0);
            pen.line(&ways, ground, 1.0, wide - 66.0);
        }
        Bed::None | Bed::Trail => {}
    }
}

/// One area.
fn area(pen: &mut Pen<'_>, drawn: &Drawn<'_>, dice: &mut Dice) {
    let Drawn { layer, shape } = drawn;
    let d = shape.d.as_str();
    let rise = pen.colours.rise.clone();
    let ink = pen.colours.ink();
    let tint =
        |pen: &Pen<'_>, usual: Role| pen.colours.role(layer.tint.unwrap_or(usual)).to_owned();
    let tint_or = |pen: &Pen<'_>, usual: &str| {
        layer.tint.map_or(usual.to_owned(), |role| pen.colours.role(role).to_owned())
    };
    let alpha = layer.alpha;
    match layer.kind {
        LayerKind::Lake => {
            let water = tint(pen, Role::Water);
            pen.fill(d, &water, alpha.unwrap_or(1.0));
            pen.within(d, |pen| {
                for (width, strong) in [(58.0, 0.38), (30.0, 0.5)] {
                    pen.line(d, &rise, strong, width);
                    pen.line(d, &water, 1.0, width - 4.0);
                }
            });
            pen.line(d, ink, 0.6, 2.0);
        }
        LayerKind::Basin => {
            let dry = tint(pen, Role::Water);
            pen.fill(d, &dry, alpha.unwrap_or(1.0));
            pen.within(d, |pen| pen.line(d, ink, 0.22, 14.0));
            hatching(
                pen,
                shape,
                dice,
                &Hatch { step: 9.0, short: 7.0, long: 19.0, alpha: 0.42, side: Across::Inwards },
            );
            pen.line(d, ink, 0.6, 2.0);
        }
        LayerKind::Isle => {
            let ground = tint(pen, Role::Ground);
            pen.fill(d, &ground, 1.0);
            pen.line(d, ink, 0.85, 2.4);
            hatching(
                pen,
                shape,
                dice,
                &Hatch { step: 8.0, short: 6.0, long: 15.0, alpha: 0.4, side: Across::Lee },
            );
        }
        LayerKind::Rock => {
            let rock = tint(pen, Role::Relief);
            pen.fill(d, &rock, alpha.unwrap_or(1.0));
            pen.line(d, ink, 0.75, 2.0);
            hatching(
                pen,
                shape,
                dice,
                &Hatch { step: 8.0, short: 7.0, long: 20.0, alpha: 0.45, side: Across::Inwards },
            );
        }
        LayerKind::Terrace => {
            let higher = tint_or(pen, &rise);
            pen.fill(d, &higher, alpha.unwrap_or(0.3));
            hatching(
                pen,
                shape,
                dice,
                &Hatch { step: 7.0, short: 6.0, long: 17.0, alpha: 0.36, side: Across::Outwards },
            );
            pen.line(d, ink, 0.5, 1.6);
        }
        LayerKind::Meadow | LayerKind::Dunes => {
            let flat = tint(pen, Role::Shade);
            pen.fill(d, &flat, alpha.unwrap_or(1.0));
        }
        LayerKind::Snow => {
            let pale = tint_or(pen, &rise);
            pen.fill(d, &pale, alpha.unwrap_or(1.0));
        }
        LayerKind::Wood => {
            let green = tint(pen, Role::Growth);
            pen.fill(d, &green, alpha.unwrap_or(0.3));
        }
        LayerKind::Plaza => {
            let paved = tint_or(pen, &rise);
            pen.fill(d, &paved, alpha.unwrap_or(0.7));
            pen.line(d, ink, 0.5, 1.6);
            if let Some(wide) = layer.tiles {
                let joints = joints(shape, wide);
                pen.within(d, |pen| pen.line(&joints, ink, 0.16, 1.2));
            }
        }
        LayerKind::Cloud => {
            let puffs = scallops(shape, layer.puff.unwrap_or(30.0), dice);
            let (white, lit) = (tint(pen, Role::Accent), pen.colours.lit.clone());
            pen.fill(&puffs, &white, alpha.unwrap_or(0.85));
            pen.line(&puffs, ink, 0.45, 1.8);
            pen.within(&puffs, |pen| pen.line(&puffs, &lit, 0.35, 18.0));
        }
        LayerKind::Contour
        | LayerKind::Crack
        | LayerKind::LavaRiver
        | LayerKind::Reef
        | LayerKind::River
        | LayerKind::Road
        | LayerKind::Wall => {}
    }
}

/// Short strokes across the edge of an area.
struct Hatch {
    step: f32,
    short: f32,
    long: f32,
    alpha: f32,
    side: Across,
}

/// To which side of an edge strokes go.
#[derive(PartialEq)]
enum Across {
    Inwards,
    Outwards,
    /// Inwards, but only on the side away from the light.
    Lee,
}

fn hatching(pen: &mut Pen<'_>, shape: &Outline, dice: &mut Dice, hatch: &Hatch) {
    let inwards = turning(&shape.points);
    let way = if hatch.side == Across::Outwards { -inwards } else { inwards };
    let mut strokes = String::new();
    for stop in stops(&shape.points, hatch.step) {
        let (x, y) = (-stop.along.1 * way, stop.along.0 * way);
        if hatch.side == Across::Lee && x * 0.6 + y * 0.8 > -0.05 {
            continue;
        }
        let long = dice.between(hatch.short, hatch.long);
        strokes += &format!("M{} {}l{} {}", N(stop.at.0), N(stop.at.1), N(x * long), N(y * long));
    }
    let ink = pen.colours.ink();
    pen.line(&strokes, ink, hatch.alpha, 1.5);
}

/// The joints between tiles over the whole of an area.
fn joints(shape: &Outline, wide: f32) -> String {
    let start = (f32::INFINITY, f32::INFINITY, 0.0f32, 0.0f32);
    let (left, top, right, bottom) = shape
        .points
        .iter()
        .fold(start, |all, (x, y)| (all.0.min(*x), all.1.min(*y), all.2.max(*x), all.3.max(*y)));
    let across = |from: f32, to: f32| {
        (1..).map(move |n| from + n as f32 * wide).take_while(move |at| *at < to)
    };
    let upright = across(left, right).map(|x| format!("M{} {}V{}", N(x), N(top), N(bottom)));
    let level = across(top, bottom).map(|y| format!("M{} {}H{}", N(left), N(y), N(right)));
    upright.chain(level).collect()
}

/// The scalloped edge of a cloud.
fn scallops(shape: &Outline, puff: f32, dice: &mut Dice) -> String {
    let edge = stops(&shape.points, puff);
    let Some(first) = edge.first() else { return String::new() };
    let sweep = u8::from(turning(&shape.points) > 0.0);
    let mut d = format!("M{} {}", N(first.at.0), N(first.at.1));
    for (index, stop) in edge.iter().enumerate() {
        let next = edge[(index + 1) % edge.len()];
        let radius = super::shapes::distance(stop.at, next.at) * dice.between(0.54, 0.72);
        d += &format!("A{0} {0} 0 0 {sweep} {1} {2}", N(radius), N(next.at.0), N(next.at.1));
    }
    d + "Z"
}
