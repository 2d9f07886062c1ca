// Everything that www/consulboard.d.ts declares, as a page uses it. `cargo xtask check` reads it with the strict
// rules of TypeScript; it is never run.

import type {
  ConsulBoardElement, ConsulBoardEnd, ConsulBoardError, ConsulBoardMove, ConsulBoardParameters, ConsulBoardReady,
} from "../../www/consulboard";

const board: ConsulBoardElement = document.createElement("consul-board");
const found: ConsulBoardElement | null = document.querySelector("consul-board");

// An event has the type of its name, and a listener that was added can be taken away.
const onMove = (event: CustomEvent<ConsulBoardMove>): void => {
  const { san, machine, fen, ply }: { san: string; machine: string; fen: string; ply: number } = event.detail;
  console.log(san, machine, fen, ply);
};
const onReady = ({ detail }: CustomEvent<ConsulBoardReady>): string => detail.fen + detail.game;
const onEnd = ({ detail }: CustomEvent<ConsulBoardEnd>): string => detail.score + detail.reason;
const onError = ({ detail }: CustomEvent<ConsulBoardError>): string => detail.message + (detail.parameter ?? "");
board.addEventListener("move", onMove, { once: true });
board.addEventListener("ready", onReady);
board.addEventListener("end", onEnd);
board.addEventListener("error", onError);
board.removeEventListener("move", onMove, { capture: false });
board.removeEventListener("ready", onReady);
board.removeEventListener("end", onEnd);
board.removeEventListener("error", onError);
// Events of any element, too.
const onFocus = (event: Event): void => event.stopPropagation();
board.addEventListener("focusin", onFocus);
board.removeEventListener("focusin", onFocus);
// @ts-expect-error: the end of a game is no move.
board.removeEventListener("move", onEnd);

const parameters: ConsulBoardParameters = {
  variant: "consulchess-42k", start: 7, moves: "e2e4", view: "replay", orientation: "black", lang: "hu", theme: "dark",
  size: 400, coordinates: "outside", interactive: "no", marks: "d4_Ge5", arrows: "e2e4", square: "e2",
};
// @ts-expect-error: there is no such view.
const wrong: ConsulBoardParameters = { view: "gallery" };

async function play(): Promise<string[]> {
  board.show();
  const api = board.api(1);
  const loaded: string = await api.load(parameters);
  const shown: string = await api.fen();
  const played: string = await api.play("e5");
  const nothing: void = await api.flip();
  // @ts-expect-error: there is no such version.
  board.api(2);
  return [loaded, shown, played, String(nothing), ...(await api.moves())];
}

play().catch((error: Error) => console.log(error.message, found, wrong));
