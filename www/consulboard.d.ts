/**
 * `<consul-board>`, a live board in any page, defined by `consulboard.js`; docs/embed.md is the guide.
 * The script is a classic script and a module at once, and exports nothing.
 */

/** What a board shows: attributes of the element, and what `load` takes. */
export interface ConsulBoardParameters {
  /** The game by its slug; `consulchess` when left out. */
  variant?: string;
  /** The number of the starting position, or White's and Black's with a point between: `123.456`. */
  start?: string | number;
  /** A position; its spaces may be written `_`. */
  fen?: string;
  /** Moves from there: machine form joined by `_`, or SAN separated by spaces. */
  moves?: string;
  /** What is shown; `play` when left out. */
  view?: "play" | "diagram" | "piece" | "castlings" | "dice" | "replay";
  /** The side at the lower edge; `white` when left out. */
  orientation?: "white" | "black";
  /** The language: `en`, `de` or `hu`; that of the page around the element, else the reader's, when left out. */
  lang?: string;
  /** The colours; `auto`, as the reader's system has them, when left out. */
  theme?: "auto" | "light" | "dark";
  /** The largest width in CSS pixels, 160 to 2000; all there is when left out. */
  size?: string | number;
  /** Whether files and ranks are named; `on` when left out. */
  coordinates?: "on" | "outside" | "off";
  /** Whether anything can be moved; `yes` when left out. */
  interactive?: "yes" | "no";
  /** Squares with a circle, joined by `_`, on the position after `moves`; not with `view="dice"`. */
  marks?: string;
  /** Arrows as pairs of squares, joined by `_`, likewise. */
  arrows?: string;
  /** The square that is chosen at first (`view="piece"`). */
  square?: string;
}

/** The board is there, or shows something else. */
export interface ConsulBoardReady {
  consulboard: 1;
  type: "ready";
  /** The position shown, as `fen()` gives it; that of a replay is the first. */
  fen: string;
  /** The whole game, as links to the whole program have it behind `#`. */
  game: string;
}

/** A move has been played. */
export interface ConsulBoardMove {
  consulboard: 1;
  type: "move";
  /** As it is written. */
  san: string;
  /** As `moves` takes it. */
  machine: string;
  /** The position after it. */
  fen: string;
  /** How many moves have been played. */
  ply: number;
}

/** The game is over. */
export interface ConsulBoardEnd {
  consulboard: 1;
  type: "end";
  /** `1-0` and so on. */
  score: string;
  /** How it ended, in words. */
  reason: string;
}

/** Something cannot be shown. */
export interface ConsulBoardError {
  consulboard: 1;
  type: "error";
  /** The parameter that is at fault; without it there is no board at all. */
  parameter?: string;
  /** What was found and what was expected. */
  message: string;
}

/** The methods of version 1. They wait for the board, and reject when it does not come. */
export interface ConsulBoardApi {
  /**
   * Shows another position in the look that the element has (`view`, `orientation`, `lang`, `theme`, `size`,
   * `coordinates`, `interactive`, unless given here); gives its FEN. When a parameter cannot be read it rejects,
   * changes nothing, and there is no `error` event.
   */
  load(parameters?: ConsulBoardParameters): Promise<string>;
  /** The position shown, as FEN. */
  fen(): Promise<string>;
  /** The moves of the game, in SAN; all of them, wherever a replay stands. */
  moves(): Promise<string[]>;
  /**
   * Plays a move in SAN or machine form; gives the FEN after it. Rejects with the reason when it is not legal, and
   * where a replay does not stand at its end.
   */
  play(text: string): Promise<string>;
  /** Turns the board. */
  flip(): Promise<void>;
}

/** The events of the element; none bubbles. */
export interface ConsulBoardEventMap {
  ready: CustomEvent<ConsulBoardReady>;
  move: CustomEvent<ConsulBoardMove>;
  end: CustomEvent<ConsulBoardEnd>;
  error: CustomEvent<ConsulBoardError>;
}

/** The element. `data-state` is `loading`, `ready`, `faulty` or `failed` once the frame has been asked for. */
export interface ConsulBoardElement extends HTMLElement {
  /** The methods of a version; a `RangeError` for one that is not there. */
  api(version: 1): ConsulBoardApi;
  /** Makes the board now, near the viewport or not. */
  show(): void;
  addEventListener<K extends keyof ConsulBoardEventMap>(
    type: K,
    listener: (this: ConsulBoardElement, event: ConsulBoardEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof ConsulBoardEventMap>(
    type: K,
    listener: (this: ConsulBoardElement, event: ConsulBoardEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "consul-board": ConsulBoardElement;
  }
}
