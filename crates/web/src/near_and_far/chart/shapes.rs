//! Outlines, boxes and distances on a sheet.

use std::fmt;

/// A place on a sheet.
pub(super) type At = (f32, f32);

/// A number of a drawing: one place after the point, and none where it is 0.
pub(super) struct N(pub(super) f32);

impl fmt::Display for N {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() as i64;
        match tenths % 10 {
            0 => write!(f, "{}", tenths / 10),
            rest => {
                let sign = if tenths < 0 { "-" } else { "" };
                write!(f, "{sign}{}.{}", (tenths / 10).abs(), rest.abs())
            }
        }
    }
}

/// An area or a line: how it is drawn, and the points along it.
pub(super) struct Outline {
    /// The `d` of its path.
    pub(super) d: String,
    /// Points along it, close to each other; an area ends where it begins.
    pub(super) points: Vec<At>,
}

/// How many points stand for one curve.
const FINE: usize = 7;

/// A line through points, with soft or straight edges, closed or not.
pub(super) fn outline(points: &[[f32; 2]], smooth: bool, closed: bool) -> Outline {
    let all: Vec<At> = points.iter().map(|&[x, y]| (x, y)).collect();
    let Some(&first) = all.first() else {
        return Outline { d: String::new(), points: Vec::new() };
    };
    if !smooth {
        let mut points = all.clone();
        points.extend(closed.then_some(first));
        return Outline { d: polygon(&all, closed), points };
    }
    let count = all.len() as isize;
    let at = |place: isize| {
        let place = if closed { place.rem_euclid(count) } else { place.clamp(0, count - 1) };
        all[place as usize]
    };
    let mut d = format!("M{} {}", N(first.0), N(first.1));
    let mut along = vec![first];
    for index in 0..(if closed { count } else { count - 1 }) {
        let [before, from, to, after] = [-1, 0, 1, 2].map(|step| at(index + step));
        let lean = |a: At, b: At| ((b.0 - a.0) / 6.0, (b.1 - a.1) / 6.0);
        let (out, back) = (lean(before, to), lean(from, after));
        let one = (from.0 + out.0, from.1 + out.1);
        let two = (to.0 - back.0, to.1 - back.1);
        d += &format!(
            "C{} {} {} {} {} {}",
            N(one.0),
            N(one.1),
            N(two.0),
            N(two.1),
            N(to.0),
            N(to.1)
        );
        along.extend((1..=FINE).map(|step| cubic([from, one, two, to], step as f32 / FINE as f32)));
    }
    d += if closed { "Z" } else { "" };
    Outline { d, points: along }
}

fn cubic(curve: [At; 4], at: f32) -> At {
    let rest = 1.0 - at;
    let weights = [rest * rest * rest, 3.0 * rest * rest * at, 3.0 * rest * at * at, at * at * at];
    let each = curve.iter().zip(weights);
    each.fold((0.0, 0.0), |sum, (point, weight)| {
        (sum.0 + weight * point.0, sum.1 + weight * point.1)
    })
}

/// The `d` of straight lines.
pub(super) fn polygon(points: &[At], closed: bool) -> String {
    let corners: Vec<String> = points.iter().map(|(x, y)| format!("{} {}", N(*x), N(*y))).collect();
    format!("M{}{}", corners.join("L"), if closed { "Z" } else { "" })
}

/// A place on a line and the direction there, of length 1.
#[derive(Clone, Copy)]
pub(super) struct Stop {
    pub(super) at: At,
    pub(super) along: At,
}

/// Places on a line, `step` apart.
pub(super) fn stops(points: &[At], step: f32) -> Vec<Stop> {
    let mut found = Vec::new();
    let mut next = step / 2.0;
    for pair in points.windows(2) {
        let (a, b) = (pair[0], pair[1]);
        let length = distance(a, b);
        if length == 0.0 {
            continue;
        }
        let along = ((b.0 - a.0) / length, (b.1 - a.1) / length);
        while next <= length {
            found.push(Stop { at: (a.0 + along.0 * next, a.1 + along.1 * next), along });
            next += step;
        }
        next -= length;
    }
    found
}

/// 1 where an area is drawn clockwise on the screen, -1 where it is not: the inside is to that side.
pub(super) fn turning(points: &[At]) -> f32 {
    let twice: f32 = points.windows(2).map(|two| two[0].0 * two[1].1 - two[1].0 * two[0].1).sum();
    twice.signum()
}

pub(super) fn distance(a: At, b: At) -> f32 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// How far a point is from a line.
pub(super) fn off_line(point: At, line: &[At]) -> f32 {
    let each = line.windows(2).map(|two| off_segment(point, two[0], two[1]));
    each.fold(f32::INFINITY, f32::min)
}

fn off_segment(point: At, a: At, b: At) -> f32 {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let square = dx * dx + dy * dy;
    let along = match square {
        0.0 => 0.0,
        _ => (((point.0 - a.0) * dx + (point.1 - a.1) * dy) / square).clamp(0.0, 1.0),
    };
    distance(point, (a.0 + along * dx, a.1 + along * dy))
}

/// Whether a point lies in an area.
pub(super) fn inside(point: At, area: &[At]) -> bool {
    let crossed = |two: &&[At]| {
        let (a, b) = (two[0], two[1]);
        (a.1 > point.1) != (b.1 > point.1)
            && point.0 < (b.0 - a.0) * (point.1 - a.1) / (b.1 - a.1) + a.0
    };
    area.windows(2).filter(crossed).count() % 2 == 1
}

/// A box with its sides upright.
#[derive(Clone, Copy)]
pub(super) struct Rect {
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) right: f32,
    pub(super) bottom: f32,
}

impl Rect {
    /// Around a middle.
    pub(super) fn around((x, y): At, width: f32, height: f32) -> Rect {
        let (half, high) = (width / 2.0, height / 2.0);
        Rect { left: x - half, top: y - high, right: x + half, bottom: y + high }
    }

    /// Standing on a foot.
    pub(super) fn on((x, y): At, half: f32, height: f32) -> Rect {
        Rect { left: x - half, top: y - height, right: x + half, bottom: y + 2.0 }
    }

    pub(super) fn middle(&self) -> At {
        ((self.left + self.right) / 2.0, (self.top + self.bottom) / 2.0)
    }

    pub(super) fn meets(&self, other: &Rect, gap: f32) -> bool {
        self.left < other.right + gap
            && other.left < self.right + gap
            && self.top < other.bottom + gap
            && other.top < self.bottom + gap
    }

    pub(super) fn off(&self, point: At) -> f32 {
        let x = (self.left - point.0).max(point.0 - self.right).max(0.0);
        let y = (self.top - point.1).max(point.1 - self.bottom).max(0.0);
        x.hypot(y)
    }

    /// How far it is from a line of points that lie close to each other.
    pub(super) fn off_line(&self, line: &[At]) -> f32 {
        let between = |two: &[At]| {
            let (a, b) = (two[0], two[1]);
            let steps = ((distance(a, b) / 5.0) as usize).max(1);
            let place = |step: usize| {
                let at = step as f32 / steps as f32;
                self.off((a.0 + (b.0 - a.0) * at, a.1 + (b.1 - a.1) * at))
            };
            (0..=steps).map(place).fold(f32::INFINITY, f32::min)
        };
        line.windows(2).map(between).fold(f32::INFINITY, f32::min)
    }
}
