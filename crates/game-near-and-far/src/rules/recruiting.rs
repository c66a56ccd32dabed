//! Recruiting: the row, the price, and where a newcomer stands (RULES.md sections 7, 9b and 18).

use table::{Chance, Sink};

use super::{Play, buying, gaining};
use crate::{
    Action, Building, Event, Member, NearAndFar, Place, Refusal, Stage, Traveller,
    components::{Adventurer, Adventurers, Cost, Faction, Good, Trigger},
};

/// What refreshing the row costs (NF-179).
const REFRESH: u8 = 1;

/// What an adventurer costs the active player: a coin less for each banner (NF-171 to NF-173).
#[inline]
pub(crate) fn price(game: &NearAndFar, adventurer: Adventurer) -> u8 {
    price_for(&game.content, game.open.mover(), adventurer)
}

/// What an adventurer costs somebody.
pub(crate) fn price_for(
    content: &crate::Content,
    traveller: &Traveller,
    adventurer: Adventurer,
) -> u8 {
    let faction = adventurer.faction();
    let banners = traveller.banners(faction) + u16::from(traveller.has_chief(faction));
    let cards = traveller.cards.intersection(content.with.cheaper);
    let cheaper: u8 = cards.iter().map(|card| content.card(card).effects.cheaper).sum();
    let off = banners.min(u8::MAX.into()) as u8;
    content.face(adventurer).cost.saturating_sub(off).saturating_sub(cheaper)
}

pub(crate) fn saloon_has_more(game: &NearAndFar) -> bool {
    may_recruit(game) || check_refresh(game).is_ok()
}

/// Whether anybody of the row can be recruited now, or an artifact might make somebody cheap enough, or
/// bring the coins (NF-711).
pub(crate) fn may_recruit(game: &NearAndFar) -> bool {
    let with = &game.content.0.with;
    let mut row = game.open.row.iter().flatten();
    row.any(|one| match check(game, *one) {
        Ok(_) => true,
        Err(Refusal::TooDear { .. }) => buying::may_buy(game, with.cheaper.union(with.place_camp)),
        Err(_) => false,
    })
}

/// Recruiting at the Mine is lent by a card (NF-679).
pub(crate) fn may_at_mine(game: &NearAndFar) -> bool {
    !game.open.mover().cards.intersection(game.content.with.recruit_at_mine).is_empty()
}

pub(crate) fn list_row(game: &NearAndFar, out: &mut Vec<Action>) {
    let row = game.open.row.iter().flatten().filter(|one| check(game, **one).is_ok());
    out.extend(row.map(|one| Action::Recruit(*one)));
}

pub(crate) fn list_saloon(game: &NearAndFar, out: &mut Vec<Action>) {
    list_row(game, out);
    if check_refresh(game).is_ok() {
        out.push(Action::Refresh);
    }
    out.push(Action::Done);
}

/// Somebody of the row who can be recruited, and for what. Only [`check`] makes one.
pub(crate) struct Hire {
    adventurer: Adventurer,
    price: u8,
}

/// NF-167.
pub(crate) fn check(game: &NearAndFar, adventurer: Adventurer) -> Result<Hire, Refusal> {
    let may = match game.open.mover().place {
        Place::In(Building::Mine) => may_at_mine(game),
        _ => true,
    };
    if !may {
        return Err(Refusal::NotNow { now: game.open.stage });
    }
    if game.open.turn.recruited {
        return Err(Refusal::RecruitedAlready);
    }
    if !game.open.in_row(adventurer) {
        return Err(Refusal::NotInRow { adventurer });
    }
    let price = price(game, adventurer);
    let coins = game.open.mover().goods.coin;
    match coins < price.into() {
        true => Err(Refusal::TooDear { price, coins }),
        false => Ok(Hire { adventurer, price }),
    }
}

/// NF-167, NF-178.
pub(crate) fn recruit(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    Hire { adventurer, price }: Hire,
) {
    let seat = play.game.active();
    play.game.open.turn.recruited = true;
    play.game.open.mover_mut().goods.coin -= u16::from(price);
    play.send(Event::Recruited { seat, adventurer, paid: Some(price) });
    join(play, adventurer);
    gaining::trigger(play, seat, Trigger::Recruited);
}

/// An adventurer of the row for nothing (NF-371).
pub(crate) fn welcome(play: &mut Play<impl Chance, impl Sink<Event>>, Guest(adventurer): Guest) {
    let seat = play.game.active();
    play.send(Event::Recruited { seat, adventurer, paid: None });
    join(play, adventurer);
}

pub(crate) fn list_welcome(game: &NearAndFar, faction: Option<Faction>, out: &mut Vec<Action>) {
    let row = game.open.row.iter().flatten().copied();
    out.extend(row.filter(|one| is_of(*one, faction)).map(Action::Recruit));
}

/// Whether the row has somebody for a reward.
pub(crate) fn can_welcome(game: &NearAndFar, faction: Option<Faction>) -> bool {
    game.open.row.iter().flatten().any(|one| is_of(*one, faction))
}

fn is_of(adventurer: Adventurer, faction: Option<Faction>) -> bool {
    faction.is_none_or(|faction| adventurer.faction() == faction)
}

/// Somebody of the row who joins for nothing. Only [`check_welcome`] makes one.
pub(crate) struct Guest(Adventurer);

