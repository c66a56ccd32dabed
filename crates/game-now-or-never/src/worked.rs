//! A scoring for How to play, worked out by the rules.

use std::str::FromStr;

use table::{Game, Picture, Script, Seat, Worked, WorkedStep, words::counted};

use crate::{
    NowOrNever, Open, Player, Setup,
    components::{Content, Good, Order, Quest, Site, TOWN_ROWS, Thing, Tile},
    rules::{
        market,
        production::{self, Phase, Produce},
        scoring::{self, Part},
    },
    words,
};

/// The player who is scored.
const SCORED: Seat = Seat::new(0);

/// What a player has before the last production: `town B12 a4, B5 b4; housed 4 shell 2, crystal 1; finds
/// 2; quests Q17 Q44; orders O1`. Rows are counted from the top.
pub(crate) fn worked(content: &Content, example: &str) -> Result<Worked, String> {
    let open = described(content, example)?;
    let player = open.player(SCORED);
    let score = scoring::score(content, &open, SCORED);
    let mut steps = Vec::new();
    for part in Part::ALL {
        match part {
            Part::Coins => steps.push(sale(content, player, score.of(part))),
            Part::Rows | Part::Housing => steps.extend(rows(content, &open, part)),
            Part::Buildings => steps.extend(buildings(content, player)),
            Part::Quests | Part::Ends => steps.extend(cards(content, player, part)),
            Part::Orders if !player.done.is_empty() => steps.push(WorkedStep {
                picture: Picture::new("symbol", part.symbol()),
                text: format!(
                    "{}: {} each",
                    counted(player.done.len() as i64, "completed order"),
                    content.numbers.order_points
                ),
                points: score.of(part).into(),
            }),
            Part::Orders => {}
        }
    }
    Ok(Worked { steps, total: score.total().into() })
}

/// The last production, and what it sells for.
fn sale(content: &Content, player: &Player, points: u16) -> WorkedStep {
    let Produce { goods, coins, .. } = production::produce(content, player, Phase::Final);
    let sold = Thing::Coin.counted(market::best_sale(content, goods, player.played));
    let found = words::some(Thing::Coin, coins);
    let text = format!(
        "The last production: {} sell for {sold}, and search tokens bring {found}",
        words::goods(goods)
    );
    WorkedStep {
        picture: Picture::new("symbol", Part::Coins.symbol()),
        text,
        points: points.into(),
    }
}

/// A step for each row that scores.
fn rows(content: &Content, open: &Open, part: Part) -> Vec<WorkedStep> {
    let (town, player) = (content.town(open.side), open.player(SCORED));
    let row = |row: usize| {
        let (is_full, points, what) = match part {
            Part::Housing => (
                scoring::has_all_goods(player, row),
                town.housing_points[row],
                "villagers of all four goods",
            ),
            _ => (scoring::has_full_row(player, row), town.row_points[row], "four buildings"),
        };
        (is_full && points > 0).then(|| WorkedStep {
            picture: Picture::new("symbol", part.symbol()),
            text: format!("Row {}: {what}", row + 1),
            points: points.into(),
        })
    };
    (0..TOWN_ROWS).filter_map(row).collect()
}

/// A step for each building that counts something.
fn buildings(content: &Content, player: &Player) -> Vec<WorkedStep> {
    let built = Site::all().filter_map(|site| Some((site, player.town[site.index()]?)));
    let step = |(site, tile): (Site, Tile)| {
        let points = scoring::building(content, player, site, tile);
        let face = content.building(tile);
        let counts = face.points.map(words::points);
        let counts = counts.into_iter().chain(face.adjacent_points.map(words::adjacent));
        (points > 0).then(|| WorkedStep {
            picture: Picture::new("tile", tile),
            text: format!("{}: {}", face.name, counts.collect::<Vec<_>>().join(", ")),
            points: points.into(),
        })
    };
    built.filter_map(step).collect()
}

/// A step for each quest card that scores.
fn cards(content: &Content, player: &Player, part: Part) -> Vec<WorkedStep> {
    let step = |quest: Quest| {
        let face = content.quest(quest);
        let (points, text) = match part {
            Part::Ends => {
                let at_end = face.at_end?;
                let points = scoring::counted(content, player, at_end);
                (points, format!("{}: {}", face.name, words::points(at_end)))
            }
            _ => (face.points.into(), format!("{}: printed on the card", face.name)),
        };
        (points > 0).then(|| WorkedStep {
            picture: Picture::new("quest", quest),
            text,
            points: points.into(),
        })
    };
    player.played.iter().filter_map(step).collect()
}

