//! As much of HTTP/1.1 as a simulated visitor needs, one connection for each request.

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    str::FromStr,
    time::Duration,
};

use anyhow::{Context, bail};
use serde_json::Value;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    time::timeout,
};

/// No answer takes longer.
const PATIENCE: Duration = Duration::from_secs(20);
/// No answer is longer.
const LONGEST: u64 = 16 * 1024 * 1024;

/// A server on this machine.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Target(SocketAddr);

impl FromStr for Target {
    type Err = anyhow::Error;

    fn from_str(url: &str) -> anyhow::Result<Target> {
        let address = url.strip_prefix("http://").context("the address begins with http://")?;
        let address = address.trim_end_matches('/').replace("localhost", "127.0.0.1");
        let address: SocketAddr =
            address.parse().with_context(|| format!("{url} is not http://ADDRESS:PORT"))?;
        if !address.ip().is_loopback() {
            bail!("{url} is not on this machine: load is for servers at a loopback address");
        }
        Ok(Target(address))
    }
}

/// Somebody with a cookie and an address of their own.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    secret: String,
    from: Ipv4Addr,
}

impl Visitor {
    /// The visitor of this number, at an address that nobody else has.
    pub(crate) fn fresh(number: usize) -> anyhow::Result<Visitor> {
        let part = |part: usize| (part % 200) as u8;
        Visitor::at(Ipv4Addr::new(127, 1, part(number / 200), part(number) + 1))
    }

    /// Somebody new at this address.
    pub(crate) fn at(from: Ipv4Addr) -> anyhow::Result<Visitor> {
        let mut secret = [0; 16];
        getrandom::fill(&mut secret).map_err(|error| anyhow::anyhow!("no randomness: {error}"))?;
        let secret = secret.iter().map(|byte| format!("{byte:02x}")).collect();
        Ok(Visitor { secret, from })
    }
}

/// A request to be sent.
pub(crate) struct Ask<'a> {
    pub(crate) method: &'static str,
    pub(crate) path: &'a str,
    pub(crate) accept: &'static str,
    pub(crate) encoding: &'static str,
    /// The kind of the body, and the body.
    pub(crate) body: Option<(&'static str, String)>,
}

