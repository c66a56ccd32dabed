//! The description of the API against real answers: every operation is done, and every field of
//! every answer is described, and everything described is there.

use std::collections::BTreeSet;

use axum::http::header;
use serde_json::{Value, json};

use crate::client::{Client, House};

/// The SHA-256 of 32 zeros.
const HASH: &str = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";

/// The description, and what was checked against it.
struct Described {
    text: Value,
    done: BTreeSet<(String, String)>,
}

impl Described {
    /// What is said about an answer of this status.
    fn response(&self, template: &str, method: &str, status: &str) -> &Value {
        followed(&self.text, &self.text["paths"][template][method]["responses"][status])
    }

    /// Does an operation that goes well, and checks its answer.
    async fn ask(
        &mut self,
        client: &mut Client,
        operation: &str,
        id: &str,
        body: Option<Value>,
    ) -> Value {
        let (template, query) = operation.split_once('?').unwrap_or((operation, ""));
        let path = format!("{}?{query}", template.replace("{id}", id));
        let (method, answer) = match &body {
            Some(body) => ("post", client.post_json(&path, body).await),
            None => ("get", client.get(&path).await),
        };
        assert!(answer.status.is_success(), "{operation}: {}", answer.body);
        let status = answer.status.as_u16().to_string();
        let kind = answer.headers[header::CONTENT_TYPE].to_str().unwrap();
        let kind = kind.split(';').next().unwrap().to_owned();
        let content = self.response(template, method, &status)["content"].clone();
        let schema = content.get(&kind).unwrap_or_else(|| panic!("{method} {template} {kind}"));
        self.done.insert((template.to_owned(), method.to_owned()));
        if kind == "text/plain" {
            return Value::String(answer.body);
        }
        let answer = answer.json();
        assert_described(&self.text, &schema["schema"], &answer);
        answer
    }

    /// Does an operation that is refused, and checks what is told.
    async fn refused(&self, client: &mut Client, template: &str, id: &str, body: Option<Value>) {
        let path = template.replace("{id}", id);
        let (method, answer) = match &body {
            Some(body) => ("post", client.post_json(&path, body).await),
            None => ("get", client.get(&path).await),
        };
        assert!(answer.status.is_client_error(), "{template}: {}", answer.body);
        let told = &self.response(template, method, "4XX")["content"];
        let told = &told["application/json"]["schema"];
        assert!(told.is_object(), "{method} {template}: nothing is said about refusals");
        assert_described(&self.text, told, &answer.json());
    }
}

/// What is meant where another part of the description is named.
fn followed<'a>(described: &'a Value, part: &'a Value) -> &'a Value {
    match part["$ref"].as_str() {
        Some(name) => described.pointer(name.strip_prefix('#').unwrap()).unwrap(),
        None => part,
    }
}

