//! Days in the form of a language.

use consulboard_play::Language;
use js_sys::{Array, Date, Function, Intl, Object, Reflect};
use wasm_bindgen::JsValue;

/// Writes days; making one takes long, writing by it does not.
pub struct Days {
    day: Function,
    month: Function,
    year: Function,
    hour: Function,
}

impl Days {
    /// In the form of a language.
    pub fn new(language: Language) -> Days {
        let locales = Array::of1(&language.tag().into());
        let writer = |fields: &[(&str, &str)]| {
            let options = Object::new();
            for (name, value) in fields {
                // A new object takes everything.
                let _ = Reflect::set(&options, &(*name).into(), &(*value).into());
            }
            Intl::DateTimeFormat::new(&locales, &options).format()
        };
        let fields = [("year", "numeric"), ("month", "short"), ("day", "numeric")];
        Days {
            day: writer(&fields),
            month: writer(&fields[..2]),
            year: writer(&fields[..1]),
            hour: writer(&[("hour", "numeric"), ("minute", "2-digit")]),
        }
    }

    /// A day as PGN writes it, as far as it is known: `2026.11.30`, `1999.??.??`. What is none stays as it is,
    /// and nothing is `None`.
    pub fn of_pgn(&self, date: &str) -> Option<String> {
        let mut parts = date.splitn(3, '.');
        let year = parts.next().filter(|year| year.len() == 4);
        let year = year.and_then(|year| year.parse::<u32>().ok());
        let Some(year) = year else {
            return Some(date.to_owned())
                .filter(|date| !date.starts_with(['?']) && !date.is_empty());
        };
        let mut number = || parts.next()?.parse::<i32>().ok();
        let (month, day) = (number(), number());
        let writer = match (month, day) {
            (Some(_), Some(_)) => &self.day,
            (Some(_), None) => &self.month,
            (None, _) => &self.year,
        };
        let (month, day) = (month.unwrap_or(1), day.unwrap_or(1));
        write(writer, &Date::new_with_year_month_day(year, month - 1, day))
    }

    /// The day of a time in milliseconds since 1970.
    pub fn of_time(&self, time: u64) -> Option<String> {
        write(&self.day, &date(time))
    }

    /// The time of day of such a time.
    pub fn hour_of(&self, time: u64) -> Option<String> {
        write(&self.hour, &date(time))
    }
}

fn date(time: u64) -> Date {
    Date::new(&JsValue::from_f64(time as f64))
}

fn write(writer: &Function, date: &Date) -> Option<String> {
    writer.call1(&JsValue::NULL, date).ok()?.as_string()
}
