//! The landscape on a card: layers of silhouettes, placed by a hash of the card's name.
//!
//! A card looks the same for ever and on every machine: nothing here depends on
//! anything but the card. The motifs are in `art/faraway.svg`.

use game_faraway::cards::{Card, Colour};
use maud::{Markup, html};

/// The gouache of one biome at one time of the day, from the sky to the front.
struct Paint {
    sky: &'static str,
    glow: &'static str,
    far: &'static str,
    mid: &'static str,
    near: &'static str,
    figure: &'static str,
}

const fn paint(colours: [&'static str; 6]) -> Paint {
    let [sky, glow, far, mid, near, figure] = colours;
    Paint { sky, glow, far, mid, near, figure }
}

fn paint_of(card: &Card) -> Paint {
    match (card.colour, card.night) {
        (Some(Colour::Red), false) => {
            paint(["#f3d6bb", "#f9e6cf", "#dda485", "#c4694a", "#97422f", "#74302a"])
        }
        (Some(Colour::Red), true) => {
            paint(["#2c2244", "#573353", "#6a3850", "#8a3f45", "#552534", "#331a2b"])
        }
        (Some(Colour::Green), false) => {
            paint(["#dbe7cb", "#eef1da", "#a6c398", "#6c9b66", "#3f7049", "#2b5037"])
        }
        (Some(Colour::Green), true) => {
            paint(["#16283d", "#24474f", "#27524f", "#2e6a55", "#1b443b", "#112b2b"])
        }
        (Some(Colour::Blue), false) => {
            paint(["#cfe3ea", "#ebf2ef", "#a2c6d6", "#619bbd", "#356a94", "#234a70"])
        }
        (Some(Colour::Blue), true) => {
            paint(["#151f45", "#284070", "#2f5284", "#34669a", "#1f4170", "#13284a"])
        }
        (Some(Colour::Yellow), false) => {
            paint(["#f5e2b0", "#fcf2d6", "#e8cb8b", "#d8a94c", "#ad7b29", "#76521d"])
        }
        (Some(Colour::Yellow), true) => {
            paint(["#2b2645", "#56465a", "#7b6148", "#a07c3c", "#675028", "#3c2e1b"])
        }
        (None, false) => paint(["#e5e1dc", "#f4f1ea", "#c9c3bd", "#a59f9c", "#7d787a", "#5d595e"]),
        (None, true) => paint(["#242337", "#3d3b55", "#4a4861", "#5b5871", "#3b394d", "#282736"]),
    }
}

/// The word a biome's own motifs are called by.
pub(super) fn biome(colour: Option<Colour>) -> &'static str {
    colour.map_or("grey", Colour::word)
}

/// Quiet dice: the same throws for the same card.
struct Dice(u64);

impl Dice {
    fn of(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(0x5851_f42d_4c95_7f2d))
    }

    fn below(&mut self, sides: u64) -> u64 {
        self.0 ^= self.0 >> 30;
        self.0 = self.0.wrapping_mul(0xbf58_476d_1ce4_e5b9);
        self.0 ^= self.0 >> 27;
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        (self.0 >> 33) % sides
    }

    fn between(&mut self, low: i64, high: i64) -> i64 {
        low + self.below((high - low + 1) as u64) as i64
    }

    fn one<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.below(of.len() as u64) as usize]
    }
}

/// What stands in the land of each biome.
fn figures(colour: Option<Colour>) -> &'static [&'static str] {
    match colour {
        Some(Colour::Red) => &["arch", "tower", "stones", "ribs", "isle", "bridge", "hut"],
        Some(Colour::Green) => &["tree", "pines", "fungi", "hut", "tower", "stones", "isle"],
        Some(Colour::Blue) => &["boat", "lighthouse", "arch", "bridge", "balloon", "isle"],
        Some(Colour::Yellow) => &["ribs", "balloon", "hut", "tower", "fungi", "stones", "dome"],
        None => &["shrine", "stones", "arch", "dome"],
    }
}

