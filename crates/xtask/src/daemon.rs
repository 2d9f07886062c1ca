//! Servers that the tests talk to, for as long as the tests run.

use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

/// How long a server may take until it listens.
const START: Duration = Duration::from_secs(30);

/// A port of 127.0.0.1 that nobody has at the moment.
///
/// # Errors
///
/// When the system has none to give.
pub fn free_port() -> Result<u16> {
    // The port is free again when the listener is dropped.
    let listener =
        TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).context("looking for a free port")?;
    Ok(listener.local_addr()?.port())
}

/// A server in the foreground; it ends when this is dropped.
pub struct Daemon(Child);

impl Daemon {
    /// Starts it and waits until it listens on `port` of 127.0.0.1.
    ///
    /// # Errors
    ///
    /// When it cannot be started, ends by itself, or does not listen in time.
    pub fn start(command: &mut Command, port: u16) -> Result<Self> {
        let name = command.get_program().to_string_lossy().into_owned();
        let child = command
            .spawn()
            .with_context(|| format!("cannot start `{name}`"))?;
        let mut daemon = Self(child);
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        let end = Instant::now() + START;
        while TcpStream::connect(address).is_err() {
            if let Some(status) = daemon.0.try_wait()? {
                bail!("`{name}` ended before it listened ({status})");
            }
            if Instant::now() >= end {
                bail!("`{name}` did not listen on {address} within {START:?}");
            }
            thread::sleep(Duration::from_millis(20));
        }
        Ok(daemon)
    }
}

impl Drop for Daemon {
    fn drop(&mut self) {
        // Both only fail when it has ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
