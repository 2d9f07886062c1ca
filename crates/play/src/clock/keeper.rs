//! The clock itself: two times, one of which runs.

use consulboard_rules::{ByColor, Color};

use super::control::{Control, MOST, Millis, Stage};

/// Taking time from a player leaves at least this.
const LEAST: Millis = 1000;

/// One thing that happens to a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockInput {
    /// The clock of the side to move starts before the first move. Without it the first move
    /// starts the other side's, and costs and earns nothing.
    Start,
    /// The side to move has moved. A move made while the clock rests starts it again.
    Press {
        /// Who is to move now; not always the other side (CFG-1).
        next: Color,
    },
    /// Both times rest.
    Pause,
    /// The time of the side to move runs on.
    Resume,
    /// The game is over: nothing runs until moves or the end are taken back.
    Stop,
    /// It is not over after all: the clock rests. A side without time loses as soon as it runs, unless
    /// it is given some.
    GoOn,
    /// Time is given, or taken if negative, in milliseconds. At least a second is left of what
    /// is taken from. A fallen flag stands again, with the clock resting, when time is given.
    Adjust(Color, i64),
    /// The position after so many moves, counted since the clock was set, is on the board: moves
    /// were taken back, or played again without a new one. The times are those of that moment.
    GoTo(usize),
    /// Time passed.
    Tick,
}

/// A move of a line, as far as a clock is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timed {
    /// Who is to move after it.
    pub next: Color,
    /// What its player had left after it, where that is known.
    pub left: Option<Millis>,
    /// How long it took, where that is known.
    pub spent: Option<Millis>,
}

/// What a clock has to tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockEvent {
    /// Little time is left; told once in each period.
    Low(Color),
    /// A flag has fallen: the side has lost, or drawn against a bare king (CON-8), as
    /// `Game::time_out` decides. Told once.
    Fallen(Color),
}

/// The times when a position came up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stand {
    /// Whose turn it is.
    pub turn: Color,
    /// What each side had left.
    pub left: ByColor<Millis>,
    /// How many moves each side had made.
    pub moves: ByColor<u32>,
    /// How long the move that led here took.
    pub spent: Millis,
}

impl Stand {
    /// Whether a move can have led here. How long it took tells it from others; what was left may have
    /// been corrected since.
    fn is_after(&self, timed: &Timed) -> bool {
        self.turn == timed.next && self.spent == timed.spent.unwrap_or(0)
    }

    /// The times after a move that was made with these.
    fn after(&self, timed: &Timed) -> Stand {
        let mover = self.turn;
        let mut stand = *self;
        stand.moves[mover] = stand.moves[mover].saturating_add(1);
        // Times come from files too; no clock shows more.
        stand.left[mover] = timed.left.unwrap_or(self.left[mover]).min(MOST);
        stand.spent = timed.spent.unwrap_or(0).min(MOST);
        stand.turn = timed.next;
        stand
    }
}

/// Whether time runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Run {
    /// Nobody has moved, and nothing runs.
    Ready,
    /// Since a moment; `before` was spent on the move earlier.
    Running { since: Millis, before: Millis },
    /// At rest, so much spent on the move.
    Paused { before: Millis },
    /// The flag of the side to move has fallen.
    Fallen { before: Millis },
    /// The game is over.
    Stopped { before: Millis },
}

/// A clock for two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    pub(super) control: Control,
    /// One more than the moves known: those after `ply` were taken back.
    pub(super) stands: Vec<Stand>,
    /// How many moves have been made.
    pub(super) ply: usize,
    pub(super) run: Run,
    /// The period in which a side was last told that little time is left.
    warned: ByColor<Option<u32>>,
    /// Whether the fallen flag was told.
    told: bool,
}

impl Clock {
    /// A clock that waits for the first move, which is `first`'s; `None` where the control is to
    /// have none.
    pub fn new(control: Control, first: Color) -> Option<Clock> {
        let time = |color| Some(control.periods(color).first()?.time);
        let left = ByColor {
            white: time(Color::White)?,
            black: time(Color::Black)?,
        };
        let stand = Stand {
            turn: first,
            left,
            moves: ByColor::default(),
            spent: 0,
        };
        Some(Clock::restored(control, vec![stand], 0, Run::Ready))
    }

    /// A clock that was saved; there is at least one stand.
    pub(super) fn restored(control: Control, stands: Vec<Stand>, ply: usize, run: Run) -> Clock {
        let mut clock = Clock {
            control,
            stands,
            ply,
            run,
            warned: ByColor::default(),
            told: false,
        };
        // Who has been told is not told again.
        clock.warned = ByColor::new_with(|color| clock.low_in(color, 0));
        clock
    }