/// A table on which the first player has what is described.
fn described(content: &Content, example: &str) -> Result<Open, String> {
    let setup = Setup { first: Some(SCORED), ..Setup::standard(2) };
    // The luck of the setup has nothing to do with what is scored.
    let game = NowOrNever::start(Content::embedded(), &setup, &mut Script::of([]));
    let mut open = game.map_err(|error| error.to_string())?.open;
    let player = open.player_mut(SCORED);
    for clause in example.split(';') {
        let (word, rest) = clause.trim().split_once(' ').unwrap_or((clause, ""));
        fill(player, word, rest)?;
    }
    for row in 0..TOWN_ROWS {
        let housed: u8 = player.housed[row].iter().sum();
        if housed > player.capacity(content, row) {
            return Err(format!("row {} has no room for {housed} villagers", row + 1));
        }
    }
    player.recount(content);
    Ok(open)
}

fn fill(player: &mut Player, word: &str, rest: &str) -> Result<(), String> {
    match word {
        "town" => {
            for one in rest.split(',') {
                let (tile, site) = one.trim().split_once(' ').ok_or("say where")?;
                let (tile, site): (Tile, Site) = (read(tile)?, read(site)?);
                if player.has_built(tile) || player.town[site.index()].is_some() {
                    return Err(format!("{tile} or {site} stands twice"));
                }
                player.town[site.index()] = Some(tile);
            }
        }
        "housed" => {
            let (row, rest) = rest.split_once(' ').ok_or("say which row")?;
            let row: usize = read(row)?;
            let row = row.checked_sub(1).filter(|row| *row < TOWN_ROWS);
            let row = row.ok_or("rows are 1 to 4")?;
            for one in rest.split(',') {
                let (good, count) = one.trim().split_once(' ').ok_or("say how many")?;
                player.housed[row][read::<Good>(good)?.index()] = read(count)?;
            }
        }
        "finds" => player.finds = read(rest)?,
        "quests" => player.played = all_of::<Quest>(rest)?.into_iter().collect(),
        "orders" => player.done = all_of::<Order>(rest)?.into_iter().collect(),
        other => return Err(format!("“{other}” is nothing that is scored")),
    }
    Ok(())
}

fn all_of<T: FromStr>(text: &str) -> Result<Vec<T>, String> {
    text.split_ascii_whitespace().map(read).collect()
}

fn read<T: FromStr>(text: &str) -> Result<T, String> {
    text.trim().parse().map_err(|_| format!("“{text}” cannot be read here"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn total(example: &str) -> Result<i64, String> {
        let worked = worked(Content::embedded(), example)?;
        let sum: i64 = worked.steps.iter().map(|step| step.points).sum();
        assert_eq!(sum, worked.total, "every point has its step: {worked:#?}");
        Ok(worked.total)
    }

    #[test]
    fn nn_402_nn_403_a_scoring_is_worked_out_by_the_rules() {
        // Three of each good from twelve villagers whose houses produce nothing, and four search tokens.
        let town = "B5 a4, B4 b4, B20 c4, B2 a3, B8 b3, B9 c3, B7 a2, B10 b2";
        let housed =
            "housed 4 shell 3, tool 3, demon 1; housed 3 demon 2, crystal 1; housed 2 crystal 2";
        let sale = worked(Content::embedded(), &format!("town {town}; {housed}; finds 4")).unwrap();
        assert_eq!(sale.steps[0].points, 38 + 4, "NN-402: {}", sale.steps[0].text);

        // The two lower rows are full, and in the lowest live villagers of all four goods.
        let town = "B14 a4, B15 b4, B16 c4, B18 d4, B13 a3, B4 b3, B20 c3, B5 d3";
        let example = format!("town {town}; housed 4 shell 1, tool 1, demon 1, crystal 1");
        let rows = worked(Content::embedded(), &example).unwrap();
        let rows = rows.steps.iter().filter(|step| step.text.starts_with("Row"));
        let rows: Vec<i64> = rows.map(|step| step.points).collect();
        assert_eq!((rows.iter().sum::<i64>(), rows), (22, vec![7, 8, 7]), "NN-403");
        assert!(total(&example).is_ok());
    }

    #[test]
    fn what_cannot_be_is_refused() {
        for wrong in [
            "town B99 a4",
            "town B1 a4, B1 b4",
            "town B1 a4, B2 a4",
            "town B1",
            "housed 5 shell 1",
            "housed 4 shell 1",
            "housed 4 moon 1",
            "quests Q99",
            "orders many",
            "finds many",
            "moons 3",
        ] {
            assert!(total(wrong).is_err(), "{wrong}");
        }
    }
}
