//! Somebody with a browser.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use thirtyfour::prelude::*;

use crate::{Hall, luck};

/// What kind of screen a guest has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// 390 by 844, as phones are.
    Phone,
    /// 1440 by 900.
    Desktop,
    /// A desktop that runs no script.
    Scriptless,
}

/// A browser of one's own, with its own cookies.
pub struct Guest<'a> {
    hall: &'a Hall,
    driver: WebDriver,
    look: Look,
}

/// As long as anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

impl<'a> Guest<'a> {
    /// Opens a browser in `hall`.
    pub async fn enter(hall: &'a Hall, name: &str, look: Look) -> Result<Guest<'a>> {
        Guest::enter_with(hall, name, look, &[]).await
    }

    /// Opens a browser of somebody who wants nothing to move: for tests of what is shown, not of how.
    pub async fn enter_calmly(hall: &'a Hall, name: &str, look: Look) -> Result<Guest<'a>> {
        Guest::enter_with(hall, name, look, &["--force-prefers-reduced-motion"]).await
    }

    async fn enter_with(
        hall: &'a Hall,
        name: &str,
        look: Look,
        more: &[&str],
    ) -> Result<Guest<'a>> {
        let mut wishes = DesiredCapabilities::chrome();
        let profile = hall.folder.path().join(name);
        for wish in [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--hide-scrollbars",
        ]
        .iter()
        .chain(more)
        {
            wishes.add_arg(wish)?;
        }
        wishes.add_arg(&format!("--user-data-dir={}", profile.display()))?;
        if look == Look::Scriptless {
            let none =
                serde_json::json!({ "profile.managed_default_content_settings.javascript": 2 });
            wishes.add_experimental_option("prefs", none)?;
        }
        let driver = WebDriver::new(&hall.driver, wishes).await.context("no browser opens")?;
        let guest = Guest { hall, driver, look };
        guest.resize(look).await?;
        let numbers = serde_json::json!({ "source": luck::numbers(name) });
        guest.driver.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", numbers).await?;
        Ok(guest)
    }

    /// Makes the window as large as this kind of screen.
    pub async fn resize(&self, look: Look) -> Result<()> {
        let (width, height, mobile) = match look {
            Look::Phone => (390, 844, true),
            Look::Desktop | Look::Scriptless => (1440, 900, false),
        };
        let metrics = serde_json::json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile,
        });
        self.driver.cdp().send_raw("Emulation.setDeviceMetricsOverride", metrics).await?;
        Ok(())
    }

    /// Opens a page of the hall, or any address.
    pub async fn open(&self, path: &str) -> Result<()> {
        let address = if path.starts_with('/') {
            format!("{}{path}", self.hall.url)
        } else {
            path.to_owned()
        };
        Ok(self.driver.goto(address).await?)
    }

    /// Whether nothing moves on its pages by itself.
    pub(crate) fn is_scriptless(&self) -> bool {
        self.look == Look::Scriptless
    }

    /// Lights the pages of this browser for day or night.
    pub async fn set_theme(&self, theme: &str) -> Result<()> {
        let set = "document.documentElement.dataset.theme = arguments[0]";
        self.driver.execute(set, vec![theme.into()]).await?;
        Ok(())
    }

    /// Where its pages come from.
    pub(crate) fn hall(&self) -> &Hall {
        self.hall
    }

    /// The driver, for what is not here.
    pub fn driver(&self) -> &WebDriver {
        &self.driver
    }

    /// The first thing that fits, if there is one now.
    pub async fn find(&self, css: &str) -> Option<WebElement> {
        self.driver.find(By::Css(css)).await.ok()
    }

    /// Waits for something to be there.
    pub async fn wait(&self, css: &str) -> Result<WebElement> {
        let started = Instant::now();
        loop {
            if let Some(found) = self.find(css).await {
                return Ok(found);
            }
            if started.elapsed() > PATIENCE {
                return Err(self.give_up(&format!("there is no {css}")).await);
            }
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
    }

    /// Waits for something and clicks it, again if the page changed under the finger.
    pub async fn click(&self, css: &str) -> Result<()> {
        let started = Instant::now();
        loop {
            let clicked = self.wait(css).await?.click().await;
            match clicked {
                Ok(()) => return Ok(()),
                Err(error) if started.elapsed() > PATIENCE => {
                    return Err(self.give_up(&format!("{css} cannot be clicked: {error}")).await);
                }
                Err(_) => tokio::time::sleep(Duration::from_millis(40)).await,
            }
        }
    }

    /// Waits for something to be gone.
    pub async fn wait_until_gone(&self, css: &str) -> Result<()> {
        let started = Instant::now();
        while self.find(css).await.is_some() {
            if started.elapsed() > PATIENCE {
                return Err(self.give_up(&format!("{css} does not go away")).await);
            }
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
        Ok(())
    }

    /// Clicks the first thing that fits, if there is one and it can be clicked.
    pub async fn try_click(&self, css: &str) -> bool {
        match self.find(css).await {
            Some(found) => found.click().await.is_ok(),
            None => false,
        }
    }

    /// What something says.
    pub async fn text(&self, css: &str) -> Result<String> {
        Ok(self.wait(css).await?.text().await?)
    }

    /// What can be pressed on the open page and is smaller than a finger.
    pub async fn too_small(&self) -> Result<Vec<String>> {
        // A box is pressed by its label; a little sign may reach further than it is drawn.
        let script = "return [...document.querySelectorAll('main a, main button, main summary, \
             main input:not([type=hidden]), main select, .house a, .house button, .house label')]\
             .filter(e => e.checkVisibility({ visibilityProperty: true }))\
             .map(e => [e, (e.closest('label') ?? e).getBoundingClientRect(), getComputedStyle(e, '::after')])\
             .map(([e, box, more]) => [e, box.width + 2 * Math.max(0, -parseFloat(more.left) || 0), \
                  box.height + 2 * Math.max(0, -parseFloat(more.top) || 0)])\
             .filter(([, width, height]) => width < 43 || height < 43)\
             .map(([e, width, height]) => `${width}x${height} ${e.outerHTML.slice(0, 120)}`)";
        Ok(self.driver.execute(script, vec![]).await?.convert()?)
    }

    /// Keeps a picture of what is to be seen, once nothing moves any more.
    pub async fn shoot(&self, name: &str) -> Result<()> {
        let moving = "return document.getAnimations().some(a => a.playState === 'running' \
                      && a.effect.getComputedTiming().endTime < 5000)";
        let started = Instant::now();
        while started.elapsed() < Duration::from_secs(2) {
            tokio::time::sleep(Duration::from_millis(50)).await;
            let answer = self.driver.execute(moving, vec![]).await;
            // A page without script moves nothing, and cannot be asked.
            if !answer.is_ok_and(|moves| moves.convert().unwrap_or(false)) {
                break;
            }
        }
        Ok(self.driver.screenshot(&self.hall.shot(name)).await?)
    }

    /// Closes the browser.
    pub async fn leave(self) -> Result<()> {
        Ok(self.driver.quit().await?)
    }
}
