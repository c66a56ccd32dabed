//! Two people, one at a desktop and one with a phone, and a bot at one table.

use std::{collections::BTreeSet, time::Duration};

use ::table::{Names, Seat, Viewer};
use anyhow::{Error, Result, anyhow};
use host::{Snapshot, Stage};

use crate::{
    Guest, Hall, History, Look, Moment, Progress, evenings,
    table::{self, OVER},
};

/// A page that is looked at again after this time has had time to change.
const A_MOMENT: Duration = Duration::from_millis(10);
/// The place of each at the table.
const ADA: usize = 0;
const BO: usize = 1;

/// Those who sit at the table: Ada at the first place, Bo at the second, a bot at the third.
pub struct Company<'a> {
    /// She set the table up at a desktop.
    pub ada: Guest<'a>,
    /// He came by her link, with a phone.
    pub bo: Guest<'a>,
    hall: &'a Hall,
    path: String,
    history: History,
    /// What each wanted to do last.
    wanted: [Option<String>; 2],
    /// What there is a picture of, by screen.
    pictured: BTreeSet<String>,
}

impl<'a> Company<'a> {
    /// Sits down to a game with a bot of this kind.
    pub async fn sit_down(hall: &'a Hall, game: &str, bot: &str) -> Result<Company<'a>> {
        let ada = Guest::enter_calmly(hall, "ada", Look::Desktop).await?;
        let bo = Guest::enter_calmly(hall, "bo", Look::Phone).await?;
        table::open_table(&ada, game, &["person", bot], &[]).await?;
        ada.wait("main.lobby").await?;
        let address = ada.driver().current_url().await?;
        bo.open(address.as_str()).await?;
        bo.wait("#join-name").await?.send_keys("Bo").await?;
        bo.click("#join button").await?;
        ada.click("form[action$='/start'] button").await?;
        let path = address.path().to_owned();
        let (history, pictured) = (History::default(), BTreeSet::new());
        Ok(Company { ada, bo, hall, path, history, wanted: [None, None], pictured })
    }

    /// Plays to the end. `wish` chooses from what the page offers; where it wishes for nothing, a
    /// strong bot is asked. The first time anything is done on a screen there is a picture of it.
    pub async fn play(
        &mut self,
        mut wish: impl FnMut(&Moment<'_>) -> Option<String>,
    ) -> Result<()> {
        let mut progress = Progress::begin();
        loop {
            // Whom nothing is asked of is not looked at: every look takes a while on a busy machine.
            let table = self.hall.look(&self.path).await?;
            if table.stage == Stage::Over && table.outcomes.is_empty() {
                self.listen(&table);
                break;
            }
            let reading: Vec<_> =
                table.outcomes.iter().map(|(at, told)| (at, told.of_move)).collect();
            progress.at(&format!("{} {reading:?}", table.revision));
            if progress.is_stuck() {
                return Err(self.stuck().await);
            }
            let is_asked = |seat: &usize| {
                let seat = Seat::new(*seat);
                table.to_act().contains(seat) || table.outcomes.contains_key(&seat)
            };
            for seat in [ADA, BO].into_iter().filter(is_asked) {
                if let Some(action) = self.decide(seat, &mut wish).await? {
                    self.wanted[seat] = Some(action.clone());
                    if table::act_on(self.guest(seat), &action).await {
                        self.history.did(&action);
                    }
                }
            }
            tokio::time::sleep(A_MOMENT).await;
        }
        for seat in [ADA, BO] {
            self.guest(seat).wait(OVER).await?;
            self.guest(seat).try_click("[data-show=skip]").await;
            self.picture(seat, "over").await?;
        }
        Ok(())
    }

    /// Why the game does not go on: what everybody wanted to do last, and their pages.
    async fn stuck(&self) -> Error {
        let mut stuck = anyhow!("after {} moves the game does not go on", self.history.moves());
        for seat in [ADA, BO] {
            let awaited = format!("place {seat} wanted {:?}", self.wanted[seat]);
            stuck = stuck.context(self.guest(seat).give_up(&awaited).await.to_string());
        }
        stuck
    }

    /// What has been done and told so far.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// Leaves the table.
    pub async fn leave(self) -> Result<()> {
        self.ada.leave().await?;
        self.bo.leave().await
    }

    fn guest(&self, seat: usize) -> &Guest<'a> {
        if seat == ADA { &self.ada } else { &self.bo }
    }

    /// What somebody does next; nothing where they have no choice now, or read on from their story.
    async fn decide(
        &mut self,
        seat: usize,
        wish: &mut impl FnMut(&Moment<'_>) -> Option<String>,
    ) -> Result<Option<String>> {
        let asked = table::asked(self.guest(seat)).await?;
        if asked.reads_on {
            self.picture(seat, "continue").await?;
            self.guest(seat).try_click(table::CONTINUE).await;
            return Ok(None);
        }
        if !asked.is_turn {
            return Ok(None);
        }
        let action = self.choose(seat, &asked.offered, wish).await?;
        if let Some(verb) = action.as_deref().and_then(|action| action.split(' ').next()) {
            self.picture(seat, verb).await?;
        }
        Ok(action)
    }

    /// What somebody wants to do, of what their page offers.
    async fn choose(
        &mut self,
        seat: usize,
        offered: &[String],
        wish: &mut impl FnMut(&Moment<'_>) -> Option<String>,
    ) -> Result<Option<String>> {
        let table = self.hall.look(&self.path).await?;
        self.listen(&table);
        let Some(board) = table.board.as_deref() else { return Ok(None) };
        let viewer = Viewer::Seat(Seat::new(seat));
        let view = board.view(viewer);
        let reading = table.shelf.reading(view);
        let names: Vec<&str> = table.seats.iter().map(|seat| seat.name.as_str()).collect();
        let moment = Moment {
            seat,
            offered,
            view: &view.json(),
            words: &table.shelf.words(view, &Names::of(&names), viewer),
            reading: reading.as_ref(),
            history: &self.history,
        };
        match wish(&moment) {
            None => self.hall.advice(&self.path, seat).await,
            wished => Ok(wished),
        }
    }

    /// Takes note of what the log tells everybody.
    fn listen(&mut self, table: &Snapshot) {
        let lines = table.board.iter().flat_map(|board| board.log(Viewer::Spectator));
        self.history.tell(lines.map(|line| line.line.text.clone()));
    }

    /// Keeps a picture of the page on which this is done for the first time.
    async fn picture(&mut self, seat: usize, what: &str) -> Result<()> {
        let screen = if seat == ADA { "desktop" } else { "phone" };
        let name = format!("{what}-{screen}");
        if self.pictured.insert(name.clone()) {
            self.guest(seat).shoot(&name).await?;
            if seat == BO {
                evenings::all_fit_a_finger(&self.bo).await?;
            }
        }
        Ok(())
    }
}
