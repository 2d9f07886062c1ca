//! Sets of files.

use consulboard_rules::File;

/// A set of files, one bit each, file a first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Files(pub u16);

impl Files {
    /// The light squares of White's back rank, for whom the first one is dark (CON-1).
    pub const LIGHT: Files = Files(0xaaaa);
    /// The dark ones.
    pub const DARK: Files = Files(0x5555);

    /// The set of one file.
    pub const fn of(file: File) -> Files {
        Files(1 << file.index())
    }

    /// The first so many files.
    pub const fn first(count: u8) -> Files {
        Files(((1u32 << count) - 1) as u16)
    }

    /// Those that are in both sets.
    pub const fn and(self, other: Files) -> Files {
        Files(self.0 & other.0)
    }

    /// Whether the file is in it.
    pub const fn contains(self, file: File) -> bool {
        self.0 & Files::of(file).0 != 0
    }

    /// The files, a first.
    pub fn iter(self) -> impl Iterator<Item = File> {
        let files = (0..16).filter_map(File::new);
        files.filter(move |file| self.contains(*file))
    }
}

impl FromIterator<File> for Files {
    fn from_iter<I: IntoIterator<Item = File>>(files: I) -> Files {
        Files(
            files
                .into_iter()
                .fold(0, |all, file| all | Files::of(file).0),
        )
    }
}
