//! Randomness: the browser's generator, and nothing else.

use consulboard_play::draw::NoRandomness;

/// Fills the bytes.
pub fn bytes(bytes: &mut [u8]) -> Result<(), NoRandomness> {
    getrandom::fill(bytes).map_err(|_| NoRandomness)
}
