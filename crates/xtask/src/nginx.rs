//! The part `nginx` of the tests: the built page behind nginx, configured as the guide says.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context, Result, ensure};

use crate::build::Page;
use crate::daemon::{self, Daemon};
use crate::setup::{Tools, apt};
use crate::test::Outcome;
use crate::{flags, shell, test, workspace};

/// What an administrator includes.
const CONFIGURATION: &str = "docs/host/nginx.conf";

/// Where that file says the built page lies.
const DOCUMENTED: &str = "/srv/consulboard";

/// The path in it, and the line that goes at the root of a host.
const PATH: &str = "location /play/ {";
const WITHOUT_SLASH: &str = "location = /play { return 301 /play/; }";

/// Starts nginx without privileges on a free port of this machine and runs the tests.
///
/// # Errors
///
/// When a step or a test fails, and where `CI` is set when there is no nginx.
pub fn run(tools: &Tools, flags: &flags::Test) -> Result<Outcome> {
    let program = match find_or_install() {
        Ok(program) => program,
        Err(error) => return test::skip("the configuration of nginx", error),
    };
    if !flags.no_build {
        Page::Product.build(tools, &Page::Product.folder())?;
    }
    shell::step("tests of the page behind nginx", None);
    let ports = [daemon::free_port()?, daemon::free_port()?];
    let folder = configure(ports)?;
    let mut nginx = shell::command(program);
    nginx
        .arg("-p")
        .arg(&folder)
        .arg("-c")
        .arg(folder.join("nginx.conf"))
        .stdin(Stdio::null());
    let _nginx = Daemon::start(&mut nginx, ports[0])?;
    let mut cargo = shell::cargo();
    cargo
        .args(["test", "--package", "consulboard-browser-tests"])
        .args([
            "--no-fail-fast",
            "--test",
            "headers",
            "--test",
            "nginx",
            "--",
        ])
        .args(&flags.filter);
    test::apply(&mut cargo, tools, flags)?;
    for (name, port) in ["CONSULBOARD_NGINX", "CONSULBOARD_NGINX_ROOT"]
        .into_iter()
        .zip(ports)
    {
        cargo.env(name, format!("http://127.0.0.1:{port}"));
    }
    shell::run_quoting(&mut cargo)?;
    Ok(Outcome::Passed)
}

fn find_or_install() -> Result<PathBuf> {
    // Debian has it where only root looks.
    let find = || shell::find("nginx", &["/usr/sbin".into()]);
    if find().is_none() {
        apt::install(&["nginx"])?;
    }
    find().context("found no nginx, expected Debian's package nginx")
}

/// Writes what is around the documented file, and that file with the place of the built page: on the first
/// port as it is, on the second changed for the root of a host, as its comments say.
fn configure(ports: [u16; 2]) -> Result<PathBuf> {
    let folder = workspace::target().join("nginx");
    fs::create_dir_all(&folder).with_context(|| format!("creating {}", folder.display()))?;
    let documented = fs::read_to_string(workspace::root().join(CONFIGURATION))
        .with_context(|| format!("reading {CONFIGURATION}"))?;
    let page = escaped(&Page::Product.folder());
    let documented = replaced(&documented, DOCUMENTED, &page)?;
    write(&folder.join("consulboard.conf"), &documented)?;
    let at_root = replaced(&documented, PATH, "location / {")?;
    let at_root = replaced(&at_root, WITHOUT_SLASH, "")?;
    write(&folder.join("root.conf"), &at_root)?;
    let [port, root_port] = ports;
    // One process in the foreground, which writes below its folder only; everything else is as nginx has it
    // when nobody says anything, so that the documented file has to say what it needs.
    write(
        &folder.join("nginx.conf"),
        &format!(
            "daemon off;\n\
             master_process off;\n\
             pid nginx.pid;\n\
             error_log error.log;\n\
             events {{}}\n\
             http {{\n    \
                 access_log access.log;\n    \
                 client_body_temp_path temp;\n    \
                 proxy_temp_path temp;\n    \
                 fastcgi_temp_path temp;\n    \
                 uwsgi_temp_path temp;\n    \
                 scgi_temp_path temp;\n    \
                 server {{\n        \
                     listen 127.0.0.1:{port};\n        \
                     include consulboard.conf;\n    \
                 }}\n    \
                 server {{\n        \
                     listen 127.0.0.1:{root_port};\n        \
                     include root.conf;\n    \
                 }}\n\
             }}\n"
        ),
    )?;
    Ok(folder)
}

/// The text with what has to be changed in one place.
fn replaced(text: &str, from: &str, to: &str) -> Result<String> {
    let count = text.matches(from).count();
    ensure!(
        count == 1,
        "{CONFIGURATION}: found `{from}` {count} times, expected it once"
    );
    Ok(text.replace(from, to))
}

fn write(path: &Path, text: &str) -> Result<()> {
    fs::write(path, text).with_context(|| format!("writing {}", path.display()))
}

/// A path as nginx reads it: a space ends a word.
fn escaped(path: &Path) -> String {
    path.to_string_lossy()
        .replace('\\', r"\\")
        .replace(' ', r"\ ")
}
