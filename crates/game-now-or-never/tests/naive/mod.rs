//! The scores counted another way: from the printed texts of the rules, slowly.

use std::collections::HashMap;

use game_now_or_never::{
    Foe, NowOrNever, Open, Player, Stage, Token,
    components::{AdjacentKind, Content, Deck, Good, Goods, Points, Quests, Sale, Thing},
};
use table::{Game, Seat, Viewer};

/// The scores of all seats.
pub(crate) fn scores(game: &NowOrNever) -> Vec<i32> {
    let open = game.view(Viewer::Spectator).open;
    (0..open.seats()).map(|index| score(&open, Seat::new(index))).collect()
}

/// One score, line by line of section 21.
pub(crate) fn score(open: &Open, seat: Seat) -> i32 {
    let content = Content::embedded();
    let mut own = *open.player(seat);
    // NN-316: what is still fought for is not completed.
    if let Some(Foe::Quest(quest)) = open.combat.map(|combat| combat.foe)
        && open.active == seat
    {
        own.played.remove(quest);
    }
    let own = &own;
    let made = last_goods(own);
    // NN-393: what lies there once the goods are sold, and before that what would.
    let mut points = match open.stage {
        Stage::Over => i32::from(own.coins),
        _ => i32::from(own.finds) + best_sale(made, own.played),
    };
    let town = content.town(open.side);
    for row in 0..4 {
        if (0..4).all(|column| own.town[row * 4 + column].is_some()) {
            points += i32::from(town.row_points[row]);
        }
        if Good::ALL.iter().all(|good| own.housed[row][good.index()] >= 1) {
            points += i32::from(town.housing_points[row]);
        }
    }
    for (place, tile) in own.town.iter().enumerate() {
        let Some(tile) = tile else { continue };
        let face = content.building(*tile);
        if let Some((what, each)) = face.points {
            points += i32::from(each) * count(own, what);
        }
        if let Some((kind, each)) = face.adjacent_points {
            points += i32::from(each) * beside(own, place, kind);
        }
    }
    for quest in own.played.iter() {
        let card = content.quest(quest);
        points += i32::from(card.points);
        if let Some((what, each)) = card.at_end {
            points += i32::from(each) * count(own, what);
        }
    }
    points + 2 * own.done.len() as i32
}

/// What villagers in housing and buildings make in the last production (NN-424).
pub(crate) fn last_goods(own: &Player) -> Goods {
    let mut goods = Goods::NONE;
    for row in own.housed {
        for good in Good::ALL {
            goods[good] += row[good.index()];
        }
    }
    for tile in own.town.iter().flatten() {
        if let Some(made) = Content::embedded().building(*tile).produces
            && let Thing::Good(good) = made.what
        {
            goods[good] += made.n;
        }
    }
    goods
}

/// The most coins for these goods: every line is tried on every rest (NN-390).
pub(crate) fn best_sale(goods: Goods, played: Quests) -> i32 {
    let content = Content::embedded();
    let own = played.iter().filter_map(|quest| content.quest(quest).sale);
    let lines: Vec<Sale> = content.market.iter().copied().chain(own).collect();
    best_of(&lines, goods, &mut HashMap::new())
}

fn best_of(lines: &[Sale], goods: Goods, known: &mut HashMap<Goods, i32>) -> i32 {
    if let Some(coins) = known.get(&goods) {
        return *coins;
    }
    let mut most = 0;
    for line in lines {
        if let Some(rest) = goods.checked_sub(line.goods) {
            most = most.max(i32::from(line.coins) + best_of(lines, rest, known));
        }
    }
    known.insert(goods, most);
    most
}

fn count(own: &Player, what: Points) -> i32 {
    let is_full = |row: &[Option<_>]| row.iter().all(Option::is_some);
    let number = match what {
        Points::PerFinal(good) => last_goods(own)[good].into(),
        Points::PerHoused(good) => {
            own.housed.iter().map(|row| usize::from(row[good.index()])).sum()
        }
        Points::SearchTokens => own.finds.into(),
        Points::OrdersDone => own.done.len(),
        Points::ArtifactsPlayed => {
            own.played.iter().filter(|quest| quest.deck() == Deck::Artifact).count()
        }
        Points::QuestsPlayed => own.played.iter().count(),
        Points::FullHousingRows => {
            own.housed.iter().filter(|row| row.iter().all(|number| *number > 0)).count()
        }
        Points::FullBuildingRows => own.town.chunks(4).filter(|row| is_full(row)).count(),
        Points::Abilities => {
            own.tokens().filter(|token| matches!(token, Token::Ability(_))).count()
        }
    };
    number as i32
}

/// What the up to four buildings beside a place add (NN-426).
fn beside(own: &Player, place: usize, kind: AdjacentKind) -> i32 {
    let (column, row) = (place % 4, place / 4);
    let mut sum = 0;
    for (other, tile) in own.town.iter().enumerate() {
        let away = column.abs_diff(other % 4) + row.abs_diff(other / 4);
        let Some(tile) = tile.filter(|_| away == 1) else { continue };
        let face = Content::embedded().building(tile);
        sum += match kind {
            AdjacentKind::Beds => i32::from(face.beds),
            AdjacentKind::BookIcons => i32::from(face.book_icon),
            AdjacentKind::Producers => {
                let good = face.produces.map(|made| made.what);
                i32::from(matches!(good, Some(Thing::Good(_))))
            }
        };
    }
    sum
}
