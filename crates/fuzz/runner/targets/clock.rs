#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| consulboard_fuzz::clock(text));
