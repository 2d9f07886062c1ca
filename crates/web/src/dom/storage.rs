//! What is kept from one visit to the next, where the browser allows it.

use super::Dom;

/// Texts by name. Everything works without it too: in a frame of another site, in private windows and
/// with a full disk nothing is kept, and nothing fails.
#[derive(Clone, Debug)]
pub struct Storage {
    local: Option<web_sys::Storage>,
}

impl Storage {
    /// The storage of this site.
    pub fn new(dom: &Dom) -> Storage {
        Storage {
            local: dom.window().local_storage().ok().flatten(),
        }
    }

    /// What a tab keeps for itself as long as it is open, also while it is loaded anew.
    pub fn of_tab(dom: &Dom) -> Storage {
        Storage {
            local: dom.window().session_storage().ok().flatten(),
        }
    }

    /// What was kept under a name.
    pub fn get(&self, name: &str) -> Option<String> {
        self.local.as_ref()?.get_item(&key(name)).ok().flatten()
    }

    /// Keeps a text under a name; whether that worked.
    pub fn set(&self, name: &str, text: &str) -> bool {
        let local = self.local.as_ref();
        local.is_some_and(|local| local.set_item(&key(name), text).is_ok())
    }

    /// Forgets what was kept under a name.
    pub fn remove(&self, name: &str) {
        if let Some(local) = &self.local {
            // Where nothing can be kept there is nothing to forget.
            let _ = local.remove_item(&key(name));
        }
    }
}

/// Other programs of the same host share the storage.
fn key(name: &str) -> String {
    format!("consulboard.{name}")
}
