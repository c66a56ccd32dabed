//! Rare questions of Above and Below on the smallest screen: each is put in the middle of a game.
//!
//! What the book can ask is asked for every passage that asks it, so that no
//! tale has a price or a reward that is too long for a line.

mod evening;

use evening::{Evening, picture};
use game_above_and_below::{
    AboveAndBelow, Action, Bill, Building, Content, Open, Page, Purpose, Stage, Token, View, Work,
    components::{Kind, OutcomeId, Place, Turn},
};
use shelf::{AnyView, GameName, Shelf};
use table::{Game, Names, Seat, Seats, Shown, Viewer};
use tui::{Foot, Ink, Scene, Table};

const SMALL: (u16, u16) = (80, 24);
const ADA: Seat = Seat::new(0);

fn view(game: &Evening) -> View {
    match game.sitting.view(Viewer::Seat(ADA)) {
        AnyView::AboveAndBelow(shown) => shown.view,
        _ => panic!("this is another game"),
    }
}

/// A moment of a game for three in which Ada's party is below.
fn below() -> View {
    let game = Evening::new(GameName::AboveAndBelow, 3, &[]);
    view(&game.until(|game| view(game).open.stage == Stage::Choosing))
}

/// The same table with something else asked of Ada.
fn asked(view: &View, stage: Stage, arrange: impl FnOnce(&mut Open)) -> View {
    let mut view = *view;
    view.open.stage = stage;
    view.open.active = ADA;
    view.open.waiting = Seats::only(ADA);
    arrange(&mut view.open);
    view
}

/// Letters and digits alone, so that line breaks do not hide anything.
fn letters(text: &str) -> String {
    text.chars().filter(|one| one.is_alphanumeric()).collect()
}

/// Draws the table with each choice under the cursor: the question, all choices and what each means
/// are there in full. Gives back the first picture.
fn shown_in_full(view: &View) -> String {
    let shelf = Shelf::embedded();
    let mut listed: Vec<Action> = Vec::new();
    AboveAndBelow::laid_out(Content::embedded(), view).actions(ADA, &mut listed);
    let actions: Vec<String> = listed.iter().map(ToString::to_string).collect();
    assert!(!actions.is_empty(), "{:?} asks something", view.open.stage);
    let names = Names::of(&["Ada", "hard", "easy"]);
    let view = AnyView::AboveAndBelow(Box::new(Shown { view: *view, actions: listed }));
    let table = Table { shelf: &shelf, view: &view, names: &names, viewer: Viewer::Seat(ADA) };
    let pictures = actions.iter().enumerate().map(|(selected, action)| {
        let foot = Foot::Decision {
            selected: Some(selected),
            opinions: &[],
            input: "",
            notice: None,
            thinking: None,
        };
        let scene = Scene { ink: Ink::FULL, table, page: tui::Page::Table, foot, log: &[] };
        let screen = picture(&scene, SMALL);
        assert!(screen.contains(&table.words().prompt), "{}\n{screen}", table.words().prompt);
        for choice in &actions {
            assert!(screen.contains(choice), "{choice} of {actions:?}\n{screen}");
        }
        let told = table.choices().swap_remove(selected);
        let meaning = told.strip_prefix(&format!("{action}: ")).expect("the action comes first");
        assert!(letters(&screen).contains(&letters(meaning)), "{meaning}\n{screen}");
        screen
    });
    pictures.collect::<Vec<_>>().swap_remove(0)
}

/// Everything that can come of a tale, with where it stands.
fn outcomes(content: &Content) -> impl Iterator<Item = (OutcomeId, Place)> {
    let tales = content.tales();
    let all = (0..tales.outcomes()).filter_map(|index| tales.outcome_at(index));
    all.map(|outcome| (outcome, tales.place(outcome)))
}

