//! The files a page asks for, embedded in the program or drawn by it.

use shelf::{GameName, Shelf};
use table::ContentName;

use crate::{near_and_far::chart::Chart, now_or_never::cliff};

const CSS: &str = "text/css; charset=utf-8";
const SVG: &str = "image/svg+xml";
const JS: &str = "text/javascript; charset=utf-8";

/// Every asset: its name, its content type, its bytes.
pub const ALL: &[(&str, &str, &[u8])] = &[
    ("table.css", CSS, include_bytes!("../assets/table.css")),
    ("front.css", CSS, include_bytes!("../assets/front.css")),
    ("outcome.css", CSS, include_bytes!("../assets/outcome.css")),
    ("learn.css", CSS, include_bytes!("../assets/learn.css")),
    ("above-and-below.css", CSS, include_bytes!("../assets/above-and-below.css")),
    ("near-and-far.css", CSS, include_bytes!("../assets/near-and-far.css")),
    ("now-or-never.css", CSS, include_bytes!("../assets/now-or-never.css")),
    ("finale.css", CSS, include_bytes!("../assets/finale.css")),
    ("tabs.css", CSS, include_bytes!("../assets/tabs.css")),
    ("table.js", JS, include_bytes!("../assets/table.js")),
    ("aloud.js", JS, include_bytes!("../assets/aloud.js")),
    ("bell.js", JS, include_bytes!("../assets/bell.js")),
    ("chat.js", JS, include_bytes!("../assets/chat.js")),
    ("clicks.js", JS, include_bytes!("../assets/clicks.js")),
    ("cliff.js", JS, include_bytes!("../assets/cliff.js")),
    ("dom.js", JS, include_bytes!("../assets/dom.js")),
    ("fields.js", JS, include_bytes!("../assets/fields.js")),
    ("finale.js", JS, include_bytes!("../assets/finale.js")),
    ("flight.js", JS, include_bytes!("../assets/flight.js")),
    ("forms.js", JS, include_bytes!("../assets/forms.js")),
    ("learn.js", JS, include_bytes!("../assets/learn.js")),
    ("luck.js", JS, include_bytes!("../assets/luck.js")),
    ("map.js", JS, include_bytes!("../assets/map.js")),
    ("morph.js", JS, include_bytes!("../assets/morph.js")),
    ("names.js", JS, include_bytes!("../assets/names.js")),
    ("outcome.js", JS, include_bytes!("../assets/outcome.js")),
    ("press.js", JS, include_bytes!("../assets/press.js")),
    ("promise.js", JS, include_bytes!("../assets/promise.js")),
    ("replay.js", JS, include_bytes!("../assets/replay.js")),
    ("scroll.js", JS, include_bytes!("../assets/scroll.js")),
    ("show.js", JS, include_bytes!("../assets/show.js")),
    ("stream.js", JS, include_bytes!("../assets/stream.js")),
    ("gains.js", JS, include_bytes!("../assets/gains.js")),
    ("tabs.js", JS, include_bytes!("../assets/tabs.js")),
    ("theme.js", JS, include_bytes!("../assets/theme.js")),
    ("icon.svg", SVG, include_bytes!("../assets/icon.svg")),
];

/// The content type and bytes of the asset of this name, where it is the same for every content.
pub fn get(name: &str) -> Option<(&'static str, &'static [u8])> {
    let embedded = ALL.iter().find(|asset| asset.0 == name).map(|&(_, kind, bytes)| (kind, bytes));
    embedded.or_else(|| cliff::picture(name).map(|bytes| (SVG, bytes)))
}

/// A picture that is drawn from the content of some table, by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawing(Chart);

impl Drawing {
    /// Its content type.
    pub const KIND: &'static str = SVG;

    /// The picture of this name, if it is one of this content.
    pub fn named(content: ContentName, name: &str) -> Option<Drawing> {
        Chart::named(content, name).map(Drawing)
    }

    /// Of which game it is.
    pub fn game(self) -> GameName {
        GameName::NearAndFar
    }

    /// The picture, from the shelf with that content.
    pub fn draw(self, shelf: &Shelf) -> String {
        self.0.draw(shelf.near_and_far())
    }
}
