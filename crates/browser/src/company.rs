//! Two people, one at a desktop and one with a phone, and a bot at one table.

use std::{
    collections::BTreeSet,
    time::{Duration, Instant},
};

use anyhow::{Result, bail, ensure};

use crate::{
    Guest, Hall, Look, evenings,
    table::{self, OVER},
};

/// A whole game takes no longer, even on a busy machine.
const A_GAME: Duration = Duration::from_secs(900);
/// Somebody can do something within this time.
const A_WAIT: Duration = Duration::from_secs(60);

/// Those who sit at the table: Ada at the first place, Bo at the second, a bot at the third.
pub struct Company<'a> {
    /// She set the table up at a desktop.
    pub ada: Guest<'a>,
    /// He came by her link, with a phone.
    pub bo: Guest<'a>,
    /// Where the table is.
    pub path: String,
    done: BTreeSet<String>,
    moves: usize,
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
        Ok(Company { ada, bo, path, done: BTreeSet::new(), moves: 0 })
    }

    /// Plays to the end. `wish` chooses from what the page offers the person of this seat; the first
    /// time anything is done on a screen there is a picture of it.
    pub async fn play(
        &mut self,
        mut wish: impl AsyncFnMut(usize, &[String]) -> Result<Option<String>>,
    ) -> Result<()> {
        let (started, mut acted) = (Instant::now(), Instant::now());
        while self.ada.find(OVER).await.is_none() {
            if started.elapsed() > A_GAME {
                bail!("the game is not over after {} moves", self.moves);
            }
            for (seat, (guest, screen)) in
                [(&self.ada, "desktop"), (&self.bo, "phone")].into_iter().enumerate()
            {
                if guest.find(table::CONTINUE).await.is_some() {
                    if self.done.insert(format!("continue {screen}")) {
                        guest.shoot(&format!("continue-{screen}")).await?;
                    }
                    guest.try_click(table::CONTINUE).await;
                    continue;
                }
                if guest.find("main[data-turn]").await.is_none() {
                    continue;
                }
                let offered = table::offered(guest).await?;
                let Some(action) = wish(seat, &offered).await? else { continue };
                let verb = action.split(' ').next().unwrap_or(&action).to_owned();
                if !self.done.contains(&format!("{verb} {screen}")) {
                    guest.shoot(&format!("{verb}-{screen}")).await?;
                    if screen == "phone" {
                        evenings::all_fit_a_finger(guest).await?;
                    }
                }
                if acted.elapsed() > A_WAIT {
                    guest.shoot(&format!("stuck-{screen}")).await?;
                    bail!("“{action}” cannot be done on the {screen}: {offered:?}");
                }
                if table::act_on(guest, &action).await {
                    acted = Instant::now();
                    self.moves += 1;
                    self.done.insert(format!("{verb} {screen}"));
                    self.done.insert(verb);
                }
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
        self.bo.wait(OVER).await?;
        for guest in [&self.ada, &self.bo] {
            guest.try_click("[data-show=skip]").await;
        }
        self.ada.shoot("over-desktop").await?;
        self.bo.shoot("over-phone").await?;
        evenings::all_fit_a_finger(&self.bo).await
    }

    /// Whether somebody did one of these, by the first word of its notation.
    pub fn did_any(&self, deeds: &[&str]) -> Result<()> {
        let (moves, done) = (self.moves, &self.done);
        let is_done = deeds.iter().any(|deed| done.contains(*deed));
        ensure!(is_done, "nobody did any of {deeds:?} in {moves} moves: {done:?}");
        Ok(())
    }

    /// Leaves the table.
    pub async fn leave(self) -> Result<()> {
        self.ada.leave().await?;
        self.bo.leave().await
    }
}
