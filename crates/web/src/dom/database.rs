//! The database of the site: texts by key, in stores. It holds more than the storage and does not make
//! anybody wait.

use std::rc::Rc;

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::{IdbDatabase, IdbKeyRange, IdbRequest, IdbTransaction, IdbTransactionMode};

use super::Dom;
use crate::crash;

/// An open database.
#[derive(Clone, Debug)]
pub struct Database {
    inner: IdbDatabase,
}

/// One change of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Write {
    /// Keep a text under a key of a store.
    Put(&'static str, String, String),
    /// Forget what is under a key of a store.
    Delete(&'static str, String),
}

/// Whether something was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Done {
    /// All of it.
    Yes,
    /// Nothing of it: the disk is full, or the browser has taken the database away.
    No,
}

impl Database {
    /// Opens a database and makes the stores it does not have. `done` gets `None` where the browser has
    /// none for this site, as in some private windows.
    pub fn open(
        dom: &Dom,
        name: &str,
        stores: &'static [&'static str],
        done: impl Fn(Option<Database>) + 'static,
    ) {
        Database::open_any(dom, name, stores, Rc::new(done));
    }

    fn open_any(
        dom: &Dom,
        name: &str,
        stores: &'static [&'static str],
        done: Rc<dyn Fn(Option<Database>)>,
    ) {
        let factory = dom.window().indexed_db().ok().flatten();
        let request = factory.and_then(|factory| factory.open_with_u32(name, 1).ok());
        let Some(request) = request else {
            return done(None);
        };
        let upgraded = request.clone();
        request.set_onupgradeneeded(Some(
            once(move || {
                if let Some(inner) = database(&upgraded) {
                    for store in stores {
                        // It fails only for a store that is there already.
                        let _ = inner.create_object_store(store);
                    }
                }
            })
            .unchecked_ref(),
        ));
        let failed = done.clone();
        let opened = request.clone();
        let success = once(move || {
            let inner = database(&opened);
            if let Some(inner) = &inner {
                // Another version of the page wants to change it.
                let old = inner.clone();
                let give_way = once(move || old.close());
                inner.set_onversionchange(Some(give_way.unchecked_ref()));
            }
            done(inner.map(|inner| Database { inner }));
        });
        request.set_onsuccess(Some(success.unchecked_ref()));
        request.set_onerror(Some(once(move || failed(None)).unchecked_ref()));
    }

    /// Makes changes, all of them or none.
    pub fn write(&self, writes: &[Write], done: impl Fn(Done) + 'static) {
        let done: Rc<dyn Fn(Done)> = Rc::new(done);
        if self.try_write(writes, done.clone()).is_err() {
            done(Done::No);
        }
    }

    fn try_write(&self, writes: &[Write], done: Rc<dyn Fn(Done)>) -> Result<(), JsValue> {
        let stores = Array::new();
        for write in writes {
            let (Write::Put(store, ..) | Write::Delete(store, _)) = write;
            stores.push(&JsValue::from_str(store));
        }
        let mode = IdbTransactionMode::Readwrite;
        let transaction = self.transaction(&stores, mode)?;
        for write in writes {
            match write {
                Write::Put(store, key, text) => {
                    let store = transaction.object_store(store)?;
                    store.put_with_key(&text.into(), &key.into())?;
                }
                Write::Delete(store, key) => {
                    transaction.object_store(store)?.delete(&key.into())?;
                }
            }
        }
        follow(&transaction, done);
        // It shall be done even if the tab is closed before anything comes back.
        let commit = Reflect::get(&transaction, &"commit".into())?;
        if let Some(commit) = commit.dyn_ref::<Function>() {
            commit.call0(&transaction)?;
        }
        Ok(())
    }

    /// The text under a key of a store; `None` where there is none, or the browser does not give it.
    pub fn get(&self, store: &str, key: &str, done: impl Fn(Option<String>) + 'static) {
        self.get_any(store, key, Rc::new(done));
    }

    fn get_any(&self, store: &str, key: &str, done: Rc<dyn Fn(Option<String>)>) {
        let asked = self.reading(store).and_then(|(transaction, store)| {
            let request = store.get(&key.into())?;
            Ok((transaction, request))
        });
        match asked {
            Ok((transaction, request)) => {
                let take = move |end| {
                    let text = (end == Done::Yes).then(|| request.result().ok()).flatten();
                    done(text.and_then(|text| text.as_string()));
                };
                follow(&transaction, Rc::new(take));
            }
            Err(_) => done(None),
        }
    }

    /// Keys and texts of a store in the order of their keys: at most so many, after a key or from the
    /// first; `None` where the browser does not give them.
    pub fn some(
        &self,
        store: &str,
        after: Option<&str>,
        most: u32,
        done: impl Fn(Option<Vec<(String, String)>>) + 'static,
    ) {
        let done = Rc::new(done);
        let asked = self.reading(store).and_then(|(transaction, store)| {
            // Every key is a text, and the empty one comes first.
            let lower = after.unwrap_or_default();
            let range = IdbKeyRange::lower_bound_with_open(&lower.into(), after.is_some())?;
            let keys = store.get_all_keys_with_key_and_limit(&range, most)?;
            let texts = store.get_all_with_key_and_limit(&range, most)?;
            Ok((transaction, keys, texts))
        });
        match asked {
            Ok((transaction, keys, texts)) => {
                let take = move |end| {
                    let both = (end == Done::Yes).then(|| strings(&keys).zip(strings(&texts)));
                    let both = both.flatten();
                    done(both.map(|(keys, texts)| keys.into_iter().zip(texts).collect()));
                };
                follow(&transaction, Rc::new(take));
            }
            Err(_) => done(None),
        }
    }

    fn reading(&self, store: &str) -> Result<(IdbTransaction, web_sys::IdbObjectStore), JsValue> {
        let stores = Array::of1(&store.into());
        let transaction = self.transaction(&stores, IdbTransactionMode::Readonly)?;
        let store = transaction.object_store(store)?;
        Ok((transaction, store))
    }

    fn transaction(
        &self,
        stores: &Array,
        mode: IdbTransactionMode,
    ) -> Result<IdbTransaction, JsValue> {
        self.inner
            .transaction_with_str_sequence_and_mode(stores, mode)
    }
}

fn database(request: &IdbRequest) -> Option<IdbDatabase> {
    request.result().ok()?.dyn_into().ok()
}

fn strings(request: &IdbRequest) -> Option<Vec<String>> {
    let list: Array = request.result().ok()?.dyn_into().ok()?;
    Some(list.iter().filter_map(|text| text.as_string()).collect())
}

/// Says how a transaction ends.
fn follow(transaction: &IdbTransaction, done: Rc<dyn Fn(Done)>) {
    let complete = done.clone();
    let complete = once(move || complete(Done::Yes));
    transaction.set_oncomplete(Some(complete.unchecked_ref()));
    let aborted = once(move || done(Done::No));
    transaction.set_onabort(Some(aborted.unchecked_ref()));
}

/// A function for JavaScript that does nothing after a panic.
fn once(run: impl FnOnce() + 'static) -> JsValue {
    once_any(Box::new(run))
}

/// One for all of them, which the page would carry a copy of each for otherwise.
fn once_any(run: Box<dyn FnOnce()>) -> JsValue {
    Closure::once_into_js(move || {
        if !crash::happened() {
            run();
        }
    })
}
