//! `cargo xtask …`: set-up of the tools, build, serve, test.
//!
//! One file per subcommand; `flags.rs` is the list of them, `setup/` gets the tools, `shell.rs` runs
//! programs.

mod axe;
mod bench;
mod build;
mod check;
mod crosscheck;
mod daemon;
mod diagram;
mod env;
mod flags;
mod fuzz;
mod nginx;
mod parts;
mod perft;
mod serve;
mod setup;
mod shell;
mod shot;
mod strip;
mod test;
mod types;
mod webkit;
mod wiki;
mod worker;
mod workspace;

use std::process::ExitCode;

use anyhow::Result;
use flags::XtaskCmd;

fn main() -> ExitCode {
    report(passed_on().unwrap_or_else(own))
}

/// Subcommands that hand their arguments, `--help` too, to a program of their own.
fn passed_on() -> Option<Result<ExitCode>> {
    let mut args = std::env::args_os().skip(1);
    match args.next()?.to_str()? {
        "perft" => Some(perft::run(args)),
        "diagram" => Some(diagram::run(args)),
        "shot" => Some(shot::run(args).map(|()| ExitCode::SUCCESS)),
        _ => None,
    }
}

/// Subcommands whose arguments are in flags.rs.
fn own() -> Result<ExitCode> {
    match flags::Xtask::from_env_or_exit().subcommand {
        XtaskCmd::Setup(flags) => setup::run(&flags),
        XtaskCmd::Env(_) => env::run(),
        XtaskCmd::Build(flags) => build::run(&flags),
        XtaskCmd::Serve(flags) => serve::run(&flags),
        XtaskCmd::Test(flags) => test::run(&flags),
        XtaskCmd::Check(_) => check::run(),
        XtaskCmd::Bench(flags) => bench::run(&flags),
        XtaskCmd::Perft(flags) => return perft::run(flags.args),
        XtaskCmd::Fuzz(flags) => fuzz::run(&flags),
        XtaskCmd::Crosscheck(flags) => crosscheck::run(&flags),
        XtaskCmd::Diagram(flags) => return diagram::run(flags.args),
        XtaskCmd::Shot(flags) => shot::run(flags.args),
    }
    .map(|()| ExitCode::SUCCESS)
}

fn report(result: Result<ExitCode>) -> ExitCode {
    match result {
        Ok(code) => code,
        Err(error) => {
            eprintln!("\nerror: {error:#}");
            ExitCode::FAILURE
        }
    }
}
