//! The situation in lines, and what can be looked at.

use ::table::words::sentence;
use game_now_or_never::{
    Token,
    components::{
        Ability, Enemy, Find, Gear, Hero, Location, Order, Quest, Side, Space, Specialist, Tile,
    },
    words::{self, space_name, space_words},
};

use super::{NowOrNeverScreen, boards, fight, people};

/// Something that can be looked at.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Name {
    Quest(Quest),
    Gear(Gear),
    Ability(Ability),
    Tile(Tile),
    Specialist(Specialist),
    Order(Order),
    Find(Find),
    Enemy(Enemy),
    Location(Location),
    Hero(Hero),
    Space(Space),
}

/// Everything there is.
fn all() -> impl Iterator<Item = Name> {
    let cards = Quest::all().map(Name::Quest).chain(Gear::all().map(Name::Gear));
    let tokens = Ability::all().map(Name::Ability).chain(Tile::all().map(Name::Tile));
    let people = Specialist::all().map(Name::Specialist).chain(Order::all().map(Name::Order));
    let rest = Find::all().map(Name::Find).chain(Enemy::all().map(Name::Enemy));
    let places = Location::all().map(Name::Location).chain(Hero::ALL.map(Name::Hero));
    let places = places.chain(Space::all().map(Name::Space));
    cards.chain(tokens).chain(people).chain(rest).chain(places)
}

impl Name {
    /// What is called so, by its short name or its name.
    pub(super) fn read(screen: &NowOrNeverScreen<'_>, word: &str) -> Option<Name> {
        let word = word.trim();
        let same = |name: &str| name.eq_ignore_ascii_case(word);
        let by_short_name = all().find(|name| same(&name.word()));
        by_short_name.or_else(|| all().find(|name| same(&name.title(screen))))
    }

    pub(super) fn word(self) -> String {
        match self {
            Name::Quest(it) => it.to_string(),
            Name::Gear(it) => it.to_string(),
            Name::Ability(it) => it.to_string(),
            Name::Tile(it) => it.to_string(),
            Name::Specialist(it) => it.to_string(),
            Name::Order(it) => it.to_string(),
            Name::Find(it) => it.to_string(),
            Name::Enemy(it) => it.to_string(),
            Name::Location(it) => it.to_string(),
            Name::Hero(it) => it.to_string(),
            Name::Space(it) => it.to_string(),
        }
    }

    pub(super) fn title(self, screen: &NowOrNeverScreen<'_>) -> String {
        let content = screen.content;
        match self {
            Name::Quest(it) => content.quest(it).name.clone(),
            Name::Gear(it) => content.gear(it).name.clone(),
            Name::Ability(it) => content.ability(it).name.clone(),
            Name::Tile(it) => content.building(it).name.clone(),
            Name::Specialist(it) => content.specialist(it).name.clone(),
            Name::Order(it) => content.order(it).name.clone(),
            Name::Find(it) => content.find(it).name.clone(),
            Name::Enemy(it) => content.enemy(it).name.clone(),
            Name::Location(it) => content.location(it).name.clone(),
            Name::Hero(it) => it.name().to_owned(),
            Name::Space(it) => {
                sentence(&space_name(screen.seen, it)).trim_end_matches('.').to_owned()
            }
        }
    }
}

