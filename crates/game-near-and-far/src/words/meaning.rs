//! What there is to know of an action besides its label.

use table::{Seen, words::counted};

use super::{does, person, price, space_words, symbols};
use crate::{Action, Animal, Building, Card, Member, NearAndFar, Stage, Style};

/// What there is to know of an action besides its label: what a card does, what lies on a space.
pub fn more(seen: Seen<'_, NearAndFar>, action: Action) -> Option<String> {
    let open = &seen.view.open;
    Some(match action {
        Action::Platypus => "it goes along instead of your dog or cat".to_owned(),
        Action::Pick(card) | Action::Drop(card) => artifact(seen, card),
        Action::Keep(card) if open.stage == Stage::Sift => artifact(seen, card),
        Action::Keep(card) | Action::Lose(card) | Action::Pass(card) | Action::Use(card) => {
            does(seen.content.card(card)).join(", ")
        }
        Action::Swap { keep, .. } => does(seen.content.card(keep)).join(", "),
        Action::Buy(card) => does(seen.content.card(card)).join(", "),
        Action::Visit(building) => visit(building).to_owned(),
        Action::Adventure => "go out on the map: quests, camps and trade routes".to_owned(),
        Action::Duel { style: Style::Honorable, .. } => {
            "higher total wins, a tie is lost; whoever loses goes to Jail".to_owned()
        }
        Action::Duel { style: Style::Dirty, .. } => "+1 on the roll".to_owned(),
        Action::Recruit(adventurer) => symbols(&seen.content.face(adventurer).symbols),
        Action::For(Member::Adventurer(adventurer))
        | Action::With(Member::Adventurer(adventurer))
        | Action::Out(Member::Adventurer(adventurer)) => {
            person(adventurer.faction(), seen.content.face(adventurer))
        }
        Action::For(Member::Companion)
        | Action::With(Member::Companion)
        | Action::Out(Member::Companion) => symbols(open.mover().companion_shows(seen.content)),
        Action::BuyAnimal(Animal::Bird) => "one more step each adventure".to_owned(),
        Action::BuyAnimal(Animal::Tortoise) => "one empty space passed for free".to_owned(),
        Action::Step(space) | Action::Settle(space) => space_words(seen, space),
        Action::Return(_) => "what it carries may be lost with it".to_owned(),
        Action::Fight => {
            let face = seen.content.threat(open.threat()?.into());
            let points = counted(face.points, "point");
            format!("a win brings {points} and places a camp; a loss ends your adventure")
        }
        Action::Attempt => match open.reads {
            crate::Quests::Book => "the quest of this place is read to you".to_owned(),
            crate::Quests::Arcade => "an arcade card is read to you".to_owned(),
        },
        _ => return None,
    })
}

fn artifact(seen: Seen<'_, NearAndFar>, card: Card) -> String {
    let face = seen.content.card(card);
    let deck = match card.kind() {
        crate::components::Kind::Advanced => "advanced",
        _ => "basic",
    };
    format!("{deck}, costs {}: {}", price(face), does(face).join(", "))
}

fn visit(building: Building) -> &'static str {
    match building {
        Building::TownHall => "one trade, one card discarded, reputation for coins or gems",
        Building::Saloon => "recruit an adventurer",
        Building::Stables => "buy a pack animal",
        Building::Store => "take a coin or draw 4 artifacts",
        Building::Farm => "1 food for each hand of the party",
        Building::Hut => "draw treasure",
        Building::Mine => "place a camp underground",
    }
}
