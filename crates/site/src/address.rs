//! The path of a request, made safe.

use std::fmt;

/// A request's path below the mount point, split and percent-decoded; it never leads outside.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Address {
    written: String,
    segments: Vec<String>,
    folder: bool,
}

/// Why a request's path names nothing here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum BadAddress {
    /// The path is not below the mount point.
    Elsewhere,
    /// A `%` is not followed by two hexadecimal digits, or the decoded text is not UTF-8.
    Escape,
    /// A segment is `..`, or holds a separator or a zero byte.
    Segment,
}

impl fmt::Display for BadAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Elsewhere => "address: this server serves another path",
            Self::Escape => "address: a percent escape is not two hexadecimal digits of UTF-8",
            Self::Segment => "address: a segment leads outside the served folder",
        })
    }
}

impl std::error::Error for BadAddress {}

impl Address {
    /// Reads the target of a request line (`/play/a%20b.js?x`) served below `mount` (`/play/`).
    ///
    /// # Errors
    ///
    /// [`BadAddress`] when the path is not below `mount`, is badly escaped, or would lead outside.
    pub fn parse(target: &str, mount: &str) -> Result<Self, BadAddress> {
        let written = target.split(['?', '#']).next().unwrap_or("");
        let mount = mount.trim_matches('/');
        let mut rest = written.strip_prefix('/').ok_or(BadAddress::Elsewhere)?;
        if !mount.is_empty() {
            rest = rest.strip_prefix(mount).ok_or(BadAddress::Elsewhere)?;
            if !rest.is_empty() {
                rest = rest.strip_prefix('/').ok_or(BadAddress::Elsewhere)?;
            }
        }
        let segments = rest
            .split('/')
            .filter(|s| !s.is_empty() && *s != ".")
            .map(decode)
            .collect::<Result<Vec<_>, _>>()?;
        let leads_out = |s: &String| s == ".." || s.contains(['/', '\\', '\0', ':']);
        if segments.iter().any(leads_out) {
            return Err(BadAddress::Segment);
        }
        Ok(Self {
            written: written.to_owned(),
            segments,
            folder: written.ends_with('/'),
        })
    }

    /// The decoded names from the served folder downwards.
    #[must_use]
    pub fn segments(&self) -> &[String] {
        &self.segments
    }

    /// Whether it was written with a slash at the end.
    #[must_use]
    pub fn is_folder(&self) -> bool {
        self.folder
    }

    /// The path as the request had it, without query and fragment.
    #[must_use]
    pub fn as_written(&self) -> &str {
        &self.written
    }
}

fn decode(segment: &str) -> Result<String, BadAddress> {
    let mut bytes = Vec::with_capacity(segment.len());
    let mut rest = segment.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let mut digit = || {
                let digit = rest.next().ok_or(BadAddress::Escape)?;
                char::from(digit).to_digit(16).ok_or(BadAddress::Escape)
            };
            let value = digit()? * 16 + digit()?;
            bytes.push(u8::try_from(value).map_err(|_| BadAddress::Escape)?);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).map_err(|_| BadAddress::Escape)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_are_decoded_once() {
        let address = Address::parse("/a%20b/%C3%A9.js?x=%zz", "/").unwrap();
        assert_eq!(address.segments(), ["a b", "é.js"]);
        assert_eq!(
            Address::parse("/%252e%252e/x", "/").unwrap().segments(),
            ["%2e%2e", "x"]
        );
    }

    #[test]
    fn bad_paths_are_named() {
        assert_eq!(Address::parse("*", "/"), Err(BadAddress::Elsewhere));
        assert_eq!(
            Address::parse("/else/", "/play/"),
            Err(BadAddress::Elsewhere)
        );
        assert_eq!(Address::parse("/%2", "/"), Err(BadAddress::Escape));
        assert_eq!(Address::parse("/%ff", "/"), Err(BadAddress::Escape));
        assert_eq!(Address::parse("/a/%2e./b", "/"), Err(BadAddress::Segment));
        assert_eq!(Address::parse("/a%2fb", "/"), Err(BadAddress::Segment));
    }
}