/// The picture of a Region, 120 wide and 168 high; `ground` is where the front begins.
pub(super) fn region(card: &Card, number: u8, ground: i64) -> Markup {
    let (paint, mut dice) = (paint_of(card), Dice::of(u64::from(number)));
    let biome = biome(card.colour);
    let far = dice.between(1, 4);
    let (far_x, far_y) = (-dice.between(0, 18), ground - dice.between(30, 36));
    let (mid_x, mid_y) = (-dice.between(0, 18), ground - dice.between(13, 17));
    let figure = dice.one(figures(card.colour));
    let side = dice.between(0, 1);
    let (x, size) = (dice.between(24, 40) + side * 50, dice.between(10, 13));
    let y = mid_y + 4 - if matches!(figure, "balloon") { dice.between(2, 14) } else { 0 };
    let other = dice.one(figures(card.colour));
    let other_x = 120 - x + dice.between(-6, 6);
    let disc_x = dice.between(24, 96);
    html! {
        rect width="120" height="168" fill=(paint.sky) {}
        circle cx=(disc_x) cy=(far_y - 8) r="44" fill=(paint.glow) opacity=".7" {}
        @if card.night {
            use href="#m-stars" transform={ "translate(" (dice.between(-6, 14)) " 34)" } {}
        } @else {
            circle cx=(disc_x) cy=(far_y - 16) r=(dice.between(8, 11)) fill="#fff7e0" opacity=".9" {}
            @if dice.below(2) == 0 {
                use href="#m-cloud" fill="#fffaf0" opacity=".75"
                    transform={ "translate(" (dice.between(20, 100)) " " (dice.between(50, 62)) ")" } {}
            } @else {
                use href="#m-birds" fill=(paint.figure) opacity=".6"
                    transform={ "translate(" (dice.between(20, 90)) " " (dice.between(50, 62)) ")" } {}
            }
        }
        use href={ "#m-far" (far) } fill=(paint.far) transform={ "translate(" (far_x) " " (far_y) ")" } {}
        @if other != figure {
            use href={ "#m-" (other) } fill=(paint.mid)
                transform={ "translate(" (other_x) " " (mid_y - 2) ") scale(.7)" } {}
        }
        use href={ "#m-mid-" (biome) } fill=(paint.mid) transform={ "translate(" (mid_x) " " (mid_y) ")" } {}
        use href={ "#m-" (figure) } fill=(paint.figure)
            transform={ "translate(" (x) " " (y) ") scale(" (size / 10) "." (size % 10) ")" } {}
        use href={ "#m-near-" (biome) } fill=(paint.near) transform={ "translate(" (-dice.between(0, 18)) " " (ground) ")" } {}
    }
}

/// The picture of a Sanctuary, 120 wide and 120 high: one building before its land.
pub(super) fn sanctuary(card: &Card, number: u8) -> Markup {
    let (paint, mut dice) = (paint_of(card), Dice::of(1000 + u64::from(number)));
    let biome = biome(card.colour);
    let building = dice.one(&["shrine", "dome", "hut", "arch", "lighthouse", "tree", "stones"]);
    let far = dice.between(1, 4);
    html! {
        rect width="120" height="120" fill=(paint.sky) {}
        circle cx="60" cy="58" r="46" fill=(paint.glow) opacity=".8" {}
        @if card.night {
            use href="#m-stars" transform={ "translate(" (dice.between(4, 14)) " 10)" } {}
        }
        use href={ "#m-far" (far) } fill=(paint.far) transform={ "translate(" (-dice.between(0, 18)) " 80)" } {}
        use href={ "#m-mid-" (biome) } fill=(paint.mid) transform={ "translate(" (-dice.between(0, 18)) " 88)" } {}
        use href={ "#m-" (building) } fill=(paint.figure) transform={ "translate(" (dice.between(46, 74)) " 92) scale(1.2)" } {}
        use href={ "#m-near-" (biome) } fill=(paint.near) transform={ "translate(" (-dice.between(0, 18)) " 98)" } {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_faraway::{Content, Region};

    #[test]
    fn every_card_has_a_landscape_of_its_own() {
        let content = Content::embedded();
        let mut seen: Vec<String> = Region::all()
            .map(|card| region(content.region(card), card.duration(), 112).into_string())
            .collect();
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), Region::all().count());
    }
}
