//! The board as elements, for the keyboard and for screen readers: a grid with a cell for each square,
//! as large as the canvas, in front of it and invisible.

use std::cell::RefCell;

use consulboard_play::{Arrow, Cell, Texts};
use consulboard_rules::{Geometry, Square};
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, FocusEvent, FocusOptions, HtmlElement, MouseEvent, Node};

use crate::dom::{Dom, ElementExt, target_element};

/// The grid.
pub struct Twin {
    dom: Dom,
    grid: HtmlElement,
    rows: RefCell<Rows>,
}

#[derive(Default)]
struct Rows {
    size: (u8, u8),
    cells: Vec<Shown>,
}

/// A cell and what it was last told.
struct Shown {
    element: HtmlElement,
    cell: Option<Cell>,
}

impl Twin {
    /// A grid without cells.
    pub fn new(dom: &Dom, texts: &Texts) -> Twin {
        let grid = dom.make_with("div", "twin");
        grid.set("role", "grid");
        grid.set("aria-label", &texts.get("board"));
        Twin {
            dom: dom.clone(),
            grid,
            rows: RefCell::default(),
        }
    }

    /// The element.
    pub fn element(&self) -> &HtmlElement {
        &self.grid
    }

    /// Whether the keyboard's focus is in it.
    pub fn has_focus(&self) -> bool {
        let focused = self.dom.focused();
        focused.is_some_and(|element| self.grid.contains(Some(&element)))
    }

    /// Shows the cells, which come row by row; the focus follows the cursor if it is in the grid.
    pub fn show(&self, cells: Vec<Cell>, geometry: Geometry, texts: &Texts) {
        self.make_cells(geometry);
        let focused = self.has_focus();
        let mut to_focus = None;
        {
            let mut rows = self.rows.borrow_mut();
            // A tab reaches the cursor, or else the chosen piece.
            let cursor = cells.iter().find(|cell| cell.cursor);
            let entry = cursor.or_else(|| cells.iter().find(|cell| cell.selected));
            let entry = entry.map(|cell| cell.square);
            for (shown, cell) in rows.cells.iter_mut().zip(cells) {
                if cell.cursor && focused {
                    to_focus = Some(shown.element.clone());
                }
                shown.show(cell, entry, texts);
            }
            if !rows.cells.iter().any(Shown::is_entry)
                && let Some(entry) = rows.cells.get(entry_index(geometry))
            {
                entry.element.set("tabindex", "0");
            }
        }
        // Focusing calls listeners, so nothing may be borrowed here.
        if let Some(element) = to_focus
            && self.dom.focused().as_ref() != Some(&element)
        {
            let options = FocusOptions::new();
            options.set_prevent_scroll(true);
            let _ = element.focus_with_options(&options);
        }
    }

    /// The focus goes to the cell that a tab would reach.
    pub fn focus(&self) {
        let entry = {
            let rows = self.rows.borrow();
            let entry = rows.cells.iter().find(|shown| shown.is_entry());
            entry.map(|shown| shown.element.clone())
        };
        if let Some(element) = entry {
            let _ = element.focus();
        }
    }

    fn make_cells(&self, geometry: Geometry) {
        let mut rows = self.rows.borrow_mut();
        let size = (geometry.files(), geometry.ranks());
        if rows.size == size {
            return;
        }
        self.grid.set_text_content(None);
        rows.size = size;
        rows.cells.clear();
        for _ in 0..size.1 {
            let row = self.dom.make("div");
            row.set("role", "row");
            for _ in 0..size.0 {
                let element = self.dom.make("div");
                element.set("role", "gridcell");
                row.add(&element);
                rows.cells.push(Shown {
                    element,
                    cell: None,
                });
            }
            self.grid.add(&row);
        }
    }
}

impl Shown {
    fn show(&mut self, cell: Cell, entry: Option<Square>, texts: &Texts) {
        let known = self.cell.as_ref();
        if known.map(|known| known.square) != Some(cell.square) {
            self.element.set("data-square", &cell.square.to_string());
        }
        if known.map(|known| &known.label) != Some(&cell.label) {
            self.element.set("aria-label", &texts.say(&cell.label));
        }
        if known.map(|known| known.selected) != Some(cell.selected) {
            let selected = if cell.selected { "true" } else { "false" };
            self.element.set("aria-selected", selected);
        }
        // Without either the cell that had it stays the one to tab to.
        if entry == Some(cell.square) {
            self.element.set("tabindex", "0");
        } else if entry.is_some() || known.is_none() {
            self.element.set("tabindex", "-1");
        }
        self.cell = Some(cell);
    }

    fn is_entry(&self) -> bool {
        self.element.get_attribute("tabindex").as_deref() == Some("0")
    }
}

/// The cell that a tab reaches first: the middle of the lowest row.
fn entry_index(geometry: Geometry) -> usize {
    let (files, ranks) = (geometry.files(), geometry.ranks());
    usize::from(ranks - 1) * usize::from(files) + usize::from(files / 2)
}

/// The square of the cell that an element is in.
pub fn square_of(element: &Element) -> Option<Square> {
    let cell = element.closest("[data-square]").ok()??;
    cell.get_attribute("data-square")?.parse().ok()
}

/// The arrow of a key.
pub fn arrow_of(key: &str) -> Option<Arrow> {
    Some(match key {
        "ArrowLeft" => Arrow::Left,
        "ArrowRight" => Arrow::Right,
        "ArrowUp" => Arrow::Up,
        "ArrowDown" => Arrow::Down,
        _ => return None,
    })
}

/// The square of a click without a pointer: a screen reader's way to press a cell. One with a pointer has been
/// dealt with by then.
pub fn pressed_cell(event: &Event) -> Option<Square> {
    let mouse = event.dyn_ref::<MouseEvent>();
    mouse.filter(|event| event.detail() == 0)?;
    target_element(event).and_then(|element| square_of(&element))
}

/// Whether the focus leaves an element for one outside.
pub fn leaves(event: &Event, element: &Element) -> bool {
    let to = event
        .dyn_ref::<FocusEvent>()
        .and_then(FocusEvent::related_target)
        .and_then(|target| target.dyn_into::<Node>().ok());
    !to.is_some_and(|to| element.contains(Some(&to)))
}
