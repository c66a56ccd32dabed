//! The symbols of Faraway: one character each, the same on cards, in help and in the legend.

use game_faraway::cards::{Card, Colour, Counted, Quest, Wonders};

use crate::ink::{Ink, Tone};

/// What stands for a symbol that quests count.
pub(super) fn glyph(ink: Ink, what: Counted) -> char {
    match what {
        Counted::Stone => ink.glyph('◆', 's'),
        Counted::Chimera => ink.glyph('▲', 'c'),
        Counted::Thistle => ink.glyph('♣', 't'),
        Counted::Night => ink.glyph('☾', 'n'),
        Counted::Day => ink.glyph('☼', 'd'),
        Counted::Clue => ink.glyph('◉', '?'),
    }
}

/// The ink of a symbol on paper.
pub(super) fn tint(what: Counted) -> Tone {
    match what {
        Counted::Stone => Tone(62, 84, 130, 25),
        Counted::Chimera => Tone(176, 66, 24, 130),
        Counted::Thistle => Tone(112, 96, 0, 64),
        Counted::Night => Tone(72, 60, 150, 55),
        Counted::Day => Tone(150, 100, 0, 136),
        Counted::Clue => Tone(0, 112, 104, 30),
    }
}

/// Which symbol a character of a card's text stands for; plain letters are also in words.
pub(super) fn meaning(ink: Ink, letter: char) -> Option<Counted> {
    use Counted::{Chimera, Clue, Day, Night, Stone, Thistle};
    let all = [Stone, Chimera, Thistle, Night, Day, Clue];
    all.into_iter().find(|&what| !letter.is_ascii() && glyph(ink, what) == letter)
}

/// The letter of a biome.
pub(super) fn letter(colour: Colour) -> char {
    match colour {
        Colour::Red => 'R',
        Colour::Green => 'G',
        Colour::Blue => 'B',
        Colour::Yellow => 'Y',
    }
}

/// The letter of a card's biome; a blank for none.
pub(super) fn letter_of(card: &Card) -> char {
    card.colour.map_or(' ', letter)
}

/// The pattern of a biome's frieze, so that nothing is told by colour alone.
pub(super) fn frieze(ink: Ink, colour: Option<Colour>, width: usize) -> String {
    let pattern = match colour {
        Some(Colour::Red) => ink.word("╱╲", "/\\"),
        Some(Colour::Green) => ink.word("╿╽", "vw"),
        Some(Colour::Blue) => ink.word("≈", "~"),
        Some(Colour::Yellow) => ink.word("∙∘", ".:"),
        None => " ",
    };
    pattern.chars().cycle().take(width).collect()
}

/// The ground of a biome by day and by night.
pub(super) fn ground(colour: Option<Colour>, night: bool) -> Tone {
    match (colour, night) {
        (Some(Colour::Red), false) => Tone(226, 122, 96, 173),
        (Some(Colour::Red), true) => Tone(112, 44, 40, 88),
        (Some(Colour::Green), false) => Tone(140, 186, 116, 107),
        (Some(Colour::Green), true) => Tone(42, 82, 52, 22),
        (Some(Colour::Blue), false) => Tone(120, 172, 218, 110),
        (Some(Colour::Blue), true) => Tone(38, 70, 116, 24),
        (Some(Colour::Yellow), false) => Tone(232, 196, 96, 221),
        (Some(Colour::Yellow), true) => Tone(112, 86, 26, 94),
        (None, false) => Tone(190, 182, 166, 249),
        (None, true) => Tone(84, 80, 92, 240),
    }
}

/// Wonders as symbols, one for each: `◆◆▲`.
pub(super) fn wonders(ink: Ink, wonders: Wonders) -> String {
    let each = kinds(wonders)
        .into_iter()
        .flat_map(|(count, what)| std::iter::repeat_n(glyph(ink, what), usize::from(count)));
    each.collect()
}

/// Wonders as symbols where they fit in `most` columns, or else counted: `5◆`.
pub(super) fn wonders_within(ink: Ink, asked: Wonders, most: usize) -> String {
    let long = wonders(ink, asked);
    if long.chars().count() <= most {
        return long;
    }
    let present = kinds(asked).into_iter().filter(|&(count, _)| count > 0);
    present.map(|(count, what)| format!("{count}{}", glyph(ink, what))).collect()
}

