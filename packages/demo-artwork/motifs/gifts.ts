import type { Brush } from "../paint/brush.ts";
import { both, box, ellipse, sparkle, star, symmetric } from "../paint/path.ts";
import { amethyst, aqua, gold, ivory, lemon, rose, ruby, wood } from "../paint/tone.ts";

export function potion(brush: Brush): string {
  const flask = symmetric("M50 28L60 28L60 42C78 48 88 62 86 76C84 92 70 98 50 98");
  return (
    brush.form(flask, { ...aqua, mid: "#b8e8f2", light: "#e9fbff", dark: "#6aa9c4" }, { edge: 2 }) +
    brush.inside(
      flask,
      brush.form("M8 66Q30 58 50 66Q70 74 94 64L94 102L8 102Z", amethyst, { line: 0, edge: 2 }) +
        [
          [34, 82, 5],
          [52, 76, 3.4],
          [64, 86, 6],
          [44, 90, 3],
        ]
          .map(([x = 0, y = 0, r = 0]) => brush.flat(ellipse(x, y, r), amethyst.glow, 0.6))
          .join(""),
    ) +
    brush.form(box(36, 22, 28, 9, 3), gold) +
    brush.form(box(41, 6, 18, 18, 4), wood) +
    brush.shine(30, 66, 4, 14, 24, 0.9) +
    brush.flat(sparkle(72, 54, 10), "#fff")
  );
}

export function gift(brush: Brush): string {
  return (
    brush.form(box(12, 44, 76, 50, 4), amethyst, { edge: 2 }) +
    brush.form(box(6, 32, 88, 16, 4), amethyst, { edge: 1.8 }) +
    brush.form(box(42, 32, 16, 62), gold, { line: 1.4 }) +
    both((d) => brush.form(d, gold), "M50 32C54 14 72 4 84 10C92 18 84 32 50 32Z") +
    both((d) => brush.flat(d, gold.deep, 0.5), "M56 28C60 18 70 14 76 16C80 20 74 27 56 28Z") +
    brush.ball(50, 30, 6.5, gold) +
    brush.flat(sparkle(24, 40, 10), "#fff")
  );
}

export function envelope(brush: Brush): string {
  return (
    `<g transform="rotate(-8 50 50)">${brush.form(box(20, 4, 60, 92, 6), ruby, { edge: 2.2 })}${brush.form("M20 10Q20 4 26 4L74 4Q80 4 80 10L80 20Q50 46 20 20Z", { ...ruby, mid: "#c8102e" }, { line: 1.4 })}${brush.ball(50, 32, 13, gold)}${brush.flat(star(50, 32, 4, 9, 3.6), gold.deep, 0.7)}${brush.stroke("M30 60Q40 52 50 60Q60 68 70 60M30 72Q40 64 50 72Q60 80 70 72M30 84Q40 76 50 84Q60 92 70 84", gold.light, 1.8, 0.8)}</g>` +
    brush.flat(sparkle(30, 18, 9), "#fff")
  );
}

export function candy(brush: Brush): string {
  const swirl = Array.from(
    { length: 6 },
    (_, index) =>
      `<g transform="rotate(${index * 60} 44 42)">${brush.flat("M44 42C50 30 62 22 76 26C80 32 82 38 80 46C68 38 54 38 44 42Z", index % 2 === 0 ? "#ffffff" : lemon.mid, 0.95)}</g>`,
  ).join("");
  return (
    brush.tube("M54 66L78 98", ivory, 6) +
    brush.ball(44, 42, 37, rose) +
    brush.inside(ellipse(44, 42, 35), swirl) +
    brush.shine(32, 22, 13, 6, -30) +
    brush.form("M60 72L80 62L78 76L88 84L70 84L62 92Z", aqua, { line: 1.6 })
  );
}

export function donut(brush: Brush): string {
  const sprinkles = [
    [26, 34, 40],
    [44, 22, -20],
    [64, 26, 60],
    [78, 42, 10],
    [76, 62, -50],
    [58, 78, 20],
    [34, 76, -30],
    [20, 56, 70],
  ] as const;
  return (
    brush.ball(50, 52, 44, { ...wood, mid: "#e2a55a", light: "#ffd99a" }) +
    brush.form(
      "M50 12C76 10 92 30 90 52C86 58 84 50 80 58C78 68 70 62 66 72C60 86 54 74 46 80C36 88 32 74 24 72C14 70 16 60 10 54C8 28 28 12 50 12Z",
      rose,
      { line: 1, edge: 2.2 },
    ) +
    brush.flat(ellipse(50, 48, 15, 14), brush.line) +
    brush.flat(ellipse(51, 50, 13.4, 12), "#b86a2a") +
    brush.flat(ellipse(51, 53, 12, 9), amethyst.deep) +
    sprinkles
      .map(
        ([x, y, turn], index) =>
          `<g transform="rotate(${turn} ${x} ${y})">${brush.flat(box(x - 4, y - 1.6, 8, 3.2, 1.6), ["#fff", lemon.mid, aqua.mid, "#8a4bff"][index % 4] ?? "#fff")}</g>`,
      )
      .join("") +
    brush.shine(30, 26, 10, 4, -36)
  );
}
