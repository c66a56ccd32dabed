//! Buying hero abilities (RULES.md section 18e).

use table::{Chance, Sink};

use super::{Play, gear};
use crate::{
    Action, Event, NowOrNever, Player, Refusal, Token,
    components::{Ability, Colour, Content},
};

/// Whether a player can buy an ability now (NN-352, NN-353).
pub(crate) fn is_learnable(content: &Content, player: &Player, ability: Ability) -> bool {
    let token = content.ability(ability);
    let has_lower = || {
        let owned = player.slots(token.colour).iter().flatten();
        owned.into_iter().any(|one| match one {
            // NN-355: on the hero board now.
            Token::Ability(one) => content.ability(*one).level + 1 == token.level,
            Token::Gear(_) => false,
        })
    };
    player.hero == Some(ability.hero())
        && token.experience <= player.experience
        // NN-036: a token in the box does not come back.
        && !player.learned.contains(ability)
        && (token.level == 1 || has_lower())
}

/// The abilities the active player can buy now; of one colour, if one is named.
pub(crate) fn learnable(
    game: &NowOrNever,
    colour: Option<Colour>,
) -> impl Iterator<Item = Ability> + '_ {
    let (content, mover) = (game.content(), game.open.mover());
    Ability::all_of(mover.hero())
        .filter(move |ability| colour.is_none_or(|colour| ability.colour() == colour))
        .filter(move |ability| is_learnable(content, mover, *ability))
}

/// Lists them.
pub(crate) fn list(game: &NowOrNever, colour: Option<Colour>, out: &mut Vec<Action>) {
    out.extend(learnable(game, colour).map(Action::Learn));
}

/// An ability that can be bought.
pub(crate) struct Lesson(Ability);

pub(crate) fn check(game: &NowOrNever, ability: Ability) -> Result<Lesson, Refusal> {
    let is_open = is_learnable(game.content(), game.open.mover(), ability);
    if is_open { Ok(Lesson(ability)) } else { Err(Refusal::NotLearnable { ability }) }
}

/// NN-352: it is paid for and goes on a slot.
pub(crate) fn learn(play: &mut Play<impl Chance, impl Sink<Event>>, Lesson(ability): Lesson) {
    let (seat, content) = (play.game.active(), play.game.content());
    let token = content.ability(ability);
    let mover = play.game.open.mover_mut();
    mover.experience -= token.experience;
    mover.learned.add(ability);
    play.send(Event::Learned { seat, ability, experience: token.experience });
    gear::equip(play, Token::Ability(ability));
}
