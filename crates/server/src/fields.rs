//! What a request carries, by name: form fields or a JSON object, read the same way.

use std::{collections::BTreeMap, str::FromStr};

use axum::{
    Form, Json,
    extract::{FromRequest, Request, rejection::FormRejection},
    http::StatusCode,
    response::IntoResponse,
};
use host::{Begin, Caller, HostError, Pace, Plan, PlannedSetup, Wanted};
use serde_json::Value;
use shelf::{BotKind, GameName, Given};
use table::Seat;

use crate::{
    App,
    patience::SLOW_BODY,
    problem::{JsonProblem, Problem},
};

/// What stands before the name of an option.
const OPTION: &str = "option_";

/// Named words.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fields(BTreeMap<String, String>);

impl Fields {
    /// The word of this name, if it was given.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// The word of this name.
    pub(crate) fn need(&self, name: &'static str) -> Result<&str, Problem> {
        self.get(name).ok_or_else(|| Problem::Unreadable(format!("“{name}” is missing")))
    }

    /// The value of this name.
    pub(crate) fn value<T: FromStr<Err: ToString>>(
        &self,
        name: &'static str,
    ) -> Result<T, Problem> {
        self.need(name)?.trim().parse().map_err(|error: T::Err| {
            Problem::Unreadable(format!("“{name}” is not right: {}", error.to_string()))
        })
    }

    /// The value of this name, if it was given and is not empty.
    pub(crate) fn optional<T: FromStr<Err: ToString>>(
        &self,
        name: &'static str,
    ) -> Result<Option<T>, Problem> {
        match self.get(name) {
            None | Some("") => Ok(None),
            Some(_) => self.value(name).map(Some),
        }
    }

    /// Whether this box is ticked.
    pub(crate) fn is_on(&self, name: &str) -> bool {
        matches!(self.get(name), Some("on" | "true" | "1"))
    }

    /// The seat that was named.
    pub(crate) fn seat(&self) -> Result<Seat, Problem> {
        self.value("seat")
    }

    /// When a game begins for which nobody has to be waited: our script says that it pledges.
    pub(crate) fn begin(&self) -> Begin {
        if self.is_on("pledge") { Begin::AfterPledges } else { Begin::AtOnce }
    }

    /// Sets up the table somebody wants: a guided first game, or one of their own.
    /// Who does not say their name is called as they are `known`.
    pub(crate) async fn set_up(
        &self,
        app: &App,
        caller: Caller,
        known: Option<&str>,
    ) -> Result<String, Problem> {
        let given = self.get("name").filter(|name| !name.trim().is_empty());
        let name = given.or(known).unwrap_or("");
        if self.is_on("guided") {
            return Ok(app.host().learn(caller, self.value("game")?, name).await?);
        }
        let plan = Plan { name: name.to_owned(), ..self.plan()? };
        Ok(app.host().create_to_begin(caller, &plan, self.begin()).await?)
    }

    /// The table somebody wants. Seats nobody said anything about get a bot.
    pub(crate) fn plan(&self) -> Result<Plan, Problem> {
        let game: GameName = self.value("game")?;
        let mut options = self.options(None);
        let seats: Vec<Wanted> = match self.get("seats") {
            Some(list) => {
                list.split(',').map(|word| word.trim().parse()).collect::<Result<_, _>>()?
            }
            None => {
                let seats = self.seats_by_number(game)?;
                // A form has fields for all seats, however many play.
                options.retain(|given| given.seat.is_none_or(|seat| seat.index() < seats.len()));
                seats
            }
        };
        Ok(Plan {
            game,
            setup: PlannedSetup::Options(options),
            listed: self.is_on("listed"),
            pace: self.optional("pace")?.unwrap_or(Pace::Live),
            name: self.get("name").unwrap_or("").to_owned(),
            seats,
        })
    }

    /// The options that were given, by their names; where a seat is meant, those of that seat.
    ///
    /// Switches can also stand in a list of words.
    pub(crate) fn options(&self, seat: Option<Seat>) -> Vec<Given> {
        let lists = ["choices", "options"].into_iter().filter_map(|name| self.get(name));
        let listed = lists.flat_map(|list| list.split(','));
        let listed = listed.filter(|word| !word.trim().is_empty()).map(Given::of);
        let named = self.0.iter().filter_map(|(name, value)| {
            name.strip_prefix(OPTION).map(|name| Given::new(name, value))
        });
        let of_seat = |given: Given| Given { seat: given.seat.or(seat), ..given };
        listed.chain(named).map(of_seat).collect()
    }