fn kinds(wonders: Wonders) -> [(u8, Counted); 3] {
    [
        (wonders.stone, Counted::Stone),
        (wonders.chimera, Counted::Chimera),
        (wonders.thistle, Counted::Thistle),
    ]
}

/// What a quest pays in the fewest characters: `2/◆`.
pub(super) fn pay_short(ink: Ink, quest: Quest) -> String {
    match quest {
        Quest::Flat { fame } => fame.to_string(),
        Quest::Per { what, fame } => format!("{fame}/{}", glyph(ink, what)),
        Quest::PerColour { first, second, fame } => {
            let second = second.map(letter).map(String::from).unwrap_or_default();
            format!("{fame}/{}{second}", letter(first))
        }
        Quest::ColourSet { fame } => format!("{fame}/set"),
    }
}

/// What a quest pays on a large card: `2 per ◆`.
pub(super) fn pay(ink: Ink, quest: Quest) -> String {
    match quest {
        Quest::Flat { fame } => format!("{fame} fame"),
        Quest::Per { what, fame } => format!("{fame} per {}", glyph(ink, what)),
        Quest::PerColour { first, second, fame } => {
            let second = second.map(|second| format!(" {}", letter(second))).unwrap_or_default();
            format!("{fame} per {}{second}", letter(first))
        }
        Quest::ColourSet { fame } => format!("{fame} per set"),
    }
}

/// The legend, a pair of symbol and word each.
pub(super) fn legend(ink: Ink) -> Vec<(String, &'static str)> {
    let counted = [
        (Counted::Stone, "stone"),
        (Counted::Chimera, "chimera"),
        (Counted::Thistle, "thistle"),
        (Counted::Night, "night"),
        (Counted::Clue, "Clue"),
    ];
    let stone = glyph(ink, Counted::Stone);
    let mut pairs: Vec<(String, &'static str)> =
        counted.into_iter().map(|(what, word)| (glyph(ink, what).to_string(), word)).collect();
    pairs.extend(Colour::ALL.map(|colour| (letter(colour).to_string(), colour.word())));
    pairs.push((format!("if {stone}"), "needs a stone"));
    pairs.push((format!("2/{stone}"), "2 for each stone"));
    pairs.push(("1/RB".to_owned(), "1 for each red or blue card"));
    pairs.push(("4/set".to_owned(), "4 for each set of four colours"));
    pairs.push(("=8".to_owned(), "pays 8 now"));
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ink::{Colours, Glyphs};
    use crate::text::width;
    use game_faraway::{Content, Region};

    const ASCII: Ink = Ink { colours: Colours::None, glyphs: Glyphs::Ascii };

    #[test]
    fn every_symbol_is_one_column_wide_and_means_one_thing() {
        use Counted::{Chimera, Clue, Day, Night, Stone, Thistle};
        for ink in [Ink::FULL, ASCII] {
            for what in [Stone, Chimera, Thistle, Night, Day, Clue] {
                let glyph = glyph(ink, what);
                assert_eq!(width(&glyph.to_string()), 1);
                assert!(meaning(Ink::FULL, super::glyph(Ink::FULL, what)) == Some(what));
            }
            for colour in Colour::ALL.map(Some).into_iter().chain([None]) {
                assert_eq!(width(&frieze(ink, colour, 9)), 9);
            }
        }
    }

    #[test]
    fn plain_characters_stay_plain() {
        let all = Region::all().map(|region| *Content::embedded().region(region));
        for card in all {
            let quest = card.quest.map(|quest| pay(ASCII, quest) + &pay_short(ASCII, quest));
            let text = wonders(ASCII, card.prerequisite)
                + &frieze(ASCII, card.colour, 4)
                + &quest.unwrap_or_default();
            assert!(text.is_ascii(), "{text}");
        }
    }

    #[test]
    fn many_wonders_are_counted() {
        let five = Wonders { stone: 5, chimera: 0, thistle: 0 };
        assert_eq!(wonders_within(Ink::FULL, five, 5), "◆◆◆◆◆");
        assert_eq!(wonders_within(Ink::FULL, five, 4), "5◆");
    }
}
