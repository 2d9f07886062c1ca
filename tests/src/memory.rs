//! How much memory a browser takes.

use std::fs;

/// The proportional set size of a process and everything it has started.
pub fn of_tree(root: u32) -> Option<u64> {
    let mut parents: Vec<(u32, u32)> = Vec::new();
    for entry in fs::read_dir("/proc").ok()?.flatten() {
        let name = entry.file_name();
        let Some(id) = name.to_str().and_then(|name| name.parse().ok()) else {
            continue;
        };
        if let Some(parent) = parent(id) {
            parents.push((id, parent));
        }
    }
    let mut tree = vec![root];
    let mut next = 0;
    while let Some(process) = tree.get(next).copied() {
        let children = parents.iter().filter(|(_, parent)| *parent == process);
        tree.extend(children.map(|(id, _)| *id));
        next += 1;
    }
    let sizes: Vec<u64> = tree.into_iter().filter_map(size).collect();
    (!sizes.is_empty()).then(|| sizes.iter().sum())
}

fn parent(process: u32) -> Option<u32> {
    let text = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name in parentheses may hold anything.
    let (_, rest) = text.rsplit_once(')')?;
    rest.split_whitespace().nth(1)?.parse().ok()
}

fn size(process: u32) -> Option<u64> {
    let text = fs::read_to_string(format!("/proc/{process}/smaps_rollup")).ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("Pss:"))?;
    let kilobytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kilobytes * 1024)
}
