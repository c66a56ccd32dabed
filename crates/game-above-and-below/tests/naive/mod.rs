//! The scores counted another way: from the printed texts of the rules, slowly.

use game_above_and_below::{
    AboveAndBelow, Content, View, Village,
    components::{Card, Counted, Kind},
};
use table::{Game, Viewer};

/// The scores of all seats.
pub(crate) fn scores(game: &AboveAndBelow) -> Vec<i32> {
    let View { open, .. } = game.view(Viewer::Spectator);
    let villages: Vec<Village> = open.villages.iter().copied().collect();
    let content = Content::embedded();
    (0..villages.len())
        .map(|seat| {
            let own = &villages[seat];
            let spaces = &content.board.reputation;
            goods(content, own)
                + 1
                + own.buildings.len() as i32
                + majority(&villages, seat)
                + i32::from(spaces[usize::from(own.reputation)])
                + own.buildings.iter().map(|&one| card(own, content.card(one))).sum::<i32>()
                + sandwiches(content, own)
        })
        .collect()
}

fn goods(content: &Content, village: &Village) -> i32 {
    let mut total = 0;
    for (slot, filled) in village.track.iter().enumerate() {
        for _ in 0..filled.count {
            total += i32::from(content.board.advancement[slot].points);
        }
    }
    total
}

/// Sorts everybody by reputation and hands the prizes out in that order.
fn majority(villages: &[Village], seat: usize) -> i32 {
    let prizes = if villages.len() == 2 { [3, 0, 0, 0] } else { [5, 3, 2, 0] };
    let mut order: Vec<usize> = (0..villages.len()).collect();
    order.sort_by_key(|&one| std::cmp::Reverse(villages[one].reputation));
    let mine = villages[seat].reputation;
    let shared: Vec<i32> = order
        .iter()
        .zip(prizes)
        .filter(|(one, _)| villages[**one].reputation == mine)
        .map(|(_, prize)| prize)
        .collect();
    let sum: i32 = shared.iter().sum();
    (sum + shared.len() as i32 - 1) / shared.len() as i32
}

fn card(village: &Village, card: &Card) -> i32 {
    let mut total = i32::from(card.points);
    if let Some(per) = &card.per {
        for counted in &per.counted {
            let many = match counted {
                Counted::Token(token) => {
                    let track = village.track.iter().filter(|slot| slot.good == *token);
                    let track: i32 = track.map(|slot| i32::from(slot.count)).sum();
                    track + i32::from(village.stores[*token])
                }
                Counted::Building(kind) => {
                    let built = village.buildings.iter().filter(|one| one.kind() == *kind);
                    built.count() as i32 + i32::from(*kind == Kind::House)
                }
                Counted::Villager => {
                    let areas = [village.ready, village.exhausted, village.injured];
                    areas.iter().map(|area| area.iter().count() as i32).sum()
                }
                Counted::EmptyCave => {
                    let outposts =
                        village.buildings.iter().filter(|one| one.kind() == Kind::Outpost);
                    village.caves.iter().count() as i32 - outposts.count() as i32
                }
            };
            total += many * i32::from(per.each);
        }
    }
    total
}

fn sandwiches(content: &Content, village: &Village) -> i32 {
    let (mut bread, mut bacon) = (0, 0);
    for villager in village.villagers().iter() {
        bread += i32::from(content.face(villager).bread);
        bacon += i32::from(content.face(villager).bacon);
    }
    5 * bread.min(bacon)
}