    /// What was agreed on.
    pub fn control(&self) -> &Control {
        &self.control
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Color {
        self.stand().turn
    }

    /// How many moves have been made.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// Takes in what happened at a time.
    pub fn update(&mut self, input: ClockInput, now: Millis) -> Vec<ClockEvent> {
        self.settle(now);
        let spent = self.spent(now);
        match (input, self.run) {
            (ClockInput::Start, Run::Ready) => self.run_from(now, 0),
            (ClockInput::Resume, Run::Paused { before }) => self.run_from(now, before),
            (ClockInput::Pause, Run::Running { .. }) => self.run = Run::Paused { before: spent },
            (
                ClockInput::Stop,
                Run::Ready | Run::Running { .. } | Run::Paused { .. } | Run::Stopped { .. },
            ) => {
                self.run = Run::Stopped { before: spent };
            }
            (ClockInput::Press { next }, Run::Ready | Run::Running { .. } | Run::Paused { .. }) => {
                self.press(next, spent);
                self.run_from(now, 0);
            }
            (ClockInput::GoOn, Run::Fallen { before } | Run::Stopped { before }) => {
                self.run = if self.ply == 0 && before == 0 {
                    Run::Ready
                } else {
                    Run::Paused { before }
                };
            }
            (ClockInput::Adjust(color, by), _) => self.adjust(color, by, spent),
            (ClockInput::GoTo(ply), _) => self.go_to(ply, now),
            (
                ClockInput::Start
                | ClockInput::Resume
                | ClockInput::Pause
                | ClockInput::Stop
                | ClockInput::GoOn
                | ClockInput::Press { .. }
                | ClockInput::Tick,
                _,
            ) => {}
        }
        self.settle(now);
        self.events(now)
    }

    /// What is left of a side's time, without what a move may still bring.
    pub fn left(&self, color: Color, now: Millis) -> Millis {
        let left = self.stand().left[color];
        left.saturating_sub(self.counted(color, self.spent(now)))
    }

    /// What is left of the part of this move that is not counted.
    pub fn delay_left(&self, color: Color, now: Millis) -> Millis {
        if color != self.turn() {
            return 0;
        }
        self.delay(color).saturating_sub(self.spent(now))
    }

    /// Whether it ran and rests, until the next move or until it is started again.
    pub fn is_paused(&self) -> bool {
        matches!(self.run, Run::Paused { .. })
    }

    /// Whether time runs.
    pub fn is_running(&self) -> bool {
        matches!(self.run, Run::Running { .. })
    }

    /// The side whose flag has fallen by now.
    pub fn fallen(&self, now: Millis) -> Option<Color> {
        let is_over = match self.run {
            Run::Fallen { .. } => true,
            Run::Running { .. } => self.left(self.turn(), now) == 0,
            Run::Ready | Run::Paused { .. } | Run::Stopped { .. } => false,
        };
        is_over.then(|| self.turn())
    }

    /// The next time at which something changes without an input: the display, the delay or the
    /// flag. One timer for that moment is enough; `None` while nothing runs.
    pub fn next_change(&self, now: Millis) -> Option<Millis> {
        let Run::Running { since, .. } = self.run else {
            return None;
        };
        let color = self.turn();
        let now = now.max(since);
        let wait = match self.delay_left(color, now) {
            0 => super::face::shown_for(self.left(color, now)),
            delay => super::face::shown_for(delay),
        };
        (wait > 0).then(|| now.saturating_add(wait))
    }

    /// Whether little of a side's time is left.
    pub fn is_low(&self, color: Color, now: Millis) -> bool {
        self.low_in(color, now).is_some()
    }

    /// The period a side is in.
    pub(super) fn stage(&self, color: Color) -> Option<Stage> {
        self.control.stage(color, self.stand().moves[color])
    }

    fn stand(&self) -> &Stand {
        // There is one for every move made, and one before the first.
        &self.stands[self.ply]
    }

    /// How long the side to move has thought about this move.
    pub(super) fn spent(&self, now: Millis) -> Millis {
        match self.run {
            Run::Ready => 0,
            Run::Running { since, before } => before.saturating_add(now.saturating_sub(since)),
            Run::Paused { before } | Run::Fallen { before } | Run::Stopped { before } => before,
        }
    }

    fn delay(&self, color: Color) -> Millis {
        self.stage(color)
            .map_or(0, |stage| stage.period.bonus.delay())
    }

    /// How much of what was spent on this move counts for a side.
    fn counted(&self, color: Color, spent: Millis) -> Millis {
        if color == self.turn() {
            spent.saturating_sub(self.delay(color))
        } else {
            0
        }
    }

    fn run_from(&mut self, now: Millis, before: Millis) {
        self.run = Run::Running { since: now, before };
    }

    /// Lets the flag fall where it has to by now: at the moment when the time was over, however
    /// late somebody looks.
    pub(super) fn settle(&mut self, now: Millis) {
        let color = self.turn();
        if self.is_running() && self.left(color, now) == 0 {
            let before = self.stand().left[color].saturating_add(self.delay(color));
            self.run = Run::Fallen { before };
            self.told = false;
        }
    }

    /// The times after a move that took so long.
    fn press(&mut self, next: Color, spent: Millis) {
        let mover = self.turn();
        let mut stand = *self.stand();
        let left = stand.left[mover].saturating_sub(self.counted(mover, spent));
        let before = self.stage(mover);
        stand.moves[mover] = stand.moves[mover].saturating_add(1);
        let after = self.control.stage(mover, stand.moves[mover]);
        // The first move is not timed.
        let bonus = match (self.run, before) {
            (Run::Ready, _) | (_, None) => 0,
            (_, Some(stage)) => stage.period.bonus.after(spent),
        };
        let added = match (before, after) {
            (Some(before), Some(after)) if after.number > before.number => after.period.time,
            (_, _) => 0,
        };
        stand.left[mover] = left.saturating_add(bonus).saturating_add(added);
        stand.turn = next;
        stand.spent = spent;
        self.ply += 1;
        self.stands.truncate(self.ply);
        self.stands.push(stand);
    }

    fn adjust(&mut self, color: Color, by: i64, spent: Millis) {
        let counted = self.counted(color, spent);
        let left = self.stand().left[color].saturating_sub(counted);
        let amount = by.unsigned_abs();
        let left = if by < 0 {
            left.saturating_sub(amount).max(left.min(LEAST))
        } else {
            left.saturating_add(amount).min(left.max(MOST))
        };
        self.stands[self.ply].left[color] = left.saturating_add(counted);
        if let Run::Fallen { before } = self.run
            && color == self.turn()
            && by > 0
        {
            self.run = Run::Paused { before };
        }
    }

    /// The position after these moves is on the board, as with [`ClockInput::GoTo`]; they may be of
    /// another line than those known so far. Where the time after a move is not known, it is that of
    /// before.
    pub fn go_along(&mut self, line: &[Timed], now: Millis) -> Vec<ClockEvent> {
        self.settle(now);
        let known = self.stands.iter().skip(1).zip(line);
        let common = known.take_while(|(stand, timed)| stand.is_after(timed));
        let common = common.count();
        if common < line.len() {
            self.stands.truncate(common + 1);
            for timed in &line[common..] {
                self.stands
                    .push(self.stands[self.stands.len() - 1].after(timed));
            }
        }
        if common < line.len() || self.ply != line.len() {
            self.arrive(line.len(), now);
        }
        self.settle(now);
        self.events(now)
    }

    fn go_to(&mut self, ply: usize, now: Millis) {
        if ply < self.stands.len() && ply != self.ply {
            self.arrive(ply, now);
        }
    }

    /// Another position is on the board.
    fn arrive(&mut self, ply: usize, now: Millis) {
        self.ply = ply;
        self.run = match self.run {
            _ if ply == 0 => Run::Ready,
            // From before the first move a move leads on, and a move starts the clock.
            Run::Ready | Run::Running { .. } => Run::Running {
                since: now,
                before: 0,
            },
            Run::Paused { .. } | Run::Fallen { .. } | Run::Stopped { .. } => {
                Run::Paused { before: 0 }
            }
        };
    }

    /// The number of the period in which little time is left, if it is.
    fn low_in(&self, color: Color, now: Millis) -> Option<u32> {
        let stage = self.stage(color)?;
        let time = stage.period.time;
        // A tenth of the period, but no less than ten seconds and no more than a minute; in whole
        // tenths of a second, so that the display changes at the same moment.
        let limit = (time / 10).clamp(10_000, 60_000).min(time / 2) / 100 * 100;
        (self.left(color, now) <= limit).then_some(stage.number)
    }

    fn events(&mut self, now: Millis) -> Vec<ClockEvent> {
        let mut events = Vec::new();
        let color = self.turn();
        match self.run {
            Run::Running { .. } => {
                let low = self.low_in(color, now);
                if low.is_some() && low > self.warned[color] {
                    self.warned[color] = low;
                    events.push(ClockEvent::Low(color));
                }
            }
            Run::Fallen { .. } if !self.told => {
                self.told = true;
                events.push(ClockEvent::Fallen(color));
            }
            Run::Ready | Run::Paused { .. } | Run::Fallen { .. } | Run::Stopped { .. } => {}
        }
        events
    }
}
