import type { Font } from "fontkit";
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

/** Neighbouring signs that one file can draw. */
interface Run {
  font: Font;
  text: string;
}

/** The face's plain part, then its extended one, then the round face, which has the peso sign. */
function fontFor(face: FaceName, code: number): Font | undefined {
  const plain = typeface(face);
  if (plain.hasGlyphForCodePoint(code)) return plain;
  if (code < 0x100) return undefined;
  return [typeface(face, true), typeface("round", true)].find((font) => font.hasGlyphForCodePoint(code));
}

/** A text in runs; signs that no file has are left out. */
function runsOf(face: FaceName, text: string): Run[] {
  const runs: Run[] = [];
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    const font = fontFor(face, code);
    if (!font) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += sign;
    else runs.push({ font, text: sign });
  }
  return runs;
}

/** Measures a line. Signs that the face lacks are left out. */
export function lineOf(face: FaceName, text: string, tracking = 0): Line {
  const runs = runsOf(face, text).map(({ font, text: part }) => {
    const run = font.layout(part, lining);
    return run.advanceWidth / font.unitsPerEm + tracking * run.glyphs.length;
  });
  return { face, text, tracking, width: runs.reduce((sum, width) => sum + width, 0) };
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
  let pen = x;
  return runsOf(line.face, line.text)
    .map(({ font, text }) => {
      const run = font.layout(text, lining);
      const scale = size / font.unitsPerEm;
      return run.glyphs
        .map((glyph, index) => {
          const position = run.positions[index];
          const [left, base] = [pen + (position?.xOffset ?? 0) * scale, y - (position?.yOffset ?? 0) * scale];
          pen += (position?.xAdvance ?? 0) * scale + line.tracking * size;
          return glyph.path.commands
            .map(
              ({ command, args }) =>
                names[command as keyof typeof names] +
                pointsOf(args)
                  .map(([px, py]) =>
                    warp(left + px * scale, base - py * scale)
                      .map(round)
                      .join(" "),
                  )
                  .join(" "),
            )
            .join("");
        })
        .join("");
    })
    .join("");
}

function pointsOf(args: readonly number[]): [number, number][] {
  return Array.from({ length: args.length / 2 }, (_, index) => [args[index * 2] ?? 0, args[index * 2 + 1] ?? 0]);
}
