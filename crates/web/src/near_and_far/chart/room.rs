//! What a sheet must keep readable: spaces, paths, symbols, books and names, and the room around them.

use game_near_and_far::components::{
    Align, Label, Map, PathChart, SHEET_HEIGHT, SHEET_WIDTH, Side,
};

use super::shapes::{At, Rect};

/// The radius of a space.
pub(in super::super) const SPACE: f32 = 24.0;
/// The radius of the town space.
pub(in super::super) const TOWN: f32 = 36.0;
/// The radius of a symbol on a path.
const SYMBOL: f32 = 17.0;
/// The size of the letters of a name.
pub(super) const LETTERS: f32 = 19.0;
/// The height of a row of a name.
pub(super) const ROW: f32 = LETTERS * 1.12;
/// Points that stand for a path.
const FINE: u8 = 16;

/// What is to be kept clear on a sheet.
pub(super) struct Room {
    /// Paths as points.
    pub(super) paths: Vec<Vec<At>>,
    /// Round things with their radius.
    pub(super) rounds: Vec<(At, f32)>,
    /// Everything else.
    pub(super) boxes: Vec<Rect>,
}

impl Room {
    pub(super) fn of(map: &Map) -> Room {
        let paths = map.chart.paths.iter();
        let paths = paths.map(|path| {
            (0..=FINE).map(|at| on_path(map, path, f32::from(at) / f32::from(FINE))).collect()
        });
        let mut room = Room { paths: paths.collect(), rounds: Vec::new(), boxes: vec![stack(map)] };
        for path in map.chart.paths.iter().filter(|path| path.symbol.is_some()) {
            room.rounds.push((on_path(map, path, path.at), SYMBOL + 5.0));
        }
        for (index, (face, chart)) in map.spaces.iter().zip(&map.chart.spaces).enumerate() {
            let radius = if index == 0 { TOWN } else { SPACE };
            room.rounds.push(((face.x, face.y), radius + 5.0));
            if face.quest.is_some() {
                room.boxes.push(Rect::around(book(map, index), 42.0, 27.0));
            }
            if face.marked {
                room.rounds.push((mark(map, index), 19.0));
            }
            if let (Some(name), Some(label)) = (&face.name, &chart.label) {
                room.boxes.push(lettering(name, label));
            }
        }
        room
    }

    /// Whether a pictogram can stand here, so far from every path.
    pub(super) fn is_clear(&self, foot: At, half: f32, height: f32, gap: f32) -> bool {
        let own = Rect::on(foot, half, height);
        let on_sheet = own.left >= 14.0
            && own.top >= 12.0
            && own.right <= SHEET_WIDTH - 14.0
            && own.bottom <= SHEET_HEIGHT - 12.0;
        on_sheet
            && self.rounds.iter().all(|(middle, radius)| own.off(*middle) >= *radius)
            && self.boxes.iter().all(|other| !own.meets(other, 3.0))
            && self.paths.iter().all(|path| own.off_line(path) >= gap)
    }
}

/// Where a space is.
pub(super) fn place(map: &Map, index: usize) -> At {
    (map.spaces[index].x, map.spaces[index].y)
}

/// A point on a path.
pub(super) fn on_path(map: &Map, path: &PathChart, at: f32) -> At {
    let [a, b] = [path.a, path.b].map(|end| place(map, end.index()).into_point());
    let point = path.point(a, b, at);
    (point.x, point.y)
}

pub(super) trait IntoPoint {
    fn into_point(self) -> game_near_and_far::components::Point;
}

impl IntoPoint for At {
    fn into_point(self) -> game_near_and_far::components::Point {
        [self.0, self.1].into()
    }
}

/// The middle of the book of a space.
pub(in super::super) fn book(map: &Map, index: usize) -> At {
    let (x, y) = place(map, index);
    let (right, down) = match map.chart.spaces[index].book {
        Side::N => (0.0, -33.0),
        Side::S => (0.0, 33.0),
        Side::E => (37.0, 0.0),
        Side::W => (-37.0, 0.0),
        Side::Ne => (28.4, -23.8),
        Side::Nw => (-28.4, -23.8),
        Side::Se => (28.4, 23.8),
        Side::Sw => (-28.4, 23.8),
    };
    (x + right, y + down)
}

/// The middle of the water or the mammoth of a space.
pub(super) fn mark(map: &Map, index: usize) -> At {
    let (x, y) = place(map, index);
    let side = map.chart.spaces[index].mark.0.direction();
    (x + 31.0 * side.x, y + 31.0 * side.y)
}

/// The slot of the threat cards.
pub(super) fn stack(map: &Map) -> Rect {
    let middle = map.chart.threat_stack;
    Rect::around((middle.x, middle.y), 74.0, 98.0)
}

/// The rows of a name, broken where they come out most even.
pub(in super::super) fn rows(name: &str, rows: u8) -> Vec<String> {
    let words: Vec<&str> = name.split(' ').collect();
    let halves = (1..words.len()).map(|cut| (words[..cut].join(" "), words[cut..].join(" ")));
    match halves.min_by_key(|(first, second)| first.len().abs_diff(second.len())) {
        Some((first, second)) if rows == 2 => vec![first, second],
        _ => vec![name.to_owned()],
    }
}

/// The room a name takes, in the widest of the faces it may be set in.
pub(super) fn lettering(name: &str, label: &Label) -> Rect {
    let rows = rows(name, label.rows);
    let width = |row: &String| row.chars().map(breadth).sum::<f32>() * LETTERS;
    let widest = rows.iter().map(width).fold(0.0, f32::max) + 4.0;
    let height = ROW * rows.len() as f32;
    let middle = match label.align {
        Align::Middle => label.x,
        Align::Start => label.x + widest / 2.0,
        Align::End => label.x - widest / 2.0,
    };
    Rect::around((middle, label.y), widest, height)
}

/// How wide a letter is, for a size of 1.
fn breadth(letter: char) -> f32 {
    match letter {
        'i' | 'l' | 'j' | 'I' | '\'' | '.' | ',' | '’' => 0.34,
        ' ' => 0.32,
        'f' | 't' | 'r' => 0.42,
        'm' | 'w' | 'M' | 'W' => 0.95,
        other if other.is_uppercase() => 0.74,
        _ => 0.6,
    }
}
