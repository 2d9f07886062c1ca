//! One connection: requests come in, answers go out.

use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use crate::folder::{Answer, Folder, Keep};

/// A request's head is never longer: nobody sends cookies here.
const HEAD: usize = 16 * 1024;
/// No more than this many header lines.
const LINES: usize = 64;
/// A connection on which nothing is asked is closed after this time.
const IDLE: Duration = Duration::from_secs(60);

/// Serves a connection to its end; a browser that goes away in the middle is not an error.
///
/// `note` is told of everything that is asked for, and says whether it is to be answered; the connection
/// ends otherwise.
pub fn serve(stream: &TcpStream, folder: &Folder, note: &dyn Fn(&str) -> bool) {
    let _ = talk(stream, folder, note);
}

/// What a request asks for.
struct Request {
    method: String,
    target: String,
    keeps_open: bool,
}

fn talk(mut stream: &TcpStream, folder: &Folder, note: &dyn Fn(&str) -> bool) -> io::Result<()> {
    stream.set_read_timeout(Some(IDLE))?;
    stream.set_nodelay(true)?;
    let mut unread = Vec::new();
    loop {
        let Some(request) = next(stream, &mut unread)? else {
            return Ok(());
        };
        if let Ok(request) = &request
            && !note(&request.target)
        {
            return Ok(());
        }
        let (answer, sends_body, keeps_open) = match request {
            Err(error) => {
                let remark = format!("request: {error}");
                (Answer::text("400 Bad Request", &remark), true, false)
            }
            Ok(request) => match request.method.as_str() {
                "GET" => (folder.answer(&request.target), true, request.keeps_open),
                "HEAD" => (folder.answer(&request.target), false, request.keeps_open),
                // It may have a body, which is not read.
                _ => {
                    let remark = "only GET and HEAD are answered here";
                    (Answer::text("405 Method Not Allowed", remark), true, false)
                }
            },
        };
        let mut out = head(&answer, keeps_open).into_bytes();
        if sends_body {
            out.extend_from_slice(&answer.body);
        }
        stream.write_all(&out)?;
        if !keeps_open {
            return finish(stream);
        }
    }
}

/// Says that no more will come, and reads what is still on its way: a connection that is closed on unread
/// bytes may take the answer with it.
fn finish(mut stream: &TcpStream) -> io::Result<()> {
    stream.shutdown(std::net::Shutdown::Write)?;
    let mut rest = [0; 4096];
    while stream.read(&mut rest)? > 0 {}
    Ok(())
}

/// Reads up to the end of the next request's head; `None` when the other side is done. What was read
/// beyond it stays in `unread`.
fn next(
    mut stream: &TcpStream,
    unread: &mut Vec<u8>,
) -> io::Result<Option<Result<Request, httparse::Error>>> {
    let mut chunk = [0; 4096];
    loop {
        match parse(unread) {
            Ok(Some((request, length))) => {
                unread.drain(..length);
                return Ok(Some(Ok(request)));
            }
            Ok(None) if unread.len() >= HEAD => {
                return Ok(Some(Err(httparse::Error::TooManyHeaders)));
            }
            Ok(None) => {}
            Err(error) => return Ok(Some(Err(error))),
        }
        match stream.read(&mut chunk)? {
            0 => return Ok(None),
            count => unread.extend_from_slice(&chunk[..count]),
        }
    }
}

/// The request at the start of `bytes` and the length of its head; `None` when it is not all there.
fn parse(bytes: &[u8]) -> Result<Option<(Request, usize)>, httparse::Error> {
    let mut lines = [httparse::EMPTY_HEADER; LINES];
    let mut request = httparse::Request::new(&mut lines);
    let length = match request.parse(bytes)? {
        httparse::Status::Complete(length) => length,
        httparse::Status::Partial => return Ok(None),
    };
    let closes = request.headers.iter().any(|line| {
        line.name.eq_ignore_ascii_case("connection") && line.value.eq_ignore_ascii_case(b"close")
    });
    let request = Request {
        method: request.method.unwrap_or("").to_owned(),
        target: request.path.unwrap_or("").to_owned(),
        keeps_open: request.version == Some(1) && !closes,
    };
    Ok(Some((request, length)))
}

/// The head of an answer.
fn head(answer: &Answer, keeps_open: bool) -> String {
    let mut head = format!(
        "HTTP/1.1 {}\r\nContent-Type: {}\r\nContent-Length: {}\r\n",
        answer.status,
        answer.media_type,
        answer.body.len()
    );
    // A fresh build is seen by a plain reload: what it changes has another name, or is asked for again.
    let keep = match answer.keep {
        Keep::UntilAsked => "no-cache",
        Keep::ForGood => "max-age=31536000, immutable",
    };
    head.push_str(&format!(
        "Cache-Control: {keep}\r\nX-Content-Type-Options: nosniff\r\n"
    ));
    if let Some(location) = &answer.location {
        head.push_str(&format!("Location: {location}\r\n"));
    }
    if !keeps_open {
        head.push_str("Connection: close\r\n");
    }
    head.push_str("\r\n");
    head
}
