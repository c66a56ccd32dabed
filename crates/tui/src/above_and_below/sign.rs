//! What stands on villagers and cards: a few letters each, and the same in words.

use game_above_and_below::{
    Slot,
    components::{Card, Counted, Craft, Face, Per, Tokens},
    words::kind,
};

use ::table::words::listed;

use crate::Ink;

/// The letters of the symbols and what they mean, a column of five each.
pub(super) fn legend(ink: Ink) -> Vec<(String, &'static str)> {
    let symbols = [
        ("h H", "hammer, with plus"),
        ("q Q", "quill, with plus"),
        ("4:1", "1 lantern from 4 on"),
        ("3c", "cost in coins"),
        ("+1c", "coins each round"),
        ("2b", "beds"),
        ("2p", "points"),
        ("1p/x", "points per x"),
        ("1r", "rerolls"),
        ("+1rep", "reputation"),
        (ink.word("fish×2", "fish*2"), "to harvest"),
        (ink.word("fish↻", "fish@"), "grows again"),
        ("ready!", "trained to ready"),
        ("c/build", "coin per building"),
        ("cider=c", "cider as coins"),
    ];
    symbols.map(|(sign, meaning)| (sign.to_owned(), meaning)).to_vec()
}

/// A villager's symbols: `h 4:1`.
pub(super) fn face_symbols(face: &Face) -> String {
    let mut symbols = crafts(face, [("h", "H"), ("q", "Q")]);
    symbols.extend(face.pairs.iter().map(|(roll, lanterns)| format!("{roll}:{lanterns}")));
    symbols.extend(shown([(face.cat, "cat")]));
    symbols.extend(food(face));
    symbols.join(" ")
}

/// A card's symbols: `2b +1c 1p/rope`.
pub(super) fn card_symbols(ink: Ink, card: &Card) -> String {
    let mut symbols: Vec<String> = Vec::new();
    let mut count = |number: u8, before: &str, after: &str| {
        if number > 0 {
            symbols.push(format!("{before}{number}{after}"));
        }
    };
    count(card.points, "", "p");
    count(card.beds, "", "b");
    count(card.income, "+", "c");
    count(card.rerolls, "", "r");
    count(card.potions, "", "potion");
    count(card.potion_income, "+", "potion");
    count(card.reputation, "+", "rep");
    if let Some(stock) = card.stock {
        let times = match stock.count {
            1 => String::new(),
            more => format!("{}{more}", ink.glyph('×', '*')),
        };
        let again = if stock.replenishing { ink.word("↻", "@") } else { "" };
        symbols.push(format!("{}{times}{again}", stock.kind.word()));
    }
    symbols.extend(card.per.as_ref().map(|per| format!("{}p/{}", per.each, counted(per, "+"))));
    symbols
        .extend(card.income_per.as_ref().map(|per| format!("{}c/{}", per.each, counted(per, "+"))));
    symbols.extend(shown([
        (card.train_to_ready, "ready!"),
        (card.coin_when_building, "c/build"),
        (card.coin_when_exploring, "c/explore"),
        (card.cider_as_coins, "cider=c"),
        (card.potion_as_coins, "potion=c"),
    ]));
    symbols.join(" ")
}

fn counted(per: &Per, between: &str) -> String {
    let words: Vec<String> = per
        .counted
        .iter()
        .map(|counted| match counted {
            Counted::Token(token) => token.word().replace('-', " "),
            Counted::Building(of) => kind(*of).to_owned(),
            Counted::Villager => "villager".to_owned(),
            Counted::EmptyCave => "empty cave".to_owned(),
        })
        .collect();
    words.join(between)
}

/// Tokens in words; `nothing` for none.
pub(super) fn tokens(tokens: &Tokens) -> String {
    let words: Vec<String> =
        tokens.iter().map(|(token, count)| token.counted(count.into())).collect();
    if words.is_empty() { "nothing".to_owned() } else { listed(&words) }
}

/// A slot of the track in words: `2 fish`.
pub(super) fn slot(slot: &Slot) -> String {
    slot.good.counted(slot.count.into())
}

/// What a villager can do, hammer before quill, each without a plus and with it.
fn crafts(face: &Face, words: [(&str, &str); 2]) -> Vec<String> {
    let both = [face.build, face.train].into_iter().zip(words);
    let word = both.filter_map(|(craft, (plain, plus))| match craft {
        Craft::None => None,
        Craft::Plain => Some(plain.to_owned()),
        Craft::Plus => Some(plus.to_owned()),
    });
    word.collect()
}

/// What an adventurer eats.
fn food(face: &Face) -> impl Iterator<Item = String> {
    shown([(face.bread > 0, "bread"), (face.bacon > 0, "bacon")])
}

/// The words of what is there.
fn shown<const N: usize>(symbols: [(bool, &str); N]) -> impl Iterator<Item = String> {
    symbols.into_iter().filter(|(is_there, _)| *is_there).map(|(_, word)| word.to_owned())
}
