//! The rules, all of them.

use story::{ChoiceOutcomes, Effect, Note, Way, reached};
use table::{
    Chance, Fingerprint, Game, Names, Play, Seat, Seats, SetupError, Shared, Sink, Standings,
    Viewer,
};

use crate::{
    Action, Content, Event, MOST_PLAYERS, Page, Refusal, Setup, Space, Traveller, View,
    content::CHOICES,
};

/// A game of The Crossing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Toy {
    pub(crate) content: Shared<Content>,
    pub(crate) open: View,
    /// What the choices of the open passage lead to: nobody knows.
    behind: [ChoiceOutcomes; CHOICES],
    /// Whether this world is imagined: then passages lead to what is guessed.
    is_imagined: bool,
}

impl Game for Toy {
    const NAME: &'static str = "toy";

    type Content = Content;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn fingerprint(content: &Content) -> Fingerprint {
        content.fingerprint
    }

    fn start(
        content: &'static Content,
        setup: &Setup,
        _: &mut impl Chance,
    ) -> Result<Toy, SetupError> {
        setup.check()?;
        let mut travellers = [Traveller::default(); MOST_PLAYERS];
        let seats = travellers.iter_mut().zip(&setup.starts).zip(&setup.knows);
        for ((one, &place), word) in seats.take(setup.players) {
            let keywords = word.as_deref().map_or(Ok(0), |word| content.bit_of(word))?;
            *one = Traveller { place, visited: place.bit(), keywords, ..Traveller::default() };
        }
        let open = View {
            seats: setup.players as u8,
            round: 1,
            rounds: setup.length.rounds(),
            flood: setup.flood,
            active: Seat::new(0),
            over: false,
            travellers,
            page: None,
        };
        let behind = [ChoiceOutcomes::default(); CHOICES];
        Ok(Toy { content: Shared(content), open, behind, is_imagined: false })
    }

    fn seats(&self) -> usize {
        self.open.seats.into()
    }

    fn to_act(&self) -> Seats {
        if self.open.over { Seats::NONE } else { Seats::only(self.open.active) }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let step = self.open.travellers[seat.index()].place.neighbours().map(Action::Walk);
        let choices = (1..=CHOICES as u8).map(Action::Choose);
        let all = step.into_iter().chain([Action::Stay]).chain(choices);
        out.extend(all.filter(|&action| self.check(seat, action).is_ok()));
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check(seat, action)?;
        let mut play = Play::new(self, chance, events);
        match action {
            Action::Walk(space) => walk(&mut play, space),
            Action::Stay => {
                gain(&mut play, 1);
                end_turn(&mut play);
            }
            Action::Choose(choice) => choose(&mut play, choice - 1),
        }
        Ok(())
    }

    fn refusal_told(_: &Content, refusal: &Refusal, names: &Names) -> String {
        refusal.told(names)
    }

    fn view(&self, _: Viewer) -> View {
        self.open
    }

    fn imagine(content: &'static Content, view: &View, chance: &mut impl Chance) -> Toy {
        let behind = match view.asked_page() {
            Some(page) => content.tales.guess(page.walk.passage, chance),
            None => [ChoiceOutcomes::default(); CHOICES],
        };
        Toy { content: Shared(content), open: *view, behind, is_imagined: true }
    }

    fn standings(&self) -> Option<Standings> {
        self.open.over.then(|| self.open.standings())
    }
}

impl Toy {
    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let turn = self.open.active;
        let page = self.open.asked_page();
        match action {
            _ if self.open.over => Err(Refusal::GameOver),
            _ if seat != turn => Err(Refusal::NotYourTurn { turn }),
            Action::Choose(choice) => {
                let page = page.ok_or(Refusal::NothingOpen)?;
                let refused = Err(Refusal::NotOffered { choice });
                let Some(place) = choice.checked_sub(1) else { return refused };
                let tales = &self.content.tales;
                let traveller = &self.open.travellers[seat.index()];
                let is_there = tales.choice(&page.walk, place).is_some();
                match is_there && tales.closed(&page.walk, place, traveller).is_none() {
                    true => Ok(()),
                    false => refused,
                }
            }
            Action::Walk(_) | Action::Stay if page.is_some() => Err(Refusal::PassageOpen),
            Action::Walk(to) => {
                let from = self.open.travellers[seat.index()].place;
                match from.neighbours().contains(&to) {
                    true => Ok(()),
                    false => Err(Refusal::NoPath { from, to }),
                }
            }
            Action::Stay => Ok(()),
        }
    }

    fn traveller(&mut self) -> &mut Traveller {
        &mut self.open.travellers[self.open.active.index()]
    }
}

