//! Folders that are served in place of the built page.

use std::fs;
use std::path::Path;

pub fn copy(from: &Path, to: &Path, wanted: &dyn Fn(&Path) -> bool) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let target = to.join(path.file_name().unwrap());
        if path.is_dir() {
            copy(&path, &target, wanted);
        } else if wanted(&path) {
            fs::copy(&path, target).unwrap();
        }
    }
}
