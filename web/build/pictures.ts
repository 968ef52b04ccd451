/**
 * `virtual:pictures`: how the address of every picture begins; they are symbols of one SVG file, for every card, avatar
 * and sign. In a site that is opened from a file they are a part of the page, because a file may not look into another.
 * A card without a picture, an unknown emoji or two cards that look alike fail the build.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { allCards } from "./cards";

interface Icon {
  pic: string;
  badge?: string;
  over?: string;
  art?: boolean;
}
interface Emoji {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const art = new URL("../art/", import.meta.url);
const awning: Record<string, string> = {
  white: "#b9afc9",
  yellow: "#f0a500",
  blue: "#2b6cde",
  green: "#26803f",
  orange: "#f5802a",
  purple: "#8250c8",
};
/** Emoji that are no cards: avatars, buttons, the town of the start page. */
const SIGNS: string[] = parse(readFileSync(new URL("signs.toml", art), "utf8")).signs as string[];

function emojiSet(): Emoji {
  const path = createRequire(import.meta.url).resolve("@iconify-json/fluent-emoji-flat/icons.json");
  return JSON.parse(readFileSync(path, "utf8")) as Emoji;
}

function drawing(id: string): string {
  return readFileSync(new URL(`${id}.svg`, art), "utf8");
}

/** A whole drawing as a symbol; ids inside are made its own, so that two drawings cannot meet. */
function symbolOf(id: string, svg: string): string {
  const box = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? "0 0 32 32";
  const body = svg.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
  return `<symbol id="${id}" viewBox="${box}">${ownIds(id, body)}</symbol>`;
}

function ownIds(id: string, body: string): string {
  return body.replace(/\bid="([^"]+)"/g, `id="${id}-$1"`).replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`);
}

function sheet(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${allSymbols()}</svg>`;
}

/** How the names of pictures begin that are a part of the page, beside its own names. */
const INSIDE = "picture-";
/** Out of sight; what is not displayed at all lends no colours. */
const UNSEEN = `style="position: absolute; width: 0; height: 0" aria-hidden="true"`;

function allSymbols(before = ""): string {
  const emoji = emojiSet();
  const icons = parse(readFileSync(new URL("icons.toml", art), "utf8")) as unknown as Record<string, Icon>;
  const looks = new Map<string, string>();
  const body = (name: string): string => {
    const found = emoji.icons[name] ?? emoji.icons[emoji.aliases?.[name]?.parent ?? ""];
    if (!found) throw new Error(`art: fluent-emoji-flat has no “${name}”`);
    return found.body;
  };
  const symbols: string[] = [];
  for (const { id } of allCards()) {
    const icon = icons[id];
    if (!icon) throw new Error(`art/icons.toml: no picture for ${id}`);
    const look = JSON.stringify([icon.pic, icon.badge ?? icon.over ?? ""]);
    if (looks.has(look)) throw new Error(`art/icons.toml: ${id} looks like ${looks.get(look)}`);
    looks.set(look, id);
    if (id === "happy_market") {
      for (const [face, colour] of Object.entries(awning))
        symbols.push(symbolOf(`${before}${id}-${face}`, drawing(id).replaceAll("AW", colour)));
    } else if (icon.art) symbols.push(symbolOf(before + id, drawing(id)));
    else symbols.push(composed(before + id, icon, body));
  }
  for (const name of SIGNS)
    symbols.push(
      `<symbol id="${before}sign-${name}" viewBox="0 0 32 32">${ownIds(`${before}sign-${name}`, body(name))}</symbol>`,
    );
  return symbols.join("");
}

/** The main picture with a smaller one in its corner (badge) or in its crown (over). */
function composed(id: string, icon: Icon, body: (name: string) => string): string {
  const main = ownIds(id, body(icon.pic));
  if (icon.over)
    return `<symbol id="${id}" viewBox="0 0 32 32">${main}<g transform="translate(8.6 6.4) scale(.46)">${ownIds(`${id}-2`, body(icon.over))}</g></symbol>`;
  if (!icon.badge) return `<symbol id="${id}" viewBox="0 0 32 32">${main}</symbol>`;
  const badge = ownIds(`${id}-2`, body(icon.badge));
  // The badge hangs a little over the edge, as in the drawings of the look: a wider box keeps it whole.
  return `<symbol id="${id}" viewBox="0 0 34 34">${main}<g transform="translate(18 17.3) scale(.5)">${badge}</g></symbol>`;
}

/** `inside`: the page has them all, and nothing is loaded. */
export function pictures({ inside = false } = {}): Plugin {
  const name = "virtual:pictures";
  let file = "";
  return {
    name: "happycity-pictures",
    configureServer(server) {
      server.middlewares.use("/pictures.svg", (_, response) => {
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(sheet());
      });
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return;
      this.addWatchFile(fileURLToPath(new URL("icons.toml", art)));
      if (this.environment.mode === "dev") return `export default "/pictures.svg#";`;
      if (inside) {
        const drawn = JSON.stringify(`<svg ${UNSEEN}>${allSymbols(INSIDE)}</svg>`);
        return `document.body.insertAdjacentHTML("beforeend", ${drawn}); export default "#${INSIDE}";`;
      }
      const source = sheet();
      file = `assets/pictures-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.svg`;
      this.emitFile({ type: "asset", fileName: file, source });
      return `import { fileAt } from "/src/site.ts"; export default fileAt("/${file}#");`;
    },
  };
}
