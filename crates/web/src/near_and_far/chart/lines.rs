//! Lines of a landscape: rivers, roads, cracks, reefs and walls.

use game_near_and_far::components::{LayerKind, Role};

use super::{
    ground::Drawn,
    pen::{Dice, Pen},
    room::Room,
    shapes::{At, N, Outline, off_line, polygon, stops},
};

/// One line.
pub(super) fn draw(pen: &mut Pen<'_>, room: &Room, drawn: &Drawn<'_>, dice: &mut Dice) {
    let Drawn { layer, shape } = drawn;
    let d = shape.d.as_str();
    let ink = pen.colours.ink();
    let tint =
        |pen: &Pen<'_>, usual: Role| pen.colours.role(layer.tint.unwrap_or(usual)).to_owned();
    match layer.kind {
        LayerKind::River => {
            let (wide, water, lit) =
                (layer.width.unwrap_or(12.0), tint(pen, Role::Water), pen.colours.lit.clone());
            pen.line(d, ink, 0.6, wide + 4.0);
            pen.line(d, &water, 1.0, wide);
            pen.dashes(d, &lit, 0.5, (wide * 0.12).max(1.4), "26 18 8 22");
        }
        LayerKind::LavaRiver => {
            let (wide, deep) = (layer.width.unwrap_or(14.0), pen.colours.deep.clone());
            let (relief, fire) = (pen.colours.role(Role::Relief), pen.colours.role(Role::Accent));
            pen.line(d, relief, 1.0, wide + 16.0);
            pen.line(d, &deep, 0.8, wide + 4.0);
            pen.line(d, fire, 1.0, wide);
            pen.line(d, "#ffc25c", 0.85, wide * 0.36);
            pen.dashes(d, "#fff0b8", 0.9, wide * 0.12, "60 24 26 40");
        }
        LayerKind::Road => {
            let earth = tint(pen, Role::Shade);
            pen.line(d, &earth, layer.alpha.unwrap_or(0.9), layer.width.unwrap_or(22.0));
        }
        LayerKind::Contour => {
            pen.line(d, ink, layer.alpha.unwrap_or(0.3), layer.width.unwrap_or(1.6));
        }
        LayerKind::Crack => crack(pen, shape, layer.width.unwrap_or(12.0), dice),
        LayerKind::Reef => reef(pen, shape, layer.step.unwrap_or(22.0), dice),
        LayerKind::Wall => {
            let (stone, wide) = (tint(pen, Role::Relief), layer.width.unwrap_or(12.0));
            wall(pen, room, shape, &stone, wide);
        }
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
        | LayerKind::Wood => {}
    }
}

/// A rift that is widest in its middle, with ragged edges.
fn crack(pen: &mut Pen<'_>, shape: &Outline, wide: f32, dice: &mut Dice) {
    let along = stops(&shape.points, 20.0);
    let last = along.len().saturating_sub(1).max(1) as f32;
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for (index, stop) in along.iter().enumerate() {
        let ((x, y), (right_of, down)) = (stop.at, stop.along);
        let half =
            (std::f32::consts::PI * index as f32 / last).sin().max(0.0).powf(0.6) * wide / 2.0;
        let ragged = dice.between(-6.0, 6.0);
        left.push((x - down * (half + ragged), y + right_of * (half + ragged)));
        right.push((x + down * (half - ragged), y - right_of * (half - ragged)));
    }
    left.extend(right.into_iter().rev());
    let d = polygon(&left, true);
    let deep = pen.colours.deep.clone();
    let relief = pen.colours.role(Role::Relief);
    pen.line(&d, relief, 0.7, 9.0);
    pen.fill(&d, &deep, 0.86);
    pen.line(&d, &deep, 1.0, 1.4);
}

/// Small rocks in the sea.
fn reef(pen: &mut Pen<'_>, shape: &Outline, step: f32, dice: &mut Dice) {
    let rocks: String = stops(&shape.points, step)
        .iter()
        .map(|stop| {
            let size = dice.between(2.5, 6.0);
            let (x, y) = (stop.at.0 + dice.between(-7.0, 7.0), stop.at.1 + dice.between(-7.0, 7.0));
            format!("M{} {}q{} {} {} 0Z", N(x - size), N(y), N(size), N(-2.2 * size), N(2.0 * size))
        })
        .collect();
    let (relief, ink) = (pen.colours.role(Role::Relief), pen.colours.ink());
    pen.fill(&rocks, relief, 1.0);
    pen.line(&rocks, ink, 0.8, 1.4);
}

/// A wall that opens where a path goes through it.
fn wall(pen: &mut Pen<'_>, room: &Room, shape: &Outline, stone: &str, wide: f32) {
    let mut runs: Vec<Vec<At>> = vec![Vec::new()];
    for stop in stops(&shape.points, 2.0) {
        let gate = room.paths.iter().any(|path| off_line(stop.at, path) < 20.0)
            || room
                .rounds
                .iter()
                .any(|(middle, radius)| super::shapes::distance(stop.at, *middle) < radius + 2.0);
        match runs.last_mut() {
            Some(run) if !gate => run.push(stop.at),
            Some(run) if !run.is_empty() => runs.push(Vec::new()),
            _ => {}
        }
    }
    let standing = runs.iter().filter(|run| run.len() > 4);
    let d: String = standing.map(|run| polygon(&straightened(run), false)).collect();
    let (ink, paper) = (pen.colours.ink(), pen.colours.paper());
    pen.put(r#"<g stroke-linecap="square">"#);
    pen.line(&d, ink, 0.85, wide + 4.0);
    pen.line(&d, stone, 1.0, wide);
    pen.put(r#"</g><g stroke-linecap="butt">"#);
    pen.dashes(&d, ink, 0.4, wide, "1.6 15");
    pen.line(&d, paper, 0.35, 2.4);
    pen.put("</g>");
}

/// Without the points that lie on the line between their neighbours.
fn straightened(points: &[At]) -> Vec<At> {
    let mut kept: Vec<At> = points.first().copied().into_iter().collect();
    for two in points.windows(2).skip(1) {
        let (before, now, next) = (kept[kept.len() - 1], two[0], two[1]);
        if off_line(now, &[before, next]) > 0.4 {
            kept.push(now);
        }
    }
    kept.extend(points.last());
    kept
}
