//! Media types by file name.

use std::path::Path;

/// The media type for a file of the page; `application/octet-stream` for an ending it does not know.
#[must_use]
pub fn mime_type(path: &Path) -> &'static str {
    let ending = path.extension().and_then(|e| e.to_str()).unwrap_or("");
    match ending {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "ogg" | "oga" => "audio/ogg",
        "mp3" => "audio/mpeg",
        "wav" => "audio/wav",
        "txt" | "md" | "ftl" | "pgn" => "text/plain; charset=utf-8",
        "xml" => "application/xml",
        _ => "application/octet-stream",
    }
}
