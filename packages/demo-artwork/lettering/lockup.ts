import { capHeight, lettersOf, lineOf, type Line, type Warp } from "./outline.ts";
import type { FaceName } from "./typeface.ts";

/** How a name is set. */
export interface Setting {
  face: FaceName;
  capitals: boolean;
  /** Letter space in em. */
  tracking: number;
  bend: "none" | "arch" | "valley" | "rise" | "bulge" | "stagger";
}

/** The room for a name, in the picture's units. `align` is the position of the lines in it. */
export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
  lines: number;
  largest: number;
  align?: "middle" | "start";
  vertical?: "top" | "middle" | "bottom";
}

/** A fitted name: one path a line, with the size (em) it was set at. */
export interface Lockup {
  lines: { d: string; size: number }[];
  top: number;
  bottom: number;
}

interface Fit {
  lines: Line[];
  sizes: number[];
  score: number;
}

/** Lines may differ in size by this much; more looks like two names. */
const CONTRAST = 1.45;

/** Sets a name into a room: balanced over its lines and as large as both sides allow. */
export function lockupOf(name: string, setting: Setting, room: Room): Lockup {
  const text = setting.capitals ? name.toUpperCase() : name;
  const words = text.split(/\s+/).filter((word) => word.length > 0);
  const fits = splits(words, room.lines).map((lines) =>
    fitOf(
      lines.map((line) => lineOf(setting.face, line, setting.tracking)),
      setting,
      room,
    ),
  );
  const best = fits.reduce<Fit>((winner, fit) => (fit.score > winner.score ? fit : winner), {
    lines: [],
    sizes: [],
    score: -1,
  });
  return placedLines(best, setting, room);
}

/** Every way to break words into at most `most` lines. */
function splits(words: readonly string[], most: number): string[][] {
  if (words.length === 0) return [];
  const whole = [[words.join(" ")]];
  if (most === 1) return whole;
  const broken = Array.from({ length: Math.min(words.length, 9) - 1 }, (_, index) => index + 1).flatMap((cut) =>
    splits(words.slice(cut), most - 1).map((rest) => [words.slice(0, cut).join(" "), ...rest]),
  );
  return [...whole, ...broken];
}

const leading = (setting: Setting) => capHeight(setting.face) * (setting.capitals ? 1.17 : 1.36);

function fitOf(lines: Line[], setting: Setting, room: Room): Fit {
  const filling = lines.map((line) => Math.min(room.largest, room.width / Math.max(line.width, 0.1)));
  const smallest = Math.min(...filling);
  const sizes = filling.map((size) => Math.min(size, smallest * CONTRAST));
  const height = sizes.reduce((sum, size) => sum + size * leading(setting), 0);
  const shrink = Math.min(1, room.height / height);
  const fitted = sizes.map((size) => size * shrink);
  return {
    lines,
    sizes: fitted,
    score: Math.min(...fitted) * 0.7 + (fitted.reduce((sum, size) => sum + size, 0) / fitted.length) * 0.3,
  };
}

function placedLines({ lines, sizes }: Fit, setting: Setting, room: Room): Lockup {
  const step = leading(setting);
  const height = sizes.reduce((sum, size) => sum + size * step, 0);
  const top = room.y + (room.height - height) * { top: 0, middle: 0.5, bottom: 1 }[room.vertical ?? "bottom"];
  const cap = capHeight(setting.face);
  let y = top;
  const placed = lines.map((line, index) => {
    const size = sizes[index] ?? 0;
    const width = line.width * size;
    const x = room.align === "start" ? room.x : room.x + (room.width - width) / 2;
    const baseline = y + size * cap + size * (step - cap) * 0.4;
    y += size * step;
    return { d: lettersOf(line, x, baseline, size, warpOf(setting, room, baseline, size, width)), size };
  });
  return { lines: placed, top, bottom: top + height };
}

function warpOf({ bend }: Setting, room: Room, baseline: number, size: number, width: number): Warp {
  const [middle, half] = [room.x + room.width / 2, room.width / 2];
  const at = (x: number) => (x - middle) / half;
  // A short line bends little, so that its letters do not lean apart.
  const depth = Math.min(size * 0.2, room.height * 0.1);
  if (bend === "arch") return (x, y) => [x, y + depth * (at(x) ** 2 - 0.4)];
  if (bend === "valley") return (x, y) => [x, y - depth * (at(x) ** 2 - 0.4)];
  if (bend === "rise") return (x, y) => [x + (baseline - y - size * 0.35) * 0.1, y - at(x) * depth * 0.9];
  if (bend === "bulge")
    return (x, y) => [x, baseline + (y - baseline) * (1 + 0.16 * (0.6 - ((x - middle) / Math.max(width / 2, 1)) ** 2))];
  if (bend === "stagger") return (x, y) => [x, y + Math.sin(at(x) * 7) * depth * 0.32];
  return (x, y) => [x, y];
}
