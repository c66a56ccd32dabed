//! Victory points, places and ties (RULES.md sections 21 to 23).

use serde::Serialize;
use table::{Seat, Standings};

use super::{market, production};
use crate::{
    Combat, Foe, MOST_PLAYERS, Open, Player, Stage, Token,
    components::{AdjacentKind, Building, Content, Deck, Good, Points, Site, TOWN_ROWS, Tile},
    rules::production::Phase,
};

/// What a score is made of (NN-393 to NN-400).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Part {
    /// Coins after the final sale (NN-393).
    Coins,
    /// Rows with four buildings (NN-394).
    Rows,
    /// Housing rows with all four goods (NN-395).
    Housing,
    /// Buildings with points (NN-398).
    Buildings,
    /// Points printed on played quest cards (NN-399).
    Quests,
    /// What played quest cards count at the end (NN-399).
    Ends,
    /// Completed orders (NN-400).
    Orders,
}

impl Part {
    /// All parts, in the order of the scoring.
    pub const ALL: [Part; 7] = [
        Part::Coins,
        Part::Rows,
        Part::Housing,
        Part::Buildings,
        Part::Quests,
        Part::Ends,
        Part::Orders,
    ];

    /// The word of the symbol that stands for it.
    pub fn symbol(self) -> &'static str {
        match self {
            Part::Coins => "coin",
            Part::Rows => "building",
            Part::Housing => "bed",
            Part::Buildings => "points",
            Part::Quests => "basic",
            Part::Ends => "advanced",
            Part::Orders => "order",
        }
    }

    /// What it is for, in words.
    pub fn words(self) -> &'static str {
        match self {
            Part::Coins => "coins of the final sale",
            Part::Rows => "rows of four buildings",
            Part::Housing => "housing rows with all goods",
            Part::Buildings => "buildings",
            Part::Quests => "quest cards",
            Part::Ends => "quests at the end of the game",
            Part::Orders => "completed orders",
        }
    }
}

/// One player’s score by parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Score {
    parts: [u16; Part::ALL.len()],
}

impl Score {
    /// The points of one part.
    pub fn of(&self, part: Part) -> u16 {
        self.parts[part as usize]
    }

    /// All of it.
    pub fn total(&self) -> u16 {
        self.parts.iter().sum()
    }
}

/// What `seat` would score if the final production came now. A quest card that is still being fought for
/// is not completed (NN-316).
pub fn score(content: &Content, open: &Open, seat: Seat) -> Score {
    let mut player = *open.player(seat);
    if let Some(Combat { foe: Foe::Quest(quest), .. }) = open.combat
        && seat == open.active
    {
        player.played.remove(quest);
    }
    let player = &player;
    let mut score = Score::default();
    let mut set = |part: Part, points: u16| score.parts[part as usize] = points;
    let town = content.town(open.side);
    let rows = (0..TOWN_ROWS).filter(|row| has_full_row(player, *row));
    let housing = (0..TOWN_ROWS).filter(|row| has_all_goods(player, *row));
    set(Part::Coins, coins(content, open, player));
    set(Part::Rows, rows.map(|row| u16::from(town.row_points[row])).sum());
    set(Part::Housing, housing.map(|row| u16::from(town.housing_points[row])).sum());
    let sites = Site::all().filter_map(|site| Some((site, player.town[site.index()]?)));
    set(Part::Buildings, sites.map(|(site, tile)| building(content, player, site, tile)).sum());
    let cards = || player.played.iter().map(|quest| content.quest(quest));
    set(Part::Quests, cards().map(|card| u16::from(card.points)).sum());
    let ends = cards().filter_map(|card| card.at_end);
    set(Part::Ends, ends.map(|at_end| counted(content, player, at_end)).sum());
    let orders = player.done.len() as u16;
    set(Part::Orders, orders * u16::from(content.numbers.order_points));
    score
}

/// The coins after the final sale: those at hand once it is over, before that what it would bring.
fn coins(content: &Content, open: &Open, player: &Player) -> u16 {
    if open.stage == Stage::Over {
        return player.coins;
    }
    let made = production::produce(content, player, Phase::Final);
    u16::from(made.coins) + market::best_sale(content, made.goods, player.played)
}

