//! Chance events and their order (RULES.md section 41).

use game_near_and_far::{Action, Event};

use crate::{
    kit::{P1, P2, Table, card, die},
    walk::every_move,
};

#[test]
fn nf_703_only_dice_and_draws_need_luck() {
    let mut with_luck = 0;
    every_move(|step| {
        let may = match step.action {
            // They draw adventurers, artifacts, treasures or arcade cards, roll dice, or walk on over a
            // treasure.
            Action::Duel { .. }
            | Action::Use(_)
            | Action::Recruit(_)
            | Action::Refresh
            | Action::Coin { .. }
            | Action::Draw { .. }
            | Action::DrawTreasure
            | Action::Step(_)
            | Action::Fight
            | Action::Attempt
            | Action::Choose(_)
            | Action::Spend(_)
            | Action::Take(_)
            | Action::Buy(_) => true,
            // What was in the way of a reward or a step.
            Action::Keep(_) | Action::Swap { .. } | Action::Done | Action::Lose(_) => true,
            Action::For(_) | Action::Inactive | Action::Pass(_) | Action::Shield => true,
            Action::Return(_) | Action::Drop(_) => true,
            Action::Platypus
            | Action::Pick(_)
            | Action::Ready
            | Action::Visit(_)
            | Action::Adventure
            | Action::WalkIn
            | Action::Trade { .. }
            | Action::Give(_)
            | Action::Receive(_)
            | Action::Favour { .. }
            | Action::BuyAnimal(_)
            | Action::Dig(_)
            | Action::With(_)
            | Action::Out(_)
            | Action::Unchanged
            | Action::Stop
            | Action::Camp
            | Action::Settle(_)
            | Action::End => false,
        };
        assert!(may || step.luck == 0, "{} uses luck", step.action);
        let shows = step.any(|event| {
            matches!(
                event,
                Event::DuelRolled { .. }
                    | Event::FightRolled { .. }
                    | Event::QuestRolled { .. }
                    | Event::Rerolled { .. }
                    | Event::Arrived { .. }
                    | Event::Drew { .. }
                    | Event::TreasureDrawn { .. }
                    | Event::Opened { .. }
            )
        });
        assert!(shows || step.luck == 0, "{} uses luck and shows nothing of it", step.action);
        with_luck += usize::from(step.luck > 0);
    });
    assert!(with_luck > 500, "{with_luck}");
}

#[test]
fn nf_703_the_challenger_rolls_first_then_the_defender_then_come_rerolls() {
    let mut table = Table::later(3).at(P2, "farm").playing(P1, ["A37"]).playing(P2, ["T19"]);
    table.act(P1, "visit farm");

    let mut events = table.act_with(P1, "duel P2 honorably", [die(2), die(5)]);
    events.extend(table.act_with(P2, "use T19", [die(4)]));
    events.extend(table.act_with(P1, "use A37", [die(6)]));

    let dice: Vec<(u8, u8)> = events
        .iter()
        .filter_map(|event| match *event {
            Event::DuelRolled { die, against, .. } => Some((die, against)),
            Event::Rerolled { die, seat, .. } => Some((die, seat.index() as u8)),
            _ => None,
        })
        .collect();
    assert_eq!(dice, [(2, 5), (4, 1), (6, 0)]);
    assert!(table.of_seat(P1).cards.contains(card("A37")));
}

#[test]
fn nf_704_draws_are_made_when_needed_from_what_is_left() {
    let mut table = Table::later(2).with(P1, |one| one.birds = 3);
    let mut sizes = Vec::new();

    for _ in 0..3 {
        table.act(P1, "visit hut");
        sizes.push(table.open().treasures_left());
        let copy = table.clone();
        let firsts = [0, 17].map(|side| {
            let mut copy = copy.clone();
            copy.act_with(P1, "draw", [side]);
            copy.open().drawn.first()
        });
        assert_ne!(firsts[0], firsts[1], "nothing is fixed before the draw");
        let events = table.act_with(P1, "draw", [0]);
        assert!(events.iter().any(|event| matches!(event, Event::TreasureDrawn { .. })));
        let drawn = table.open().drawn.first().unwrap();
        table.act(P1, &format!("keep {drawn}"));
        table = table.at(P1, "town").turn_of(P1);
    }

    assert_eq!(sizes, [36, 35, 34]);
    assert_eq!(table.of_seat(P1).treasures().len(), 3);
}
