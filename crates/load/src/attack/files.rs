//! More servers on the file that is served already: each is to end at once, and to touch nothing.

use std::{
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use anyhow::bail;
use tokio::time::sleep;

use super::Assault;

/// How often, and how many at the same time.
const ROUNDS: usize = 5;
const AT_ONCE: usize = 2;
/// A server that has not ended by then serves.
const ENDS: Duration = Duration::from_secs(15);

/// A server that is not to run; it ends with the attack.
struct Second(Child);

impl Drop for Second {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts them, a few at a time.
pub(super) async fn run(assault: &Assault) -> anyhow::Result<()> {
    for _ in 0..ROUNDS {
        let mut started = Vec::new();
        for _ in 0..AT_ONCE {
            let mut command = Command::new(&assault.program);
            command.args(["serve", "--listen", "127.0.0.1:0", "--database"]).arg(&assault.database);
            command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
            started.push(Second(command.spawn()?));
        }
        for mut second in started {
            assault.tried.set(assault.tried.get() + 1);
            let since = Instant::now();
            let status = loop {
                match second.0.try_wait()? {
                    Some(status) => break status,
                    None if since.elapsed() > ENDS => bail!("a second server serves the file"),
                    None => sleep(Duration::from_millis(20)).await,
                }
            };
            if status.success() {
                bail!("a second server ends as if all were well");
            }
            assault.refused.set(assault.refused.get() + 1);
        }
    }
    Ok(())
}
