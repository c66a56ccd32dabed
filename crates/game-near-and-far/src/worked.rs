//! A scoring for How to play, worked out by the rules.

use std::str::FromStr;

use table::{
    Game, Picture, Script, Seat, Worked, WorkedStep,
    words::{counted, listed},
};

use crate::{
    CAMPS, MOST_ANIMALS, NearAndFar, Open, Setup, Traveller,
    components::{Card, CardFace, Content, Faction, Good, Kind, Space, THREATS, TradeGood},
    scoring::{self, Part},
    words::does,
};

/// The player who is scored.
const SCORED: Seat = Seat::new(0);

/// What a traveller has in the end: `camps 1 5; others 18; mine a1; threats 4 6; adventurers B1;
/// artifacts A39; hand 2; treasures T3; goods coin 3, red 1; chiefs green; reputation 5`. `others` are
/// spaces with camps of somebody else; spaces are those of map 1.
pub(crate) fn worked(content: &Content, example: &str) -> Result<Worked, String> {
    let open = described(example)?;
    let score = scoring::score(content, &open, SCORED);
    let mut steps = Vec::new();
    for part in Part::ALL {
        match part {
            Part::Bonuses => steps.extend(bonuses(content, &open)),
            part if score.of(part) != 0 => steps.push(WorkedStep {
                picture: Picture::new("symbol", part.symbol()),
                text: text(content, &open, part),
                points: score.of(part).into(),
            }),
            _ => {}
        }
    }
    Ok(Worked { steps, total: score.total().into() })
}

/// A step for each card that pays more than its printed points.
fn bonuses<'a>(content: &'a Content, open: &'a Open) -> impl Iterator<Item = WorkedStep> + use<'a> {
    let cards = open.traveller(SCORED).cards.iter();
    cards.filter_map(move |card| {
        let points = scoring::bonus(content, open, SCORED, card);
        (points != 0).then(|| WorkedStep {
            picture: Picture::new("card", card),
            text: bonus_text(content.card(card)),
            points: points.into(),
        })
    })
}

/// What a card pays besides its printed points.
fn bonus_text(face: &CardFace) -> String {
    let besides = CardFace { points: 0, ..face.clone() };
    format!("{}: {}", face.name, does(&besides).join(", "))
}

/// Why a part pays what it pays.
fn text(content: &Content, open: &Open, part: Part) -> String {
    let traveller = open.traveller(SCORED);
    let goods = &traveller.goods;
    match part {
        Part::Camps => {
            let map = counted(traveller.camps.len() as i64, "camp");
            let (mine, threats) = (traveller.mine.len(), traveller.defeated());
            format!("{map} on the map, {mine} in the Mine, {threats} on threats: 1 each")
        }
        Part::Routes => {
            let routes = content.map(open.map).routes.iter();
            let ends = routes.map(|route| {
                route.ends.iter().filter(|end| traveller.camps.contains(**end)).count()
            });
            let complete = content
                .map(open.map)
                .routes
                .map(|route| route.ends.iter().all(|end| open.camped.contains(*end)));
            let told: Vec<String> = TradeGood::ALL
                .into_iter()
                .zip(ends)
                .zip(complete)
                .filter(|((_, own), complete)| *complete && *own > 0)
                .map(|((good, own), _)| {
                    let how = if own == 2 { "alone" } else { "shared" };
                    format!("{} {how}", good.words())
                })
                .collect();
            format!("Trade routes: {}", listed(&told))
        }
        Part::Artifacts => {
            let printed = |card: Card| content.card(card).points.to_string();
            let printed: Vec<String> = traveller.artifacts().iter().map(printed).collect();
            format!("Artifacts: {}", listed(&printed))
        }
        Part::Hand => format!("{} still in hand", counted(traveller.hand(), "artifact")),
        Part::Threats => {
            let won = (0..THREATS).filter(|place| traveller.threats & (1 << place) != 0);
            let won: Vec<String> = won.map(|at| content.threat(at).points.to_string()).collect();
            format!("Threats: {}", listed(&won))
        }
        Part::Wealth => {
            let all = [Good::Coin.counted(goods.coin), Good::Gem.counted(goods.gem)];
            format!("{}: 1 for every two", listed(&all))
        }
        Part::Tokens => "Faction tokens: 1 each".to_owned(),
        Part::Chiefs => "A chief: 5 each".to_owned(),
        Part::Reputation => format!("Reputation {}", traveller.reputation),
        Part::AllCamps => format!("All {CAMPS} camps placed"),
        Part::Treasures => "Three treasures".to_owned(),
        Part::Bonuses => "Bonuses of cards".to_owned(),
        Part::Mammoth => "No camp by a mammoth".to_owned(),
    }
}

