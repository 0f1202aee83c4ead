import type { Brush } from "../paint/brush.ts";
import { box, polygon } from "../paint/path.ts";
import { coal, gold, ivory, lemon, ruby, sapphire, wood, type Tone } from "../paint/tone.ts";

const brick: Tone = { deep: "#2b1d4a", dark: "#5a4a94", mid: "#8f83cc", light: "#c9c2f2", glow: "#f6f3ff" };

export function tower(brush: Brush): string {
  const body = "M30 96L34 34L66 34L70 96Z";
  return (
    brush.form(body, brick, { edge: 2 }) +
    brush.inside(
      body,
      Array.from({ length: 7 }, (_, row) =>
        [0, 1, 2, 3]
          .map((column) =>
            brush.stroke(box(26 + column * 14 + (row % 2) * 7, 38 + row * 9, 12, 7, 1), brick.deep, 1, 0.35),
          )
          .join(""),
      ).join(""),
    ) +
    brush.form("M24 36L24 18L34 18L34 26L44 26L44 18L56 18L56 26L66 26L66 18L76 18L76 36Z", brick, { edge: 1.8 }) +
    brush.form("M43 96L43 78Q50 68 57 78L57 96Z", wood) +
    brush.form("M45 60L45 50Q50 44 55 50L55 60Z", { ...gold, mid: lemon.light }, { line: 1.6 }) +
    brush.tube("M50 22L50 2", wood, 2.4) +
    brush.form("M51 2Q64 -2 76 6Q66 8 74 14Q62 12 51 14Z", ruby)
  );
}

export function castle(brush: Brush): string {
  const spire = (x: number, base: number, width: number, top: number) =>
    brush.form(box(x - width / 2, base, width, 94 - base), brick, { edge: 1.6 }) +
    brush.form(
      polygon([x - width * 0.7, base + 2], [x, top], [x + width * 0.7, base + 2]),
      { ...sapphire, mid: "#5a4df0" },
      { edge: 1.6 },
    ) +
    brush.flat(box(x - 2.4, base + 10, 4.8, 9, 2.4), lemon.light) +
    brush.ball(x, top, 2.4, gold, 2.4, 1);
  return (
    spire(30, 44, 16, 20) +
    spire(70, 44, 16, 20) +
    spire(50, 34, 22, 2) +
    brush.form(box(8, 62, 84, 34), brick, { edge: 1.8 }) +
    spire(12, 58, 14, 38) +
    spire(88, 58, 14, 38) +
    brush.form("M40 96L40 80Q50 66 60 80L60 96Z", wood, { edge: 1.4 }) +
    [26, 74].map((x) => brush.flat(box(x - 3, 72, 6, 10, 3), lemon.light)).join("")
  );
}

export function lighthouse(brush: Brush): string {
  const shaft = "M34 92L41 28L59 28L66 92Z";
  return (
    brush.flat("M50 18L104 0L104 32Z", brush.linearAlong([0, 0, 1, 0], [0, "#fff6bf", 0.9], [1, "#fff6bf", 0])) +
    brush.flat("M50 18L-4 0L-4 32Z", brush.linearAlong([0, 0, 1, 0], [0, "#fff6bf", 0], [1, "#fff6bf", 0.9])) +
    brush.form(shaft, { ...ivory, mid: "#fffaf2" }, { edge: 1.8 }) +
    brush.inside(
      shaft,
      [36, 58, 80]
        .map((y) =>
          brush.flat(
            box(20, y, 60, 11),
            brush.linearAlong([0, 0, 1, 0], [0, ruby.light], [0.5, ruby.mid], [1, ruby.dark]),
          ),
        )
        .join(""),
    ) +
    brush.form(box(37, 24, 26, 6, 1), coal) +
    brush.form(box(42, 12, 16, 13), { ...lemon }) +
    brush.form("M38 13Q50 -6 62 13Z", ruby) +
    brush.form("M14 98Q24 86 36 90Q50 84 64 90Q78 86 86 98Z", { ...coal, mid: "#4a5470", light: "#8c98b8" })
  );
}
