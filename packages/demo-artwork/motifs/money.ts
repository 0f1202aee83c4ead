import type { Brush } from "../paint/brush.ts";
import { around, ellipse, polygon, sparkle, star } from "../paint/path.ts";
import { gold } from "../paint/tone.ts";

export function coinStar(brush: Brush): string {
  return (
    brush.ball(50, 50, 45, gold) +
    brush.flat(ellipse(50, 50, 37), gold.dark) +
    brush.flat(ellipse(51, 51, 35.6), brush.linear([0, gold.dark], [0.5, gold.mid], [1, gold.light])) +
    Array.from({ length: 28 }, (_, index) =>
      brush.flat(ellipse(...around(50, 50, (index * 360) / 28, 41), 1.5), gold.glow, 0.75),
    ).join("") +
    brush.form(star(50, 52, 5, 29, 12.5), gold, { line: 1, edge: 1.6 }) +
    brush.inside(ellipse(50, 50, 45), brush.flat("M-10 60L60 -10L76 -10L-10 78Z", "#ffffff", 0.28)) +
    brush.flat(sparkle(26, 22, 13), "#fff")
  );
}

export function coins(brush: Brush): string {
  const coin = (x: number, y: number) =>
    brush.form(`M${x - 19} ${y}L${x + 19} ${y}L${x + 19} ${y + 8}Q${x} ${y + 19} ${x - 19} ${y + 8}Z`, gold, {
      edge: 0.8,
    }) +
    Array.from({ length: 9 }, (_, index) =>
      brush.stroke(`M${x - 16 + index * 4} ${y + 6 + (1 - Math.abs(index - 4) / 4) * 4}l0 4`, gold.deep, 1, 0.5),
    ).join("") +
    brush.flat(ellipse(x, y, 19.6, 7.6), brush.line) +
    brush.flat(ellipse(x, y, 18.6, 6.6), brush.linear([0, gold.glow], [0.5, gold.light], [1, gold.mid])) +
    brush.flat(ellipse(x, y, 13, 4.2), gold.mid) +
    brush.flat(ellipse(x + 0.5, y + 0.8, 12, 3.6), gold.light);
  const stack = (x: number, base: number, count: number) =>
    Array.from({ length: count }, (_, index) => coin(x + (index % 2 === 0 ? -0.8 : 0.8), base - index * 9)).join("");
  return (
    stack(50, 66, 6) +
    stack(26, 76, 4) +
    stack(75, 78, 3) +
    brush.flat(sparkle(42, 20, 11), "#fff") +
    brush.flat(sparkle(84, 60, 7), "#fff")
  );
}

export function ingot(brush: Brush): string {
  const hull = "M4 40C16 60 84 60 96 40C98 66 84 84 70 86L30 86C16 84 2 66 4 40Z";
  return (
    brush.ball(50, 46, 25, gold, 27) +
    brush.flat(ellipse(50, 56, 42, 9), gold.deep, 0.5) +
    brush.form(hull, gold, { edge: 2.4 }) +
    brush.flat("M10 50C26 66 74 66 90 50C88 58 74 68 50 68C26 68 12 58 10 50Z", gold.glow, 0.55) +
    brush.flat(sparkle(38, 28, 12), "#fff")
  );
}

export function bars(brush: Brush): string {
  const bar = (x: number, y: number) =>
    brush.form(polygon([x + 7, y], [x + 37, y], [x + 44, y + 22], [x, y + 22]), gold, { edge: 1.4 }) +
    brush.flat(polygon([x + 9, y + 2], [x + 35, y + 2], [x + 37, y + 8], [x + 7, y + 8]), gold.glow, 0.7) +
    brush.flat(polygon([x + 13, y + 11], [x + 31, y + 11], [x + 33, y + 18], [x + 11, y + 18]), gold.dark, 0.45);
  return (
    bar(4, 66) +
    bar(52, 66) +
    bar(28, 42) +
    brush.flat(sparkle(34, 42, 12), "#fff") +
    brush.flat(sparkle(86, 68, 8), "#fff") +
    brush.form(star(50, 24, 5, 14, 6), gold, { line: 1.6 })
  );
}
