/**
 * The picture that is shared of a deal, 1200 × 630, drawn with our own tokens: the house of lit windows, the special
 * building, a few words. No card that lay in a deck is on it.
 */
import pictures from "virtual:pictures";

export const WIDTH = 1200;
export const HEIGHT = 630;

/** What stands on it. */
export interface Drawing {
  inhabitants: number;
  hearts: number;
  /** The special building that stands in the city. */
  special: string | null;
  points: string;
  /** Below the points, one below the other. */
  lines: string[];
  /** Above them: day and kind of game. */
  title: string;
}

const GROUND = 500; // where the lawn begins
const ROAD = 566;
const HOUSE = { left: 56, width: 470, height: 400 };
const WORDS = { left: 590, width: 554 };
const MOST = 40; // columns and floors, as in House.svelte
const SPECIAL = 150;

/** Paints it, unless it is called off before everything is there. */
export async function draw(canvas: HTMLCanvasElement, drawing: Drawing, signal: AbortSignal): Promise<void> {
  const paper = canvas.getContext("2d");
  if (!paper) return;
  const tokens = getComputedStyle(document.documentElement);
  const colour = (name: string) => tokens.getPropertyValue(`--${name}`).trim();
  const [display, text] = [colour("display"), colour("text")];
  await Promise.all([800, 700].map((weight) => document.fonts.load(`${weight} 40px ${display}`)));
  const building = drawing.special ? await pictureOf(drawing.special) : null;

  if (signal.aborted) return;
  scenery(paper, colour);
  const house = drawHouse(paper, drawing, colour);
  if (building) {
    const left = Math.min(house + 14, WORDS.left - SPECIAL - 4);
    paper.drawImage(building, left, GROUND + 30 - SPECIAL, SPECIAL, SPECIAL);
  }

  paper.textBaseline = "alphabetic";
  paper.fillStyle = colour("ink");
  let bottom = 112;
  write(paper, "Happy City", bottom, 800, 54, display);
  bottom = write(paper, drawing.title, bottom + 52, 700, 34, display);
  bottom = write(paper, drawing.points, bottom + 132, 800, 116, display) + 22;
  for (const line of drawing.lines) bottom = write(paper, line, bottom + 50, 700, 36, text);
}

function scenery(paper: CanvasRenderingContext2D, colour: (name: string) => string): void {
  paper.fillStyle = colour("sky");
  paper.fillRect(0, 0, WIDTH, HEIGHT);
  paper.fillStyle = colour("win"); // the sun, or the moon
  paper.beginPath();
  paper.arc(WIDTH - 90, 96, 44, 0, 2 * Math.PI);
  paper.fill();
  paper.fillStyle = colour("lawn");
  paper.fillRect(0, GROUND, WIDTH, HEIGHT - GROUND);
  paper.fillStyle = colour("road");
  paper.fillRect(0, ROAD, WIDTH, 40);
  paper.fillStyle = colour("road-mark");
  for (let left = 20; left < WIDTH; left += 90) paper.fillRect(left, ROAD + 17, 44, 6);
}

/** A column for each inhabitant, a floor for each heart, a window for each point; gives where it ends on the right. */
function drawHouse(
  paper: CanvasRenderingContext2D,
  { inhabitants, hearts, special }: Drawing,
  colour: (name: string) => string,
): number {
  const turned = inhabitants < 0 && hearts < 0 ? -1 : 1;
  const [wide, high] = [inhabitants, hearts].map((many) => Math.min(MOST, Math.max(0, turned * many)));
  const [columns, floors] = [Math.max(1, wide ?? 0), Math.max(1, high ?? 0)];
  const isLit = columns === wide && floors === high;
  const width = HOUSE.width - (special ? SPECIAL : 0);
  const cell = Math.min(56, width / (1.25 * columns + 0.75), HOUSE.height / (1.25 * floors + 1.9));
  const [gap, pad, roof] = [cell / 4, cell / 2, cell * 1.15];
  const [w, h] = [columns * (cell + gap) - gap + 2 * pad, floors * (cell + gap) - gap + 2 * pad];
  const left = HOUSE.left + (width - w) / 2;
  const top = GROUND + 30 - h;
  paper.fillStyle = colour("heart");
  paper.beginPath();
  paper.moveTo(left - cell * 0.3, top + 1);
  paper.lineTo(left + w / 2, top - roof);
  paper.lineTo(left + w + cell * 0.3, top + 1);
  paper.fill();
  box(paper, left, top, w, h, cell * 0.25, colour("wall"));
  for (let floor = 0; floor < floors; floor++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [left + pad + column * (cell + gap), top + pad + floor * (cell + gap)];
      box(paper, x, y, cell, cell, cell * 0.22, isLit ? colour("win") : colour("back"));
    }
  return left + w;
}

function box(
  paper: CanvasRenderingContext2D,
  ...[x, y, w, h, radius, fill]: [number, number, number, number, number, string]
): void {
  paper.fillStyle = fill;
  paper.beginPath();
  paper.roundRect(x, y, w, h, radius);
  paper.fill();
}

/** A line as large as it fits beside the house; gives where it stands. */
function write(
  paper: CanvasRenderingContext2D,
  ...[text, bottom, weight, size, font]: [string, number, number, number, string]
): number {
  paper.font = `${weight} ${size}px ${font}`;
  const room = Math.min(1, WORDS.width / Math.max(1, paper.measureText(text).width));
  paper.font = `${weight} ${Math.floor(size * room)}px ${font}`;
  paper.fillText(text, WORDS.left, bottom);
  return bottom;
}

/** A card's picture, cut out of the sheet of all pictures; null if it cannot be had just now. */
async function pictureOf(card: string): Promise<HTMLImageElement | null> {
  const [file = "", before = ""] = pictures.split("#");
  try {
    const sheet = file
      ? new DOMParser().parseFromString(await (await fetch(file)).text(), "image/svg+xml")
      : document;
    const symbol = sheet.getElementById(before + card);
    if (!symbol) return null;
    const size = `width="${2 * SPECIAL}" height="${2 * SPECIAL}" viewBox="${symbol.getAttribute("viewBox")}"`;
    const image = new Image();
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${symbol.innerHTML}</svg>`;
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    return image;
  } catch {
    return null;
  }
}