/// It in words, a paragraph each.
pub(super) fn explain(screen: &NowOrNeverScreen<'_>, name: Name) -> Vec<String> {
    let content = screen.content;
    let mut told = vec![name.title(screen)];
    match name {
        Name::Quest(it) => {
            let face = content.quest(it);
            let place = words::in_sentence(&content.location(face.location).name);
            let price = words::quest_price(face);
            let what = words::deck(face.deck);
            told.push(sentence(&format!("{what}, played at {place}; it asks for {price}")));
            told.push(sentence(&words::quest(content, face).join(", ")));
        }
        Name::Gear(it) => {
            let face = content.gear(it);
            told.push(sentence(&format!("{} gear for {} coins", face.colour, face.cost)));
            told.push(sentence(&words::gear(content, face).join(", ")));
        }
        Name::Ability(it) => {
            let face = content.ability(it);
            let hero = it.hero().name();
            told.push(sentence(&format!(
                "an ability of {hero}, {} level {}, for {} experience",
                face.colour, face.level, face.experience
            )));
            told.push(sentence(&words::token(content, Token::Ability(it)).join(", ")));
        }
        Name::Tile(it) => {
            let face = content.building(it);
            told.push(format!("A building for {} coins.", face.cost));
            told.push(sentence(&words::building(content, face).join(", ")));
        }
        Name::Specialist(it) => {
            let face = content.specialist(it);
            let price = words::specialist_price(face);
            told.push(sentence(&format!("a {}: {price}", words::kind(face.kind))));
            told.push(sentence(&words::specialist(face)));
        }
        Name::Order(it) => told.push(sentence(&words::order(content.order(it)))),
        Name::Find(it) => told.push(sentence(&words::find(content, content.find(it)))),
        Name::Enemy(it) => {
            let face = content.enemy(it);
            told.push(sentence(&words::enemy(face)));
            told.push(sentence(&format!("a win brings {}", words::enemy_brings(face))));
        }
        Name::Location(it) => {
            let above = words::location(content, Side::Above, it);
            let below = words::location(content, Side::Below, it);
            match above == below {
                true => told.push(sentence(&above)),
                false => {
                    told.push(sentence(&format!("above ground: {above}")));
                    told.push(sentence(&format!("underground: {below}")));
                }
            }
        }
        Name::Hero(it) => {
            let board = content.hero(it);
            told.push(sentence(&words::hero(board)));
            for (strike, die) in board.strikes.iter().zip(1..) {
                told.push(sentence(&format!("on a {die}: {}", words::strike(strike))));
            }
        }
        Name::Space(it) => told.push(sentence(&space_words(screen.seen, it))),
    }
    told
}

/// What lies in sight: the own cards, tokens, tiles and people, and the rows.
pub(super) fn things(screen: &NowOrNeverScreen<'_>) -> Vec<Name> {
    let (view, open) = (screen.view, screen.open());
    let player = open.player(screen.home());
    let mut all: Vec<Name> =
        view.fresh.union(view.hand).union(player.played).iter().map(Name::Quest).collect();
    let tokens = player.tokens().map(|token| match token {
        Token::Ability(ability) => Name::Ability(ability),
        Token::Gear(gear) => Name::Gear(gear),
    });
    all.extend(tokens);
    all.extend(player.specialists.iter().flatten().copied().map(Name::Specialist));
    all.extend(player.orders.union(view.drawn_orders).iter().map(Name::Order));
    all.extend(player.town.iter().chain(&player.grid).flatten().copied().map(Name::Tile));
    all.extend(open.specialists.iter().flatten().copied().map(Name::Specialist));
    all.extend(open.gear.iter().flatten().flatten().copied().map(Name::Gear));
    all.extend(player.hero.map(Name::Hero));
    all.extend(
        Space::all().filter_map(|space| open.location(screen.content, space)).map(Name::Location),
    );
    let enemy = |level| screen.content.enemy_of(open.side, level);
    all.extend(levels(screen).map(|level| Name::Enemy(enemy(level))));
    all
}

/// The levels whose enemies are not all defeated.
fn levels(screen: &NowOrNeverScreen<'_>) -> impl Iterator<Item = u8> {
    let left = screen.open().enemies;
    (1..=left.len() as u8).filter(move |level| left[usize::from(*level) - 1] > 0)
}

/// The situation in words, a line each.
pub(super) fn describe(screen: &NowOrNeverScreen<'_>) -> Vec<String> {
    let (content, open) = (screen.content, screen.open());
    let mut lines: Vec<String> =
        screen.seats().flat_map(|seat| people::lines(screen, seat)).collect();
    lines.extend(people::bot(screen));
    lines.extend(boards::hand(screen).into_iter().map(|line| format!("  in hand: {line}")));
    lines.extend(boards::rows(screen));
    let tokens = open.search.iter().filter_map(|space| {
        open.board(content).space(space).letter_name().map(|letter| letter.to_string())
    });
    let tokens: Vec<String> = tokens.collect();
    lines.push(format!("Search tokens: {}", tokens.join(" ")));
    let enemies = levels(screen).map(|level| {
        let face = content.enemy(content.enemy_of(open.side, level));
        format!("{} {}", open.enemies[usize::from(level) - 1], face.name)
    });
    lines.push(format!("Enemies: {}", enemies.collect::<Vec<_>>().join(", ")));
    lines.extend(fight::lines(screen));
    lines
}
