//! `tabletale tables`: what the operator does with the tables of a server.

use std::{
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

use anyhow::{Context, bail, ensure};
use clap::{Args, Subcommand};
use store::{Adopt, ContentRow, Replace, RestoreError, ServerLock, Source, SqliteStore, Store};

use crate::{content::ContentArgs, outlet, serve::DatabaseArgs};

const EXAMPLES: &str = "\
Examples:
  tabletale tables list --older-than 90
  tabletale tables remove k3n7q2m9xw4e
  tabletale tables backup tables-monday.db
  tabletale tables restore tables-monday.db

All of them but restore work while the server runs.";

const DAY_MS: i64 = 86_400_000;

/// List, remove, back up and restore the tables of the browser server
#[derive(Args)]
#[command(after_help = EXAMPLES, mut_arg("database", |file| file.global(true)))]
pub(crate) struct TablesArgs {
    #[command(subcommand)]
    command: Command,

    #[command(flatten)]
    database: DatabaseArgs,
}

#[derive(Subcommand)]
enum Command {
    /// Show every table, the oldest first
    List {
        /// Only those where nothing happened for so many days
        #[arg(long, value_name = "DAYS", default_value_t = 0)]
        older_than: i64,
    },
    /// Remove tables for good
    Remove {
        /// Their names
        #[arg(value_name = "TABLE")]
        tables: Vec<String>,
        /// Also every table where nothing happened for so many days
        #[arg(long, value_name = "DAYS")]
        older_than: Option<i64>,
    },
    /// Copy everything to a new file
    Backup {
        /// The new file
        file: PathBuf,
    },
    /// Put a backup in the place of the database, while no server runs
    Restore {
        /// The backup
        backup: PathBuf,
        /// Replace the tables that are there; they are kept in a file beside the database
        #[arg(long)]
        overwrite: bool,
    },
    /// Show the contents that tables were set up with
    Contents,
    /// Give tables that do not say which content they have the one in a folder
    Adopt {
        /// Their names; every such table of the folder's games where none is named
        #[arg(value_name = "TABLE")]
        tables: Vec<String>,
        #[command(flatten)]
        content: ContentArgs,
    },
}

/// Does what was asked.
pub(crate) fn run(args: &TablesArgs) -> anyhow::Result<()> {
    let file = args.database.file()?;
    if let Command::Restore { backup, overwrite } = &args.command {
        return restore(backup, &file, *overwrite);
    }
    ensure!(file.is_file(), "there are no tables yet: {} does not exist", file.display());
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
        let store = SqliteStore::open(&file).await.with_context(|| file.display().to_string())?;
        match &args.command {
            Command::List { older_than } => list(&store, *older_than).await,
            Command::Remove { tables, older_than } => remove(&store, tables, *older_than).await,
            Command::Backup { file } => {
                ensure!(!file.exists(), "{} exists already", file.display());
                store.backup(file.clone()).await?;
                outlet::print(&format!("Everything is in {}.\n", file.display()))
            }
            Command::Restore { .. } => Ok(()),
            Command::Contents => contents(&store).await,
            Command::Adopt { tables, content } => adopt(&store, tables, content).await,
        }
    })
}

fn restore(backup: &Path, file: &Path, overwrite: bool) -> anyhow::Result<()> {
    let replace = if overwrite { Replace::Tables } else { Replace::Never };
    let _lock = ServerLock::take(file).context("stop the server first")?;
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
        let old = match store::restore(backup, file, replace).await {
            Err(error @ (RestoreError::NotEmpty { .. } | RestoreError::Unreadable(_))) => {
                bail!("{error}; use --overwrite")
            }
            other => other?,
        };
        // Opening it brings it up to date.
        let store = SqliteStore::open(file).await.with_context(|| file.display().to_string())?;
        let tables = outlet::counted(store.summaries().await?.len() as u64, "table", "tables");
        store.close().await;
        let mut text = format!("Restored {tables} to {}.\n", file.display());
        if let Some(old) = old {
            text += &format!("What was there before is in {}.\n", old.display());
        }
        outlet::print(&text)
    })
}

async fn contents(store: &SqliteStore) -> anyhow::Result<()> {
    let mut text = String::new();
    let mut bytes = 0;
    for content in store.contents().await? {
        let (name, game) = (&content.fingerprint, &content.game);
        let tables = outlet::counted(content.tables, "table", "tables");
        let source = match content.source {
            Source::Own => "",
            Source::File => "  brought by a file",
        };
        text += &format!("{name}  {game:<16} {:>9} bytes  {tables}{source}\n", content.bytes);
        bytes += content.bytes;
    }
    text += &format!("{bytes} bytes in all\n");
    outlet::print(&text)
}

async fn adopt(store: &SqliteStore, ids: &[String], content: &ContentArgs) -> anyhow::Result<()> {
    let shelf = content.shelf()?;
    let mut adopted = 0;
    for game in content.replaced()? {
        let row = ContentRow {
            fingerprint: shelf.fingerprint(game).to_string(),
            game: game.word().to_owned(),
            files: shelf.bundle(game).pack(),
            source: Source::Own,
        };
        let which = if ids.is_empty() { Adopt::All } else { Adopt::Tables(ids.to_vec()) };
        adopted += store.adopt(which, row).await?;
    }
    let tables = outlet::counted(adopted, "table", "tables");
    outlet::print(&format!("{tables} took this content; restart the server to play with it.\n"))
}

async fn list(store: &SqliteStore, older_than: i64) -> anyhow::Result<()> {
    let now = now_ms();
    let mut text = String::new();
    let mut count = 0;
    for table in store.summaries().await? {
        let days = (now - table.touched_ms) / DAY_MS;
        if days >= older_than {
            let (id, game, stage) = (&table.id, &table.game, table.stage.word());
            let entries = table.entries;
            text += &format!(
                "{id:<14} {game:<16} {stage:<8} {entries:>6} entries  {days:>4} days ago\n"
            );
            count += 1;
        }
    }
    text += &outlet::counted(count, "table\n", "tables\n");
    outlet::print(&text)
}

async fn remove(
    store: &SqliteStore,
    ids: &[String],
    older_than: Option<i64>,
) -> anyhow::Result<()> {
    ensure!(!ids.is_empty() || older_than.is_some(), "name the tables to remove, or --older-than");
    let mut ids = ids.to_vec();
    if let Some(days) = older_than {
        let before = now_ms() - days * DAY_MS;
        let old = store.summaries().await?.into_iter().filter(|table| table.touched_ms <= before);
        ids.extend(old.map(|table| table.id));
    }
    let mut removed = 0;
    for id in &ids {
        if store.remove(id).await? {
            removed += 1;
        } else {
            outlet::print(&format!("There is no table {id}.\n"))?;
        }
    }
    outlet::print(&format!("Removed {}.\n", outlet::counted(removed, "table", "tables")))
}

fn now_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}