pub(crate) fn check_welcome(
    game: &NearAndFar,
    faction: Option<Faction>,
    adventurer: Adventurer,
) -> Result<Guest, Refusal> {
    match game.open.in_row(adventurer) && is_of(adventurer, faction) {
        true => Ok(Guest(adventurer)),
        false => Err(Refusal::NotInRow { adventurer }),
    }
}

/// The newcomer is owned, stands where there is room, and the row is filled up.
fn join(play: &mut Play<impl Chance, impl Sink<Event>>, adventurer: Adventurer) {
    let (seat, content) = (play.game.active(), play.game.content);
    let place = play.game.open.row.iter().position(|one| *one == Some(adventurer));
    if let Some(place) = place {
        play.game.open.row[place] = None;
    }
    let extra = has_contract(play.game);
    let mover = play.game.open.mover_mut();
    mover.owned.add(adventurer);
    // A place that is free is taken: symbols never harm (NF-118).
    if Traveller::is_party(mover.active.with(adventurer), mover.companion, extra) {
        mover.activate(&content, adventurer);
    } else {
        play.game.ask(Stage::Newcomer { adventurer });
    }
    gaining::claim_chief(play, seat, adventurer.faction());
    if let Some(place) = place {
        fill(play, place);
    }
}

/// Whether one more of a faction may be active (NF-663).
pub(crate) fn has_contract(game: &NearAndFar) -> bool {
    !game.open.mover().cards.intersection(game.content.with.party).is_empty()
}

/// One adventurer comes into a free place of the row (NF-178, NF-183, NF-184).
fn fill(play: &mut Play<impl Chance, impl Sink<Event>>, place: usize) {
    let open = &mut play.game.open;
    let next = open.bag.draw(play.chance);
    open.row[place] = next;
    if open.bag.is_empty() {
        open.bag = open.aside;
        open.aside = Adventurers::NONE;
    }
    if let Some(adventurer) = next {
        play.send(Event::Arrived { adventurer });
    }
}

/// NF-179.
pub(crate) fn check_refresh(game: &NearAndFar) -> Result<(), Refusal> {
    if game.open.turn.refreshed {
        return Err(Refusal::RefreshedAlready);
    }
    if game.open.mover().goods.food < REFRESH.into() {
        return Err(Refusal::None { good: Good::Food });
    }
    // Where nobody else could come, nothing would change.
    match game.open.bag.is_empty() && game.open.aside.is_empty() {
        true => Err(Refusal::NobodyElse),
        false => Ok(()),
    }
}

/// The whole row is put aside and a new one drawn (NF-180 to NF-184).
pub(crate) fn refresh(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let seat = play.game.active();
    play.game.open.turn.refreshed = true;
    gaining::pay(play, seat, &Cost { food: REFRESH, ..Cost::default() });
    play.send(Event::RowRefreshed { seat });
    let row = std::mem::take(&mut play.game.open.row);
    play.game.open.aside = row.into_iter().flatten().fold(play.game.open.aside, Adventurers::with);
    for place in 0..row.len() {
        fill(play, place);
    }
}

/// Whose place the newcomer may take (NF-175, NF-176, NF-664).
fn may_replace(game: &NearAndFar, adventurer: Adventurer, member: Member) -> bool {
    let mover = game.open.mover();
    let (mut active, mut companion) = (mover.active, mover.companion);
    match member {
        Member::Companion if companion => companion = false,
        Member::Adventurer(one) if active.contains(one) => active.remove(one),
        Member::Companion | Member::Adventurer(_) => return false,
    }
    let contract = has_contract(game);
    let same = matches!(member, Member::Adventurer(one) if one.faction() == adventurer.faction());
    let usual =
        same || (member == Member::Companion && mover.active.of(adventurer.faction()).is_empty());
    (contract || usual) && Traveller::is_party(active.with(adventurer), companion, contract)
}

pub(crate) fn list_places(game: &NearAndFar, adventurer: Adventurer, out: &mut Vec<Action>) {
    let members = game.open.mover().active.iter().map(Member::Adventurer);
    let members = members.chain([Member::Companion]);
    let replaced = members.filter(|member| may_replace(game, adventurer, *member));
    out.extend(replaced.map(Action::For));
    out.push(Action::Inactive);
}

/// A place of the party for the newcomer, or none. Only [`check_place`] makes one.
pub(crate) struct Placing {
    adventurer: Adventurer,
    replaced: Option<Member>,
}

pub(crate) fn check_place(
    game: &NearAndFar,
    adventurer: Adventurer,
    action: Action,
) -> Result<Placing, Refusal> {
    match action {
        Action::Inactive => Ok(Placing { adventurer, replaced: None }),
        Action::For(member) if may_replace(game, adventurer, member) => {
            Ok(Placing { adventurer, replaced: Some(member) })
        }
        Action::For(_) => Err(Refusal::NotInHisPlace),
        _ => Err(Refusal::NotNow { now: Stage::Newcomer { adventurer } }),
    }
}

/// Where the newcomer stands.
pub(crate) fn place(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    Placing { adventurer, replaced }: Placing,
) {
    let (seat, content) = (play.game.active(), play.game.content);
    let mover = play.game.open.mover_mut();
    match replaced {
        Some(Member::Companion) => mover.companion = false,
        Some(Member::Adventurer(one)) => mover.active.remove(one),
        None => {}
    }
    if replaced.is_some() {
        mover.activate(&content, adventurer);
    }
    play.send(Event::Placed { seat, adventurer, replaced });
}
