//! What nginx says about each file of the built page, with the configuration of `docs/host/nginx.conf`.
//!
//! `cargo xtask test --only nginx` starts it.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use ureq::Agent;
use ureq::Body;
use ureq::http::Response;

fn variable(name: &str) -> String {
    env::var(name)
        .unwrap_or_else(|_| panic!("{name} is not set: run `cargo xtask test --only nginx`"))
}

/// The answer as it comes: not followed where it leads, not unpacked, whatever its status.
#[track_caller]
fn ask(path: &str, headers: &[(&str, &str)]) -> Response<Body> {
    ask_host(&variable("CONSULBOARD_NGINX"), path, headers)
}

#[track_caller]
fn ask_host(host: &str, path: &str, headers: &[(&str, &str)]) -> Response<Body> {
    let agent: Agent = Agent::config_builder()
        .max_redirects(0)
        .http_status_as_error(false)
        .build()
        .into();
    let mut request = agent.get(format!("{host}{path}"));
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    match request.call() {
        Ok(answer) => answer,
        Err(error) => panic!("{path}: {error}"),
    }
}

/// All values of a header, joined as HTTP has it.
fn header(answer: &Response<Body>, name: &str) -> String {
    let values = answer.headers().get_all(name).iter();
    let values: Vec<_> = values.filter_map(|value| value.to_str().ok()).collect();
    values.join(", ")
}

/// Every file of the built page, as addresses have it.
fn files() -> Vec<String> {
    let dist = PathBuf::from(variable("CONSULBOARD_DIST"));
    let mut names = Vec::new();
    collect(&dist, &dist, &mut names);
    names.sort();
    assert!(names.len() > 10, "not a built page: {names:?}");
    names
}

fn collect(folder: &Path, root: &Path, names: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, root, names);
        } else {
            let name = path.strip_prefix(root).unwrap();
            names.push(name.to_str().unwrap().to_owned());
        }
    }
}

/// Whether the name is one that the build gives: what is made of the content stands after the last hyphen,
/// sixteen hexadecimal digits but for zeros at their beginning. What has its name in the repository has none.
fn is_hashed(name: &str) -> bool {
    let www = Path::new(env!("CARGO_MANIFEST_DIR")).join("../www");
    let Some((stem, _)) = name.rsplit_once('.') else {
        return false;
    };
    let Some((_, hash)) = stem.trim_end_matches("_bg").rsplit_once('-') else {
        return false;
    };
    let is_hash = (1..=16).contains(&hash.len()) && hash.bytes().all(|b| b.is_ascii_hexdigit());
    is_hash && !www.join(name).exists()
}

#[test]
fn a_hash_without_its_zeros_is_one_too() {
    assert!(is_hashed("boot-51954a788d745f1.js"));
    assert!(is_hashed("consulboard-app-2db52ff4072ea417_bg.wasm"));
    for name in [
        "embed.html",
        "consulboard.js",
        "icons/icon-192.png",
        "sw.js",
    ] {
        assert!(!is_hashed(name), "{name}");
    }
}

fn with_ending(ending: &str) -> Vec<String> {
    let found: Vec<_> = files()
        .into_iter()
        .filter(|name| name.ends_with(ending))
        .collect();
    assert!(!found.is_empty(), "no {ending} in the built page");
    found
}

#[test]
fn every_file_is_there_with_its_type_and_nobody_guesses_another() {
    for name in files() {
        let answer = ask(&format!("/play/{name}"), &[]);
        assert_eq!(answer.status(), 200, "{name}");
        let kind = match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
            "html" => "text/html; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "wasm" => "application/wasm",
            "svg" => "image/svg+xml",
            "json" => "application/json",
            "webmanifest" => "application/manifest+json",
            "png" => "image/png",
            "ts" | "ftl" | "wiki" | "txt" | "sh" => "text/plain; charset=utf-8",
            other => panic!("{name}: say here what type .{other} has"),
        };
        assert_eq!(header(&answer, "content-type"), kind, "{name}");
        assert_eq!(
            header(&answer, "x-content-type-options"),
            "nosniff",
            "{name}"
        );
        assert_eq!(header(&answer, "referrer-policy"), "no-referrer", "{name}");
    }
}

#[test]
fn only_names_with_a_hash_are_kept() {
    let (hashed, other): (Vec<_>, Vec<_>) = files().into_iter().partition(|name| is_hashed(name));
    assert!(
        hashed.iter().any(|name| name.ends_with(".wasm")),
        "{hashed:?}"
    );
    for name in hashed {
        let answer = ask(&format!("/play/{name}"), &[]);
        let kept = header(&answer, "cache-control");
        assert_eq!(kept, "public, max-age=31536000, immutable", "{name}");
    }
    for name in other {
        let answer = ask(&format!("/play/{name}"), &[]);
        assert_eq!(header(&answer, "cache-control"), "no-cache", "{name}");
    }
    let answer = ask("/play/", &[]);
    assert_eq!(header(&answer, "cache-control"), "no-cache");
}

