//! The boards one looks at by key: the town, the grid, the hero, the rows and the market, the hand.

use ::table::{Seat, words::counted};
use game_now_or_never::{
    Player, SLOTS,
    components::{
        Ability, Cell, Colour, GRID_COLUMNS, GRID_ROWS, Good, Sale, Site, TOWN_COLUMNS, TOWN_ROWS,
    },
    market,
    rules::building,
    rules::fighting,
    scoring,
    words::{self, power, sale, source_name, strike, token_name},
};
use ratatui::{buffer::Buffer, layout::Rect};

use super::{NowOrNeverScreen, people};
use crate::{
    parts::Sheet,
    text::{cut, put, width, wrap},
};

/// All of them, in the order of the key.
pub(super) fn sheets<'a>(screen: NowOrNeverScreen<'a>) -> Vec<Sheet<'a>> {
    let lines = |title, tell: fn(&NowOrNeverScreen<'_>) -> Vec<String>| Sheet {
        title,
        draw: Box::new(move |buf: &mut Buffer, area: Rect| {
            draw_lines(&screen, buf, area, &tell(&screen));
        }),
    };
    vec![
        lines("Your town", town),
        lines("Your grid of tiles", grid),
        lines("Your hero", hero),
        lines("Rows and market", rows_and_market),
        lines("Your quest cards", hand),
    ]
}

fn draw_lines(screen: &NowOrNeverScreen<'_>, buf: &mut Buffer, area: Rect, lines: &[String]) {
    let most = usize::from(area.width.max(20)) - 2;
    let lines = lines.iter().flat_map(|line| {
        let line = screen.ink.plain(line);
        // What fits stands as it was written, in columns.
        if width(&line) <= most { vec![line] } else { wrap(&line, most) }
    });
    for (y, line) in lines.enumerate() {
        put(buf, area, 1, y as u16, &line, screen.ink.text());
    }
}

fn player<'a>(screen: &NowOrNeverScreen<'a>) -> &'a Player {
    screen.open().player(screen.home())
}

/// Columns of a short trade.
const TRADE: usize = 36;
/// Columns of a tile.
const TILE: usize = 14;

fn name(screen: &NowOrNeverScreen<'_>, tile: game_now_or_never::components::Tile) -> String {
    screen.content.building(tile).name.clone()
}

/// The town, four by four, with beds and points of each row.
fn town(screen: &NowOrNeverScreen<'_>) -> Vec<String> {
    let (content, player) = (screen.content, player(screen));
    let board = content.town(screen.open().side);
    let open = building::open_sites(player);
    let mut lines = Vec::new();
    for row in 0..TOWN_ROWS {
        let mut told = String::new();
        let mut asks = String::new();
        for column in 0..TOWN_COLUMNS {
            let Some(site) = Site::at(column, row) else { continue };
            let mark = if open.contains(site) { "*" } else { " " };
            let space = &board.spaces[site.index()];
            let (first, second) = match player.town[site.index()] {
                Some(tile) => (name(screen, tile), String::new()),
                None => {
                    let gain = space.gain.map_or("", |thing| thing.icon());
                    let cost =
                        if space.cost > 0 { format!("+{}", space.cost) } else { String::new() };
                    (format!("{mark}{site}"), format!("{cost} {gain}").trim().to_owned())
                }
            };
            told += &format!("{:<TILE$} ", cut(&first, TILE));
            asks += &format!("{:<TILE$} ", cut(&second, TILE));
        }
        let housed = people::villagers(&player.housed[row]);
        let beds = player.free_beds(content, row);
        let full = if scoring::has_full_row(player, row) { " full" } else { "" };
        let mixed = if scoring::has_all_goods(player, row) { " all goods" } else { "" };
        told += &format!("{beds} free{housed}");
        let points = (board.row_points[row], board.housing_points[row]);
        asks += &format!("{}{full}, {}{mixed}", points.0, points.1);
        lines.extend([told, asks, String::new()]);
    }
    let waiting: u8 = player.unhoused.iter().sum();
    let people = people::villagers(&player.unhoused);
    lines.push(format!("{} waiting{people}", counted(waiting, "villager")));
    lines.push(format!("The next season brings {}.", people::next_season(screen, player)));
    lines.push(
        "Right of each row: free beds, villagers, points for four buildings and for all goods."
            .to_owned(),
    );
    lines
}

/// The unbuilt tiles, five by four.
fn grid(screen: &NowOrNeverScreen<'_>) -> Vec<String> {
    let (content, player) = (screen.content, player(screen));
    let open = building::open_cells(player);
    let mut lines = Vec::new();
    for row in 0..GRID_ROWS {
        let (mut told, mut about) = (String::new(), String::new());
        for column in 0..GRID_COLUMNS {
            let Some(cell) = Cell::at(column, row) else { continue };
            let mark = if open.contains(cell) { "*" } else { " " };
            let (first, second) = match player.grid[cell.index()] {
                Some(tile) => {
                    let face = content.building(tile);
                    let made = face
                        .produces
                        .map_or(String::new(), |made| format!(" {} {}", made.n, made.what.icon()));
                    let beds =
                        if face.beds > 0 { format!(" +{} bed", face.beds) } else { String::new() };
                    (format!("{mark}{}", face.name), format!(" {}c{made}{beds}", face.cost))
                }
                None => (" -".to_owned(), String::new()),
            };
            told += &format!("{:<TILE$} ", cut(&first, TILE));
            about += &format!("{:<TILE$} ", cut(&second, TILE));
        }
        lines.extend([told, about]);
    }
    lines.push(
        "* can be built now; below each tile its price in coins, what it makes, and beds."
            .to_owned(),
    );
    lines
}

