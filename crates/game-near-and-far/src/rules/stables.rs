//! The Stables: pack birds, and by day tortoises (RULES.md sections 9c, 11 and 34).

use table::{Chance, Sink};

use super::{Play, buying, gaining};
use crate::{Action, Animal, Event, MOST_ANIMALS, NearAndFar, Refusal, Side, components::Cost};

/// A bird for 1 food, a tortoise for 1 gem (NF-187, NF-612).
pub(crate) fn price(animal: Animal) -> Cost {
    match animal {
        Animal::Bird => Cost { food: 1, ..Cost::default() },
        Animal::Tortoise => Cost { gem: 1, ..Cost::default() },
    }
}

/// Whether an animal can be bought, or a camp of a contract might bring what it costs (NF-711).
pub(crate) fn is_open(game: &NearAndFar) -> bool {
    let room = game.open.mover().animals() < MOST_ANIMALS;
    can_buy(game) || (room && buying::may_buy(game, game.content.0.with.place_camp))
}

pub(crate) fn can_buy(game: &NearAndFar) -> bool {
    Animal::ALL.iter().any(|animal| check(game, *animal).is_ok())
}

pub(crate) fn list(game: &NearAndFar, out: &mut Vec<Action>) {
    let animals = Animal::ALL.into_iter().filter(|animal| check(game, *animal).is_ok());
    out.extend(animals.map(Action::BuyAnimal));
    out.push(Action::Done);
}

/// An animal that can be bought. Only [`check`] makes one.
pub(crate) struct Sale {
    animal: Animal,
    cost: Cost,
}

pub(crate) fn check(game: &NearAndFar, animal: Animal) -> Result<Sale, Refusal> {
    let mover = game.open.mover();
    if animal == Animal::Tortoise && game.open.side == Side::Dusk {
        return Err(Refusal::NoTortoises);
    }
    if mover.animals() == MOST_ANIMALS {
        return Err(Refusal::EnoughAnimals);
    }
    let cost = price(animal);
    match gaining::can_pay(game, game.active(), &cost) {
        true => Ok(Sale { animal, cost }),
        false => Err(Refusal::CannotPay { cost }),
    }
}

/// One animal a visit (NF-189, NF-613).
pub(crate) fn buy(play: &mut Play<impl Chance, impl Sink<Event>>, Sale { animal, cost }: Sale) {
    let seat = play.game.active();
    gaining::pay(play, seat, &cost);
    let mover = play.game.open.mover_mut();
    match animal {
        Animal::Bird => mover.birds += 1,
        Animal::Tortoise => mover.tortoises += 1,
    }
    play.send(Event::AnimalBought { seat, animal });
}
