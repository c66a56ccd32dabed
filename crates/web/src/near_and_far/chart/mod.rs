//! The maps of the atlas as charts: landscape, paths, spaces, books and names.
//!
//! A sheet is the same for all who look at it, so it is drawn once and served as a picture. What changes
//! in a game is laid over it ([`super::map`]).

mod board;
mod ground;
mod lines;
mod pen;
pub(super) mod room;
mod shapes;
mod strewn;

use std::sync::OnceLock;

use game_near_and_far::{Content, MAPS, components::Map};

use ground::Drawn;
use pen::{Colours, Pen};
use room::Room;

/// Whether a sheet is drawn for a light or a dark page.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Light {
    /// A light page.
    Day,
    /// A dark page.
    Night,
}

impl Light {
    /// Both.
    pub(crate) const ALL: [Light; 2] = [Light::Day, Light::Night];

    /// The word for it in the name of a picture.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Light::Day => "day",
            Light::Night => "night",
        }
    }
}

/// The name of the picture of a map.
pub(crate) fn file(map: u8, light: Light) -> String {
    format!("near-and-far-{map}-{}.svg", light.word())
}

/// The picture with this name, drawn when it is first asked for.
pub(crate) fn picture(name: &str) -> Option<&'static [u8]> {
    static DRAWN: [OnceLock<String>; 2 * MAPS as usize] =
        [const { OnceLock::new() }; 2 * MAPS as usize];
    let all = (1..=MAPS).flat_map(|map| Light::ALL.map(|light| (map, light)));
    let (place, (map, light)) =
        all.enumerate().find(|(_, (map, light))| file(*map, *light) == name)?;
    Some(DRAWN[place].get_or_init(|| sheet(Content::embedded().map(map), light)).as_bytes())
}

/// A whole sheet.
fn sheet(map: &Map, light: Light) -> String {
    let land = &map.chart.landscape;
    let room = Room::of(map);
    let layers: Vec<Drawn<'_>> = land.layers.iter().map(Drawn::of).collect();
    let mut pen = Pen::new(Colours::of(land, light));
    ground::draw(&mut pen, map, &room, &layers);
    strewn::draw(&mut pen, map, room, &layers);
    board::draw(&mut pen, map);
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 700" width="1000" height="700">{}<g fill="none" stroke-linecap="round" stroke-linejoin="round">{}</g></svg>"#,
        pen.definitions(),
        pen.out
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_map_is_drawn_by_day_and_by_night() {
        for map in 1..=MAPS {
            for light in Light::ALL {
                let drawn = picture(&file(map, light)).expect("a sheet");
                let text = std::str::from_utf8(drawn).expect("text");
                if let Some(folder) = std::env::var_os("TABLETALE_CHARTS") {
                    std::fs::write(std::path::Path::new(&folder).join(file(map, light)), text)
                        .expect("a file");
                }
                assert!(text.len() < 120_000, "map {map} takes {} bytes", text.len());
                assert!(!text.contains("NaN") && !text.contains("inf"), "map {map}");
                // Every pictogram that is used is there.
                for used in text.split("<use href=\"#").skip(1) {
                    let name = used.split('"').next().unwrap_or_default();
                    assert!(text.contains(&format!("<symbol id=\"{name}\"")), "map {map}: {name}");
                }
            }
        }
    }

    #[test]
    fn no_other_picture_is_known() {
        assert!(picture("near-and-far-12-day.svg").is_none());
        assert!(picture("near-and-far-0-day.svg").is_none());
    }
}