/// The hero board: arrows, slots, powers and what can be learned.
fn hero(screen: &NowOrNeverScreen<'_>) -> Vec<String> {
    let (content, player) = (screen.content, player(screen));
    let Some(hero) = player.hero else { return vec!["No hero is chosen yet.".to_owned()] };
    let board = content.hero(hero);
    let arrows = board.moves.iter().enumerate().map(|(at, number)| {
        if player.arrows & (1 << at) == 0 { number.to_string() } else { format!("({number})") }
    });
    let mut lines = vec![
        format!(
            "{}: {} of {} hearts, {} of {} mana, {} experience, {} books",
            board.name,
            player.hearts,
            player.most_hearts(content),
            player.mana,
            player.most_mana(content),
            player.experience,
            player.books
        ),
        format!("Arrows: {} (used ones in brackets)", arrows.collect::<Vec<_>>().join(" ")),
    ];
    for slot in 0..SLOTS {
        let name = player.red[slot].map_or("", |token| token_name(content, token));
        let name = if name.is_empty() { String::new() } else { format!("{name}: ") };
        let does = strike(&fighting::strike(content, player, slot));
        lines.push(format!("Red {}: {name}{does}", slot + 1));
    }
    lines.push(format!("{}: {}", board.basic_name, power(&board.basic)));
    for token in player.blue.iter().flatten() {
        let does = words::token(content, *token).join(", ");
        lines.push(format!("Blue: {}: {does}", token_name(content, *token)));
    }
    let cards = player.played.iter().filter_map(|quest| {
        let face = content.quest(quest);
        Some(format!("{}: {}", face.name, power(face.power.as_ref()?)))
    });
    lines.extend(cards);
    for ability in Ability::all_of(hero).filter(|one| !player.learned.contains(*one)) {
        let face = content.ability(ability);
        let does = words::ability(content, face).join(", ");
        lines.push(format!(
            "To learn: {} ({}, level {}, {} experience): {does}",
            face.name, face.colour, face.level, face.experience
        ));
    }
    let used = player.sources().filter(|source| player.used.contains(*source));
    let used: Vec<&str> = used.map(|source| source_name(content, hero, source)).collect();
    if !used.is_empty() {
        lines.push(format!("Used this season: {}", used.join(", ")));
    }
    lines
}

/// The rows of the season board.
pub(super) fn rows(screen: &NowOrNeverScreen<'_>) -> Vec<String> {
    let (content, open, view) = (screen.content, screen.open(), screen.view);
    let mut lines = vec!["To recruit:".to_owned()];
    for one in open.specialists.iter().flatten() {
        let face = content.specialist(*one);
        let price = game_now_or_never::rules::hiring::recruit_price(content, player(screen), *one);
        lines.push(format!("  {} for {price}: {}", face.name, words::specialist(face)));
    }
    for (colour, row) in Colour::ALL.into_iter().zip(&open.gear) {
        let gear = row.iter().flatten().map(|gear| content.gear(*gear));
        let gear: Vec<String> = gear.map(|face| format!("{} {}", face.name, face.cost)).collect();
        lines.push(format!("{colour} gear: {}", gear.join(", ")));
    }
    let row = people::villagers(&open.villagers);
    lines.push(format!("Villagers:{row}, {} in the pile", view.piles.villagers));
    lines.push(format!("Orders in the stack: {}", view.piles.orders));
    for order in view.placed_orders.iter() {
        lines.push(format!("you put under it: {}", words::order(content.order(order))));
    }
    lines
}

/// The rows, and every trade of the market with how often it can be made.
fn rows_and_market(screen: &NowOrNeverScreen<'_>) -> Vec<String> {
    let (content, player) = (screen.content, player(screen));
    let mut lines = rows(screen);
    let held = Good::ALL.map(|good| format!("{}{}", player.goods[good], good.letter()));
    let best = market::best_sale(content, player.goods, player.played);
    lines.push(format!("Market (you have {}, worth {best}):", held.join(" ")));
    let trade = |line: Sale| {
        let times = player.goods.times(line.goods);
        let times = if times > 0 { format!(" ({times}x)") } else { String::new() };
        format!("{}{times}", sale(&line))
    };
    let trades: Vec<String> = market::lines(content, player.played).map(trade).collect();
    // Those that are short stand beside each other.
    let (short, long): (Vec<String>, Vec<String>) =
        trades.into_iter().partition(|trade| width(trade) < TRADE);
    for pair in short.chunks(2) {
        let columns = pair.iter().map(|trade| format!("  {trade:<TRADE$}"));
        lines.push(columns.collect::<String>().trim_end().to_owned());
    }
    lines.extend(long.iter().map(|trade| format!("  {trade}")));
    lines
}

/// The own quest cards, and those that were just drawn.
pub(super) fn hand(screen: &NowOrNeverScreen<'_>) -> Vec<String> {
    let content = screen.content;
    let cards = screen.view.fresh.union(screen.view.hand);
    let card = |quest| {
        let face = content.quest(quest);
        let place = words::in_sentence(&content.location(face.location).name);
        let does = words::quest(content, face).join(", ");
        let price = words::quest_price(face);
        format!("{quest} {} ({}), at {place}, asks for {price}: {does}", face.name, face.deck)
    };
    let told: Vec<String> = cards.iter().map(card).collect();
    let others = screen.seats().filter(|seat| Some(*seat) != screen.seat());
    let sizes = others.map(|seat: Seat| {
        let [basic, artifact, advanced] = screen.open().player(seat).hand;
        format!(
            "{} holds {basic} basic, {artifact} artifacts and {advanced} advanced",
            screen.name(seat)
        )
    });
    told.into_iter().chain(sizes).collect()
}
