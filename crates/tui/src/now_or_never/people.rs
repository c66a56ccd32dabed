//! What everybody has, in lines.

use ::table::{Seat, words::counted};
use game_now_or_never::{
    Player, SLOTS, SPECIALIST_SLOTS,
    components::{Colour, Content, Good, Specialist, TOWN_ROWS, Thing},
    rules::production::{Phase, produce},
    scoring,
    words::{self, goods, production, space_name, token_name},
};
use ratatui::{buffer::Buffer, layout::Rect};

use super::NowOrNeverScreen;
use crate::text::{cut, put, wrap};

/// What somebody has, a line each.
pub(super) fn lines(screen: &NowOrNeverScreen<'_>, seat: Seat) -> Vec<String> {
    let (content, open) = (screen.content, screen.open());
    let player = open.player(seat);
    let Some(hero) = player.hero else {
        return vec![format!("{} has no hero yet", screen.name(seat))];
    };
    let points = scoring::score(content, open, seat).total();
    let passed = if open.passed.contains(seat) { ", has passed" } else { "" };
    let first = if open.first == seat && open.seats() > 1 { ", first player" } else { "" };
    let mut lines = vec![
        format!(
            "{}, {} at {}: {} of {} hearts, {} mana, {} experience{first}{passed}",
            screen.name(seat),
            hero.name(),
            space_name(screen.seen, player.place),
            player.hearts,
            player.most_hearts(content),
            player.mana,
            player.experience
        ),
        format!(
            "  {}, {}, {}; {} left, {}, {}",
            Thing::Coin.counted(player.coins),
            Thing::Book.counted(player.books.into()),
            goods(player.goods),
            counted(player.free_arrows().count() as i64, "hero action"),
            counted(player.finds, "search token"),
            counted(points, "point")
        ),
        format!(
            "  specialists, price/tax: {}",
            specialists(content, &player.specialists, player.face_down)
        ),
    ];
    lines.push(format!("  town: {}", town(content, player)));
    lines.push(format!("  next season: {}", next_season(screen, player)));
    let tokens = tokens(content, player);
    if !tokens.is_empty() {
        lines.push(format!("  tokens: {tokens}"));
    }
    let orders = player.orders.iter().map(|order| content.order(order));
    let orders = orders.map(|face| format!("{} ({})", face.name, words::order(face)));
    let orders: Vec<String> = orders.collect();
    if !orders.is_empty() {
        lines.push(format!("  orders: {}", orders.join(", ")));
    }
    let played = player.played.iter().map(|quest| content.quest(quest).name.as_str());
    let played: Vec<&str> = played.collect();
    if !played.is_empty() {
        lines.push(format!("  quests played: {}", played.join(", ")));
    }
    lines
}

/// Specialists with price and tax; those face down in brackets.
pub(super) fn specialists(
    content: &Content,
    all: &[Option<Specialist>; SPECIALIST_SLOTS],
    face_down: u8,
) -> String {
    let told = all.iter().enumerate().filter_map(|(slot, one)| {
        let face = content.specialist((*one)?);
        Some(match face_down & (1 << slot) {
            0 => format!("{} {}/{}", face.name, face.cost, face.tax),
            _ => format!("({})", face.name),
        })
    });
    let told: Vec<String> = told.collect();
    if told.is_empty() { "none".to_owned() } else { told.join(", ") }
}

/// Buildings by row, with villagers in their beds and those who wait.
fn town(content: &Content, player: &Player) -> String {
    let row = |row: usize| {
        let built = player.row(row).iter().flatten();
        let built: Vec<&str> = built.map(|tile| content.building(*tile).name.as_str()).collect();
        let housed = villagers(&player.housed[row]);
        (!built.is_empty()).then(|| format!("row {}: {}{housed}", row + 1, built.join(", ")))
    };
    let mut rows: Vec<String> = (0..TOWN_ROWS).filter_map(row).collect();
    let waiting = villagers(&player.unhoused);
    if !waiting.is_empty() {
        rows.push(format!("waiting{waiting}"));
    }
    if rows.is_empty() { "nothing built".to_owned() } else { rows.join("; ") }
}

/// Villagers by the letter of their good: ` [2S 1C]`.
pub(super) fn villagers(counts: &[u8; Good::COUNT]) -> String {
    let each = Good::ALL.into_iter().filter(|good| counts[good.index()] > 0);
    let each = each.map(|good| format!("{}{}", counts[good.index()], good.letter()));
    let each: Vec<String> = each.collect();
    if each.is_empty() { String::new() } else { format!(" [{}]", each.join(" ")) }
}

/// What the next production brings.
pub(super) fn next_season(screen: &NowOrNeverScreen<'_>, player: &Player) -> String {
    let made = produce(screen.content, player, Phase::after(screen.open().season));
    production(made.goods, made.coins.into(), made.hearts)
}

/// Tokens on the hero board: `red 1 Dark Flame, blue Leadership`.
fn tokens(content: &Content, player: &Player) -> String {
    let mut told = Vec::new();
    for colour in Colour::ALL {
        for slot in 0..SLOTS {
            let Some(token) = player.slots(colour)[slot] else { continue };
            let name = token_name(content, token);
            told.push(match colour {
                Colour::Red => format!("red {} {name}", slot + 1),
                Colour::Blue => format!("blue {name}"),
            });
        }
    }
    told.join(", ")
}

/// What the bot of solo play has, a line each.
pub(super) fn bot(screen: &NowOrNeverScreen<'_>) -> Vec<String> {
    let Some(bot) = &screen.open().bot else { return Vec::new() };
    let quests: u8 = bot.quests.iter().sum();
    let people = villagers(&bot.villagers);
    vec![format!(
        "The bot: {}; {}, {}, {}{people}",
        specialists(screen.content, &bot.specialists, bot.face_down),
        counted(bot.finds, "search token"),
        counted(bot.orders, "order"),
        counted(quests, "quest card")
    )]
}

/// Draws the boards of the other players, from the one with this index on.
pub(super) fn draw_others(
    screen: &NowOrNeverScreen<'_>,
    buf: &mut Buffer,
    area: Rect,
    first: usize,
) {
    let mut y = 0;
    let mut put_line = |line: &str, style| {
        for part in wrap(&screen.ink.plain(line), usize::from(area.width.max(20)) - 2) {
            put(buf, area, 1, y, &cut(&part, area.width.into()), style);
            y += 1;
        }
    };
    for seat in screen.strangers().into_iter().skip(first) {
        for (index, line) in lines(screen, seat).iter().enumerate() {
            let style = if index == 0 { screen.ink.seat(seat) } else { screen.ink.text() };
            put_line(line, style);
        }
    }
    for line in bot(screen) {
        put_line(&line, screen.ink.text());
    }
}
