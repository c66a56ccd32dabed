//! The landscape of a map: colours, layers, and what is scattered over it. No rule looks at it.

use serde::{Deserialize, Serialize};

/// What lies around the spaces and paths of a map.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Landscape {
    /// What kind of land it is: `desert`.
    pub kind: String,
    /// The colour of the sheet.
    pub base: Role,
    /// The ground under paths.
    pub bed: Bed,
    /// How names are written.
    #[serde(default)]
    pub lettering: Lettering,
    /// The colours by day.
    pub light: Palette,
    /// The colours by night.
    pub dark: Palette,
    /// Small pictograms wherever nothing else is.
    #[serde(default)]
    pub scatter: Vec<Scatter>,
    /// Areas and lines, drawn in this order.
    #[serde(default)]
    pub layers: Vec<Layer>,
    /// Larger pictograms, each at its place.
    #[serde(default)]
    pub decorations: Vec<Decoration>,
}

/// The ground under paths.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Bed {
    /// Nothing of its own.
    None,
    /// Caves.
    Tunnel,
    /// A wide floor.
    Valley,
    /// A trodden strip.
    Trail,
}

/// How names are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lettering {
    /// With a halo of paper.
    #[default]
    Halo,
    /// On a paper label.
    Tag,
}

/// What a colour is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// What paths lie on.
    Ground,
    /// Darker ground.
    Shade,
    /// Water.
    Water,
    /// Rock and walls.
    Relief,
    /// Plants.
    Growth,
    /// Paths, outlines and lettering.
    Ink,
    /// Halos.
    Paper,
    /// What stands out.
    Accent,
}

/// Eight colours, as `#rrggbb`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Palette {
    /// What paths lie on.
    pub ground: String,
    /// Darker ground.
    pub shade: String,
    /// Water.
    pub water: String,
    /// Rock and walls.
    pub relief: String,
    /// Plants.
    pub growth: String,
    /// Paths, outlines and lettering.
    pub ink: String,
    /// Halos.
    pub paper: String,
    /// What stands out.
    pub accent: String,
}

impl Palette {
    /// All eight, each with its role.
    pub fn colours(&self) -> [(Role, &str); 8] {
        [
            (Role::Ground, &self.ground),
            (Role::Shade, &self.shade),
            (Role::Water, &self.water),
            (Role::Relief, &self.relief),
            (Role::Growth, &self.growth),
            (Role::Ink, &self.ink),
            (Role::Paper, &self.paper),
            (Role::Accent, &self.accent),
        ]
    }
}

/// An area or a line.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layer {
    /// What it is called; no two of a map have the same name.
    pub name: String,
    /// What it is.
    pub kind: LayerKind,
    /// Its outline or its course.
    pub points: Vec<[f32; 2]>,
    /// Its colour, where it is not that of its kind.
    pub tint: Option<Role>,
    /// How opaque it is, 0 to 1.
    pub alpha: Option<f32>,
    /// How wide a line is.
    pub width: Option<f32>,
    /// Whether its edges are curves.
    #[serde(default = "yes")]
    pub smooth: bool,
    /// A pictogram that fills it.
    pub glyph: Option<String>,
    /// How far apart the pictograms stand.
    pub step: Option<f32>,
    /// How large they are.
    pub scale: Option<f32>,
    /// Kinds or names of layers they keep off.
    #[serde(default)]
    pub avoid: Vec<String>,
    /// The size of a scallop of a cloud.
    pub puff: Option<f32>,
    /// The width of a tile of a plaza.
    pub tiles: Option<f32>,
}

/// What a layer is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LayerKind {
    /// An area: a dry bed, hatched inwards.
    Basin,
    /// An area of scallops.
    Cloud,
    /// A line of equal height.
    Contour,
    /// A tapering line.
    Crack,
    /// A flat area of sand.
    Dunes,
    /// Land in the sea.
    Isle,
    /// Water with lines along its shore.
    Lake,
    /// A line of fire.
    LavaRiver,
    /// A flat area of grass.
    Meadow,
    /// A paved area.
    Plaza,
    /// A line of rocks in the sea.
    Reef,
    /// A line of water.
    River,
    /// A line of road.
    Road,
    /// An area hatched inwards.
    Rock,
    /// A pale area.
    Snow,
    /// Higher ground, hatched outwards.
    Terrace,
    /// A line that opens where a path goes through.
    Wall,
    /// An area of trees.
    Wood,
}

/// A pictogram strewn wherever nothing else is.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scatter {
    /// Which; `a+b` mixes.
    pub glyph: String,
    /// How far apart.
    pub step: f32,
    /// How large.
    pub scale: Option<f32>,
    /// Kinds or names of layers it keeps off.
    #[serde(default)]
    pub avoid: Vec<String>,
    /// How far it keeps off paths.
    pub gap: Option<f32>,
}

/// A pictogram at its place.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decoration {
    /// Which.
    pub kind: String,
    /// The middle of its foot, to the right.
    pub x: f32,
    /// The middle of its foot, down.
    pub y: f32,
    /// How large.
    pub scale: f32,
    /// Whether it is mirrored.
    #[serde(default)]
    pub flip: bool,
}

fn yes() -> bool {
    true
}
