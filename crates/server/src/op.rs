//! Everything that can be done at a table, whoever asks: forms and the JSON API share it.

use host::{Begin, Consent, Joined, NewSitter, Secret, Tempo};
use shelf::Given;
use table::Seat;

use crate::{App, fields::Fields, problem::Problem, visitor::Visitor};

/// The verbs, as they stand in addresses.
pub const VERBS: &[&str] = &[
    "join", "leave", "name", "options", "pledge", "open", "start", "seat", "act", "undo",
    "takeback", "continue", "go-on", "tempo", "hint", "say", "rematch", "what-if", "link", "carry",
    "request", "guide",
];

/// Something to be done at a table.
pub(crate) enum Op {
    Join { name: String, seat: Option<Seat>, invite: Option<String> },
    Leave { seat: Seat },
    Name { seat: Seat, name: String },
    Options(Vec<Given>),
    Pledge { seat: Seat, seed_hash: String, hash: String },
    Open { seat: Seat, number: String },
    Start,
    Seat { seat: Seat, to: NewSitter },
    Act { seat: Seat, seen: u64, action: String },
    Undo { seat: Seat, seen: u64 },
    AskBack { seat: Option<Seat> },
    AnswerBack(Consent),
    AnswerRequest { request: u64, answer: Consent },
    Continue { seat: Seat, told: Option<usize> },
    GoOn,
    Tempo(Tempo),
    Hint { seat: Seat },
    Say { text: String },
    Rematch(Begin),
    WhatIf { seat: Seat, at: usize },
    Link,
    Carry { token: Secret },
    StopGuide { seat: Seat },
}

/// What came of it, beside what the table shows.
pub(crate) enum Done {
    /// Nothing else.
    Nothing,
    /// A seat.
    Seated(Seat),
    /// The others were asked for a seat; the request is known by this number.
    Requested(u64),
    /// Another table.
    Table(String),
    /// A token for a link.
    Token(Secret),
}

impl Op {
    /// Reads what a verb and its words ask for.
    pub(crate) fn read(verb: &str, asked: &Fields) -> Result<Op, Problem> {
        let text = |name| asked.get(name).unwrap_or("").to_owned();
        Ok(match verb {
            "join" => Op::Join {
                name: text("name"),
                seat: asked.optional("seat")?,
                invite: asked.get("invite").map(str::to_owned),
            },
            "leave" => Op::Leave { seat: asked.seat()? },
            "name" => Op::Name { seat: asked.seat()?, name: text("name") },
            "options" => Op::Options(asked.options(asked.optional("seat")?)),
            "pledge" => Op::Pledge {
                seat: asked.seat()?,
                seed_hash: asked.need("seed_hash")?.to_owned(),
                hash: asked.need("hash")?.to_owned(),
            },
            "open" => Op::Open { seat: asked.seat()?, number: asked.need("number")?.to_owned() },
            "start" => Op::Start,
            "seat" => Op::Seat { seat: asked.seat()?, to: asked.value("to")? },
            "act" => {
                Op::Act { seat: asked.seat()?, seen: asked.value("rev")?, action: asked.action()? }
            }
            "undo" => Op::Undo { seat: asked.seat()?, seen: asked.value("rev")? },
            "takeback" => match asked.get("answer").or_else(|| asked.get("do")).unwrap_or("ask") {
                "ask" => Op::AskBack { seat: asked.optional("seat")? },
                "agree" => Op::AnswerBack(Consent::Agree),
                "refuse" => Op::AnswerBack(Consent::Refuse),
                _ => {
                    let what = "an answer is ask, agree or refuse".to_owned();
                    return Err(Problem::Unreadable(what));
                }
            },
            "request" => Op::AnswerRequest {
                request: asked.value("request")?,
                answer: match asked.need("answer")? {
                    "agree" => Consent::Agree,
                    "refuse" => Consent::Refuse,
                    _ => {
                        let what = "an answer is agree or refuse".to_owned();
                        return Err(Problem::Unreadable(what));
                    }
                },
            },
            "continue" => Op::Continue { seat: asked.seat()?, told: asked.optional("move")? },
            "go-on" => Op::GoOn,
            "tempo" => Op::Tempo(asked.value("tempo")?),
            "hint" => Op::Hint { seat: asked.seat()? },
            "say" => Op::Say { text: text("text") },
            "rematch" => Op::Rematch(asked.begin()),
            "what-if" => Op::WhatIf { seat: asked.seat()?, at: asked.value("move")? },
            "link" => Op::Link,
            "carry" => Op::Carry { token: asked.value("token")? },
            "guide" => match asked.get("answer").unwrap_or("stop") {
                "stop" => Op::StopGuide { seat: asked.seat()? },
                _ => return Err(Problem::Unreadable("an answer is stop".to_owned())),
            },
            _ => return Err(Problem::NothingHere),
        })
    }

