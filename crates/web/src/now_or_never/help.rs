//! Help for everything that has a picture, pictures for How to play, and the places a guide points at.

use game_now_or_never::{
    Content, Pictured, SYMBOLS,
    components::{Ability, Enemy, Gear, Location, Quest, Side, Specialist, Tile},
    words as game_words,
};
use maud::{Markup, html};
use shelf::{GameName, Shelf};
use table::{Picture, words::sentence};

use super::{
    bust,
    icon::{icon, picture as drawn},
    scenes,
};
use crate::{learn::help, words::now_or_never as words};

/// A help to open beside each thing, and one for the symbols.
pub(super) fn all(content: &Content) -> Markup {
    let said = |lines: Vec<String>| lines.iter().map(|line| sentence(line)).collect::<Vec<_>>();
    html! {
        @for location in Location::all() {
            @let face = content.location(location);
            (help::page(&format!("h-{location}"), &face.name, &drawn("view", location, "0 0 64 48"), &said(visits(content, location))))
        }
        @for enemy in Enemy::all() {
            @let face = content.enemy(enemy);
            @let lines = vec![game_words::enemy(face), words::brings(&game_words::enemy_brings(face))];
            (help::page(&format!("h-{enemy}"), &face.name, &drawn("beast", enemy, "0 0 64 48"), &said(lines)))
        }
        @for one in Specialist::all() {
            @let face = content.specialist(one);
            @let lines = vec![game_words::specialist(face), game_words::specialist_price(face)];
            (help::page(&format!("h-{one}"), &face.name, &bust::specialist(one), &said(lines)))
        }
        @for tile in Tile::all() {
            @let face = content.building(tile);
            (help::page(&format!("h-{tile}"), &face.name, &drawn("dwelling", tile, "0 0 60 44"), &said(game_words::building(content, face))))
        }
        @for gear in Gear::all() {
            @let face = content.gear(gear);
            (help::page(&format!("h-{gear}"), &face.name, &drawn("thing", gear, "0 0 32 32"), &said(game_words::gear(content, face))))
        }
        @for ability in Ability::all() {
            @let face = content.ability(ability);
            (help::page(&format!("h-{ability}"), &face.name, &icon(face.colour.word()), &said(game_words::ability(content, face))))
        }
        @for one in Quest::all() {
            @let face = content.quest(one);
            @let asks = words::asks(&content.location(face.location).name, &game_words::quest_price(face));
            @let lines = [vec![asks], game_words::quest(content, face)].concat();
            (help::page(&format!("h-{one}"), &face.name, &drawn("view", face.location, "0 0 64 48"), &said(lines)))
        }
        (help::symbols(GameName::NowOrNever, SYMBOLS, icon))
    }
}

/// What a location does, by the side of the board where that differs.
fn visits(content: &Content, location: Location) -> Vec<String> {
    let [above, below] = Side::ALL.map(|side| game_words::location(content, side, location));
    if above == below {
        return vec![above];
    }
    vec![format!("{}: {above}", words::ABOVE), format!("{}: {below}", words::BELOW)]
}

/// The places a guide can point at, and the ids of their elements.
pub(super) const PLACES: &[(&str, &str)] = &[
    ("board", "cliff"),
    ("town", "town"),
    ("grid", "grid"),
    ("hero", "hero"),
    ("hand", "hand"),
    ("specialists", "specialists-{seat}"),
    ("row", "row"),
    ("gear", "gear"),
    ("villagers", "villagers"),
    ("market", "market"),
    ("orders", "orders"),
    ("fight", "arena"),
    ("cards", "choosing"),
    ("next", "next-{seat}"),
    ("numbers", "needed"),
    ("others", "others"),
    ("bot", "bot"),
    ("scores", "finale"),
];

/// A picture for How to play.
pub(super) fn picture(shelf: &Shelf, picture: &Picture) -> Option<Markup> {
    let content = shelf.now_or_never();
    Some(scenes::pictured(content, &Pictured::of(content, picture)?))
}