    fn seats_by_number(&self, game: GameName) -> Result<Vec<Wanted>, Problem> {
        let menu = game.menu();
        let players = self.optional("players")?.unwrap_or_else(|| menu.usual_players());
        menu.check_players(players).map_err(|error| HostError::Start(error.into()))?;
        let seat = |number: usize| match self.get(&format!("bot_{number}")) {
            None | Some("") if number == 1 => Ok(Wanted::Here),
            None | Some("") => Ok(Wanted::Bot(BotKind::Medium)),
            Some(word) => word.parse(),
        };
        Ok((1..=players).map(seat).collect::<Result<_, HostError>>()?)
    }

    /// The action that was chosen: a button's words, and after them what was ticked.
    pub(crate) fn action(&self) -> Result<String, Problem> {
        let act = self.need("act")?;
        Ok(match self.get("with") {
            Some(with) => format!("{act} {with}"),
            None => act.to_owned(),
        })
    }

    /// The words of a form: boxes of one name are joined by spaces, of other fields the last counts.
    fn of_form(fields: Vec<(String, String)>) -> Fields {
        let mut asked: BTreeMap<String, String> = BTreeMap::new();
        for (name, word) in fields {
            match asked.get_mut(&name) {
                Some(ticked) if name == "with" => {
                    ticked.push(' ');
                    ticked.push_str(&word);
                }
                _ => {
                    asked.insert(name, word);
                }
            }
        }
        Fields(asked)
    }

    /// The words of a JSON object: lists are joined by commas, and options have a name each.
    fn of_json(value: &Value) -> Result<Fields, Problem> {
        let mut asked = BTreeMap::new();
        for (name, value) in value.as_object().ok_or_else(not_plain)? {
            match value {
                Value::Object(options) if name == "options" => {
                    for (name, value) in options {
                        asked.extend(word(value)?.map(|word| (format!("{OPTION}{name}"), word)));
                    }
                }
                value => asked.extend(word(value)?.map(|word| (name.clone(), word))),
            }
        }
        Ok(Fields(asked))
    }
}
/// A plain value of a JSON object in words, where there is one.
fn word(value: &Value) -> Result<Option<String>, Problem> {
    Ok(Some(match value {
        Value::Null => return Ok(None),
        Value::Bool(value) => value.to_string(),
        Value::Number(number) => number.to_string(),
        Value::String(text) => text.clone(),
        Value::Array(items) => {
            let words = items.iter().map(|item| item.as_str().ok_or_else(not_plain));
            words.collect::<Result<Vec<_>, _>>()?.join(",")
        }
        Value::Object(_) => return Err(not_plain()),
    }))
}

fn not_plain() -> Problem {
    Problem::Unreadable("the body must be a JSON object of plain values".to_owned())
}

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Fields, Problem> {
        match Form::<Vec<(String, String)>>::from_request(request, state).await {
            Ok(Form(fields)) => Ok(Fields::of_form(fields)),
            // A button without fields sends no content type at all.
            Err(FormRejection::InvalidFormContentType(_)) => Ok(Fields::default()),
            Err(rejection) => {
                Err(unreadable(&rejection.body_text(), rejection.into_response().status()))
            }
        }
    }
}

/// Named words of a JSON body; an empty body is an empty object.
pub(crate) struct JsonFields(pub(crate) Fields);

impl<S: Send + Sync> FromRequest<S> for JsonFields {
    type Rejection = JsonProblem;

    async fn from_request(request: Request, state: &S) -> Result<JsonFields, JsonProblem> {
        let bytes = axum::body::Bytes::from_request(request, state).await.map_err(|rejection| {
            unreadable(&rejection.body_text(), rejection.into_response().status())
        })?;
        if bytes.is_empty() {
            return Ok(JsonFields(Fields::default()));
        }
        let Json(value) = Json::<Value>::from_bytes(&bytes)
            .map_err(|rejection| Problem::Unreadable(rejection.body_text()))?;
        Ok(JsonFields(Fields::of_json(&value)?))
    }
}

fn unreadable(text: &str, status: StatusCode) -> Problem {
    if status == StatusCode::PAYLOAD_TOO_LARGE {
        Problem::TooLong
    } else if text.contains(SLOW_BODY) {
        Problem::TooSlow
    } else {
        Problem::Unreadable(text.chars().take(200).collect())
    }
}
