//! The end of patience: a test that waits for nothing says what it waited for, and keeps a picture.

use std::{
    sync::atomic::{AtomicUsize, Ordering},
    time::{Duration, Instant},
};

use anyhow::{Error, Result, anyhow};

use crate::{Guest, luck};

/// A game in which nothing changes for so long does not go on.
const A_MINUTE: Duration = Duration::from_secs(60);
/// How much of a page is told with what was awaited.
const TOLD: usize = 600;

/// Whether something still happens. A press that changes nothing is no progress.
#[derive(Clone, Debug)]
pub struct Progress {
    at: Option<String>,
    since: Instant,
}

impl Progress {
    /// Begins to wait.
    pub fn begin() -> Progress {
        Progress { at: None, since: Instant::now() }
    }

    /// It has come to this: to a revision, or whatever is different when something happened.
    pub fn at(&mut self, now: &impl ToString) {
        let now = Some(now.to_string());
        if self.at != now {
            (self.at, self.since) = (now, Instant::now());
        }
    }

    /// Whether nothing has happened for a minute.
    pub fn is_stuck(&self) -> bool {
        self.since.elapsed() > A_MINUTE
    }
}

impl Guest<'_> {
    /// Why a test ends here: what was awaited, what the page says, and where its picture is.
    pub async fn give_up(&self, awaited: &str) -> Error {
        static PICTURES: AtomicUsize = AtomicUsize::new(1);
        let number = PICTURES.fetch_add(1, Ordering::Relaxed);
        let picture = self.hall().shot(&format!("gave-up-{number}"));
        let picture = match self.driver().screenshot(&picture).await {
            Ok(()) => picture.display().to_string(),
            Err(error) => format!("cannot be taken: {error}"),
        };
        let address = self.driver().current_url().await.map_or_else(|_| String::new(), Into::into);
        let said = self.told().await.unwrap_or_default();
        let again = luck::again();
        anyhow!(
            "{awaited}\n  at {address}\n  picture: {picture}\n  again with {again}\n  the page: {said}"
        )
    }

    /// Leaves the rest of the game at the open page to the host.
    pub async fn leave_game_to_host(&self) -> Result<()> {
        let address = self.driver().current_url().await?;
        match self.hall().play_on(address.path()).await {
            Ok(()) => Ok(()),
            Err(error) => Err(self.give_up(&error.to_string()).await),
        }
    }

    /// What the page shows, with what it asks in front.
    async fn told(&self) -> Result<String> {
        let script = "const text = (css) => document.querySelector(css)?.innerText ?? '';\
            return `${text('#decision')} | ${text('main') || document.body.innerText}`";
        let told: String = self.driver().execute(script, vec![]).await?.convert()?;
        let words = told.split_whitespace().collect::<Vec<_>>().join(" ");
        Ok(words.chars().take(TOLD).collect())
    }

    /// How often the table of the open page has changed, as far as the page shows it.
    pub(crate) async fn revision(&self) -> String {
        let page = match self.find("main[data-rev]").await {
            Some(page) => page.attr("data-rev").await.ok().flatten(),
            None => None,
        };
        // What is told between two moves can only be told apart by the page.
        let reads = self.find(crate::table::CONTINUE).await.is_some();
        format!("{} {reads}", page.unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn to_come_to_the_same_again_is_no_progress() {
        let mut progress = Progress::begin();
        progress.at(&1);
        let began = progress.since;

        progress.at(&1);
        assert_eq!(progress.since, began);
        progress.at(&2);
        assert!(progress.since > began && !progress.is_stuck());
    }

    #[test]
    fn nothing_for_a_minute_is_stuck() {
        let mut progress = Progress::begin();
        progress.since = Instant::now().checked_sub(A_MINUTE * 2).expect("a clock that has run");

        assert!(progress.is_stuck());
    }
}
