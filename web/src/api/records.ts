/** The record of a finished game as a file, wherever the game lives. */
import { isHere } from "../local/wire/messages";
import { fileAt } from "../site";
import { call, callHere, everythingRemembered } from "./http";
import { keptAnswers, keptGames } from "./skill";

export async function downloadRecord(game: string): Promise<void> {
  const name = `happycity-${game}.json`;
  if (!isHere(game)) return download(name, fileAt(`/api/games/${game}/record`));
  saveText(name, JSON.stringify(await call("GET /api/games/{game}/record", { path: { game } })));
}

/** All that is kept of somebody, as a file: by the server, and by this browser, which alone knows decisions and puzzles. */
export async function downloadEverything(): Promise<void> {
  const [kept, device, skill, practised] = await Promise.all([
    call("GET /api/me/export"),
    callHere("GET /api/me/export"),
    keptGames(),
    keptAnswers(),
  ]);
  const remembered = everythingRemembered();
  const everything = { ...(kept as object), device, skill, practised, remembered };
  saveText("happycity.json", JSON.stringify(everything, null, 2));
}

/** Text as a file. */
export function saveText(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: "application/json" }));
}

/** Anything as a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  download(name, address);
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

function download(name: string, href: string): void {
  Object.assign(document.createElement("a"), { download: name, href }).click();
}
