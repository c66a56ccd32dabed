//! The scores counted another way: from the printed texts of the rules, slowly.

use game_near_and_far::{
    Good, NearAndFar, Open, Side, Traveller,
    components::{Content, Count, Faction, Kind, Special},
};
use table::{Game, Seat, Viewer};

/// The scores of all seats.
pub(crate) fn scores(game: &NearAndFar) -> Vec<i32> {
    let open = game.view(Viewer::Spectator).open;
    (0..open.seats()).map(|index| score(&open, Seat::new(index))).collect()
}

/// One score, line by line of section 24.
pub(crate) fn score(open: &Open, seat: Seat) -> i32 {
    let content = Content::embedded();
    let own = open.traveller(seat);
    let mut points = own.camps.len() as i32 + own.mine.len() as i32;
    points += own.threats.count_ones() as i32;
    points += routes(open, seat).iter().sum::<i32>();
    for card in own.cards.iter() {
        points += i32::from(content.card(card).points) + bonus(open, seat, card);
    }
    points -= i32::from(own.basic) + i32::from(own.advanced);
    for place in 0..12 {
        if own.threats & (1 << place) != 0 {
            points += i32::from(content.threat(place).points);
        }
    }
    let pieces = own.goods.coin + own.goods.gem;
    points += i32::from(pieces - pieces % 2) / 2;
    points += tokens(own) + 5 * own.chiefs.count_ones() as i32;
    points += reputation(open.side, own.reputation);
    let all = own.camps.len() + own.mine.len() + own.threats.count_ones() as usize;
    points += if all >= open.camps.into() { 2 } else { 0 };
    let carried = usize::from(own.birds + own.tortoises).min(own.cards.of(Kind::Treasure).len());
    points += if carried == 3 { 5 } else { 0 };
    points + mammoth(open, own)
}

fn tokens(own: &Traveller) -> i32 {
    let tokens = Faction::ALL.map(|faction| i32::from(own.goods[Good::token(faction)]));
    tokens.iter().sum()
}

/// NF-440, NF-623: steps of two, one value only.
fn reputation(side: Side, reputation: i8) -> i32 {
    match (reputation, side) {
        (2.., _) => i32::from(reputation / 2),
        (-6..=-5, Side::Day) => -2,
        (-4..=-3, Side::Day) => -1,
        _ => 0,
    }
}

/// What each complete route with a camp of `seat` pays.
fn routes(open: &Open, seat: Seat) -> Vec<i32> {
    let routes = &Content::embedded().map(open.map).routes;
    let of = |route: &game_near_and_far::components::Route| {
        let [one, other] = route.ends.map(|end| open.camp_of(end));
        match (one?, other?) {
            (one, other) if one == seat && other == seat => Some(route.alone.into()),
            (one, other) if one == seat || other == seat => Some(route.shared.into()),
            _ => None,
        }
    };
    routes.iter().filter_map(of).collect()
}

fn mammoth(open: &Open, own: &Traveller) -> i32 {
    let map = Content::embedded().map(open.map);
    let friends =
        own.cards.iter().any(|card| Content::embedded().card(card).effects.ignores_mammoth);
    let beside = own.camps.iter().any(|space| map.face(space).marked);
    if map.special == Special::Mammoth && !friends && !beside { -8 } else { 0 }
}

fn count(open: &Open, seat: Seat, what: Count) -> i32 {
    let own = open.traveller(seat);
    let artifacts = own.cards.of(Kind::Basic).len() + own.cards.of(Kind::Advanced).len();
    match what {
        Count::Good(good) => own.goods[good].into(),
        Count::Tokens => tokens(own),
        Count::Artifacts => artifacts as i32,
        Count::OtherArtifacts => artifacts as i32 - 1,
        Count::Threats => own.threats.count_ones() as i32,
        Count::Treasures => own.cards.of(Kind::Treasure).len() as i32,
        Count::Camps => own.placed.into(),
        Count::Routes => routes(open, seat).len() as i32,
        Count::Adventurers(faction) => {
            own.owned.iter().filter(|one| one.faction() == faction).count() as i32
        }
    }
}

/// What a card pays besides what is printed on it.
fn bonus(open: &Open, seat: Seat, card: game_near_and_far::Card) -> i32 {
    let effects = &Content::embedded().card(card).effects;
    let mut points = i32::from(effects.score);
    if let Some(per) = effects.per {
        let each = count(open, seat, per.what) / i32::from(per.every) * i32::from(per.points);
        points += each.min(per.most.map_or(i32::MAX, i32::from));
    }
    if let Some(most) = effects.most {
        // Everybody in order, the most first: alone, shared, or second and alone.
        let mut all: Vec<i32> =
            (0..open.seats()).map(|index| count(open, Seat::new(index), most.what)).collect();
        let own = all[seat.index()];
        all.sort_unstable_by(|one, other| other.cmp(one));
        let same = all.iter().filter(|one| **one == own).count();
        let place = all.iter().position(|one| *one == own);
        points += i32::from(match (place, same) {
            (Some(0), 1) => most.first,
            (Some(0), _) => most.tied,
            (Some(1), 1) => most.second,
            _ => 0,
        });
    }
    if let Some(when) = effects.when {
        let reputation = open.traveller(seat).reputation;
        let met = match when.reputation {
            asked if asked > 0 => reputation >= asked,
            asked => reputation <= asked,
        };
        points += if met { i32::from(when.points) } else { 0 };
    }
    points
}
