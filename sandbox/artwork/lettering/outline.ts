import { typeface, type FaceName } from "./typeface.ts";

/** A point mapped to another, in the picture's units. */
export type Warp = (x: number, y: number) => readonly [number, number];

/** One line of letters at a size of 1 em, baseline at y = 0, y downwards. */
export interface Line {
  face: FaceName;
  text: string;
  tracking: number;
  /** Advance width in em. */
  width: number;
}

const lining = ["lnum", "kern"];

function textIn(face: FaceName, text: string): string {
  const font = typeface(face);
  return [...text].filter((sign) => sign === " " || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)).join("");
}

/** Measures a line. Characters that the face lacks are left out. */
export function lineOf(face: FaceName, text: string, tracking = 0): Line {
  const known = textIn(face, text);
  const font = typeface(face);
  const run = font.layout(known, lining);
  return { face, text: known, tracking, width: run.advanceWidth / font.unitsPerEm + tracking * Math.max(0, run.glyphs.length - 1) };
}

/** Height of capitals in em. */
export function capHeight(face: FaceName): number {
  const font = typeface(face);
  return font.capHeight / font.unitsPerEm;
}

const names = { moveTo: "M", lineTo: "L", quadraticCurveTo: "Q", bezierCurveTo: "C", closePath: "Z" } as const;
const round = (value: number) => String(Math.round(value * 10) / 10);

/** A line's letters as one path, each point sent through `warp` after being set at (x, y) with the given size. */
export function lettersOf(line: Line, x: number, y: number, size: number, warp: Warp): string {
  const font = typeface(line.face);
  const run = font.layout(line.text, lining);
  const scale = size / font.unitsPerEm;
  let pen = x;
  return run.glyphs.map((glyph, index) => {
    const position = run.positions[index];
    const [left, base] = [pen + (position?.xOffset ?? 0) * scale, y - (position?.yOffset ?? 0) * scale];
    pen += (position?.xAdvance ?? 0) * scale + line.tracking * size;
    return glyph.path.commands.map(({ command, args }) => names[command as keyof typeof names] + pointsOf(args).map(([px, py]) => warp(left + px * scale, base - py * scale).map(round).join(" ")).join(" ")).join("");
  }).join("");
}

function pointsOf(args: readonly number[]): [number, number][] {
  return Array.from({ length: args.length / 2 }, (_, index) => [args[index * 2] ?? 0, args[index * 2 + 1] ?? 0]);
}
