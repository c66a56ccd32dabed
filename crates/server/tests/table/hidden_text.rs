//! Nothing that nobody has read yet comes out of any door of the server.
//!
//! For every game that reads from a book: games are played through the API, and
//! again and again every address of the table is asked for by those who play
//! and by a stranger. So many words in a row of a page that nobody has opened
//! are in none of the answers.

use std::{
    collections::{BTreeMap, HashMap, HashSet},
    hash::{DefaultHasher, Hash, Hasher},
};

use luck::Quick;
use serde_json::{Value, json};
use shelf::{AnyView, GameName, HiddenText, Shelf};
use table::{Chance, Viewer};

use crate::{
    client::{Client, House},
    streams::Events,
};

/// So many words in a row are no chance.
const IN_A_ROW: usize = 6;
/// At how many moments that brought something to read all doors are tried.
const NEWS: usize = 12;
/// In how many games they are found; people who play at random seldom read.
const GAMES: u64 = 12;

/// Knows what has been read at a table, and finds what has not.
struct Watch {
    /// All texts of the book, with how often they stand in it.
    whole: BTreeMap<String, usize>,
    /// What nobody has read.
    hidden_text: HiddenText,
    /// What was read at any time, in rows of words.
    read: HashSet<u64>,
    /// Where each row stands that nobody has read.
    hidden: HashMap<u64, String>,
}

impl Watch {
    /// Before anything is read.
    fn begin(hidden_text: &HiddenText) -> Watch {
        let whole = counted(hidden_text);
        let mut watch = Watch {
            whole,
            hidden_text: HiddenText::default(),
            read: HashSet::new(),
            hidden: HashMap::new(),
        };
        watch.go_on(hidden_text);
        watch
    }

    /// Takes note of what has been read since, and tells whether there was anything.
    fn go_on(&mut self, hidden_text: &HiddenText) -> bool {
        if self.hidden_text == *hidden_text {
            return false;
        }
        self.hidden_text = hidden_text.clone();
        let left = counted(hidden_text);
        for (text, count) in &self.whole {
            if left.get(text).is_none_or(|left| left < count) {
                self.read.extend(rows(text));
            }
        }
        self.hidden.clear();
        for text in left.into_keys() {
            let rows = rows(&text).into_iter().filter(|row| !self.read.contains(row));
            self.hidden.extend(rows.map(|row| (row, text.clone())));
        }
        true
    }

    /// The text of which something is in this answer, though nobody has read it.
    fn found_in(&self, answer: &str) -> Option<&str> {
        let answer = answer.replace("&quot;", "\"").replace("&amp;", "&");
        // Two texts side by side are no row: the end of one and the start of the next may stand in
        // the middle of a third by chance. Texts have round quotation marks.
        let texts = answer.split(['"', '<', '>']);
        let mut rows = texts.flat_map(rows);
        rows.find_map(|row| self.hidden.get(&row)).map(String::as_str)
    }
}

fn counted(hidden_text: &HiddenText) -> BTreeMap<String, usize> {
    let mut counted = BTreeMap::new();
    for text in &hidden_text.texts {
        *counted.entry(text.clone()).or_default() += 1;
    }
    counted
}

/// Every row of so many words, whatever stands between them.
fn rows(text: &str) -> Vec<u64> {
    let words: Vec<String> = text
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    let row = |words: &[String]| {
        let mut hasher = DefaultHasher::new();
        words.hash(&mut hasher);
        hasher.finish()
    };
    words.windows(IN_A_ROW).map(row).collect()
}

/// A table for two people, and a stranger who looks on.
struct Evening {
    house: House,
    visitors: [Client; 3],
    id: String,
    luck: Quick,
}

impl Evening {
    async fn begin(game: GameName, seed: u64) -> Evening {
        let mut limits = server::Limits::default();
        limits.per_visitor.at_once = 1e9;
        let house = House::with(limits).await;
        let mut visitors = [house.visitor(), house.visitor(), house.visitor()];
        for visitor in &mut visitors {
            visitor.get("/").await;
        }
        let plan = json!({ "game": game.word(), "seats": ["here", "person"], "listed": true });
        let made = visitors[0].post_json("/api/tables", &plan).await.json();
        let id = made["id"].as_str().unwrap().to_owned();
        visitors[1].post_json(&format!("/api/tables/{id}/join"), &json!({})).await;
        visitors[0].post_json(&format!("/api/tables/{id}/start"), &json!({})).await;
        Evening { house, visitors, id, luck: Quick::new(seed, 3) }
    }

    async fn view(&self) -> AnyView {
        let table = self.house.app.host().look(&self.id).await.unwrap();
        table.board.as_ref().unwrap().view(Viewer::Spectator).clone()
    }

