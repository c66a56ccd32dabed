//! Absurd moves: for each reason a position where the move is absurd, and one where it is not.

#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]

use game_near_and_far::{
    Action, Building, Content, Good, NearAndFar, Place, Setup, Space, Stage, Traveller, View,
    components::{Cards, Spaces, Symbols},
};
use luck::Quick;
use table::{Chance, Game, Ignore, Insight, Script, Seat, Viewer};

/// The first turn of three players, who have no cards in hand and one companion each.
fn first_turn() -> View {
    let mut luck = Quick::new(12, 0);
    let setup = Setup { first: Some(Seat::new(0)), ..Setup::first_adventure(3) };
    let mut game = NearAndFar::start(Content::embedded(), &setup, &mut luck).unwrap();
    while !matches!(view(&game).open.stage, Stage::Turn) {
        let seat = game.to_act().first().unwrap();
        let action = listed(&game, seat).into_iter().next_back().unwrap();
        game.apply(seat, action, &mut luck, &mut Ignore).unwrap();
    }
    let mut view = view(&game);
    view.open.round = 5;
    set_hand(&mut view, Cards::NONE);
    view
}

/// The view of the first seat.
fn view(game: &NearAndFar) -> View {
    game.view(Viewer::Seat(Seat::new(0)))
}

fn listed(game: &NearAndFar, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    actions
}

fn set_hand(view: &mut View, hand: Cards) {
    view.hand = hand;
    let count = hand.len() as u8;
    let own = own(view);
    (own.basic, own.advanced) = (count, 0);
}

fn own(view: &mut View) -> &mut Traveller {
    &mut view.open.travellers.as_mut_slice()[0]
}

/// The game after a change of the first turn and some actions of the first seat, with these dice.
fn after(change: impl FnOnce(&mut View), actions: &[&str], dice: &[u32]) -> NearAndFar {
    let mut view = first_turn();
    change(&mut view);
    let mut game = NearAndFar::laid_out(Content::embedded(), &view, &mut Quick::new(1, 1));
    let mut luck = Dice { script: Script::of(dice.to_vec()), left: dice.len() };
    for action in actions {
        let action = action.parse().unwrap();
        game.apply(Seat::new(0), action, &mut luck, &mut Ignore).unwrap();
    }
    game
}

/// First what the test says, then the first of everything.
struct Dice {
    script: Script,
    left: usize,
}

impl Chance for Dice {
    fn pick(&mut self, sides: u32) -> u32 {
        match self.left {
            0 => 0,
            _ => {
                self.left -= 1;
                self.script.pick(sides)
            }
        }
    }
}

/// What is said of an action that is listed.
#[track_caller]
fn said(game: &NearAndFar, action: &str) -> Option<&'static str> {
    let action = action.parse().unwrap();
    let listed = listed(game, Seat::new(0));
    assert!(listed.contains(&action), "{action} is not among {listed:?}");
    let view = game.view(Viewer::Seat(Seat::new(0)));
    let other = NearAndFar::imagine(Content::embedded(), &view, &mut Quick::new(3, 3));
    let said = game.absurdity(Seat::new(0), action);
    assert_eq!(other.absurdity(Seat::new(0), action), said, "it rests on what nobody can see");
    said
}

fn space(number: &str) -> Space {
    number.parse().unwrap()
}

/// On a space of the map with so many hearts.
fn on_map(number: &str, hearts: u8) -> impl Fn(&mut View) {
    let place = Place::At(space(number));
    move |view| {
        view.open.quests = Spaces::NONE;
        let own = own(view);
        (own.place, own.hearts) = (place, hearts);
    }
}

/// The last turn of the game is the first seat's.
fn last_turn(view: &mut View) {
    view.open.ending = Some(Seat::new(0));
    view.open.first = Seat::new(1);
}

#[test]
fn nobody_visits_where_nothing_can_be_had() {
    let poor = after(|view| own(view).goods.coin = 0, &[], &[]);
    assert_eq!(said(&poor, "visit stables"), Some("visits the Stables and can buy nothing"));
    assert_eq!(said(&poor, "visit hut"), Some("visits the Hut and can draw nothing"));
    assert_eq!(said(&poor, "visit saloon"), Some("visits the Saloon and can recruit nobody"));
    let clumsy = after(|view| own(view).party = Symbols::default(), &[], &[]);
    assert_eq!(said(&clumsy, "visit mine"), Some("visits the Mine and can dig nothing"));

    let rich = |view: &mut View| {
        own(view).goods.coin = 6;
        own(view).goods.food = 1;
        own(view).birds = 1;
    };
    let rich = after(rich, &[], &[]);
    for building in Building::ALL {
        assert_eq!(said(&rich, &format!("visit {building}")), None);
    }
}