    /// The seat it is about, if it is about one.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self {
            Op::Leave { seat }
            | Op::Name { seat, .. }
            | Op::Pledge { seat, .. }
            | Op::Open { seat, .. }
            | Op::Seat { seat, .. }
            | Op::Act { seat, .. }
            | Op::Undo { seat, .. }
            | Op::Continue { seat, .. }
            | Op::Hint { seat }
            | Op::StopGuide { seat }
            | Op::WhatIf { seat, .. } => Some(*seat),
            Op::Join { seat, .. } | Op::AskBack { seat } => *seat,
            Op::Options(_)
            | Op::Start
            | Op::GoOn
            | Op::Tempo(_)
            | Op::AnswerBack(_)
            | Op::AnswerRequest { .. }
            | Op::Say { .. }
            | Op::Rematch(_)
            | Op::Link
            | Op::Carry { .. } => None,
        }
    }

    /// Does it.
    pub(crate) async fn perform(
        self,
        app: &App,
        id: &str,
        visitor: &Visitor,
    ) -> Result<Done, Problem> {
        let host = app.host();
        let (who, caller) = (visitor.who, visitor.caller());
        host.saw(id, caller);
        match self {
            Op::Join { name, seat, invite } => {
                if let Some(word) = invite {
                    host.came_by_link(id, who, &word).await?;
                }
                return Ok(match host.join(id, caller, &name, seat).await? {
                    Joined::Seated(seat) => Done::Seated(seat),
                    Joined::Requested(request) => Done::Requested(request),
                });
            }
            Op::Leave { seat } => host.leave(id, who, seat).await?,
            Op::Name { seat, name } => host.rename(id, who, seat, &name).await?,
            Op::Options(given) => host.choose(id, who, given).await?,
            Op::Pledge { seat, seed_hash, hash } => {
                host.pledge(id, who, seat, &seed_hash, &hash).await?;
            }
            Op::Open { seat, number } => host.open_pledge(id, who, seat, &number).await?,
            Op::Start => host.start(id, who).await?,
            Op::Seat { seat, to } => host.reseat(id, who, seat, to).await?,
            Op::Act { seat, seen, action } => host.act(id, who, seat, seen, &action).await?,
            Op::Undo { seat, seen } => host.undo(id, who, seat, seen).await?,
            Op::AskBack { seat } => {
                let mine = host.look(id).await?.seats_of(who);
                let seat = seat.or(mine.first().copied()).ok_or(host::HostError::NotSeated)?;
                host.ask_to_take_back(id, who, seat).await?;
            }
            Op::AnswerBack(answer) => host.answer_take_back(id, who, answer).await?,
            Op::AnswerRequest { request, answer } => {
                host.answer_request(id, who, request, answer).await?;
            }
            Op::Continue { seat, told } => host.read_on(id, who, seat, told).await?,
            Op::GoOn => host.hurry(id, who).await?,
            Op::Tempo(tempo) => host.set_tempo(id, who, tempo).await?,
            Op::Hint { seat } => host.hint(id, caller, seat).await?,
            Op::Say { text } => host.say(id, who, &text).await?,
            Op::Rematch(when) => return Ok(Done::Table(host.rematch(id, caller, when).await?)),
            Op::WhatIf { seat, at } => {
                return Ok(Done::Table(host.what_if(id, caller, seat, at).await?));
            }
            Op::Link => return Ok(Done::Token(host.link(id, who).await?)),
            Op::Carry { token } => host.carry(id, who, &token).await?,
            Op::StopGuide { seat } => host.stop_guide(id, who, seat).await?,
        }
        Ok(Done::Nothing)
    }
}
