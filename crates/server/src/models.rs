//! From a table's snapshot to what one visitor may see of it.
//!
//! Everything a page, a push or the API shows passes through [`table_model`]:
//! it picks the viewer's own part of a snapshot and nothing else. It is told
//! who looks by a [`Perspective`] alone, so whatever two visitors share a
//! perspective of is the same for both.

use host::{
    DrawPhase, Entrance, Glance, HostError, Pace, Sitter, Snapshot, Stage, Tempo, VisitorId,
};
use table::{Seat, Seats, words::listed};
use web::{
    BotSpeed, BroughtModel, ChatModel, DrawModel, JoinModel, LogModel, LuckModel, OutcomeModel,
    Part, PledgeModel, QuestionKind, QuestionModel, RematchModel, SeatModel, TableLine, TableModel,
    TableStage, ToldModel,
};

use crate::{App, Perspective, address::is_local, problem::Problem};

/// A table from this perspective.
pub fn table_model(
    table: &Snapshot,
    perspective: &Perspective,
    notice: Option<String>,
) -> TableModel {
    let Perspective { viewer, pass_to, mine, is_host, may_return_to, invite, .. } = perspective;
    let (viewer, mine) = (*viewer, mine.clone());
    let board = table.board.as_deref();
    let to_act = table.to_act();
    // What is about to be done for somebody is asked of nobody, as far as they can see. Others do not
    // learn whether there was a choice.
    let asked = table.asked_of(&mine);
    let is_asked = |seat| to_act.contains(seat) && (!mine.contains(&seat) || asked.contains(seat));
    let answers_itself =
        viewer.seat().is_some_and(|seat| mine.contains(&seat) && table.forced.contains(seat));
    let seat_model = |(index, place): (usize, &host::SeatNow)| {
        let seat = Seat::new(index);
        SeatModel {
            seat,
            name: place.name.clone(),
            sitter: match place.sitter {
                Sitter::Open => web::Sitter::Open,
                Sitter::Person(who) => web::Sitter::Person { here: table.present.contains(&who) },
                Sitter::Bot(kind) => web::Sitter::Bot(kind),
            },
            to_act: is_asked(seat),
            left: table.left(seat),
            mine: mine.contains(&seat),
        }
    };
    let seats: Vec<SeatModel> = table.seats.iter().enumerate().map(seat_model).collect();
    let waiting: Vec<&str> =
        seats.iter().filter(|seat| seat.to_act).map(|seat| seat.name.as_str()).collect();
    let is_on = table.stage == Stage::Playing;
    let undo = board
        .filter(|board| is_on && board.moves > 0 && !answers_itself)
        .and_then(|board| Some(board.undo.get(viewer.seat()?.index())?.clone()));
    TableModel {
        id: table.id.clone(),
        revision: table.revision,
        game: table.game,
        shelf: table.shelf.clone(),
        stage: match table.stage {
            Stage::Lobby => TableStage::Lobby,
            Stage::Playing => TableStage::Playing,
            Stage::Over => TableStage::Over,
        },
        waiting_for: listed(&waiting),
        viewer,
        is_host: *is_host,
        view: board.map(|board| board.view(viewer).clone()),
        log: table.log(viewer).into_iter().map(log_line).collect(),
        undo,
        answers_itself,
        notice,
        chat: table
            .chat
            .iter()
            .map(|line| ChatModel {
                revision: line.revision,
                name: line.name.clone(),
                text: line.text.clone(),
            })
            .collect(),
        invite: invite.to_string(),
        is_invite_local: is_local(invite.split("://").last().unwrap_or("")),
        asked_seat: perspective.asked,
        my_name: None,
        seed_hash: table.seed_hash.clone(),
        seed: table.seed.clone(),
        draw: draw_model(table),
        brought: table.brought.map(|brought| BroughtModel {
            moves: brought.moves,
            picks: brought.picks,
            own_cards: !table.shelf.is_ours(table.game),
            prepared: table.guide.is_some(),
        }),
        guided: table.guide.is_some_and(|guide| guide.speaks && viewer.seat() == Some(guide.seat)),
        luck: table.checked.as_ref().map(|checked| match checked {
            Ok(checked) => Ok(LuckModel {
                promised: checked.promised,
                brought_along: checked.brought_along,
                matching: checked.matching,
                passed_over: checked.passed_over,
            }),
            Err(error) => Err(error.to_string()),
        }),
        standings: board.and_then(|board| board.standings),
        hint: viewer
            .seat()
            .and_then(|seat| table.hints.get(&seat))
            .map(|opinions| opinions.as_ref().clone()),
        outcome: viewer.seat().and_then(|seat| table.outcomes.get(&seat)).map(|outcome| {
            let lines = outcome.lines.iter().filter(|line| line.audience.includes(viewer));
            OutcomeModel { of_move: outcome.of_move, lines: lines.map(ToldModel::from).collect() }
        }),
        reading: table.reading(),
        bots_wait: is_on && table.bots_wait,
        bots_play: is_on && to_act.iter().any(|seat| is_bot(table, seat)),
        bot_speed: match table.tempo {
            Tempo::Slow => BotSpeed::Slow,
            Tempo::Normal => BotSpeed::Normal,
            Tempo::Quick => BotSpeed::Quick,
        },
        is_live: table.pace == Pace::Live,
        passages: board.map_or(0, |board| board.passages),
        chosen: table.chosen.clone(),
        setup: table.setup.clone(),
        questions: questions(table, perspective),
        pass_to: *pass_to,
        may_return_to: *may_return_to,
        may_join: match perspective.entrance {
            Entrance::Closed => None,
            Entrance::Free(seat) => Some(JoinModel { seat, by_leave: false }),
            Entrance::Ask(seat) => Some(JoinModel { seat, by_leave: true }),
        },
        rematch: table.rematch.as_ref().map(|rematch| RematchModel {
            table: rematch.table.clone(),
            asked_by: rematch.by.map(|seat| name(table, seat)),
        }),
        seats,
        mine,
    }
}

