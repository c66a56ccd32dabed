//! Whether spaces lie apart and paths cross nowhere, as they are drawn.

use crate::components::{Map, PathChart, Point, SHEET_HEIGHT, SHEET_WIDTH};

/// Spaces are at least so far apart: 44 pixels on a map 700 pixels wide.
const APART: f32 = 64.0;
/// And so far from the edge of the sheet.
const EDGE: f32 = 30.0;
/// Straight pieces of a curve.
const PIECES: usize = 16;
/// So near the space that two paths share they may touch.
const SHARED: f32 = 12.0;

/// What cannot be told apart on this map.
pub(super) fn wrong(map: &Map) -> Vec<String> {
    let mut wrong = Vec::new();
    let places: Vec<Point> = map.spaces.iter().map(|face| Point { x: face.x, y: face.y }).collect();
    let (right, below) = (EDGE..=SHEET_WIDTH - EDGE, EDGE..=SHEET_HEIGHT - EDGE);
    for (space, place) in places.iter().enumerate() {
        if !right.contains(&place.x) || !below.contains(&place.y) {
            wrong.push(format!("space {space} lies off the sheet"));
        }
        for (other, far) in places.iter().enumerate().skip(space + 1) {
            if place.distance(*far) < APART {
                wrong.push(format!("spaces {space} and {other} are less than {APART} apart"));
            }
        }
    }
    let curves: Vec<(&PathChart, Vec<Point>)> =
        map.chart.paths.iter().map(|path| (path, curve(path, &places))).collect();
    for (index, (path, points)) in curves.iter().enumerate() {
        for (other, far) in &curves[index + 1..] {
            let ends = [path.a, path.b];
            let shared = [other.a, other.b].into_iter().filter(|end| ends.contains(end));
            let shared: Vec<Point> = shared.map(|end| places[end.index()]).collect();
            if cross(points, far, &shared) {
                let (a, b, c, d) = (path.a, path.b, other.a, other.b);
                wrong.push(format!("the paths {a}-{b} and {c}-{d} cross"));
            }
        }
    }
    wrong
}

fn curve(path: &PathChart, places: &[Point]) -> Vec<Point> {
    let (a, b) = (places[path.a.index()], places[path.b.index()]);
    (0..=PIECES).map(|piece| path.point(a, b, piece as f32 / PIECES as f32)).collect()
}

/// Whether two curves cross anywhere but near the spaces they share.
fn cross(one: &[Point], other: &[Point], shared: &[Point]) -> bool {
    one.windows(2).any(|piece| {
        other.windows(2).any(|far| {
            let (a, b, c, d) = (piece[0], piece[1], far[0], far[1]);
            let middle =
                Point { x: (a.x + b.x + c.x + d.x) / 4.0, y: (a.y + b.y + c.y + d.y) / 4.0 };
            shared.iter().all(|end| end.distance(middle) > SHARED) && meet(a, b, c, d)
        })
    })
}

/// Whether the straight pieces ab and cd meet.
fn meet(a: Point, b: Point, c: Point, d: Point) -> bool {
    let turn = |p: Point, q: Point, r: Point| (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
    (turn(a, b, c) > 0.0) != (turn(a, b, d) > 0.0) && (turn(c, d, a) > 0.0) != (turn(c, d, b) > 0.0)
}
