//! Pictograms on a sheet: woods, grass and waves by chance, and those with a place of their own.
//!
//! Chance comes from the number of the map, so a sheet never changes.

use game_near_and_far::components::{LayerKind, Map, SHEET_HEIGHT, SHEET_WIDTH};

use super::{
    ground::{Drawn, is_area},
    pen::{Dice, Pen},
    room::Room,
    shapes::{At, Rect, inside},
};

/// Half the width, and the height, of pictograms.
fn size(glyph: &str) -> (f32, f32) {
    match glyph {
        "grass" => (15.0, 18.0),
        "pebbles" | "scree" => (15.0, 12.0),
        "rubble" => (14.0, 12.0),
        "toadstool" => (11.0, 18.0),
        "redtree" => (19.0, 47.0),
        "redfir" => (18.0, 55.0),
        "leaf" => (9.0, 9.0),
        "dune" => (31.0, 16.0),
        "moss" => (13.0, 9.0),
        "pine" => (15.0, 45.0),
        "ripple" => (21.0, 6.0),
        "burnt" => (16.0, 48.0),
        "ember" => (6.0, 14.0),
        "wave" => (17.0, 8.0),
        "jungle" => (28.0, 46.0),
        "fern" => (21.0, 27.0),
        "palm" => (44.0, 77.0),
        "star" => (12.0, 14.0),
        "peak" => (36.0, 50.0),
        "windtree" => (40.0, 52.0),
        "cactus" => (25.0, 70.0),
        "tooth" => (36.0, 76.0),
        "gull" => (20.0, 14.0),
        "fishbones" => (138.0, 78.0),
        "volcano" => (104.0, 154.0),
        "mammoth" => (80.0, 100.0),
        "serpent" => (94.0, 78.0),
        "cloud" => (78.0, 52.0),
        "temple" => (66.0, 92.0),
        "elder_tree" => (74.0, 110.0),
        "dome" => (54.0, 84.0),
        "shipwreck" => (72.0, 90.0),
        "lighthouse" => (76.0, 106.0),
        "bigdune" => (78.0, 42.0),
        _ => (46.0, 88.0),
    }
}

/// Pictograms of one kind that are strewn.
struct Strewn<'a> {
    glyphs: &'a str,
    step: f32,
    scale: f32,
    avoid: &'a [String],
    gap: f32,
    /// The layer they fill; the whole sheet where there is none.
    within: Option<&'a Drawn<'a>>,
    /// What their chance comes from.
    seed: String,
}

/// A pictogram that stands somewhere.
struct Standing {
    foot: At,
    half: f32,
    height: f32,
}

/// All pictograms, those further up first.
pub(super) fn draw(pen: &mut Pen<'_>, map: &Map, mut room: Room, layers: &[Drawn<'_>]) {
    let land = &map.chart.landscape;
    let mut all: Vec<(f32, String)> = Vec::new();
    for one in &land.decorations {
        let (half, height) = size(&one.kind);
        let foot = (one.x, one.y);
        room.boxes.push(Rect::on(foot, half * one.scale * 0.9, height * one.scale));
        all.push((one.y, pen.glyph(&one.kind, foot, one.scale, one.flip)));
    }
    let mut standing = Vec::new();
    for kind in kinds(map, layers) {
        strew(pen, map, &room, layers, &kind, &mut standing, &mut all);
    }
    all.sort_by(|a, b| a.0.total_cmp(&b.0));
    for (_, glyph) in all {
        pen.put(glyph);
    }
}

/// What is strewn: what fills layers first, then the rest.
fn kinds<'a>(map: &'a Map, layers: &'a [Drawn<'a>]) -> Vec<Strewn<'a>> {
    let filling = layers.iter().filter_map(|drawn| {
        let layer = drawn.layer;
        Some(Strewn {
            glyphs: layer.glyph.as_deref()?,
            step: layer.step.unwrap_or(40.0),
            scale: layer.scale.unwrap_or(1.0),
            avoid: &layer.avoid,
            gap: 8.0,
            within: Some(drawn),
            seed: format!("in {}", layer.name),
        })
    });
    let free = map.chart.landscape.scatter.iter().map(|one| Strewn {
        glyphs: &one.glyph,
        step: one.step,
        scale: one.scale.unwrap_or(1.0),
        avoid: &one.avoid,
        gap: one.gap.unwrap_or(8.0),
        within: None,
        seed: format!("over {} {}", one.glyph, one.step),
    });
    filling.chain(free).collect()
}

