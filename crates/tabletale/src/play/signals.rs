//! Signals that end the program: the window is closed, or the machine goes down.
//!
//! Left alone, either ends the program at once, and the terminal stays as it
//! was: without echo, on the other screen. Whoever shows something therefore
//! asks now and then whether it is called away, and leaves by the door.

use std::sync::atomic::{AtomicBool, Ordering};

static CALLED: AtomicBool = AtomicBool::new(false);

/// Whether the program was told to end since [`listen`] was called.
pub(super) fn is_called_away() -> bool {
    CALLED.load(Ordering::Relaxed)
}

/// From now on being told to end is noticed here, and ends nothing by itself; `then` runs on the
/// listening thread. Where the system does not let us listen, everything stays as it was.
#[cfg(unix)]
pub(super) fn listen(then: fn()) {
    use std::{
        sync::{Once, mpsc},
        thread,
    };

    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let (listening, ready) = mpsc::channel();
        let listener = thread::Builder::new().name("signals".to_owned());
        if listener.spawn(move || wait_for_signal(&listening, then)).is_ok() {
            // It may also have failed and gone: then there is nothing to wait for.
            let _ = ready.recv();
        }
    });
}

/// Nothing of the kind is known here.
#[cfg(not(unix))]
pub(super) fn listen(_: fn()) {}

#[cfg(unix)]
fn wait_for_signal(listening: &std::sync::mpsc::Sender<()>, then: fn()) {
    use tokio::{
        runtime::Builder,
        select,
        signal::unix::{SignalKind, signal},
    };

    let Ok(runtime) = Builder::new_current_thread().enable_io().build() else { return };
    runtime.block_on(async {
        let ends = (signal(SignalKind::terminate()), signal(SignalKind::hangup()));
        let (Ok(mut terminate), Ok(mut hang_up)) = ends else { return };
        let _ = listening.send(());
        select! {
            _ = terminate.recv() => {}
            _ = hang_up.recv() => {}
        }
        CALLED.store(true, Ordering::Relaxed);
    });
    if is_called_away() {
        then();
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::process::{Command, id};

    use super::*;

    #[test]
    fn being_told_to_end_is_noticed_and_ends_nothing() {
        listen(|| {});
        assert!(!is_called_away());

        let told = Command::new("kill").args(["-TERM", &id().to_string()]).status();

        assert!(told.expect("every Unix has it").success());
        while !is_called_away() {
            std::thread::yield_now();
        }
    }
}