/// Opens the book at what came of a choice.
fn opened(open: &mut Open, place: Place, outcome: Option<OutcomeId>) {
    let (passage, choice) = (place.passage, place.choice.map(|choice| choice as u8));
    let exploration = open.exploration.as_mut().expect("the party is below");
    exploration.passage = passage;
    exploration.choice = choice;
    exploration.lanterns = 12;
    open.tale =
        [Page { seat: ADA, passage, choice, outcome, ..Page::default() }].into_iter().collect();
}

#[test]
fn every_price_of_a_number_can_be_read_before_it_is_paid() {
    let (content, view) = (Content::embedded(), below());
    let mut seen = 0;
    for (_, place) in outcomes(content) {
        let (Some(choice), Turn::Number(0)) = (place.choice, place.way) else { continue };
        let numbers = &content.tales().terms(place.passage)[choice].numbers;
        if numbers.iter().all(|number| number.price.is_none()) {
            continue;
        }
        seen += 1;
        let view = asked(&view, Stage::Claiming, |open| {
            opened(open, place, None);
            let village = &mut open.villages.as_mut_slice()[0];
            village.coins = 9;
            Token::ALL.iter().for_each(|&token| village.stores[token] = 2);
        });
        shown_in_full(&view);
    }
    assert!(seen > 3, "{seen} numbers have a price");
}

#[test]
fn every_reward_that_is_picked_can_be_read() {
    let (content, view) = (Content::embedded(), below());
    let mut seen = 0;
    for (outcome, place) in outcomes(content) {
        for effect in 0..content.tales().outcome(outcome).effects.len() {
            if content.tales().alternatives(outcome, effect).is_empty() {
                continue;
            }
            seen += 1;
            let view = asked(&view, Stage::Picking, |open| {
                opened(open, place, Some(outcome));
                open.exploration.as_mut().expect("the party is below").effect = effect as u8;
            });
            shown_in_full(&view);
        }
    }
    assert!(seen > 3, "{seen} rewards are picked");
}

#[test]
fn the_one_who_is_injured_is_named() {
    let view = asked(&below(), Stage::Injuring, |_| {});
    shown_in_full(&view);
}

/// One tale lets a building be taken that costs this or less.
const FOUNDED: u8 = 7;

#[test]
fn every_house_that_is_founded_is_explained() {
    let (content, view) = (Content::embedded(), below());
    let houses = Building::all_of(Kind::House).filter(|&one| content.card(one).cost <= FOUNDED);
    let houses: Vec<Building> = houses.collect();
    for four in houses.chunks(4) {
        let view = asked(&view, Stage::Founding { most: FOUNDED }, |open| {
            open.houses = std::array::from_fn(|place| four.get(place).copied());
        });
        let screen = shown_in_full(&view);
        if four == &houses[..4] {
            insta::assert_snapshot!("founding_80x24", screen);
        }
    }
}

#[test]
fn every_way_to_pay_is_told() {
    let view = below();
    for building in view.open.on_display().collect::<Vec<_>>() {
        let bill = Bill { amount: 9, purpose: Purpose::Work(Work::Build(building)) };
        let view = asked(&view, Stage::Paying { bill }, |open| {
            open.exploration = None;
            let village = &mut open.villages.as_mut_slice()[0];
            village.coins = 9;
            village.stores[Token::Cider] = 2;
            village.stores[Token::Potion] = 2;
        });
        let screen = shown_in_full(&view);
        if Some(building) == view.open.houses[0] {
            insta::assert_snapshot!("paying_80x24", screen);
        }
    }
}

#[test]
fn the_last_goods_are_placed_one_by_one() {
    let view = asked(&below(), Stage::Placing, |open| {
        open.exploration = None;
        let village = &mut open.villages.as_mut_slice()[0];
        Token::ALL.iter().for_each(|&token| village.stores[token] = 2);
    });
    let screen = shown_in_full(&view);
    for token in Token::ALL {
        assert!(screen.contains(&token.counted(2)), "{token:?}\n{screen}");
    }
    insta::assert_snapshot!("placing_80x24", screen);
}
