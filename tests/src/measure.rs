//! Times that are measured on a machine which does other things too.

/// How often something is measured before its time counts as too long.
const TRIES: usize = 3;

/// The shortest of some measurements: what else the machine does only makes them longer. It stops at the first one
/// below the limit and gives up after the third.
pub fn shortest(limit: f64, mut measure: impl FnMut() -> f64) -> f64 {
    let mut shortest = f64::INFINITY;
    for _ in 0..TRIES {
        shortest = shortest.min(measure());
        if shortest < limit {
            break;
        }
    }
    shortest
}

#[cfg(test)]
mod tests {
    use super::shortest;

    #[test]
    fn the_shortest_of_three_counts() {
        for (times, limit, result, tries) in [
            ([5.0, 1.0, 1.0], 9.0, 5.0, 1),
            ([9.0, 8.0, 2.0], 3.0, 2.0, 3),
            ([9.0, 8.0, 8.5], 3.0, 8.0, 3),
        ] {
            let mut all = times.into_iter();
            assert_eq!(shortest(limit, || all.next().unwrap()), result, "{times:?}");
            assert_eq!(times.len() - all.len(), tries, "{times:?}");
        }
    }
}
