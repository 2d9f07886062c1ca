//! The command line.

use std::ffi::OsString;
use std::path::PathBuf;

use crate::test::Part;

xflags::xflags! {
    /// Everything around Consulboard: tools, build, server, tests.
    cmd xtask {
        /// Get every tool that the other commands need (they also do it by themselves).
        cmd setup {
            /// Leave the browsers and their drivers out.
            optional --no-browsers
        }

        /// Print the environment for plain `trunk` and wasm `cargo` commands: eval "$(cargo xtask env)".
        cmd env {}

        /// Build the optimised page into dist/ and check its weight.
        cmd build dist {
            /// Build with the hooks that only the browser tests use, into another folder.
            optional --test-hooks
            /// Write the page to this folder.
            optional --dist dir: PathBuf
        }

        /// Build the optimised page and serve it on 127.0.0.1.
        cmd serve {
            /// The port to listen on (default: 8080).
            optional --port port: u16
            /// Serve what is in the folder already, without a build.
            optional --no-build
            /// Build into and serve this folder.
            optional --dist dir: PathBuf
        }

        /// Run every test: host, wasm in a headless browser, the built page, a wiki and nginx in real browsers.
        cmd test {
            /// Run only this part: host, wasm, browser, wiki, nginx, axe or webkit (may be repeated).
            repeated --only part: Part
            /// Run the browser tests in this browser only: chromium or firefox.
            optional --browser name: String
            /// Test the pages that are built already.
            optional --no-build
            /// Run only tests whose name contains this.
            optional filter: String
        }

        /// Check formatting, lints for host and wasm32, and the documentation.
        cmd check {}

        /// Count the leaves of the tree of legal moves, to compare the rules with other programs.
        cmd perft {
            /// All that follows is passed on; `cargo xtask perft --help` explains it.
            repeated args: OsString
        }

        /// Compare the rules with programs that somebody else wrote (Python packages).
        cmd crosscheck {
            /// Fail where there is no Python, instead of saying so.
            optional --required
        }

        /// Make up texts for everything that reads any, and see that none does harm (needs a nightly compiler).
        cmd fuzz {
            /// How long each target runs, in seconds (default: 60).
            optional --seconds seconds: u32
            /// Run only this target.
            optional target: String
        }

        /// Draw a position as an SVG file.
        cmd diagram {
            /// All that follows is passed on; `cargo xtask diagram --help` explains it.
            repeated args: OsString
        }

        /// Measure the move generator beside another engine and in wasm.
        cmd bench {
            /// Leave wasm out, which takes a compiler for it and Node.
            optional --no-wasm
            /// Compile both engines for this very processor.
            optional --native-cpu
        }

        /// Take a picture of the page in a real browser.
        cmd shot {
            /// All that follows is passed on; `cargo xtask shot --help` explains it.
            repeated args: OsString
        }
    }
}
