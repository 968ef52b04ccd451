/**
 * The rooms of src/, from the ground up, and what each may import. A room may name only rooms above it in this list, so
 * that all arrows point down. README.md says each room in one sentence.
 */
import { folderOf, nameOf, watching } from "./imports.js";

/** Every room may use these. */
const GROUND = ["addresses.ts", "addressing.ts", "place.ts", "protocol.ts", "router.svelte.ts", "site.ts"];

const ROOMS = {
  styles: [],
  "local/kernel": [],
  "local/rules": ["local/kernel"],
  "local/wire": [],
  "local/game": ["local/kernel", "local/rules", "local/wire"],
  "local/bots": ["local/kernel", "local/rules"],
  "local/review": ["local/bots", "local/game", "local/kernel", "local/rules"],
  "local/store": [],
  "local/thread": ["local/kernel"],
  "local/server": [
    ...["bots", "game", "kernel", "review", "rules", "store", "thread", "wire"].map(
      (room) => `local/${room}`,
    ),
  ],
  "local/teaching": [...["bots", "kernel", "review", "rules", "thread"].map((room) => `local/${room}`)],
  local: ["local/kernel", "local/review", "local/server", "local/teaching", "local/wire"],
  texts: [],
  api: ["local", "local/rules", "local/wire", "texts"],
  state: ["api", "local/wire", "texts"],
  parts: ["api", "state", "texts"],
  teacher: ["api", "parts", "texts"],
  shell: ["parts", "state", "texts"],
  sound: ["parts", "state", "texts"],
  live: ["api", "parts"],
  "table/hand": ["live", "parts", "state", "texts"],
  "table/people": ["live", "parts", "table/hand", "texts"],
  "table/preview": ["parts", "table/hand", "texts"],
  "table/strip": ["parts", "state", "table/hand", "table/preview", "teacher", "texts"],
  "table/offer": ["api", "parts", "state", "table/hand", "table/strip", "texts"],
  "table/city": ["parts", "table/hand", "table/people", "texts"],
  "table/neighbours": ["parts", "table/hand", "table/people", "texts"],
  "table/details": ["parts", "table/hand", "table/preview", "texts"],
  "table/news": ["api", "live", "parts", "table/hand", "teacher", "texts"],
  "table/bar": ["api", "local/wire", "parts", "sound", "state", "table/hand", "teacher", "texts"],
  "table/motion": ["live", "parts", "shell", "sound", "state", "table/hand", "table/news", "texts"],
  table: [
    ...["bar", "city", "details", "hand", "motion", "neighbours", "news", "offer", "people", "strip"].map(
      (room) => `table/${room}`,
    ),
    ...["live", "parts", "state", "texts"],
  ],
  puzzles: ["api", "parts", "shell", "teacher", "texts"],
  daily: ["api", "parts", "shell", "state", "texts"],
  skill: ["api", "local/wire", "parts", "shell", "state", "teacher", "texts"],
  circles: ["api", "parts", "shell", "state", "texts"],
  friends: ["api", "circles", "parts", "shell", "state", "texts"],
  room: ["api", "live", "parts", "shell", "state", "texts"],
  evening: ["api", "parts", "room", "shell", "state", "texts"],
  play: [
    "api",
    "live",
    "local/wire",
    "parts",
    "puzzles",
    "room",
    "shell",
    "skill",
    "state",
    "table",
    "table/hand",
    "teacher",
    "texts",
  ],
  start: ["api", "local/wire", "parts", "play", "shell", "state", "texts"],
  learn: ["api", "live", "parts", "shell", "state", "table", "texts"],
  replay: ["api", "live", "parts", "shell", "state", "table", "table/hand", "teacher", "texts"],
  end: ["api", "local/wire", "parts", "shell", "skill", "sound", "state", "teacher", "texts"],
  house: ["api", "parts", "shell", "state", "texts"],
  "me/notices": ["api", "parts", "texts"],
  me: ["api", "local/wire", "me/notices", "parts", "shell", "state", "texts"],
};

/** Whether a room may import another; the roots of everything (App, main) may import all. */
function mayImport(from, to) {
  if (from === to || GROUND.includes(to)) return true;
  return from in ROOMS ? ROOMS[from].includes(to) : !GROUND.includes(from);
}

const order = Object.keys(ROOMS);
for (const [room, below] of Object.entries(ROOMS))
  for (const other of below)
    if (!order.slice(0, order.indexOf(room)).includes(other))
      throw new Error(`lint/rooms.js: ${room} must not look up to ${other}`);

export default {
  meta: {
    type: "problem",
    schema: [{ type: "object", properties: { root: { type: "string" } }, required: ["root"] }],
    messages: { arrow: "{{from}} must not import {{to}}: see lint/rooms.js" },
  },
  create(context) {
    const { root } = context.options[0];
    return watching(context, (node, file, target) => {
      const [from, to] = [file, target].map((one) => nameOf(root, folderOf(root, one)));
      if (!mayImport(from, to)) context.report({ node, messageId: "arrow", data: { from, to } });
    });
  },
};
