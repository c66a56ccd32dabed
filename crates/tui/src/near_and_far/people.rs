//! What everybody has, and who is where in town.

use ::table::{Seat, words::counted};
use game_near_and_far::{
    Building, Foe, Good, Place,
    components::Thing,
    scoring,
    words::{cost, foe_name, space_name, symbols},
};
use ratatui::{buffer::Buffer, layout::Rect};

use super::NearAndFarScreen;
use crate::text::{cut, put, wrap};

/// Where somebody is, in words.
pub(super) fn place(screen: &NearAndFarScreen<'_>, seat: Seat) -> String {
    match screen.open().traveller(seat).place {
        Place::Aside => "not in town yet".to_owned(),
        Place::In(building) => format!("in the {}", building.name()),
        Place::Jail => "in Jail".to_owned(),
        Place::At(space) => format!("at {}", space_name(screen.seen, space)),
    }
}

/// What somebody has, a line each.
pub(super) fn lines(screen: &NearAndFarScreen<'_>, seat: Seat) -> Vec<String> {
    let open = screen.open();
    let one = open.traveller(seat);
    let points = scoring::score(screen.content, open, seat).total();
    let goods: Vec<String> = Good::ALL
        .into_iter()
        .filter(|good| one.goods[*good] > 0)
        .map(|good| good.counted(one.goods[good]))
        .collect();
    let goods = if goods.is_empty() { "nothing".to_owned() } else { goods.join(", ") };
    let mut lines = vec![
        format!(
            "{}, {} {}: {}, {}, reputation {}",
            screen.name(seat),
            one.character.name(),
            place(screen, seat),
            counted(points, "point"),
            Thing::Heart.counted(one.hearts),
            one.reputation
        ),
        format!(
            "  has {goods}; {}, {} left; {} in hand",
            counted(one.animals(), "animal"),
            counted(open.camps_left(seat), "camp"),
            counted(one.hand(), "card")
        ),
    ];
    let party = one.active.iter().map(|member| screen.content.face(member).name.clone());
    let companion = if one.platypus { "the platypus" } else { "the companion" };
    let party: Vec<String> = party.chain(one.companion.then(|| companion.to_owned())).collect();
    lines.push(format!("  party: {} ({})", party.join(", "), symbols(&one.symbols())));
    let cards: Vec<&str> =
        one.cards.iter().map(|card| screen.content.card(card).name.as_str()).collect();
    if !cards.is_empty() {
        lines.push(format!("  cards: {}", cards.join(", ")));
    }
    lines
}

/// The own hand, a line for each card.
pub(super) fn hand(screen: &NearAndFarScreen<'_>) -> Vec<String> {
    let cards = screen.view.hand.iter().map(|card| {
        let face = screen.content.card(card);
        format!("  in hand: {} ({card}), costs {}", face.name, cost(&face.cost))
    });
    cards.collect()
}

/// The town: each building with those inside.
pub(super) fn town(screen: &NearAndFarScreen<'_>) -> Vec<String> {
    let open = screen.open();
    let inside = |place: Place| {
        let there = screen.seats().filter(|seat| open.traveller(*seat).place == place);
        there.map(|seat| screen.name(seat).to_owned()).collect::<Vec<_>>()
    };
    let mut lines: Vec<String> = Building::ALL
        .into_iter()
        .map(|building| {
            let mut there = inside(Place::In(building));
            if building == Building::TownHall && open.stranger.is_some() {
                there.push(foe_name(screen.seen, Foe::Stranger).to_owned());
            }
            format!("{:<13}{}", building.name(), there.join(", "))
        })
        .collect();
    lines.push(format!("{:<13}{}", "Jail", inside(Place::Jail).join(", ")));
    if let Some(threat) = open.threat() {
        let face = screen.content.threat(threat.into());
        lines.push(format!("Next threat: {} ({})", face.name, face.level));
    }
    lines
}

/// The row of the Saloon in words.
pub(super) fn row(screen: &NearAndFarScreen<'_>) -> String {
    let row = screen.open().row.iter().flatten();
    let row = row.map(|one| {
        let face = screen.content.face(*one);
        format!("{} {} for {}", one, face.name, face.cost)
    });
    format!("Saloon: {}", row.collect::<Vec<_>>().join(", "))
}

/// Draws the boards of the other players, from the one with this index on.
pub(super) fn draw_others(
    screen: &NearAndFarScreen<'_>,
    buf: &mut Buffer,
    area: Rect,
    first: usize,
) {
    let mut y = 0;
    for seat in screen.strangers().into_iter().skip(first) {
        for (index, line) in lines(screen, seat).iter().enumerate() {
            let style = if index == 0 { screen.ink.seat(seat) } else { screen.ink.text() };
            for part in wrap(&screen.ink.plain(line), usize::from(area.width.max(20)) - 2) {
                put(buf, area, 1, y, &cut(&part, area.width.into()), style);
                y += 1;
            }
        }
        y += 1;
    }
}