impl<'a> Ask<'a> {
    /// A page or another thing to look at.
    pub(crate) fn get(path: &'a str) -> Ask<'a> {
        Ask { method: "GET", path, accept: "*/*", encoding: "identity", body: None }
    }

    /// A stream.
    pub(crate) fn stream(path: &'a str) -> Ask<'a> {
        Ask { accept: "text/event-stream", ..Ask::get(path) }
    }

    /// Words for the JSON API.
    pub(crate) fn json(path: &'a str, value: &Value) -> Ask<'a> {
        let body = Some(("application/json", value.to_string()));
        Ask { method: "POST", accept: "application/json", body, ..Ask::get(path) }
    }

    /// A form, as the page's script sends it.
    pub(crate) fn form(path: &'a str, fields: &[(&str, &str)]) -> Ask<'a> {
        let fields = fields.iter().map(|(name, value)| format!("{name}={}", escape(value)));
        let body = fields.collect::<Vec<_>>().join("&");
        let body = Some(("application/x-www-form-urlencoded", body));
        Ask { method: "POST", accept: "text/event-stream", body, ..Ask::get(path) }
    }

    fn text(&self, target: Target, visitor: &Visitor, connection: &str) -> String {
        let Ask { method, path, accept, encoding, body } = self;
        let Target(address) = target;
        let secret = &visitor.secret;
        let mut text = format!(
            "{method} {path} HTTP/1.1\r\nhost: {address}\r\ncookie: tabletale={secret}\r\n\
             accept: {accept}\r\naccept-encoding: {encoding}\r\nconnection: {connection}\r\n"
        );
        if let Some((kind, body)) = body {
            let length = body.len();
            text += &format!(
                "origin: http://{address}\r\ncontent-type: {kind}\r\ncontent-length: {length}\r\n\
                 \r\n{body}"
            );
        } else {
            text += "\r\n";
        }
        text
    }
}

/// What came back.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: Vec<u8>,
    /// How many bytes it was with its head.
    pub(crate) wire: usize,
}

impl Answer {
    /// The body as text.
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The body as JSON of a request that was done.
    pub(crate) fn json(&self) -> anyhow::Result<Value> {
        if !(200..300).contains(&self.status) {
            bail!("status {}: {}", self.status, self.text().chars().take(200).collect::<String>());
        }
        Ok(serde_json::from_slice(&self.body)?)
    }
}

impl Target {
    /// Asks and waits for the whole answer.
    pub(crate) async fn ask(self, visitor: &Visitor, ask: &Ask<'_>) -> anyhow::Result<Answer> {
        let asking = async {
            let mut stream = self.connect(visitor).await?;
            stream.write_all(ask.text(self, visitor, "close").as_bytes()).await?;
            let mut bytes = Vec::new();
            stream.take(LONGEST).read_to_end(&mut bytes).await?;
            read_answer(&bytes)
        };
        timeout(PATIENCE, asking).await.with_context(|| format!("{} hangs", ask.path))?
    }

    /// Asks for a stream: the head of the answer is still to be read.
    pub(crate) async fn open(self, visitor: &Visitor, ask: &Ask<'_>) -> anyhow::Result<TcpStream> {
        let opening = async {
            let mut stream = self.connect(visitor).await?;
            stream.write_all(ask.text(self, visitor, "keep-alive").as_bytes()).await?;
            anyhow::Ok(stream)
        };
        timeout(PATIENCE, opening).await.with_context(|| format!("{} hangs", ask.path))?
    }

    async fn connect(self, visitor: &Visitor) -> anyhow::Result<TcpStream> {
        let Target(address) = self;
        let socket = match address.ip() {
            IpAddr::V4(_) => {
                let socket = TcpSocket::new_v4()?;
                // Where only 127.0.0.1 can be used, all come from there.
                let _ = socket.bind(SocketAddr::new(visitor.from.into(), 0));
                socket
            }
            IpAddr::V6(_) => TcpSocket::new_v6()?,
        };
        let stream = socket.connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }
}

fn read_answer(bytes: &[u8]) -> anyhow::Result<Answer> {
    let end = find(bytes, b"\r\n\r\n").context("the answer has no end of its head")?;
    let head = String::from_utf8_lossy(&bytes[..end]).to_ascii_lowercase();
    let status = status(&head)?;
    let rest = &bytes[end + 4..];
    let body = if head.contains("\r\ntransfer-encoding: chunked") {
        let mut chunks = Chunks::default();
        let body = chunks.take(rest)?;
        if !chunks.is_over {
            bail!("the answer is cut short");
        }
        body
    } else {
        rest.to_vec()
    };
    Ok(Answer { status, head, body, wire: bytes.len() })
}

/// The status in the head of an answer.
pub(crate) fn status(head: &str) -> anyhow::Result<u16> {
    let word = head.split(' ').nth(1).and_then(|word| word.parse().ok());
    word.context("the answer has no status")
}

/// Where `needle` begins.
pub(crate) fn find(bytes: &[u8], needle: &[u8]) -> Option<usize> {
    bytes.windows(needle.len()).position(|window| window == needle)
}

/// A body that comes in chunks, each with its length before it.
#[derive(Default)]
pub(crate) struct Chunks {
    waiting: Vec<u8>,
    pub(crate) is_over: bool,
}

impl Chunks {
    /// Takes bytes in and gives the content that is complete.
    pub(crate) fn take(&mut self, bytes: &[u8]) -> anyhow::Result<Vec<u8>> {
        self.waiting.extend_from_slice(bytes);
        let mut content = Vec::new();
        let mut at = 0;
        while let Some(line) = find(&self.waiting[at..], b"\r\n") {
            let length = String::from_utf8_lossy(&self.waiting[at..at + line]).into_owned();
            let length = usize::from_str_radix(length.trim(), 16).context("a chunk is garbled")?;
            let begin = at + line + 2;
            let Some(chunk) = self.waiting.get(begin..begin + length) else { break };
            if self.waiting.len() < begin + length + 2 {
                break;
            }
            content.extend_from_slice(chunk);
            at = begin + length + 2;
            if length == 0 {
                self.is_over = true;
                break;
            }
        }
        self.waiting.drain(..at);
        self.waiting.shrink_to_fit();
        Ok(content)
    }
}

fn escape(text: &str) -> String {
    let letter = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' => {
            char::from(byte).to_string()
        }
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_is_a_target() {
        assert!("http://127.0.0.1:7878".parse::<Target>().is_ok());
        assert!("http://localhost:7878/".parse::<Target>().is_ok());
        assert!("http://192.0.2.1:80".parse::<Target>().is_err());
        assert!("https://127.0.0.1:7878".parse::<Target>().is_err());
    }

    #[test]
    fn chunks_are_put_together_wherever_they_are_cut() {
        let bytes = b"3\r\nabc\r\nA\r\n0123456789\r\n0\r\n\r\n";
        for cut in 0..bytes.len() {
            let mut chunks = Chunks::default();
            let mut content = chunks.take(&bytes[..cut]).unwrap();
            content.extend(chunks.take(&bytes[cut..]).unwrap());
            assert_eq!(content, b"abc0123456789", "{cut}");
            assert!(chunks.is_over);
        }
    }

    #[test]
    fn an_answer_is_read() {
        let answer = read_answer(b"HTTP/1.1 204 No Content\r\nA: b\r\n\r\n").unwrap();
        assert_eq!((answer.status, answer.body.len(), answer.wire), (204, 0, 33));
        assert_eq!(escape("play 23"), "play%2023");
    }
}
