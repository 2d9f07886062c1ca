//! Takes out of a module what no browser needs: names of functions, producers and the like make up a third
//! of it. wasm-opt is not used: on this module it saves a tenth of the bytes before compression but costs
//! some hundredths after it.

use anyhow::{Context, Result, bail};

const MAGIC: &[u8] = b"\0asm\x01\0\0\0";
/// The number of sections without a meaning for the program.
const CUSTOM: u8 = 0;

/// The module without its custom sections.
///
/// # Errors
///
/// When `module` is no WebAssembly 1 module, or ends in the middle of a section.
pub fn strip(module: &[u8]) -> Result<Vec<u8>> {
    let Some(mut rest) = module.strip_prefix(MAGIC) else {
        bail!("module: does not start as WebAssembly version 1");
    };
    let mut stripped = MAGIC.to_vec();
    while let Some((&kind, after)) = rest.split_first() {
        let (size, digits) = leb128(after).context("module: a section's size is cut off")?;
        let length = 1 + digits + size;
        let section = rest
            .get(..length)
            .with_context(|| format!("module: section {kind} is cut off"))?;
        if kind != CUSTOM {
            stripped.extend_from_slice(section);
        }
        rest = &rest[length..];
    }
    Ok(stripped)
}

/// A number of up to 32 bits, seven in each byte, and how many bytes it takes.
fn leb128(bytes: &[u8]) -> Option<(usize, usize)> {
    let mut value = 0;
    for (place, byte) in bytes.iter().take(5).enumerate() {
        value |= usize::from(byte & 0x7f) << (7 * place);
        if byte & 0x80 == 0 {
            return Some((value, place + 1));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn custom_sections_go_and_the_others_stay() {
        let type_section = [1, 4, 1, 0x60, 0, 0];
        let long_name = [&[0, 0x85, 0x01, 4][..], b"name", &[7; 128]].concat();
        let module = [MAGIC, &long_name, &type_section, &[0, 1, 0]].concat();
        assert_eq!(strip(&module).unwrap(), [MAGIC, &type_section].concat());
    }

    #[test]
    fn what_is_cut_off_is_an_error() {
        assert!(strip(b"\0asm\x02\0\0\0").is_err());
        assert!(strip(&[MAGIC, &[1, 4, 1]].concat()).is_err());
        assert!(strip(&[MAGIC, &[1, 0x80]].concat()).is_err());
        assert!(strip(&[MAGIC, &[1]].concat()).is_err());
    }
}