#[test]
fn what_a_building_gives_for_nothing_is_taken() {
    let food = |view: &mut View| own(view).goods.food = 1;
    let bird = |view: &mut View| own(view).birds = 1;
    assert_eq!(
        said(&after(food, &["visit farm"], &[]), "done"),
        Some("leaves the food of the Farm")
    );
    let store = after(food, &["visit store"], &[]);
    assert_eq!(said(&store, "done"), Some("leaves the General Store with nothing"));
    let hut = after(bird, &["visit hut"], &[]);
    assert_eq!(said(&hut, "done"), Some("leaves the Hut without a look at a treasure"));

    assert_eq!(said(&after(food, &["visit stables"], &[]), "done"), None, "the food may be saved");
}

#[test]
fn a_camp_in_the_mine_is_left_only_where_it_would_end_the_game() {
    let mine = after(|_| (), &["visit mine"], &[]);
    assert_eq!(said(&mine, "done"), Some("leaves the Mine without digging"));
    let last = after(|view| own(view).placed = 13, &["visit mine"], &[]);
    assert_eq!(said(&last, "done"), None);
}

#[test]
fn a_treasure_is_left_only_where_nobody_can_carry_it() {
    let drawn = ["visit hut", "draw"];
    let free = after(|view| own(view).birds = 1, &drawn, &[]);
    assert_eq!(said(&free, "done"), Some("leaves a treasure that could be carried"));
    let laden = |view: &mut View| {
        own(view).birds = 1;
        own(view).cards = Cards::only("T36".parse().unwrap());
    };
    assert_eq!(said(&after(laden, &drawn, &[]), "done"), None);
}

#[test]
fn nobody_pays_for_a_new_row_after_recruiting() {
    let rich = |view: &mut View| {
        own(view).goods.coin = 9;
        own(view).goods.food = 2;
    };
    let before = after(rich, &["visit saloon"], &[]);
    assert_eq!(said(&before, "refresh"), None);
    let recruit = listed(&before, Seat::new(0))[0].to_string();
    let recruited = after(rich, &["visit saloon", &recruit], &[]);
    assert_eq!(said(&recruited, "refresh"), Some("pays for new adventurers after recruiting"));
}

#[test]
fn a_bad_name_is_paid_for_only_where_a_card_asks_for_it() {
    let visit = ["visit town-hall"];
    let hall = after(|_| (), &visit, &[]);
    assert_eq!(said(&hall, "favour down coin"), Some("pays for a bad name"));
    assert_eq!(said(&hall, "favour up coin"), None);
    let amulet = |view: &mut View| set_hand(view, Cards::only("A5".parse().unwrap()));
    assert_eq!(said(&after(amulet, &visit, &[]), "favour down coin"), None);
}

#[test]
fn what_was_paid_for_in_a_trade_is_taken() {
    let blue = |view: &mut View| own(view).goods[Good::Blue] = 1;
    let trade = ["visit town-hall", "trade pay blue", "receive coin"];
    let trade = after(blue, &trade, &[]);
    assert_eq!(said(&trade, "done"), Some("leaves a part of a trade"));
    assert_eq!(said(&trade, "receive coin"), None);
}

/// On map 1 a threat lies between the town and space 2. Only the last threat is left.
fn giant(view: &mut View) {
    on_map("2", 0)(view);
    own(view).place = Place::At(Space::TOWN);
    view.open.threats = 1 << 11;
}

#[test]
fn nobody_walks_into_a_fight_that_is_lost() {
    let go = ["adventure"];
    let reason = Some("walks into a threat that cannot be beaten");
    assert_eq!(said(&after(giant, &go, &[]), "step 2"), reason);
    let with_bird = |view: &mut View| {
        giant(view);
        own(view).birds = 1;
    };
    assert_eq!(said(&after(with_bird, &go, &[]), "step 2"), None);
    let met = after(with_bird, &["adventure", "step 2"], &[]);
    assert_eq!(said(&met, "fight"), Some("fights a threat that cannot be beaten"));
    assert_eq!(said(&met, "return bird"), None);
    let bandit = |view: &mut View| {
        with_bird(view);
        view.open.threats = 1;
    };
    assert_eq!(said(&after(bandit, &["adventure", "step 2"], &[]), "fight"), None);
}

#[test]
fn nobody_pays_for_what_a_shield_does() {
    let shield = |view: &mut View| {
        giant(view);
        own(view).birds = 1;
        own(view).party.shield = 1;
    };
    let met = after(shield, &["adventure", "step 2"], &[]);
    let reason = Some("pays to pass a threat with a shield at hand");
    assert_eq!(said(&met, "return bird"), reason);
    assert_eq!(said(&met, "shield"), None);
}

#[test]
fn nobody_stands_still_beside_a_free_space() {
    let camped = |hearts: u8| {
        move |view: &mut View| {
            on_map("1", hearts)(view);
            view.open.camped = Spaces::only(space("1"));
        }
    };
    let reason = Some("stays where nothing can be done, beside a free space");
    assert_eq!(said(&after(camped(5), &["adventure"], &[]), "stop"), reason);
    assert_eq!(said(&after(camped(2), &["adventure"], &[]), "stop"), None);
    assert_eq!(said(&after(on_map("1", 5), &["adventure"], &[]), "stop"), None, "a camp is built");
}