/// A table on which the first player has what is described.
fn described(example: &str) -> Result<Open, String> {
    let content = Content::embedded();
    let setup = Setup { first: Some(SCORED), ..Setup::first_adventure(2) };
    // The luck of the setup has nothing to do with what is scored.
    let game = NearAndFar::start(content, &setup, &mut Script::of([]));
    let mut open = game.map_err(|error| error.to_string())?.open;
    let spaces = content.map(open.map).all;
    for clause in example.split(';') {
        let (word, rest) = clause.trim().split_once(' ').unwrap_or((clause, ""));
        if let "camps" | "others" = word {
            let seat = if word == "camps" { SCORED } else { Seat::new(1) };
            for space in all_of::<Space>(rest)? {
                if !spaces.contains(space) || open.camped.contains(space) {
                    return Err(format!("there is no free space {space}"));
                }
                open.camped.add(space);
                open.traveller_mut(seat).camps.add(space);
            }
        } else {
            fill(content, open.traveller_mut(SCORED), word, rest)?;
        }
    }
    let traveller = open.traveller_mut(SCORED);
    let placed = traveller.camps.len() + traveller.mine.len();
    traveller.placed = placed as u8 + traveller.defeated();
    Ok(open)
}

fn fill(
    content: &Content,
    traveller: &mut Traveller,
    word: &str,
    rest: &str,
) -> Result<(), String> {
    match word {
        "mine" => traveller.mine = all_of(rest)?.into_iter().collect(),
        "threats" => {
            for level in all_of::<u8>(rest)? {
                let place = (0..THREATS).find(|place| content.threat(*place).level == level);
                let place = place.ok_or_else(|| format!("there is no threat {level}"))?;
                traveller.threats |= 1 << place;
            }
        }
        "adventurers" => traveller.owned = all_of(rest)?.into_iter().collect(),
        "artifacts" | "treasures" => {
            for card in all_of::<Card>(rest)? {
                let is_treasure = card.kind() == Kind::Treasure;
                if is_treasure != (word == "treasures") || card.kind() == Kind::World {
                    return Err(format!("{card} is none of the {word}"));
                }
                traveller.cards.add(card);
            }
            traveller.birds = (traveller.treasures().len() as u8).min(MOST_ANIMALS);
        }
        "hand" => (traveller.basic, traveller.advanced) = (one(rest)?, 0),
        "goods" => {
            traveller.goods = Default::default();
            for goods in rest.split(',') {
                let (good, count) = goods.trim().split_once(' ').ok_or("say how many")?;
                traveller.goods[one::<Good>(good)?] = one(count)?;
            }
        }
        "chiefs" => {
            for colour in rest.split_ascii_whitespace() {
                let faction = Faction::ALL.into_iter().find(|faction| faction.colour() == colour);
                let faction = faction.ok_or_else(|| format!("{colour} is no faction"))?;
                traveller.chiefs |= 1 << faction as u8;
            }
        }
        "reputation" => {
            let reputation: i8 = one(rest)?;
            if !(crate::LOWEST_REPUTATION..=crate::HIGHEST_REPUTATION).contains(&reputation) {
                return Err(format!("the reputation track has no space {reputation}"));
            }
            traveller.reputation = reputation;
        }
        other => return Err(format!("“{other}” is nothing that is scored")),
    }
    Ok(())
}

fn all_of<T: FromStr>(text: &str) -> Result<Vec<T>, String> {
    text.split_ascii_whitespace().map(one).collect()
}

fn one<T: FromStr>(text: &str) -> Result<T, String> {
    text.trim().parse().map_err(|_| format!("“{text}” cannot be read here"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const EXAMPLE: &str = "camps 1 5 6 7 12 13 19 25; others 18; mine a1 b1 b2; threats 4 6 7; \
        adventurers B1 B2 G1; artifacts A39 A20 A2; hand 2; treasures T3 T4 T7; \
        goods coin 3, gem 4, red 1, blue 1; chiefs green; reputation 5";

    fn total(example: &str) -> Result<i64, String> {
        let worked = worked(Content::embedded(), example)?;
        let sum: i64 = worked.steps.iter().map(|step| step.points).sum();
        assert_eq!(sum, worked.total, "every point has its step");
        Ok(worked.total)
    }

    #[test]
    fn the_example_of_the_rules_is_worked_out() {
        assert_eq!(total(EXAMPLE), Ok(63), "NF-446");
        let less = EXAMPLE.replace("12 13", "13").replace("T3 T4", "T3");
        assert_eq!(total(&less), Ok(55), "NF-447");
    }

    #[test]
    fn what_cannot_be_is_refused() {
        for wrong in [
            "camps 99",
            "camps 1; others 1",
            "threats 3",
            "artifacts T1",
            "treasures A1",
            "goods coin",
            "goods moon 1",
            "chiefs pink",
            "reputation 13",
            "hand many",
            "moons 3",
        ] {
            assert!(total(wrong).is_err(), "{wrong}");
        }
    }
}
