//! Runs the tests: one thread and one session per browser.

use std::any::Any;
use std::cell::RefCell;
use std::env;
use std::panic::{self, AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::thread;
use std::time::Instant;

use crate::{Browser, Config, Kind, Page, Scripts};

/// A test and the browsers it runs in.
#[derive(Clone, Copy)]
pub struct BrowserTest {
    name: &'static str,
    run: fn(&mut Page),
    kinds: &'static [Kind],
    scripts: Scripts,
}

impl BrowserTest {
    /// A test for both browsers.
    #[must_use]
    pub const fn new(name: &'static str, run: fn(&mut Page)) -> Self {
        Self {
            name,
            run,
            kinds: &Kind::ALL,
            scripts: Scripts::On,
        }
    }

    /// The same only in Chromium, for what Firefox cannot pretend.
    #[must_use]
    pub const fn only_chromium(self) -> Self {
        Self {
            kinds: &[Kind::Chromium],
            ..self
        }
    }

    /// The same only in WebKit.
    #[must_use]
    pub const fn only_webkit(self) -> Self {
        Self {
            kinds: &[Kind::WebKit],
            ..self
        }
    }

    /// The same in a browser with JavaScript switched off.
    #[must_use]
    pub const fn without_javascript(self) -> Self {
        Self {
            scripts: Scripts::Off,
            ..self
        }
    }
}

/// Makes the list of tests: `browser_tests![load::page_loads, touch::finger_drags => only_chromium]`.
#[macro_export]
macro_rules! browser_tests {
    ($($file:ident :: $test:ident $(=> $only:ident)?),* $(,)?) => {
        &[$(
            $crate::BrowserTest::new(
                concat!(stringify!($file), "::", stringify!($test)),
                $file::$test,
            )$(.$only())?
        ),*]
    };
}

/// The `main` of the test program: runs the tests whose name contains one of the arguments, all of them
/// without arguments; `--list` only prints the names. `CONSULBOARD_BROWSER` leaves one browser out.
pub fn main(tests: &[BrowserTest]) -> ExitCode {
    let (options, words): (Vec<_>, Vec<_>) = env::args().skip(1).partition(|a| a.starts_with('-'));
    let chosen: Vec<BrowserTest> = tests
        .iter()
        .filter(|test| words.is_empty() || words.iter().any(|word| test.name.contains(word)))
        .copied()
        .collect();
    if options.iter().any(|option| option == "--list") {
        chosen
            .iter()
            .for_each(|test| println!("{}: test", test.name));
        return ExitCode::SUCCESS;
    }
    let config = match Config::from_env() {
        Ok(config) => config,
        Err(error) => return stop(&error.to_string()),
    };
    let kinds = match env::var("CONSULBOARD_BROWSER") {
        Ok(name) => match name.parse::<Kind>() {
            Ok(kind) => vec![kind],
            Err(error) => return stop(&error),
        },
        Err(_) => Kind::ALL.to_vec(),
    };
    panic::set_hook(Box::new(|info| {
        let place = info.location().map(|place| format!(" at {place}"));
        PLACE.set(place.unwrap_or_default());
    }));
    let start = Instant::now();
    let failures: Vec<String> = thread::scope(|scope| {
        let threads: Vec<_> = kinds
            .iter()
            .map(|kind| scope.spawn(|| run_in(*kind, &chosen, &config)))
            .collect();
        threads
            .into_iter()
            .flat_map(|thread| thread.join().unwrap_or_else(|e| vec![words_of(&*e)]))
            .collect()
    });
    for failure in &failures {
        println!("\n---- {failure}");
    }
    let browsers: Vec<String> = kinds.iter().map(Kind::to_string).collect();
    println!(
        "\nbrowser tests: {} tests in {}, {} failed, {:.1} s",
        chosen.len(),
        browsers.join(" and "),
        failures.len(),
        start.elapsed().as_secs_f64()
    );
    if failures.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn stop(message: &str) -> ExitCode {
    eprintln!("error: {message}");
    ExitCode::FAILURE
}

/// Runs the tests of one browser one after another in one session.
fn run_in(kind: Kind, tests: &[BrowserTest], config: &Config) -> Vec<String> {
    let mut failures = Vec::new();
    let mut session: Option<Browser> = None;
    for test in tests.iter().filter(|test| test.kinds.contains(&kind)) {
        let start = Instant::now();
        // Another kind of session ends before the next one starts.
        let browser = match session.take().filter(|it| it.scripts() == test.scripts) {
            Some(browser) => Ok(browser),
            None => config
                .programs(kind)
                .map_err(|missing| missing.to_string())
                .and_then(|programs| Browser::start(kind, test.scripts, programs)),
        };
        let result = browser.and_then(|mut browser| {
            run_one(test, &mut browser, config)?;
            // After a failure the next test gets a new session.
            session = Some(browser);
            Ok(())
        });
        let word = if result.is_ok() { "ok" } else { "FAILED" };
        println!(
            "{kind:<8} {} ... {word} ({:.1} s)",
            test.name,
            start.elapsed().as_secs_f64()
        );
        if let Err(error) = result {
            failures.push(format!("{} in {kind}\n{error}", test.name));
        }
    }
    failures
}

fn run_one(test: &BrowserTest, browser: &mut Browser, config: &Config) -> Result<(), String> {
    // The page is only used again for a picture and its console.
    let mut page = catch(|| Page::new(browser, config, test.name))?;
    let result = catch(|| (test.run)(&mut page));
    let console = page.check_console();
    let result = match (result, console) {
        (Ok(()), console) => console,
        (Err(error), Ok(())) => Err(error),
        (Err(error), Err(console)) => Err(format!("{error}\n{console}")),
    };
    result.map_err(|error| {
        let name = format!("failed-{}", test.name.replace("::", "-"));
        match catch(|| page.picture(&name)) {
            Ok(path) => format!("{error}\npicture: {}", path.display()),
            Err(no_picture) => format!("{error}\nno picture: {no_picture}"),
        }
    })
}

/// Runs something that may panic.
fn catch<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(run)).map_err(|panic| words_of(&*panic))
}

thread_local! {
    /// Where the last panic of this thread happened: a line of the test, by `#[track_caller]`.
    static PLACE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// The message of a panic, and where it happened.
fn words_of(panic: &(dyn Any + Send)) -> String {
    let text = panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("panic without a message");
    format!("{text}{}", PLACE.take())
}
