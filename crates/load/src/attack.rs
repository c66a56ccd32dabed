//! Attacks: what some people do to a server, while others go on playing there.
//!
//! Each attack runs against a server of its own, beside honest visitors of other addresses, and the
//! same visitors are measured without it. Everything has a bound: the addresses are of this machine,
//! and an attack ends by count and by time.

mod bad_files;
mod cards;
mod clock;
mod contents;
mod doors;
mod files;
mod honest;
mod loaded;
mod tally;
mod thinking;

use std::{
    cell::Cell,
    future::{Future, poll_fn},
    net::Ipv4Addr,
    path::{Path, PathBuf},
    pin::Pin,
    rc::Rc,
    task::Poll,
    time::Duration,
};

use anyhow::Context;
use clap::ValueEnum;
use tokio::{
    task::spawn_local,
    time::{sleep, timeout},
};

use self::tally::{Kind, Tally};
use crate::{
    bench::Bench,
    figures::Report,
    http::{Answer, Ask, Visitor},
    process::{self, Server},
};

/// An attack that has not come to its end by then has got stuck.
const LONGEST: Duration = Duration::from_secs(180);

/// What is tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Attack {
    /// Six at one screen choose at once, faster than any clock can tell their moves apart
    Clock,
    /// 389 saved games with cards of their own, from five addresses
    Contents,
    /// Saved games with cards that are full of faults, twenty at a time
    BadFiles,
    /// 199 tables of four bots that think for long, from one address
    Thinking,
    /// Saved games that are cut off anywhere, to which two sit down
    Loaded,
    /// 59 names that are thrown away, at a table that waits for friends
    Doors,
    /// More servers on the file that is served already
    Files,
    /// All of them, one after the other
    All,
}

impl Attack {
    /// What it says on the command line and in the report.
    fn name(self) -> String {
        self.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
    }

    /// This one, or each of all.
    fn each(self) -> Vec<Attack> {
        match self {
            Attack::All => {
                let all = Attack::value_variants().iter().copied();
                all.filter(|&one| one != Attack::All).collect()
            }
            one => vec![one],
        }
    }

    /// The files it sends, which take the processor a while to make.
    fn files(self) -> anyhow::Result<Vec<String>> {
        match self {
            Attack::Contents => cards::of_their_own(contents::FILES),
            Attack::BadFiles => cards::full_of_faults(bad_files::FILES),
            Attack::Clock
            | Attack::Thinking
            | Attack::Loaded
            | Attack::Doors
            | Attack::Files
            | Attack::All => Ok(Vec::new()),
        }
    }
}

/// What is attacked, and what was tried so far.
struct Assault {
    bench: Rc<Bench>,
    /// What is measured beside it.
    tally: Rc<Tally>,
    /// The program and the file it serves.
    program: PathBuf,
    database: PathBuf,
    /// What was prepared.
    files: Vec<String>,
    tried: Cell<u64>,
    refused: Cell<u64>,
}

impl Assault {
    /// Somebody under a name that is thrown away, at this address of the attackers'.
    fn somebody(&self, address: u8) -> anyhow::Result<Visitor> {
        Visitor::at(Ipv4Addr::new(127, 2, 0, address))
    }

    /// Tries something; most of it is to be refused.
    async fn attempt(&self, who: &Visitor, ask: &Ask<'_>) -> Option<Answer> {
        let answer = self.bench.target.ask(who, ask).await;
        self.tried.set(self.tried.get() + 1);
        match answer {
            Ok(answer) if answer.status < 400 => Some(answer),
            Ok(answer) => {
                if answer.status >= 500 && answer.status != 503 && answer.status != 507 {
                    let what = format!("{} gets {}: {}", ask.path, answer.status, answer.text());
                    self.bench.error(&anyhow::anyhow!(what));
                }
                self.refused.set(self.refused.get() + 1);
                None
            }
            // Somebody who attacks may be left waiting.
            Err(_) => {
                self.refused.set(self.refused.get() + 1);
                None
            }
        }
    }

