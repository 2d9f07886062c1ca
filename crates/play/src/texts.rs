//! The sentences of a language, out of its Fluent file.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::{Arg, Message};

/// The languages there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English.
    English,
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 1] = [Language::English];

    /// The tag for the `lang` attribute.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
        }
    }

    /// The text of its Fluent file.
    pub const fn source(self) -> &'static str {
        match self {
            Language::English => include_str!("../locales/en.ftl"),
        }
    }
}

/// The sentences of one language.
pub struct Texts {
    bundle: FluentBundle<FluentResource>,
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts").finish_non_exhaustive()
    }
}

impl Texts {
    /// The sentences of a language.
    pub fn new(language: Language) -> Texts {
        // A test sees that every file can be read; what can be read of a broken one is used.
        let resource = FluentResource::try_new(language.source().to_owned())
            .unwrap_or_else(|(partial, _)| partial);
        let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![tag]);
        // The marks around inserted texts are for mixed writing directions; ours are all left to
        // right, and they would end up in copied moves.
        bundle.set_use_isolating(false);
        bundle.add_resource_overriding(resource);
        Texts { bundle }
    }

    /// The sentence in this language; its id where the language does not have it.
    pub fn say(&self, message: &Message) -> String {
        let Some(pattern) = self
            .bundle
            .get_message(message.id)
            .and_then(|found| found.value())
        else {
            return message.id.to_owned();
        };
        let mut args = FluentArgs::new();
        for (name, value) in &message.args {
            let value = match value {
                Arg::Text(text) => FluentValue::from(text.clone()),
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Message(inner) => FluentValue::from(self.say(inner)),
            };
            args.set(*name, value);
        }
        let mut errors = Vec::new();
        self.bundle
            .format_pattern(pattern, Some(&args), &mut errors)
            .into_owned()
    }

    /// A sentence without variables, by its id.
    pub fn get(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }

    /// A sentence without variables by an id that is only known at run time, as the page's
    /// `data-l10n` attributes are; `None` where the language does not have it.
    pub fn lookup(&self, id: &str) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, None, &mut errors);
        Some(text.into_owned())
    }
}
