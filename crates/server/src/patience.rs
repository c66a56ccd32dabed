//! How long a connection is waited for: for the head of a request, for its body, for a reader.

use std::{
    io,
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
    task::{Context, Poll, ready},
    time::Duration,
};

use axum::{BoxError, body::HttpBody};
use hyper::body::{Frame, SizeHint};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    time::{Instant, Sleep, sleep, sleep_until},
};

/// A reader who takes this many bytes in the time for writing is slow, and not away.
const PROGRESS: usize = 4_096;
/// What is said of a body that does not come.
pub(crate) const SLOW_BODY: &str = "the rest of the request did not come in time";

/// How long a connection is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timeouts {
    /// For the whole head of a request, from its first byte; on a new connection from the start.
    pub header: Duration,
    /// For the whole body of a request.
    pub body: Duration,
    /// For the next request on a connection.
    pub idle: Duration,
    /// For a client that does not read what it asked for.
    pub write: Duration,
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        Timeouts {
            header: Duration::from_secs(10),
            body: Duration::from_secs(30),
            // Longer than proxies keep a connection, so that they never use one we just closed.
            idle: Duration::from_secs(75),
            write: Duration::from_secs(30),
        }
    }
}

/// Whether a connection's request is being answered.
#[derive(Debug, Default)]
pub(crate) struct Busy {
    is_busy: AtomicBool,
    requests: AtomicU32,
}

impl Busy {
    /// A request has come in; it is being answered for as long as the answer to this lives.
    pub(crate) fn begin(self: &Arc<Busy>) -> Answering {
        self.requests.fetch_add(1, Ordering::Relaxed);
        self.is_busy.store(true, Ordering::Release);
        Answering(self.clone())
    }
}

/// A request that is being answered.
#[derive(Debug)]
pub(crate) struct Answering(Arc<Busy>);

impl Drop for Answering {
    fn drop(&mut self) {
        self.0.is_busy.store(false, Ordering::Release);
    }
}

/// A connection that does not wait for ever.
pub(crate) struct TimedReader<S> {
    stream: S,
    timeouts: Timeouts,
    busy: Arc<Busy>,
    /// When the head that is being read began, after how many requests.
    head: Option<(Instant, u32)>,
    head_timer: Option<Pin<Box<Sleep>>>,
    /// Since when the client does not read, and how much it has read since.
    stalled: Option<(Pin<Box<Sleep>>, usize)>,
}

impl<S> TimedReader<S> {
    /// A new connection: its first head is waited for from now on.
    pub(crate) fn new(stream: S, timeouts: Timeouts, busy: Arc<Busy>) -> TimedReader<S> {
        let head = Some((Instant::now(), 0));
        TimedReader { stream, timeouts, busy, head, head_timer: None, stalled: None }
    }

    /// Whether the head has taken too long.
    fn poll_head(&mut self, cx: &mut Context<'_>) -> Poll<io::Error> {
        let requests = self.busy.requests.load(Ordering::Relaxed);
        match self.head {
            Some((began, after))
                if after == requests && !self.busy.is_busy.load(Ordering::Acquire) =>
            {
                let end = began + self.timeouts.header;
                let timer = self.head_timer.get_or_insert_with(|| Box::pin(sleep_until(end)));
                ready!(timer.as_mut().poll(cx));
                Poll::Ready(timed_out("the head of a request took too long"))
            }
            // The head is complete, or the connection is idle.
            Some(_) | None => {
                (self.head, self.head_timer) = (None, None);
                Poll::Pending
            }
        }
    }

    fn note_read(&mut self) {
        let requests = self.busy.requests.load(Ordering::Relaxed);
        if !self.busy.is_busy.load(Ordering::Acquire)
            && self.head.is_none_or(|(_, after)| after != requests)
        {
            (self.head, self.head_timer) = (Some((Instant::now(), requests)), None);
        }
    }

    fn poll_written(
        &mut self,
        cx: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
        offered: usize,
    ) -> Poll<io::Result<usize>> {
        match written {
            Poll::Ready(Ok(bytes)) => {
                if let Some((_, sum)) = &mut self.stalled {
                    *sum += bytes;
                    if bytes == offered || *sum >= PROGRESS {
                        self.stalled = None;
                    }
                }
                Poll::Ready(Ok(bytes))
            }
            Poll::Ready(Err(error)) => Poll::Ready(Err(error)),
            Poll::Pending => {
                let limit = self.timeouts.write;
                let (timer, _) = self.stalled.get_or_insert_with(|| (Box::pin(sleep(limit)), 0));
                ready!(timer.as_mut().poll(cx));
                Poll::Ready(Err(timed_out("the client does not read")))
            }
        }
    }
}

fn timed_out(what: &'static str) -> io::Error {
    io::Error::new(io::ErrorKind::TimedOut, what)
}

impl<S: AsyncRead + Unpin> AsyncRead for TimedReader<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        match Pin::new(&mut self.stream).poll_read(cx, buf) {
            Poll::Ready(read) => {
                self.note_read();
                Poll::Ready(read)
            }
            Poll::Pending => self.poll_head(cx).map(Err),
        }
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for TimedReader<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, buf);
        self.poll_written(cx, written, buf.len())
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let offered = bufs.iter().map(|buf| buf.len()).sum();
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, bufs);
        self.poll_written(cx, written, offered)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

/// A body of a request that has to be there in time.
pub(crate) struct TimedBody<B> {
    body: B,
    end: Pin<Box<Sleep>>,
}

impl<B> TimedBody<B> {
    /// The body has to be there so long from now.
    pub(crate) fn new(body: B, limit: Duration) -> TimedBody<B> {
        TimedBody { body, end: Box::pin(sleep(limit)) }
    }
}

impl<B: HttpBody<Error: Into<BoxError>> + Unpin> HttpBody for TimedBody<B> {
    type Data = B::Data;
    type Error = BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<B::Data>, BoxError>>> {
        if let Poll::Ready(frame) = Pin::new(&mut self.body).poll_frame(cx) {
            return Poll::Ready(frame.map(|frame| frame.map_err(Into::into)));
        }
        ready!(self.end.as_mut().poll(cx));
        Poll::Ready(Some(Err(SLOW_BODY.into())))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A body of an answer that keeps something for as long as it is being sent.
pub(crate) struct Kept<B, K> {
    body: B,
    _kept: K,
}

impl<B, K> Kept<B, K> {
    /// Keeps this until the body has been sent.
    pub(crate) fn new(body: B, kept: K) -> Kept<B, K> {
        Kept { body, _kept: kept }
    }
}

impl<B: HttpBody + Unpin, K: Unpin> HttpBody for Kept<B, K> {
    type Data = B::Data;
    type Error = B::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<B::Data>, B::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