/// A step; a passage is read to whoever comes somewhere for the first time.
fn walk<C: Chance, S: Sink<Event>>(play: &mut Play<'_, Toy, C, S>, to: Space) {
    let seat = play.game.open.active;
    play.send(Event::Walked { seat, to });
    let traveller = play.game.traveller();
    traveller.place = to;
    let is_new = traveller.visited & to.bit() == 0;
    traveller.visited |= to.bit();
    let Some(passage) = to.passage().filter(|_| is_new) else { return end_turn(play) };
    let tales = &play.game.content.0.tales;
    play.game.behind = match play.game.is_imagined {
        true => tales.guess(passage, play.chance),
        false => tales.behind(passage),
    };
    let walk = story::Walk::open(passage);
    play.game.open.page =
        Some(Page { seat, walk, roll: None, number: None, failed: false, outcome: None });
    play.send(Event::Opened { seat, passage });
}

/// What was chosen happens: it works, or the die decides.
fn choose<C: Chance, S: Sink<Event>>(play: &mut Play<'_, Toy, C, S>, place: u8) {
    let seat = play.game.open.active;
    let content = play.game.content.0;
    let traveller = *play.game.traveller();
    let Some(mut page) = play.game.open.page else { return };
    let Some(choice) = content.tales.choice(&page.walk, place) else { return };
    page.walk.choice = Some(place);
    play.send(Event::Chose { seat, passage: page.walk.passage, choice: place });
    let behind = play.game.behind[usize::from(place)];
    let outcome = match &choice.way {
        Way::Plain { .. } => Some(behind.numbers[0]),
        Way::Roll { tiers, .. } => {
            let die = play.d6() as u8;
            play.send(Event::Rolled { seat, die });
            page.roll = Some(die);
            let reached = reached(tiers, die, &traveller).next();
            page.number = reached.map(|(_, tier)| tier.number);
            page.failed = reached.is_none();
            reached.map_or(behind.failure, |(place, _)| Some(behind.numbers[place]))
        }
    };
    page.outcome = outcome;
    page.walk.turn_out(outcome, None);
    play.send(if page.failed { Event::Failed { seat } } else { Event::Succeeded { seat } });
    while let Some(effect) = content.tales.next_effect(&page.walk) {
        page.walk.step();
        match effect {
            Effect::Gain(amount) => gain(play, amount.amount),
            Effect::Lose(amount) => lose(play, amount.amount),
            Effect::Note(Note::Keyword(word)) => {
                play.game.traveller().keywords |= 1 << word.index();
                play.send(Event::Noted { seat, keyword: *word });
            }
            // The book is checked to have nothing else.
            Effect::Note(Note::Later(_))
            | Effect::Either(_)
            | Effect::Deed(_)
            | Effect::Read(_) => {}
        }
    }
    play.game.open.page = Some(page);
    end_turn(play);
}

fn gain<C: Chance, S: Sink<Event>>(play: &mut Play<'_, Toy, C, S>, coins: u8) {
    play.game.traveller().coins += coins;
    let seat = play.game.open.active;
    play.send(Event::Gained { seat, coins });
}

fn lose<C: Chance, S: Sink<Event>>(play: &mut Play<'_, Toy, C, S>, most: u8) {
    let traveller = play.game.traveller();
    let coins = most.min(traveller.coins);
    traveller.coins -= coins;
    let seat = play.game.open.active;
    play.send(Event::Lost { seat, coins });
}

fn end_turn<C: Chance, S: Sink<Event>>(play: &mut Play<'_, Toy, C, S>) {
    let open = &mut play.game.open;
    let next = open.active.index() + 1;
    if next < open.seats.into() {
        open.active = Seat::new(next);
        return;
    }
    if open.round < open.rounds {
        open.round += 1;
        open.active = Seat::new(0);
        let round = open.round;
        return play.send(Event::RoundBegan { round });
    }
    open.over = true;
    if let Some(standings) = play.game.standings() {
        for seat in (0..play.game.seats()).map(Seat::new) {
            let (points, place) = (standings.score(seat), standings.place(seat));
            play.send(Event::Total { seat, points, place });
        }
    }
}
