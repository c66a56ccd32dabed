//! What holds in every state (RULES.md section 43), worked out from the views.

use game_near_and_far::{
    CAMPS, Faction, HIGHEST_REPUTATION, LOWEST_REPUTATION, MOST_HEARTS, NearAndFar, Open, PARTY,
    Place, Side, Space, Stage, Traveller, View,
    components::{Adventurers, Cards, Cell, Cells, Content, Kind, Spaces},
};
use table::{Game, Seat, Viewer};

/// Fine, or what is wrong.
pub(crate) type Found = Result<(), String>;

fn view(game: &NearAndFar) -> View {
    game.view(Viewer::Spectator)
}

fn open(game: &NearAndFar) -> Open {
    view(game).open
}

fn own(game: &NearAndFar) -> impl Iterator<Item = View> + '_ {
    (0..game.seats()).map(|index| game.view(Viewer::Seat(Seat::new(index))))
}

fn equal(what: &str, found: usize, expected: usize) -> Found {
    if found == expected { Ok(()) } else { Err(format!("{found} {what}, not {expected}")) }
}

fn never(what: &str, is: bool) -> Found {
    if is { Err(what.to_owned()) } else { Ok(()) }
}

/// NF-I01.
pub(crate) fn adventurers(game: &NearAndFar) -> Found {
    let open = open(game);
    let row: Adventurers = open.row.iter().flatten().copied().collect();
    let owned = open.travellers.iter().map(|one| one.owned);
    let seen = owned.clone().fold(row.union(open.aside), Adventurers::union);
    let count: usize = owned.map(Adventurers::len).sum();
    equal("adventurers are in one place", seen.len(), count + row.len() + open.aside.len())?;
    equal("adventurers", seen.len() + open.bag_size(), 36)?;
    let others = open.bag_size() + open.aside.len();
    never("the row is short", others > 0 && row.len() != 5)
}

/// NF-I02.
pub(crate) fn artifacts(game: &NearAndFar) -> Found {
    let spectator = view(game);
    let active = game.view(Viewer::Seat(spectator.open.active));
    let mut places: Vec<Cards> = vec![active.fresh];
    places.extend(own(game).flat_map(|view| [view.hand, view.packet]));
    places.extend(spectator.open.travellers.iter().map(Traveller::artifacts));
    let seen = places.iter().fold(Cards::NONE, |all, cards| all.union(*cards));
    equal("artifacts are in one place", seen.len(), places.iter().map(|one| one.len()).sum())?;
    let piles = spectator.piles;
    let basic = usize::from(piles.basic + piles.basic_discards) + seen.of(Kind::Basic).len();
    let advanced =
        usize::from(piles.advanced + piles.advanced_discards) + seen.of(Kind::Advanced).len();
    equal("basic artifacts", basic, 38)?;
    equal("advanced artifacts", advanced, 17)?;
    for (index, view) in own(game).enumerate() {
        let traveller = spectator.open.traveller(Seat::new(index));
        let sizes = (view.hand.of(Kind::Basic).len(), view.hand.of(Kind::Advanced).len());
        let said = (usize::from(traveller.basic), usize::from(traveller.advanced));
        never("a hand has another size than everybody sees", sizes != said)?;
    }
    Ok(())
}

/// NF-I03.
pub(crate) fn treasures(game: &NearAndFar) -> Found {
    let open = open(game);
    let mut places = vec![open.treasure_discards, open.drawn];
    places.extend(open.travellers.iter().map(Traveller::treasures));
    let seen = places.iter().fold(Cards::NONE, |all, cards| all.union(*cards));
    equal("treasures are in one place", seen.len(), places.iter().map(|one| one.len()).sum())?;
    equal("treasures", seen.len() + open.treasures_left(), 36)
}

/// NF-I04, as far as one state shows it: no world card has two owners.
pub(crate) fn world_cards(game: &NearAndFar) -> Found {
    let open = open(game);
    let owned = open.travellers.iter().map(|one| one.cards.of(Kind::World));
    let all = owned.clone().fold(Cards::NONE, Cards::union);
    equal("world cards are owned", owned.map(Cards::len).sum(), all.len())?;
    never("there are more than 40 arcade cards", open.arcade_left() > 40)
}

/// NF-I05.
pub(crate) fn animals(game: &NearAndFar) -> Found {
    let open = open(game);
    let owned: usize = open.travellers.iter().map(|one| usize::from(one.animals())).sum();
    equal("pack animals", owned + usize::from(open.stable()), 3 * open.seats())?;
    for one in open.travellers.iter() {
        never("somebody has more than three pack animals", one.animals() > 3)?;
        never("a tortoise at dusk", open.side == Side::Dusk && one.tortoises > 0)?;
    }
    Ok(())
}

/// NF-I06.
pub(crate) fn treasure_places(game: &NearAndFar) -> Found {
    let open = open(game);
    for (index, one) in open.travellers.iter().enumerate() {
        let deciding = open.stage == Stage::Surplus && Seat::new(index) == open.active;
        let places = one.treasure_places(Content::embedded());
        let count = one.treasures().len();
        never("a treasure nobody carries", !deciding && count > places.into())?;
        never("more than three treasures", count > 3)?;
    }
    Ok(())
}

