//! The maps of the atlas as charts: landscape, paths, spaces, books and names.
//!
//! A sheet is the same for all tables with the same content, so it is served as a picture whose name
//! says of which content it is. What changes in a game is laid over it ([`super::map`]).

mod board;
mod ground;
mod lines;
mod pen;
pub(super) mod room;
mod shapes;
mod strewn;

use std::fmt;

use game_near_and_far::{Content, MAPS, components::Map};
use table::ContentName;

use ground::Drawn;
use pen::{Colours, Pen};
use room::Room;

/// Whether a sheet is drawn for a light or a dark page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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

/// One map of the content of some table, for a light or a dark page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Chart {
    /// What the content is known by.
    pub(crate) content: ContentName,
    /// From 1 on.
    pub(crate) map: u8,
    /// For which page.
    pub(crate) light: Light,
}

impl Chart {
    /// The picture of this name, if it is one of this content.
    pub(crate) fn named(content: ContentName, name: &str) -> Option<Chart> {
        let maps = (1..=MAPS).flat_map(|map| Light::ALL.map(|light| (map, light)));
        let mut charts = maps.map(|(map, light)| Chart { content, map, light });
        charts.find(|chart| chart.to_string() == name)
    }

    /// The picture, drawn from that content.
    pub(crate) fn draw(self, content: &Content) -> String {
        sheet(content.map(self.map), self.light)
    }
}

impl fmt::Display for Chart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "near-and-far-{}-{}-{}.svg", self.content, self.map, self.light.word())
    }
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
    use game_near_and_far::NearAndFar;
    use table::Game;

    use super::*;

    fn chart(map: u8, light: Light) -> Chart {
        Chart { content: NearAndFar::fingerprint(Content::embedded()).into(), map, light }
    }

    #[test]
    fn every_map_is_drawn_by_day_and_by_night() {
        for map in 1..=MAPS {
            for light in Light::ALL {
                let text = chart(map, light).draw(Content::embedded());
                if let Some(folder) = std::env::var_os("TABLETALE_CHARTS") {
                    let name = format!("{map}-{}.svg", light.word());
                    std::fs::write(std::path::Path::new(&folder).join(name), &text)
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
    fn a_chart_reads_back_as_it_is_named() {
        let last = chart(MAPS, Light::Night);
        let named = |name: &str| Chart::named(last.content, name);
        assert_eq!(named(&last.to_string()), Some(last));

        for wrong in [chart(0, Light::Day), chart(MAPS + 1, Light::Day)] {
            assert_eq!(named(&wrong.to_string()), None);
        }
        for wrong in ["near-and-far-1-day.svg", "near-and-far-00-1-day.svg", "near-and-far.css"] {
            assert_eq!(named(wrong), None);
        }
    }
}
