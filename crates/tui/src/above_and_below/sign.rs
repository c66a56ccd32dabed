//! What stands on villagers and cards: a few letters each, and the same in words.

use game_above_and_below::{
    Slot, Token,
    components::{Card, Counted, Craft, Face, Kind, Per, Sign, Tokens},
};

use crate::{Ink, text::listed};

/// The letters of the symbols and what they mean, a column of five each.
pub(super) fn legend(ink: Ink) -> Vec<(String, &'static str)> {
    let signs = [
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
    signs.map(|(sign, meaning)| (sign.to_owned(), meaning)).to_vec()
}

/// A villager's symbols: `h 4:1`.
pub(super) fn face_signs(face: &Face) -> String {
    let mut signs = Vec::new();
    let mut add = |text: &str| signs.push(text.to_owned());
    match face.build {
        Craft::None => {}
        Craft::Plain => add("h"),
        Craft::Plus => add("H"),
    }
    match face.train {
        Craft::None => {}
        Craft::Plain => add("q"),
        Craft::Plus => add("Q"),
    }
    for (roll, lanterns) in &face.pairs {
        add(&format!("{roll}:{lanterns}"));
    }
    if face.cat {
        add("cat");
    }
    if face.bread > 0 {
        add("bread");
    }
    if face.bacon > 0 {
        add("bacon");
    }
    signs.join(" ")
}

/// A villager's lanterns in words: `lanterns 1: 1, 3: 2`.
pub(super) fn lanterns(face: &Face) -> String {
    let pairs: Vec<String> =
        face.pairs.iter().map(|(roll, lanterns)| format!("{roll}: {lanterns}")).collect();
    if pairs.is_empty() {
        "no lanterns".to_owned()
    } else {
        format!("lanterns {}", pairs.join(", "))
    }
}

/// A villager's symbols in words: `hammer, lanterns 4: 1`.
pub(super) fn face_words(face: &Face) -> String {
    let mut words: Vec<String> = Vec::new();
    let mut add = |text: &str| words.push(text.to_owned());
    match face.build {
        Craft::None => {}
        Craft::Plain => add("hammer"),
        Craft::Plus => add("hammer for a coin less"),
    }
    match face.train {
        Craft::None => {}
        Craft::Plain => add("quill"),
        Craft::Plus => add("quill for a coin less"),
    }
    add(&lanterns(face));
    if face.cat {
        add("obeys on 3 or more");
    }
    if face.own_bed {
        add("rests without a bed");
    }
    if face.takes_no_medicine {
        add("takes no potion or cider");
    }
    if face.bad_reputation {
        add("costs 1 reputation");
    }
    match face.people {
        Some(Sign::Fishfolk) => add("fishfolk"),
        Some(Sign::Frogfolk) => add("frogfolk"),
        Some(Sign::Hammer | Sign::Quill) | None => {}
    }
    if face.bread > 0 {
        add("bread");
    }
    if face.bacon > 0 {
        add("bacon");
    }
    words.join(", ")
}

/// A card's symbols: `2b +1c 1p/rope`.
pub(super) fn card_signs(ink: Ink, card: &Card) -> String {
    let mut signs: Vec<String> = Vec::new();
    let mut count = |number: u8, before: &str, after: &str| {
        if number > 0 {
            signs.push(format!("{before}{number}{after}"));
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
        signs.push(format!("{}{times}{again}", stock.kind.word()));
    }
    signs.extend(card.per.as_ref().map(|per| format!("{}p/{}", per.each, counted(per, "+"))));
    signs
        .extend(card.income_per.as_ref().map(|per| format!("{}c/{}", per.each, counted(per, "+"))));
    let abilities = [
        (card.train_to_ready, "ready!"),
        (card.coin_when_building, "c/build"),
        (card.coin_when_exploring, "c/explore"),
        (card.cider_as_coins, "cider=c"),
        (card.potion_as_coins, "potion=c"),
    ];
    signs.extend(abilities.iter().filter(|(has, _)| *has).map(|(_, sign)| (*sign).to_owned()));
    signs.join(" ")
}

/// A card's symbols in words: `2 beds, 1 point for each rope`.
pub(super) fn card_words(card: &Card) -> String {
    let mut words: Vec<String> = Vec::new();
    let mut add = |number: u8, one: &str, many: &str| match number {
        0 => {}
        1 => words.push(format!("1 {one}")),
        more => words.push(format!("{more} {many}")),
    };
    add(card.points, "point", "points");
    add(card.beds, "bed", "beds");
    add(card.income, "coin each round", "coins each round");
    add(card.rerolls, "reroll in every encounter", "rerolls in every encounter");
    add(card.potions, "potion at once", "potions at once");
    add(card.potion_income, "potion each round", "potions each round");
    add(card.reputation, "reputation at once", "reputation at once");
    if let Some(stock) = card.stock {
        let again = if stock.replenishing { ", one again whenever it is empty" } else { "" };
        words.push(format!("{} to harvest{again}", stock.kind.counted(stock.count.into())));
    }
    if let Some(per) = &card.per {
        let points = if per.each == 1 { "point" } else { "points" };
        words.push(format!("{} {points} for each {}", per.each, counted(per, " and each ")));
    }
    if let Some(per) = &card.income_per {
        let coins = if per.each == 1 { "coin" } else { "coins" };
        let what = counted(per, " and each ");
        words.push(format!("{} {coins} each round for each {what} on the track", per.each));
    }
    let abilities = [
        (card.train_to_ready, "villagers you train start ready"),
        (card.coin_when_building, "a coin whenever you buy another building"),
        (card.coin_when_exploring, "a coin for every encounter that succeeds"),
        (card.cider_as_coins, "ciders can be spent as coins"),
        (card.potion_as_coins, "potions can be spent as coins"),
    ];
    words.extend(abilities.iter().filter(|(has, _)| *has).map(|(_, word)| (*word).to_owned()));
    if words.is_empty() { "no symbols".to_owned() } else { words.join(", ") }
}

fn counted(per: &Per, between: &str) -> String {
    let words: Vec<String> = per
        .counted
        .iter()
        .map(|counted| match counted {
            Counted::Token(token) => token.word().replace('-', " "),
            Counted::Building(kind) => kind_word(*kind).to_owned(),
            Counted::Villager => "villager".to_owned(),
            Counted::EmptyCave => "empty cave".to_owned(),
        })
        .collect();
    words.join(between)
}

/// The word for a kind of building.
pub(super) fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::House => "house",
        Kind::Outpost => "outpost",
        Kind::KeyHouse => "key house",
        Kind::StarHouse => "star house",
    }
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

/// Coins in words.
pub(super) fn coins(amount: u16) -> String {
    if amount == 1 { "1 coin".to_owned() } else { format!("{amount} coins") }
}

/// One token with an article-like number: `1 rope`.
pub(super) fn one(token: Token) -> String {
    token.counted(1)
}
