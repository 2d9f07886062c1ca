//! `cargo xtask serve`: build the page and show it.

use std::io::ErrorKind;
use std::net::{Ipv4Addr, TcpListener};

use anyhow::{Result, anyhow, bail};
use consulboard_site::Site;

use crate::build::Page;
use crate::setup::{Goal, Tools};
use crate::{flags, workspace};

const PORT: u16 = 8080;

/// `cargo xtask serve`: runs until it is interrupted.
///
/// # Errors
///
/// When the port is taken, a tool is missing, or the build fails.
pub fn run(flags: &flags::Serve) -> Result<()> {
    let port = flags.port.unwrap_or(PORT);
    // Minutes of building should not end in this message.
    if let Err(error) = TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
        return Err(taken(port, &error));
    }
    let dist = flags.dist.clone().unwrap_or_else(workspace::dist);
    if flags.no_build {
        if !dist.join("index.html").exists() {
            bail!("{}: no page in it; leave --no-build out", dist.display());
        }
    } else {
        let tools = Tools::for_goal(Goal::Page)?;
        Page::Product.build(&tools, &dist)?;
    }
    let site = Site::start(dist, "/", port).map_err(|error| taken(port, &error))?;
    println!(
        "\nConsulboard: http://{}/  (Ctrl-C ends it)",
        site.address()
    );
    loop {
        std::thread::park();
    }
}

fn taken(port: u16, error: &std::io::Error) -> anyhow::Error {
    match error.kind() {
        ErrorKind::AddrInUse => anyhow!(
            "port {port} on 127.0.0.1 is in use by another program; choose another one, \
             for example `cargo xtask serve --port {}`",
            port.checked_add(1).unwrap_or(PORT)
        ),
        _ => anyhow!("port {port} on 127.0.0.1: {error}; `--port` chooses another one"),
    }
}
