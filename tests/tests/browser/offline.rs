//! The page works without a connection after the first visit, and takes a new version when the player wants.

use std::{env, fs, process};

use consulboard_browser_tests::Page;

use crate::folder::copy;

/// Waits until the program is kept on the device.
#[track_caller]
fn wait_until_kept(page: &mut Page) {
    page.js("window.kept = false;
         navigator.serviceWorker.ready.then(r => {
             const done = () => { window.kept = r.active?.state === 'activated'; };
             done();
             r.active?.addEventListener('statechange', done);
         })");
    page.wait_for("return window.kept");
}

pub fn it_works_without_a_connection(page: &mut Page) {
    page.open("");
    wait_until_kept(page);
    page.stop_serving();
    page.open("#game=consulchess&moves=e2e4");
    page.wait_for_text("#moves li", "1.e4");
    // What comes later is there too.
    page.click("[data-view-link=dice]");
    page.wait_for("return !!document.querySelector('#dice h1')");
    page.click("[data-view-link=rules]");
    page.wait_for("return document.querySelectorAll('#rules-text .board canvas').length > 0");
    page.open("?lang=hu");
    assert_eq!(page.js("return document.documentElement.lang"), "hu");
    // The board in a frame comes from the network, and says that there is none.
    page.click("[data-action=embed]");
    page.wait_for(
        "return document.getElementById('embed-preview').contentDocument?.body?.textContent
            .includes('Ehhez a táblához kapcsolat kell.')",
    );
}

pub fn a_new_version_waits_until_it_is_wanted(page: &mut Page) {
    let name = format!("consulboard-version-{}-{}", page.kind(), process::id());
    let folder = env::temp_dir().join(name);
    let dist = page.dist().to_owned();
    copy(&dist, &folder, &|_| true);
    page.serve_folder(&folder, "/");
    page.open("");
    wait_until_kept(page);
    // The page that has been loaded before its keeper came is not kept; the next one is.
    page.open("");
    page.wait_for("return !!navigator.serviceWorker.controller");
    page.click("#move-text");
    page.type_text("e4");
    page.click("#move-form button");
    page.wait_for_text("#moves li", "1.e4");
    // Somebody puts a new version onto the host.
    let html = fs::read_to_string(folder.join("index.html")).unwrap();
    let html = html.replace(
        "<html lang=\"en\"",
        "<html data-version=\"new\" lang=\"en\"",
    );
    fs::write(folder.join("index.html"), html).unwrap();
    let worker = fs::read_to_string(folder.join("sw.js")).unwrap();
    let worker = worker.replace("const VERSION = \"", "const VERSION = \"new");
    fs::write(folder.join("sw.js"), worker).unwrap();
    page.js("navigator.serviceWorker.ready.then(r => r.update())");
    page.wait_for("return !document.getElementById('update').hidden");
    // Until then the old one goes on, also when the page is loaded again.
    page.js("document.documentElement.removeAttribute('data-ready'); location.reload()");
    page.wait_for("return document.documentElement.dataset.ready === 'true'");
    page.wait_for("return !document.getElementById('update').hidden");
    let version = "return document.documentElement.dataset.version ?? 'old'";
    assert_eq!(page.js(version), "old");
    page.js("document.documentElement.removeAttribute('data-ready')");
    page.click("#update button");
    page.wait_for("return document.documentElement.dataset.version === 'new'");
    page.wait_for("return document.documentElement.dataset.ready === 'true'");
    page.wait_for_text("#moves li", "1.e4");
    fs::remove_dir_all(&folder).unwrap();
}

pub fn it_can_be_installed(page: &mut Page) {
    page.open("");
    page.js("window.icons = null;
         fetch(document.querySelector('link[rel=manifest]').href).then(async r => {
             const manifest = await r.json();
             const sizes = await Promise.all(manifest.icons.map(async icon => {
                 const picture = new Image();
                 picture.src = icon.src;
                 await picture.decode();
                 return `${picture.naturalWidth}x${picture.naturalHeight}` === icon.sizes;
             }));
             window.icons = [manifest.name, manifest.display, sizes.every(Boolean)].join(' ');
         })");
    page.wait_for("return window.icons");
    assert_eq!(
        page.js("return window.icons"),
        "Consulboard standalone true"
    );
}