/// NF-I07.
pub(crate) fn threats(game: &NearAndFar) -> Found {
    let open = open(game);
    let owned: u32 = open.travellers.iter().map(|one| one.threats.count_ones()).sum();
    let all = open.travellers.iter().fold(open.threats, |all, one| all | one.threats);
    equal("threats", (owned + open.threats.count_ones()) as usize, 12)?;
    equal("threats are in one place", all.count_ones() as usize, 12)?;
    let levels: Vec<u8> =
        open.threats_left().map(|place| Content::embedded().threat(place).level).collect();
    never("the stack is not in order", !levels.is_sorted())
}

/// NF-I08.
pub(crate) fn chiefs(game: &NearAndFar) -> Found {
    let open = open(game);
    for faction in Faction::ALL {
        let owners = open.travellers.iter().filter(|one| one.has_chief(faction)).count();
        never("a chief has two owners", owners > 1)?;
        let four = open.travellers.iter().any(|one| one.banners(faction) >= 4);
        never("four banners and no chief", owners == 0 && four)?;
    }
    Ok(())
}

/// NF-I09.
pub(crate) fn camps(game: &NearAndFar) -> Found {
    let open = open(game);
    for (index, one) in open.travellers.iter().enumerate() {
        let placed = one.camps.len() + one.mine.len() + usize::from(one.defeated());
        equal("camps are placed", placed, one.placed.into())?;
        let left = usize::from(open.camps).saturating_sub(placed);
        equal("camps are left", open.camps_left(Seat::new(index)).into(), left)?;
    }
    never("a board has another number of camps", open.camps != CAMPS && open.camps != CAMPS + 2)
}

/// NF-I10.
pub(crate) fn camp_places(game: &NearAndFar) -> Found {
    let open = open(game);
    let on_map: usize = open.travellers.iter().map(|one| one.camps.len()).sum();
    let all = open.travellers.iter().fold(Spaces::NONE, |all, one| all.union(one.camps));
    equal("camps on the map", on_map, open.camped.len())?;
    never("a camp is nobody's", all != open.camped || all.contains(Space::TOWN))?;
    let in_mine: usize = open.travellers.iter().map(|one| one.mine.len()).sum();
    equal("camps in the mine", in_mine, open.mine.len())?;
    if open.mine.is_empty() {
        return Ok(());
    }
    let neighbours = &Content::embedded().board.mine.neighbours;
    let mut reached = Cells::only(Cell::ENTRANCE);
    for _ in 0..12 {
        let beside = reached.iter().fold(reached, |all, cell| all.union(neighbours[cell.index()]));
        reached = beside.intersection(open.mine).union(Cells::only(Cell::ENTRANCE));
    }
    never("a camp in the mine is not reached from its entrance", reached != open.mine)
}

/// NF-I11.
pub(crate) fn tracks(game: &NearAndFar) -> Found {
    for one in open(game).travellers.iter() {
        never("more than 13 hearts", one.hearts > MOST_HEARTS)?;
        let track = LOWEST_REPUTATION..=HIGHEST_REPUTATION;
        never("a marker has left the track", !track.contains(&one.reputation))?;
        // Below nothing a number would be very large.
        let goods = one.goods;
        let most = [goods.food, goods.coin, goods.gem, goods.yellow, goods.red, goods.blue];
        never("goods below nothing", most.iter().any(|count| *count > 30_000))?;
    }
    Ok(())
}

/// NF-I12.
pub(crate) fn parties(game: &NearAndFar) -> Found {
    let content = Content::embedded();
    for one in open(game).travellers.iter() {
        never("a party is too large", one.members() > PARTY)?;
        never("somebody active is not owned", !one.active.without(one.owned).is_empty())?;
        let twice: usize = Faction::ALL
            .iter()
            .map(|faction| one.active.of(*faction).len().saturating_sub(1))
            .sum();
        let contract = !one.cards.intersection(content.with.party).is_empty();
        never("two of a faction are active", twice > usize::from(contract))?;
        let mut hearts: u8 = one.active.iter().map(|who| content.face(who).symbols.heart).sum();
        hearts += if one.companion { one.companion_shows(content).heart } else { 0 };
        equal("hearts in the party", one.party.heart.into(), hearts.into())?;
    }
    Ok(())
}

/// NF-I13 as far as one state shows it.
pub(crate) fn quests(game: &NearAndFar) -> Found {
    let open = open(game);
    let books = Content::embedded().map(open.map).books;
    never("a token lies on no book", !open.quests.without(books).is_empty())?;
    never("more than 16 tokens", open.quests.len() > 16)
}

/// NF-I14 as far as one state shows it.
pub(crate) fn standees(game: &NearAndFar) -> Found {
    let open = open(game);
    let aside = open.travellers.iter().filter(|one| one.place == Place::Aside).count();
    never("somebody is aside after the first round", open.round > 1 && aside > 0)?;
    never("the unused character has left", open.stranger.is_some() != (open.seats() == 2))?;
    let spaces = Content::embedded().map(open.map).spaces.len();
    let outside = |place: Place| place.space().is_some_and(|space| space.index() >= spaces);
    never("a standee is off the map", open.travellers.iter().any(|one| outside(one.place)))
}

/// All of them.
pub(crate) const ALL: [fn(&NearAndFar) -> Found; 14] = [
    adventurers,
    artifacts,
    treasures,
    world_cards,
    animals,
    treasure_places,
    threats,
    chiefs,
    camps,
    camp_places,
    tracks,
    parties,
    quests,
    standees,
];