#[test]
fn nobody_tries_what_cannot_be_done() {
    let attempt = |number: usize, skill: u8| {
        let quest = move |view: &mut View| {
            let number = number.to_string();
            on_map(&number, 0)(view);
            view.open.quests = Spaces::only(space(&number));
            own(view).party = Symbols { skill, sword: skill, ..Symbols::default() };
            own(view).goods.coin = 9;
        };
        after(quest, &["adventure", "stop", "attempt"], &[])
    };
    let map = Content::embedded().map(1);
    let books: Vec<usize> = map.books.iter().map(Space::index).collect();
    let reasons = |skill: u8| -> Vec<&'static str> {
        let all = books.iter().flat_map(|number| {
            let game = attempt(*number, skill);
            let actions = listed(&game, Seat::new(0));
            let said: Vec<_> =
                actions.iter().map(|action| game.absurdity(Seat::new(0), *action)).collect();
            assert!(said.iter().any(Option::is_none), "all of {actions:?} are absurd");
            said.into_iter().flatten()
        });
        all.collect()
    };
    assert!(reasons(0).contains(&"tries what cannot be done"));
    assert!(reasons(9).is_empty());
}

#[test]
fn a_duel_is_not_lost_with_hearts_to_spare() {
    let duel = |hearts: u8| {
        move |view: &mut View| {
            set_hand(view, Cards::only("A20".parse().unwrap()));
            own(view).hearts = hearts;
            view.open.travellers.as_mut_slice()[1].place = Place::In(Building::Farm);
        }
    };
    let actions = ["visit farm", "duel P2 honorably"];
    let reason = Some("loses a duel with hearts to spare");
    assert_eq!(said(&after(duel(9), &actions, &[0, 5]), "spend 0"), reason);
    assert_eq!(said(&after(duel(2), &actions, &[0, 5]), "spend 0"), None);
}

#[test]
fn nothing_is_left_for_later_on_the_last_turn() {
    let quest = |last: bool| {
        move |view: &mut View| {
            on_map("2", 0)(view);
            view.open.quests = Spaces::only(space("2"));
            if last {
                last_turn(view);
            }
        }
    };
    let camp = |last: bool| {
        move |view: &mut View| {
            on_map("2", 4)(view);
            if last {
                last_turn(view);
            }
        }
    };
    let stop = ["adventure", "stop"];
    assert_eq!(
        said(&after(quest(true), &stop, &[]), "done"),
        Some("passes by a quest on the last turn")
    );
    assert_eq!(said(&after(quest(false), &stop, &[]), "done"), None);
    assert_eq!(
        said(&after(camp(true), &stop, &[]), "done"),
        Some("leaves a camp unbuilt on the last turn")
    );
    assert_eq!(said(&after(camp(false), &stop, &[]), "done"), None);
}

#[test]
fn what_pays_is_bought_on_the_last_turn() {
    let rich = |last: bool| {
        move |view: &mut View| {
            on_map("2", 0)(view);
            set_hand(view, Cards::only("A20".parse().unwrap()));
            own(view).goods[Good::Gem] = 3;
            own(view).goods[Good::Food] = 2;
            if last {
                last_turn(view);
            }
        }
    };
    let stop = ["adventure", "stop"];
    let reason = Some("leaves an artifact in hand that pays, on the last turn");
    assert_eq!(said(&after(rich(true), &stop, &[]), "end"), reason);
    assert_eq!(said(&after(rich(false), &stop, &[]), "end"), None);
}

/// Half of the decisions by the policy, so that games get somewhere.
#[test]
fn whatever_is_absurd_something_is_not() {
    for setup in Setup::all() {
        let mut luck = Quick::new(7, u64::from(setup.map));
        let mut game = NearAndFar::start(Content::embedded(), &setup, &mut luck).unwrap();
        for _ in 0..1500 {
            let Some(seat) = game.to_act().first() else { break };
            let actions = listed(&game, seat);
            let reasons: Vec<_> =
                actions.iter().map(|action| game.absurdity(seat, *action)).collect();
            let left = actions.len() == 1 || reasons.iter().any(Option::is_none);
            assert!(left, "all of {actions:?} are absurd: {reasons:?}");
            let other = NearAndFar::imagine(
                Content::embedded(),
                &game.view(Viewer::Seat(seat)),
                &mut luck.clone(),
            );
            let again: Vec<_> =
                actions.iter().map(|action| other.absurdity(seat, *action)).collect();
            assert_eq!(again, reasons, "{actions:?}: it rests on what {seat} cannot see");
            let index = match luck.pick(2) {
                0 => luck.pick(actions.len() as u32) as usize,
                _ => game.rollout_policy(seat, &actions, &mut luck),
            };
            game.apply(seat, actions[index], &mut luck, &mut Ignore).unwrap();
        }
    }
}
