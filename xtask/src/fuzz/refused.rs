//! Random requests at a game: whatever is refused has changed nothing.

use std::time::Duration;

use anyhow::{Result, bail};

use super::client::{Client, Table};

/// How many requests are made.
const REQUESTS: usize = 400;
/// How long a visitor waits who has asked too much at once.
const PATIENCE: Duration = Duration::from_millis(100);

const VERBS: [&str; 16] = [
    "act", "act", "act", "undo", "join", "leave", "name", "start", "seat", "takeback", "rematch",
    "what-if", "carry", "say", "hint", "nonsense",
];
const SEATS: [&str; 6] = ["P1", "P2", "P3", "P0", "P99999999999999999999", "x"];
const WORDS: [&str; 12] = [
    "play 1", "play 99", "play", "", "take 3", "keep", "\\u0000", "agree", "bot hard", "open",
    "swap P2", "𝔭",
];

/// Makes the requests; an error at the first refusal that changed something.
pub(super) fn run(client: &Client) -> Result<()> {
    let mut table = client.set_up()?;
    let mut before = state(client, &table)?;
    let mut luck = Luck(1);
    let (mut refused, mut done) = (0, 0);
    for _ in 0..REQUESTS {
        let verb = luck.pick(&VERBS);
        let path = format!("/api/tables/{}/{verb}", table.id);
        let body = body(&mut luck);
        let who = luck.pick(&[Some(table.player.as_str()), None, Some("not a secret")]);
        let answer = client.ask("POST", &path, who, &body)?;
        let after = state(client, &table)?;
        let told = format!("POST {path} {body}\n  {} {}", answer.status, answer.body);
        match answer.status {
            429 => std::thread::sleep(PATIENCE),
            200..=299 => done += 1,
            400..=499 => refused += 1,
            _ => bail!("an answer of a kind that must not be:\n  {told}"),
        }
        if answer.status >= 400 && after != before {
            bail!("a refused request changed the table:\n  {told}\n{before}\n{after}");
        }
        before = after;
        // A table that has been left is no place for a player.
        if (200..=299).contains(&answer.status) {
            table = client.set_up()?;
            before = state(client, &table)?;
        }
    }
    println!("{refused} refused, {done} done");
    if refused < REQUESTS / 4 {
        bail!("only {refused} of {REQUESTS} requests were refused: the test tests too little");
    }
    Ok(())
}

/// Everything the player can see, and the log and the revision.
fn state(client: &Client, table: &Table) -> Result<String> {
    let id = &table.id;
    let looks =
        [format!("/api/tables/{id}"), format!("/api/tables/{id}/log"), format!("/t/{id}/rev")];
    let mut state = String::new();
    for path in looks {
        let answer = client.ask("GET", &path, Some(&table.player), "")?;
        if answer.status != 200 {
            bail!("{path} gets {}: {}", answer.status, answer.body);
        }
        state += &answer.body;
        state += "\n";
    }
    Ok(state)
}

fn body(luck: &mut Luck) -> String {
    let revision = luck.pick(&["0", "1", "2", "3", "99", "-1", "\"x\"", "18446744073709551616"]);
    let (seat, word) = (luck.pick(&SEATS), luck.pick(&WORDS));
    match luck.below(8) {
        0 => String::new(),
        1 => "{".to_owned(),
        2 => "[1]".to_owned(),
        3 => format!("{{\"seat\":{{\"a\":1}},\"act\":[\"{word}\"]}}"),
        4 => format!("{{\"text\":\"{}\"}}", "x".repeat(20_000)),
        _ => format!(
            "{{\"rev\":{revision},\"seat\":\"{seat}\",\"act\":\"{word}\",\"to\":\"{word}\",\
             \"answer\":\"{word}\",\"token\":\"{word}\",\"move\":{revision},\"name\":\"{word}\"}}"
        ),
    }
}

/// The same requests in every run.
struct Luck(u64);

impl Luck {
    fn below(&mut self, count: usize) -> usize {
        // Knuth's MMIX generator: good enough to choose among a few.
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count
    }

    fn pick<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn luck_reaches_everything() {
        let mut luck = Luck(1);
        let mut seen = [false; 8];
        (0..200).for_each(|_| seen[luck.below(8)] = true);

        assert_eq!(seen, [true; 8]);
    }
}