/// What the table is asked, with the visitor's part in it.
fn questions(table: &Snapshot, perspective: &Perspective) -> Vec<QuestionModel> {
    let mine = perspective.speaks_for;
    let question = |kind, asked_by, asks: bool, awaited: Seats| QuestionModel {
        kind,
        asked_by,
        part: match awaited.iter().any(|seat| mine.contains(seat)) {
            true => Part::Answers,
            false if asks => Part::Asker,
            false => Part::Looks,
        },
        waiting_for: listed(&awaited.iter().map(|seat| name(table, seat)).collect::<Vec<_>>()),
    };
    let take_back = table.take_back.map(|asked| {
        let asks = mine.contains(asked.by);
        question(QuestionKind::TakeBack, name(table, asked.by), asks, asked.awaited)
    });
    let requests = table.requests.iter().map(|asked| {
        let (request, seat) = (asked.id, asked.seat);
        let kind = QuestionKind::Join { request, seat, seat_name: name(table, seat) };
        question(kind, asked.name.clone(), perspective.request == Some(request), asked.awaited)
    });
    take_back.into_iter().chain(requests).collect()
}

/// How luck is drawn, with the names of those who take part.
fn draw_model(table: &Snapshot) -> DrawModel {
    let draw = &table.draw;
    let names = |seats: &[Seat]| seats.iter().map(|&seat| name(table, seat)).collect::<Vec<_>>();
    DrawModel {
        phase: match draw.phase {
            DrawPhase::Lobby => web::DrawPhase::Lobby,
            DrawPhase::Gathering => web::DrawPhase::Gathering,
            DrawPhase::Opening => web::DrawPhase::Opening,
            DrawPhase::Begun => web::DrawPhase::Begun,
        },
        pledged: draw
            .pledged
            .iter()
            .map(|pledged| PledgeModel {
                seat: pledged.seat,
                hash: pledged.hash.clone(),
                number: pledged.number.clone(),
            })
            .collect(),
        added_nothing: draw.added_nothing.clone(),
        left_out: draw.left_out.clone(),
        again: draw.again.iter().map(|seats| names(seats)).collect(),
        terms: table.terms.clone(),
    }
}

/// A sentence of the log.
pub(crate) fn log_line(entry: host::LogEntry) -> LogModel {
    let host::LogEntry { of_move, after, event, line, is_in_book } = entry;
    LogModel { of_move, after, event, line, is_in_book }
}

fn is_bot(table: &Snapshot, seat: Seat) -> bool {
    table.seats.get(seat.index()).is_some_and(|seat| matches!(seat.sitter, Sitter::Bot(_)))
}

fn name(table: &Snapshot, seat: Seat) -> String {
    table.seats.get(seat.index()).map_or_else(String::new, |seat| seat.name.clone())
}

/// A table in a list that cannot be opened, with the reason.
pub(crate) async fn closed_line(
    app: &App,
    id: &str,
    last_ms: i64,
    error: HostError,
) -> Option<TableLine> {
    let row = app.host().store().table(id).await.ok().flatten()?;
    Some(TableLine {
        id: id.to_owned(),
        game: row.game.parse().ok(),
        seats: String::new(),
        status: Problem::from(error).sentence(),
        is_over: true,
        is_lobby: false,
        last_ms,
        my_turn: false,
        left: None,
    })
}

/// A table in a list.
pub(crate) fn table_line(table: &Glance, who: VisitorId, last_ms: i64) -> TableLine {
    let mine = table.seats_of(who);
    let taken = table.seats.iter().filter(|(_, sitter)| *sitter != Sitter::Open);
    let names: Vec<&str> = taken.map(|(name, _)| name.as_str()).collect();
    let my_turn = table.to_act.iter().any(|seat| mine.contains(seat));
    // What is left of my time, or of the shortest of the others'.
    let counts = table.to_act.iter().filter(|seat| !my_turn || mine.contains(*seat));
    let left = counts.filter_map(|seat| table.left.get(seat.index()).copied().flatten()).min();
    let waiting: Vec<&str> = table.to_act.iter().map(|seat| table.name(seat)).collect();
    TableLine {
        id: table.id.clone(),
        game: Some(table.game),
        seats: listed(&names),
        status: match (table.stage, table.free()) {
            (Stage::Lobby, 0) => "about to begin".to_owned(),
            (Stage::Lobby, 1) => "1 free seat".to_owned(),
            (Stage::Lobby, free) => format!("{free} free seats"),
            (Stage::Playing, _) if my_turn => "your turn".to_owned(),
            (Stage::Playing, _) => format!("waiting for {}", listed(&waiting)),
            (Stage::Over, _) => "over".to_owned(),
        },
        is_over: table.stage == Stage::Over,
        is_lobby: table.stage == Stage::Lobby,
        last_ms,
        my_turn,
        left,
    }
}