fn strew(
    pen: &mut Pen<'_>,
    map: &Map,
    room: &Room,
    layers: &[Drawn<'_>],
    kind: &Strewn<'_>,
    standing: &mut Vec<Standing>,
    all: &mut Vec<(f32, String)>,
) {
    let glyphs: Vec<&str> = kind.glyphs.split('+').collect();
    let mut dice = Dice::of(map.number, &kind.seed);
    let rows = (SHEET_HEIGHT / (kind.step * 0.62)) as usize + 1;
    let columns = (SHEET_WIDTH / kind.step) as usize + 1;
    for (row, column) in (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column))) {
        let (x, y) = (
            (column as f32 + (row % 2) as f32 / 2.0) * kind.step,
            10.0 + row as f32 * kind.step * 0.62,
        );
        let foot =
            (x + dice.between(-0.36, 0.36) * kind.step, y + dice.between(-0.3, 0.3) * kind.step);
        let which = dice.throw();
        let scale = kind.scale * dice.between(0.82, 1.18);
        let glyph = glyphs[(which * glyphs.len() as f32) as usize % glyphs.len()];
        let (half, height) = size(glyph);
        let one = Standing { foot, half: half * scale, height: height * scale };
        if one.fits(room, layers, kind) && !standing.iter().any(|other| one.hides(other)) {
            all.push((foot.1, pen.glyph(glyph, foot, scale, which > 0.5)));
            standing.push(one);
        }
    }
}

impl Standing {
    fn fits(&self, room: &Room, layers: &[Drawn<'_>], kind: &Strewn<'_>) -> bool {
        let (x, y) = self.foot;
        let own = Rect::on((x, y - 2.0), self.half * 0.6, self.height * 0.8);
        let is_off = |drawn: &Drawn<'_>| {
            let layer = drawn.layer;
            if is_area(layer.kind) {
                let head = (x, y - self.height);
                !inside(self.foot, &drawn.shape.points) && !inside(head, &drawn.shape.points)
            } else {
                own.off_line(&drawn.shape.points) >= layer.width.unwrap_or(12.0) / 2.0 + 10.0
            }
        };
        let is_within =
            kind.within.is_none_or(|drawn| inside((x, y - self.height * 0.3), &drawn.shape.points));
        is_within
            && layers.iter().filter(|drawn| avoided(drawn, kind.avoid)).all(is_off)
            && room.is_clear(self.foot, self.half * 0.85, self.height, kind.gap)
    }

    fn hides(&self, other: &Standing) -> bool {
        let ((x, y), (there, below)) = (self.foot, other.foot);
        (x - there).abs() < (self.half + other.half) * 0.62
            && (y - below).abs() < self.height.max(other.height) * 0.42
    }
}

/// Whether a layer is named, by its kind or its name.
fn avoided(drawn: &Drawn<'_>, avoid: &[String]) -> bool {
    let layer = drawn.layer;
    avoid.iter().any(|word| *word == layer.name || word == kind_word(layer.kind))
}

/// A kind as maps write it.
fn kind_word(kind: LayerKind) -> &'static str {
    match kind {
        LayerKind::Basin => "basin",
        LayerKind::Cloud => "cloud",
        LayerKind::Contour => "contour",
        LayerKind::Crack => "crack",
        LayerKind::Dunes => "dunes",
        LayerKind::Isle => "isle",
        LayerKind::Lake => "lake",
        LayerKind::LavaRiver => "lava_river",
        LayerKind::Meadow => "meadow",
        LayerKind::Plaza => "plaza",
        LayerKind::Reef => "reef",
        LayerKind::River => "river",
        LayerKind::Road => "road",
        LayerKind::Rock => "rock",
        LayerKind::Snow => "snow",
        LayerKind::Terrace => "terrace",
        LayerKind::Wall => "wall",
        LayerKind::Wood => "wood",
    }
}