/// Whether a row of the town, from the top, has four buildings (NN-394).
#[inline]
pub fn has_full_row(player: &Player, row: usize) -> bool {
    player.row(row).iter().all(Option::is_some)
}

/// Whether all four goods are produced by the villagers of a housing row (NN-395).
#[inline]
pub fn has_all_goods(player: &Player, row: usize) -> bool {
    player.housed[row].iter().all(|count| *count > 0)
}

/// What a building of the town counts at the end (NN-412 to NN-423).
pub fn building(content: &Content, player: &Player, site: Site, tile: Tile) -> u16 {
    let face = content.building(tile);
    let counts = face.points.map_or(0, |points| counted(content, player, points));
    let beside = face
        .adjacent_points
        .map_or(0, |(kind, each)| beside(content, player, site, kind) * u16::from(each));
    counts + beside
}

/// How much of what a building counts lies beside a site.
#[inline]
pub(crate) fn beside(content: &Content, player: &Player, site: Site, kind: AdjacentKind) -> u16 {
    let tiles = site.neighbours().iter().filter_map(|at| player.town[at.index()]);
    tiles.map(|tile| counts_as(kind, content.building(tile))).sum()
}

/// What a building beside one that counts adds (NN-427).
#[inline]
pub(crate) fn counts_as(kind: AdjacentKind, face: &Building) -> u16 {
    match kind {
        AdjacentKind::Beds => face.beds.into(),
        AdjacentKind::BookIcons => face.book_icon.into(),
        AdjacentKind::Producers => {
            face.produces.is_some_and(|made| made.what.good().is_some()).into()
        }
    }
}

/// So many points for each of something.
pub fn counted(content: &Content, player: &Player, (what, each): (Points, u8)) -> u16 {
    let count = match what {
        // NN-424, NN-425.
        Points::PerFinal(good) => {
            production::produce(content, player, Phase::Final).goods[good].into()
        }
        Points::PerHoused(good) => housed(player, good),
        Points::SearchTokens => player.finds.into(),
        Points::OrdersDone => player.done.len() as u16,
        Points::ArtifactsPlayed => player.played.of(Deck::Artifact).len() as u16,
        Points::QuestsPlayed => player.played.len() as u16,
        Points::FullHousingRows => full_housing_rows(player).into(),
        Points::FullBuildingRows => full_building_rows(player).into(),
        Points::Abilities => abilities(player).into(),
    };
    count * u16::from(each)
}

fn housed(player: &Player, good: Good) -> u16 {
    player.housed.iter().map(|row| u16::from(row[good.index()])).sum()
}

/// How many rows of a town have four buildings.
pub fn full_building_rows(player: &Player) -> u8 {
    (0..TOWN_ROWS).filter(|row| has_full_row(player, *row)).count() as u8
}

/// How many housing rows have all four goods.
pub fn full_housing_rows(player: &Player) -> u8 {
    (0..TOWN_ROWS).filter(|row| has_all_goods(player, *row)).count() as u8
}

/// How many ability tokens lie on a hero board.
pub fn abilities(player: &Player) -> u8 {
    player.tokens().filter(|token| matches!(token, Token::Ability(_))).count() as u8
}

/// Points a solo game is won with: 100, or one more than the best score so far (NN-575).
pub fn solo_target(content: &Content, best: Option<u16>) -> u16 {
    let least = u16::from(content.numbers.solo_target);
    best.map_or(least, |best| least.max(best.saturating_add(1)))
}

/// Scores and places (NN-404 to NN-409); alone against the target (NN-574).
pub fn standings(content: &Content, open: &Open) -> Standings {
    if open.seats() == 1 {
        let points = score(content, open, Seat::new(0)).total();
        return Standings::alone(points.into(), solo_target(content, open.best).into());
    }
    let mut scores = [0; MOST_PLAYERS];
    for (index, points) in scores[..open.seats()].iter_mut().enumerate() {
        *points = score(content, open, Seat::new(index)).total().into();
    }
    Standings::rank(&scores[..open.seats()], |seat| tie_break(open.player(seat)))
}

/// Experience and books together, then hearts, as one number (NN-405 to NN-407).
fn tie_break(player: &Player) -> i32 {
    let learned = i32::from(player.experience) + i32::from(player.books);
    (learned << 8) | i32::from(player.hearts)
}