    async fn run(&self, attack: Attack) -> anyhow::Result<()> {
        match attack {
            Attack::Clock => clock::run(self).await,
            Attack::Contents => contents::run(self).await,
            Attack::BadFiles => bad_files::run(self).await,
            Attack::Thinking => thinking::run(self).await,
            Attack::Loaded => loaded::run(self).await,
            Attack::Doors => doors::run(self).await,
            Attack::Files => files::run(self).await,
            Attack::All => Ok(()),
        }
    }
}

/// Does all of it at the same time.
async fn all(
    mut tasks: Vec<impl Future<Output = anyhow::Result<()>> + Unpin>,
) -> anyhow::Result<()> {
    poll_fn(move |context| {
        let mut at = 0;
        while let Some(task) = tasks.get_mut(at) {
            match Pin::new(task).poll(context) {
                Poll::Pending => at += 1,
                Poll::Ready(Ok(())) => drop(tasks.swap_remove(at)),
                Poll::Ready(Err(error)) => return Poll::Ready(Err(error)),
            }
        }
        if tasks.is_empty() { Poll::Ready(Ok(())) } else { Poll::Pending }
    })
    .await
}

/// Measures honest visitors without any attack and beside this one.
pub(crate) async fn run(
    program: &Path,
    game: &str,
    attack: Attack,
    seconds: u32,
) -> anyhow::Result<Report> {
    let mut report = Report::default();
    let beside = Duration::from_secs(seconds.into());
    eprintln!("without an attack");
    let without = measure(program, game, None, beside, &mut report).await?;
    for attack in attack.each() {
        eprintln!("beside the attack {}", attack.name());
        let with = measure(program, game, Some(attack), beside, &mut report).await?;
        report.word(&format!("{}:", attack.name()), tally::HEAD);
        for kind in Kind::ALL {
            let (with, without) = (with.of(kind), without.of(kind));
            if with.is_measured() || without.is_measured() {
                tally::compare(&mut report, &attack.name(), kind, &with, &without);
            }
        }
    }
    report.word("load average after", &process::load_average());
    Ok(report)
}

/// Lets honest visitors play for so long, beside an attack or without one.
async fn measure(
    program: &Path,
    game: &str,
    attack: Option<Attack>,
    seconds: Duration,
    report: &mut Report,
) -> anyhow::Result<Rc<Tally>> {
    let files = attack.map(Attack::files).transpose()?.unwrap_or_default();
    let server = Server::start(program)?;
    let bench = Rc::new(Bench::new(server.url.parse()?, game, Some(server.pid())));
    let tally = Rc::new(Tally::default());
    let name = attack.map_or_else(|| "without".to_owned(), Attack::name);
    report.word(&format!("{name}: load average before"), &process::load_average());
    let assault = Assault {
        bench: bench.clone(),
        tally: tally.clone(),
        program: program.to_owned(),
        database: server.database(),
        files,
        tried: Cell::new(0),
        refused: Cell::new(0),
    };
    let is_over = Rc::new(Cell::new(false));
    let honest = spawn_local(honest::visit(bench.clone(), tally.clone(), is_over.clone()));
    let attacking = async {
        match attack {
            Some(attack) => {
                let attacking = timeout(LONGEST, assault.run(attack)).await;
                attacking.with_context(|| format!("the attack {name} got stuck"))?
            }
            None => Ok(()),
        }
    };
    // What an attack leaves behind goes on after its last attempt.
    let (attacked, ()) = tokio::join!(attacking, sleep(seconds));
    is_over.set(true);
    honest.await?;
    attacked?;
    if attack.is_some() {
        report.count(&format!("{name}: tried"), assault.tried.get());
        report.count(&format!("{name}: refused"), assault.refused.get());
    }
    report.memory(&format!("{name}: server's memory"), bench.memory());
    bench.add_errors(&format!("{name}: errors"), report);
    Ok(tally)
}
