//! The faces of the buildings, drawn once for a page and referred to by name.
//!
//! The cost stands on top where a thumb-fanned hand shows it, points beside it;
//! then the picture; then, on a quiet field, the symbols of what the card does.

use game_above_and_below::{
    Building, Content,
    components::{Card, Counted, Kind},
};
use maud::{Markup, html};

use super::{icon, picture};

const PAPER: &str = "#fbf4e3";
const INK: &str = "#1b2233";
/// Where the quiet field begins, and how wide it is.
const FIELD: usize = 102;
const WIDE: usize = 114;

/// The face of a building, by name.
pub(super) fn face(building: Building) -> Markup {
    html! { svg.face viewBox="0 0 120 158" aria-hidden="true" { use href={ "#b-" (building) } {} } }
}

/// The face of the starting house.
pub(super) fn starting() -> Markup {
    html! { svg.face viewBox="0 0 120 158" aria-hidden="true" { use href="#b-start" {} } }
}

/// A cave without an outpost.
pub(super) fn cave() -> Markup {
    html! { svg.face viewBox="0 0 120 158" aria-hidden="true" { use href="#b-cave" {} } }
}

/// Every face, for a page to lay outside of what is pushed.
pub(super) fn sheet(content: &Content) -> Markup {
    html! {
        @for building in Building::all() {
            symbol id={ "b-" (building) } viewBox="0 0 120 158" {
                (drawn(content.card(building), building.kind(), building.index()))
            }
        }
        symbol id="b-start" viewBox="0 0 120 158" {
            (drawn(&content.starting_house, Kind::House, 90))
        }
        symbol id="b-cave" viewBox="0 0 120 158" {
            use href="#g-cave" {}
            rect y=(FIELD) width="120" height="56" fill="#191430" {}
            circle cx="60" cy="70" r="30" fill="#f6b73c" opacity=".14" {}
            use href="#a-lantern" x="49" y="62" width="22" height="22" opacity=".75" {}
        }
    }
}

fn drawn(card: &Card, kind: Kind, number: usize) -> Markup {
    html! {
        (picture::building(card, kind, number))
        @if card.cost > 0 {
            circle cx="19" cy="19" r="17" fill="#f2c230" stroke="#7a5200" stroke-width="2" {}
            text.cost x="19" y="27" fill=(INK) { (card.cost) }
        }
        @if card.points > 0 {
            use href="#a-points" x="84" y="1" width="34" height="36" {}
            text.cost x="101" y="26" fill="#fff6e2" { (card.points) }
        }
        @if matches!(kind, Kind::KeyHouse | Kind::StarHouse) {
            circle cx="19" cy="52" r="13" fill=(PAPER) {}
            use href={ "#a-" (icon::kind_word(kind)) } x="10" y="43" width="18" height="18" {}
        }
        rect y=(FIELD) width="120" height="56" fill=(PAPER) {}
        (rows(&items(card)))
    }
}

/// One sign on the field.
enum Glyph {
    Icon(&'static str),
    Text(String),
    Points(u8),
}

impl Glyph {
    fn width(&self) -> usize {
        match self {
            Glyph::Icon(_) => 23,
            Glyph::Text(text) => 5 + 9 * text.chars().count(),
            Glyph::Points(_) => 26,
        }
    }
}

/// What a card does, each as a few signs.
fn items(card: &Card) -> Vec<Vec<Glyph>> {
    use Glyph::{Icon, Points, Text};
    let text = |text: &str| Text(text.to_owned());
    let many = |word, number: u8| (0..number).map(|_| Icon(word)).collect::<Vec<_>>();
    let symbols = |counted: &[Counted]| {
        counted.iter().map(|&counted| Icon(icon::counted(counted))).collect::<Vec<_>>()
    };
    let mut items: Vec<Vec<Glyph>> = Vec::new();
    items.push(many("bed", card.beds));
    items.push(many("income", card.income));
    items.push(many("reroll", card.rerolls));
    if card.potions > 0 {
        items.push(vec![Text(format!("+{}", card.potions)), Icon("potion")]);
    }
    if card.reputation > 0 {
        items.push(vec![Text(format!("+{}", card.reputation)), Icon("reputation")]);
    }
    if card.potion_income > 0 {
        items.push(vec![Icon("potion"), Icon("cycle")]);
    }
    if let Some(stock) = card.stock {
        let mut goods = many(stock.kind.word(), stock.count);
        if stock.replenishing {
            goods.push(Icon("cycle"));
        }
        items.push(goods);
    }
    if let Some(per) = &card.per {
        let mut symbols = symbols(&per.counted);
        symbols.splice(0..0, [Points(per.each), text("/")]);
        items.push(symbols);
    }
    if let Some(per) = &card.income_per {
        let mut symbols = symbols(&per.counted);
        symbols.splice(0..0, [Text(per.each.to_string()), Icon("income"), text("/")]);
        items.push(symbols);
    }
    let rules = [
        (card.train_to_ready, ["quill", "→", "ready"]),
        (card.coin_when_building, ["hammer", "→", "coin"]),
        (card.coin_when_exploring, ["cave", "→", "coin"]),
        (card.cider_as_coins, ["cider", "=", "coin"]),
        (card.potion_as_coins, ["potion", "=", "coin"]),
    ];
    for (has, [from, sign, to]) in rules {
        if has {
            items.push(vec![Icon(from), text(sign), Icon(to)]);
        }
    }
    items.retain(|item| !item.is_empty());
    items
}

/// The signs in one or two centred rows.
fn rows(items: &[Vec<Glyph>]) -> Markup {
    let mut rows: Vec<Vec<&Glyph>> = vec![Vec::new()];
    let width = |row: &[&Glyph]| row.iter().map(|glyph| glyph.width()).sum::<usize>();
    for item in items {
        let item: Vec<&Glyph> = item.iter().collect();
        match rows.last_mut() {
            Some(row) if row.is_empty() || width(row) + width(&item) <= WIDE => row.extend(item),
            _ => rows.push(item),
        }
    }
    let top = FIELD + if rows.len() > 1 { 4 } else { 16 };
    html! {
        @for (index, row) in rows.iter().enumerate() {
            @let total = width(row);
            // A row that is too long is drawn smaller.
            @let scale = (WIDE * 100 / total.max(1)).min(100);
            @let left = 60 - total * scale / 200;
            g transform={ "translate(" (left) " " (top + index * 26) ") scale(" (scale / 100) "." (format!("{:02}", scale % 100)) ")" } {
                (symbols(row))
            }
        }
    }
}

fn symbols(row: &[&Glyph]) -> Markup {
    let mut x = 0;
    let placed: Vec<(usize, &&Glyph)> = row
        .iter()
        .map(|glyph| {
            x += glyph.width();
            (x - glyph.width(), glyph)
        })
        .collect();
    html! {
        @for (x, glyph) in placed {
            @match glyph {
                Glyph::Icon(word) => { use href={ "#a-" (word) } x=(x) y="0" width="22" height="22" {} }
                Glyph::Text(text) => { text.sign x=(x + 2) y="18" fill=(INK) { (text) } }
                Glyph::Points(points) => {
                    use href="#a-points" x=(x) y="-1" width="24" height="24" {}
                    text.pts x=(x + 12) y="17" fill="#fff6e2" { (points) }
                }
            }
        }
    }
}