/// The file changed for the root of a host as its comments say.
#[test]
fn at_the_root_of_a_host_everything_is_the_same() {
    const NAMES: [&str; 6] = [
        "content-type",
        "cache-control",
        "content-security-policy",
        "access-control-allow-origin",
        "x-content-type-options",
        "referrer-policy",
    ];
    let root = variable("CONSULBOARD_NGINX_ROOT");
    for name in files().into_iter().chain([String::new()]) {
        let below = ask(&format!("/play/{name}"), &[]);
        let at_root = ask_host(&root, &format!("/{name}"), &[]);
        assert_eq!(at_root.status(), 200, "{name}");
        for header_name in NAMES {
            let values = [&at_root, &below].map(|answer| header(answer, header_name));
            assert_eq!(values[0], values[1], "{name}: {header_name}");
        }
    }
    assert_eq!(ask_host(&root, "/nothing.html", &[]).status(), 404);
}

#[test]
fn what_is_not_there_is_404_and_not_kept() {
    for path in [
        "/play/nothing.html",
        "/play/wiki/nothing",
        "/play/gone-0123456789abcdef.js",
        "/play/gone-0123456789abcdef_bg.wasm",
        "/elsewhere",
    ] {
        let answer = ask(path, &[]);
        assert_eq!(answer.status(), 404, "{path}");
        let kept = header(&answer, "cache-control");
        assert!(!kept.contains("max-age"), "{path}: {kept}");
    }
}

#[test]
fn the_folder_without_its_slash_leads_to_it() {
    let answer = ask("/play", &[]);
    assert_eq!(answer.status(), 301);
    let place = header(&answer, "location");
    assert!(place.ends_with("/play/"), "{place}");
    let front = ask("/play/", &[]);
    assert_eq!(front.status(), 200);
    assert_eq!(header(&front, "content-type"), "text/html; charset=utf-8");
}

#[test]
fn only_the_board_alone_may_be_framed_by_others() {
    for (name, policy) in [
        ("", "frame-ancestors 'self'"),
        ("index.html", "frame-ancestors 'self'"),
        ("embed.html", "frame-ancestors *"),
    ] {
        let answer = ask(&format!("/play/{name}"), &[]);
        assert_eq!(header(&answer, "content-security-policy"), policy, "{name}");
        assert_eq!(header(&answer, "x-frame-options"), "", "{name}");
    }
}

#[test]
fn only_the_script_for_other_pages_may_be_read_by_them() {
    for name in files() {
        let answer = ask(
            &format!("/play/{name}"),
            &[("Origin", "https://wiki.example")],
        );
        let allowed = match name.as_str() {
            "consulboard.js" => "*",
            _ => "",
        };
        assert_eq!(
            header(&answer, "access-control-allow-origin"),
            allowed,
            "{name}"
        );
    }
}

#[test]
fn text_and_modules_are_compressed_for_those_who_can_unpack_them() {
    for ending in [".wasm", ".js", ".css", ".html", ".svg"] {
        for name in with_ending(ending) {
            let path = format!("/play/{name}");
            let mut plain = ask(&path, &[("Accept-Encoding", "identity")]);
            assert_eq!(header(&plain, "content-encoding"), "", "{name}");
            let plain = plain.body_mut().read_to_vec().unwrap();
            if plain.len() < 1000 {
                continue;
            }
            let mut answer = ask(&path, &[("Accept-Encoding", "gzip")]);
            assert_eq!(header(&answer, "content-encoding"), "gzip", "{name}");
            assert_eq!(header(&answer, "vary"), "Accept-Encoding", "{name}");
            let packed = answer.body_mut().read_to_vec().unwrap();
            assert_eq!(packed[..2], [0x1f, 0x8b], "{name}");
            assert!(packed.len() < plain.len(), "{name}");
            if ending == ".wasm" {
                println!("{name}: {} bytes, {} packed", plain.len(), packed.len());
            }
        }
    }
}

#[test]
fn a_file_that_has_not_changed_is_not_sent_again() {
    for encoding in ["identity", "gzip"] {
        for name in ["index.html", "embed.html", "consulboard.js", "embed.js"] {
            let path = format!("/play/{name}");
            let tag = header(&ask(&path, &[("Accept-Encoding", encoding)]), "etag");
            assert!(!tag.is_empty(), "{name}");
            let same = [
                ("Accept-Encoding", encoding),
                ("If-None-Match", tag.as_str()),
            ];
            let mut again = ask(&path, &same);
            assert_eq!(again.status(), 304, "{name}");
            assert_eq!(header(&again, "cache-control"), "no-cache", "{name}");
            assert!(again.body_mut().read_to_vec().unwrap().is_empty(), "{name}");
            let other = [("If-None-Match", "\"another\"")];
            assert_eq!(ask(&path, &other).status(), 200, "{name}");
        }
    }
}

/// An administrator of a wiki copies them from the browser's window.
#[test]
fn the_wiki_kit_is_there_as_text() {
    let read = |name: &str| {
        let mut answer = ask(&format!("/play/wiki/{name}"), &[]);
        assert_eq!(answer.status(), 200, "{name}");
        let kind = header(&answer, "content-type");
        assert!(
            kind.starts_with("text/") && kind.ends_with("; charset=utf-8"),
            "{name}: {kind}"
        );
        answer.body_mut().read_to_string().unwrap()
    };
    let list = read("pages.txt");
    let names: Vec<&str> = list
        .lines()
        .map(|line| line.split_once('\t').expect("file, tab, title").0)
        .chain(["gadgets-definition.txt", "install.sh"])
        .collect();
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../www/wiki");
    for name in names {
        let ours = fs::read_to_string(source.join(name)).unwrap();
        assert_eq!(read(name), ours, "{name}");
    }
}