    /// Somebody does something; gives the answer, or nothing when the game is over.
    async fn act(&mut self) -> Option<String> {
        for player in &mut self.visitors[..2] {
            let table = player.table(&self.id).await;
            if !table["to_act"].as_array()?.contains(&table["viewer"]) {
                continue;
            }
            let actions = table["actions"].as_array()?;
            let act = &actions[self.luck.pick(actions.len() as u32) as usize];
            let body = json!({ "rev": table["revision"], "seat": table["viewer"], "act": act });
            let answer = player.post_json(&format!("/api/tables/{}/act", self.id), &body).await;
            assert!(answer.status.is_success(), "{act}: {answer:?}");
            return Some(answer.body);
        }
        None
    }

    /// Every answer to everybody who asks now, with its address.
    async fn answers(&mut self) -> Vec<(String, String)> {
        let id = &self.id;
        let mut answers = Vec::new();
        for visitor in &mut self.visitors {
            let moves = self.luck.pick(400);
            for path in [
                "/".to_owned(),
                format!("/t/{id}"),
                format!("/t/{id}/board"),
                format!("/t/{id}/log"),
                format!("/t/{id}/replay?move={moves}"),
                format!("/t/{id}/book"),
                format!("/t/{id}/report"),
                format!("/t/{id}/export"),
                format!("/t/{id}/rev"),
                "/api/tables".to_owned(),
                format!("/api/tables/{id}"),
                format!("/api/tables/{id}/log"),
                format!("/api/tables/{id}/book"),
                format!("/api/tables/{id}/replay?move={moves}"),
                format!("/api/tables/{id}/export"),
            ] {
                let body = visitor.get(&path).await.body;
                answers.push((path, body));
            }
            for path in [
                format!("/t/{id}/events"),
                format!("/t/{id}/events?board=on"),
                format!("/api/tables/{id}/events"),
            ] {
                let mut events = Events::open(visitor, &path, None).await;
                let (_, pushed) = events.next().await.unwrap();
                answers.push((path, pushed));
            }
        }
        answers
    }
}

fn games_with_books() -> impl Iterator<Item = GameName> {
    GameName::ALL.iter().copied().filter(|&name| {
        let players = *name.players().start();
        let luck = &mut Quick::new(1, 1);
        let sitting = Shelf::embedded().start(name, players, &[], &[], luck).unwrap();
        let view = sitting.view(Viewer::Spectator);
        !Shelf::embedded().hidden_text(&view).texts.is_empty()
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn no_answer_holds_a_row_of_words_that_nobody_has_read() {
    for name in games_with_books() {
        let (mut news, mut looks) = (0, 0);
        for seed in 0..GAMES {
            let mut evening = Evening::begin(name, seed).await;
            let mut watch = Watch::begin(&Shelf::embedded().hidden_text(&evening.view().await));
            while news < NEWS {
                let Some(answer) = evening.act().await else { break };
                let is_news = watch.go_on(&Shelf::embedded().hidden_text(&evening.view().await));
                assert_eq!(watch.found_in(&answer), None, "an action of {name} tells it");
                if is_news || evening.luck.pick(64) == 0 {
                    looks += 1;
                    for (path, answer) in evening.answers().await {
                        assert_eq!(watch.found_in(&answer), None, "{path} of {name} tells it");
                    }
                }
                news += usize::from(is_news);
            }
        }
        println!("{name}: {looks} moments at every door, {news} of them with something to read");
        assert_eq!(news, NEWS, "{name}: too little is read in {GAMES} games");
    }
    assert!(games_with_books().count() > 0);
}

/// What somebody says is told to all: so a page that nobody has opened, said aloud, is a leak
/// through every door that tells of talk.
#[tokio::test(flavor = "multi_thread")]
async fn a_row_of_words_that_nobody_has_read_is_noticed() {
    for name in games_with_books() {
        let mut evening = Evening::begin(name, 0).await;
        let hidden_text = Shelf::embedded().hidden_text(&evening.view().await);
        let watch = Watch::begin(&hidden_text);
        let text = hidden_text.texts.iter().find(|text| rows(text).len() > 4).unwrap();
        let words: Vec<&str> = text.split_whitespace().take(IN_A_ROW + 2).collect();

        let said = json!({ "text": words.join(" ") });
        let say = format!("/api/tables/{}/say", evening.id);
        let answer = evening.visitors[0].post_json(&say, &said).await;

        assert!(watch.found_in(&answer.body).is_some(), "{said}");
        let answers = evening.answers().await;
        let caught: HashSet<String> = answers
            .into_iter()
            .filter(|(_, answer)| watch.found_in(answer).is_some())
            .map(|(path, _)| path.replace(&evening.id, "ID"))
            .collect();
        for path in ["/t/ID", "/t/ID/events", "/api/tables/ID", "/api/tables/ID/events"] {
            assert!(caught.contains(path), "{path} told it, and only {caught:?} were noticed");
        }
        assert_eq!(watch.found_in(&Value::from("Nothing of the kind is said.").to_string()), None);
    }
}
