//! Acting at random is listing, picking and applying, by whatever shorter way a game knows.

use table::{Game, Recorder, act_from_list};

use crate::{
    Law,
    broken::difference,
    trial::{Trial, Verdict},
};

pub(super) fn check<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    let before = &trial.moment().game;
    let luck = trial.luck.clone();
    for seat in before.to_act().iter() {
        trial.test(Law::Random);
        let mut scratch = Vec::new();
        let (mut quick, mut picks, mut events) = (before.clone(), Vec::new(), Vec::new());
        let chance = &mut Recorder::new(luck.clone(), &mut picks);
        quick.act_at_random(seat, &mut scratch, chance, &mut events);

        let (mut listed, mut list_picks, mut list_events) =
            (before.clone(), Vec::new(), Vec::new());
        let chance = &mut Recorder::new(luck.clone(), &mut list_picks);
        act_from_list(&mut listed, seat, &mut scratch, chance, &mut list_events);

        if quick != listed {
            let change = difference(&quick, &listed);
            return Err(format!(
                "{seat} acts at random and leads elsewhere than the list:{change}"
            ));
        }
        if picks != list_picks || events != list_events {
            return Err(format!("{seat} acts at random with other luck or events than the list"));
        }
    }
    Ok(())
}