/// Every field of `value` is in the description, and everything it promises is there.
pub(crate) fn assert_described(described: &Value, schema: &Value, value: &Value) {
    let schema = followed(described, schema);
    if let Some(ways) = schema["anyOf"].as_array() {
        let way = if value.is_null() { &ways[1] } else { &ways[0] };
        return assert_described(described, way, value);
    }
    let is_it = match schema["type"].as_str() {
        Some("object") => value.is_object(),
        Some("array") => value.is_array(),
        Some("string") => value.is_string(),
        Some("boolean") => value.is_boolean(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("number") => value.is_number(),
        Some("null") => value.is_null(),
        // Some things have the game's own shape.
        _ => return,
    };
    assert!(is_it, "{value} is not {schema}");
    if let Some(words) = schema["enum"].as_array() {
        assert!(words.contains(value), "{value} is none of {words:?}");
    }
    for name in schema["required"].as_array().into_iter().flatten() {
        assert!(value.get(name.as_str().unwrap()).is_some(), "{name} is missing: {value}");
    }
    if schema["additionalProperties"] == true {
        return;
    }
    for (name, field) in value.as_object().into_iter().flatten() {
        assert!(schema["properties"].get(name).is_some(), "nothing describes “{name}”: {schema}");
        assert_described(described, &schema["properties"][name], field);
    }
    for item in value.as_array().into_iter().flatten() {
        assert_described(described, &schema["items"], item);
    }
}

/// The first event of a table's stream is a table.
async fn first_event(described: &mut Described, client: &mut Client, id: &str) {
    use futures_util::StreamExt as _;
    let request = client.request("GET", &format!("/api/tables/{id}/events"));
    let response = client.send(request.body(axum::body::Body::empty()).unwrap()).await;
    assert_eq!(response.headers()[header::CONTENT_TYPE], "text/event-stream");
    let mut stream = response.into_body().into_data_stream();
    let mut text = String::new();
    while !text.contains("\n\n") || !text.contains("data:") {
        text += std::str::from_utf8(&stream.next().await.unwrap().unwrap()).unwrap();
    }
    let data: String = text.lines().filter_map(|line| line.strip_prefix("data:")).collect();
    let table = described.text["components"]["schemas"]["Table"].clone();
    assert_described(&described.text, &table, &serde_json::from_str(&data).unwrap());
    described.done.insert(("/api/tables/{id}/events".to_owned(), "get".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_operation_answers_as_described() {
    let mut limits = server::Limits::default();
    limits.per_visitor.at_once = 1e9;
    let house = House::with(limits).await;
    let (mut ada, mut ben, mut cora) = (house.visitor(), house.visitor(), house.visitor());
    for client in [&mut ada, &mut ben, &mut cora] {
        client.get("/").await;
    }
    let text = ada.get("/api/openapi.json").await.json();
    let mut api = Described { text, done: BTreeSet::new() };
    for path in ["/api", "/api/openapi.json", "/api/games"] {
        api.ask(&mut ada, path, "", None).await;
    }

    let plan = json!({ "game": "faraway", "seats": ["here", "person"], "listed": true });
    let made = api.ask(&mut ada, "/api/tables", "", Some(plan)).await;
    let id = made["id"].as_str().unwrap().to_owned();
    let id = id.as_str();
    let open = api.ask(&mut ben, "/api/tables", "", None).await;
    assert_eq!(open["open"][0]["id"], id);
    first_event(&mut api, &mut ada, id).await;
    api.ask(&mut ben, "/api/tables/{id}/join", id, Some(json!({ "name": "Ben" }))).await;
    let name = json!({ "seat": "P1", "name": "Ada" });
    api.ask(&mut ada, "/api/tables/{id}/name", id, Some(name)).await;
    let options = json!({ "options": { "advanced": true } });
    api.ask(&mut ada, "/api/tables/{id}/options", id, Some(options)).await;
    let swap = json!({ "seat": "P1", "to": "swap:P2" });
    api.ask(&mut ada, "/api/tables/{id}/seat", id, Some(swap)).await;
    let pledge = json!({ "seat": "P2", "seed_hash": made["table"]["seed_hash"], "hash": HASH });
    api.ask(&mut ada, "/api/tables/{id}/pledge", id, Some(pledge)).await;
    api.ask(&mut ada, "/api/tables/{id}/start", id, Some(json!({}))).await;
    let number = json!({ "seat": "P2", "number": "0".repeat(64) });
    api.ask(&mut ada, "/api/tables/{id}/open", id, Some(number)).await;
    api.ask(&mut ada, "/api/tables/{id}/say", id, Some(json!({ "text": "Hello" }))).await;
    for verb in ["continue", "go-on", "tempo"] {
        let path = format!("/api/tables/{{id}}/{verb}");
        api.ask(&mut ada, &path, id, Some(json!({ "seat": "P2", "tempo": "slow" }))).await;
    }
    api.ask(&mut ada, "/api/tables/{id}/book", id, None).await;
    api.ask(&mut ada, "/api/tables/{id}/hint", id, Some(json!({ "seat": "P2" }))).await;
    let mine = api.ask(&mut ada, "/api/tables", "", None).await;
    assert_eq!(mine["mine"][0]["id"], id);

    // A move, taken back by oneself; one that is asked back; one who asks for a seat.
    let act = async |api: &mut Described, client: &mut Client| {
        let table = api.ask(client, "/api/tables/{id}", id, None).await;
        if !table["to_act"].as_array().unwrap().contains(&table["viewer"]) {
            return table;
        }
        let body = json!({
            "rev": table["revision"], "seat": table["viewer"], "act": table["actions"][0],
        });
        api.ask(client, "/api/tables/{id}/act", id, Some(body)).await["table"].clone()
    };
    let table = act(&mut api, &mut ada).await;
    let undo = json!({ "rev": table["revision"], "seat": table["viewer"] });
    api.ask(&mut ada, "/api/tables/{id}/undo", id, Some(undo)).await;
    for client in [&mut ada, &mut ben] {
        act(&mut api, client).await;
    }
    let ask = json!({ "answer": "ask" });
    api.ask(&mut ada, "/api/tables/{id}/takeback", id, Some(ask)).await;
    let refuse = json!({ "answer": "refuse" });
    api.ask(&mut ben, "/api/tables/{id}/takeback", id, Some(refuse)).await;
    api.ask(&mut ben, "/api/tables/{id}/leave", id, Some(json!({ "seat": "P1" }))).await;
    let asked = api.ask(&mut cora, "/api/tables/{id}/join", id, Some(json!({}))).await;
    let answer = json!({ "request": asked["request"], "answer": "refuse" });
    api.ask(&mut ada, "/api/tables/{id}/request", id, Some(answer)).await;
    api.ask(&mut ben, "/api/tables/{id}/join", id, Some(json!({ "seat": "P1" }))).await;
    let link = api.ask(&mut ben, "/api/tables/{id}/link", id, Some(json!({}))).await;
    let token = json!({ "token": link["token"] });
    let mut phone = house.visitor();
    phone.get("/").await;
    api.ask(&mut phone, "/api/tables/{id}/carry", id, Some(token)).await;
    api.ask(&mut ada, "/api/tables/{id}/guide", id, Some(json!({ "seat": "P2" }))).await;

    for _ in 0..500 {
        if act(&mut api, &mut ada).await["stage"] == "over" {
            break;
        }
        act(&mut api, &mut phone).await;
    }
    api.ask(&mut ada, "/api/tables/{id}/log", id, None).await;
    api.ask(&mut ada, "/api/tables/{id}/replay?move=3&as=P1", id, None).await;
    let file = api.ask(&mut ada, "/api/tables/{id}/export", id, None).await;
    api.ask(&mut ada, "/api/import", "", Some(json!({ "file": file }))).await;
    let what_if = json!({ "seat": "P1", "move": 3 });
    api.ask(&mut ada, "/api/tables/{id}/what-if", id, Some(what_if)).await;
    api.ask(&mut ada, "/api/tables/{id}/rematch", id, Some(json!({}))).await;

    let mut all = BTreeSet::new();
    let paths = api.text["paths"].as_object().unwrap().clone();
    for (path, methods) in &paths {
        for method in methods.as_object().unwrap().keys() {
            all.insert((path.clone(), method.clone()));
            // Nobody has this table, and nonsense makes none.
            let body = (method == "post").then(|| json!({ "game": "none", "token": "x" }));
            if path.contains("{id}") || body.is_some() {
                api.refused(&mut cora, path, "nowhere", body).await;
            }
        }
    }
    assert_eq!(api.done, all);
}
