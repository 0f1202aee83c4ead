import type { Brush } from "../paint/brush.ts";
import { around, ellipse, mirrored } from "../paint/path.ts";
import { amethyst, gold, leaf, lemon, orange, rose, ruby, wood } from "../paint/tone.ts";
import { family } from "./motif.ts";

const blade = "M50 24Q54 6 80 6Q78 26 58 28Q53 28 50 24Z";

function foliage(brush: Brush, x: number, y: number, turn: number, size = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size}) translate(-50 -26)">${brush.form(blade, leaf)}${brush.stroke("M53 24Q62 15 75 10", leaf.deep, 1.3, 0.6)}</g>`;
}

function cherries(brush: Brush): string {
  return (
    brush.tube("M30 62Q36 32 62 14", { ...leaf, mid: leaf.dark }, 3.4) +
    brush.tube("M70 66Q70 34 62 14", { ...leaf, mid: leaf.dark }, 3.4) +
    foliage(brush, 62, 15, -20, 0.95) +
    brush.ball(71, 70, 21, ruby) +
    brush.ball(31, 68, 24, ruby) +
    brush.halo(38, 84, 13, "#ff9b7a", 0.5, 6) +
    brush.halo(77, 84, 11, "#ff9b7a", 0.5, 5)
  );
}

function melon(brush: Brush): string {
  const outer = "M4 40Q50 56 96 40C94 74 74 92 50 92C26 92 6 74 4 40Z";
  const flesh = "M11 37Q50 52 89 37C86 66 71 82 50 82C29 82 14 66 11 37Z";
  const seeds = [
    [30, 56],
    [43, 60],
    [57, 60],
    [70, 56],
    [37, 70],
    [50, 73],
    [63, 70],
  ] as const;
  return (
    brush.form(outer, leaf) +
    brush.inside(
      outer,
      [18, 34, 50, 66, 82]
        .map((x) => brush.stroke(`M${x} 40Q${50 + (x - 50) * 0.9} 80 50 104`, leaf.deep, 4, 0.5))
        .join(""),
    ) +
    brush.flat("M7 38Q50 54 93 38C90 70 73 86 50 86C27 86 10 70 7 38Z", "#f6ffd9") +
    brush.form(flesh, { ...ruby, light: "#ff7d84", mid: "#f43150" }, { line: 0 }) +
    seeds
      .map(
        ([x, y]) =>
          `<g transform="rotate(${(50 - x) * 1.1} ${x} ${y})">${brush.flat(ellipse(x, y, 2.3, 3.8), "#3a0711")}${brush.flat(ellipse(x - 0.7, y - 1.3, 0.7, 1.2), "#ffffff", 0.8)}</g>`,
      )
      .join("") +
    brush.shine(28, 46, 13, 2.6, 14, 0.7)
  );
}

function grapes(brush: Brush): string {
  const rows = [
    [
      [30, 38],
      [47, 35],
      [64, 37],
      [79, 41],
    ],
    [
      [37, 53],
      [54, 51],
      [71, 54],
    ],
    [
      [45, 67],
      [62, 67],
    ],
    [[53, 81]],
  ] as const;
  return (
    brush.tube("M56 30Q54 16 62 7", wood, 3.4) +
    foliage(brush, 50, 26, -62, 1.05) +
    foliage(brush, 60, 26, 10, 1.1) +
    rows.flatMap((row) => row.map(([x, y]) => brush.ball(x, y, 11.5, amethyst))).join("")
  );
}

function citrus(brush: Brush, ripe = lemon): string {
  const slice = (cx: number, cy: number, r: number) =>
    brush.ball(cx, cy, r, ripe) +
    brush.flat(ellipse(cx, cy, r * 0.86), "#fffbe0") +
    Array.from({ length: 8 }, (_, index) => {
      const [a, b] = [around(cx, cy, index * 45 + 4, r * 0.78), around(cx, cy, index * 45 + 41, r * 0.78)];
      const [start] = [around(cx, cy, index * 45 + 22, r * 0.12)];
      return brush.flat(
        `M${start[0]} ${start[1]}L${a[0]} ${a[1]}A${r * 0.78} ${r * 0.78} 0 0 1 ${b[0]} ${b[1]}Z`,
        brush.radial([0, ripe.light], [1, ripe.mid]),
      );
    }).join("");
  return (
    foliage(brush, 54, 20, 2, 1.1) +
    brush.ball(42, 48, 34, ripe) +
    brush.flat(ellipse(47, 18, 4, 2.4), leaf.dark) +
    slice(68, 68, 25) +
    brush.shine(60, 56, 9, 3.5, -38, 0.8)
  );
}

function strawberry(brush: Brush): string {
  const body = "M50 26C66 16 92 26 88 48C84 72 62 94 50 96C38 94 16 72 12 48C8 26 34 16 50 26Z";
  const seeds = [
    [28, 42],
    [42, 38],
    [58, 38],
    [72, 42],
    [34, 55],
    [50, 53],
    [66, 55],
    [42, 68],
    [58, 68],
    [50, 82],
  ] as const;
  const crown =
    "M50 30Q38 40 24 32Q32 28 34 22Q24 22 20 14Q36 10 46 18Q46 10 52 4Q56 10 55 18Q66 10 80 15Q76 22 66 22Q70 28 76 32Q62 40 50 30Z";
  return (
    brush.form(body, ruby, { edge: 2.2 }) +
    seeds
      .map(
        ([x, y]) =>
          brush.flat(ellipse(x + 0.6, y + 0.8, 2, 3), ruby.deep, 0.7) +
          brush.flat(ellipse(x, y, 1.7, 2.7), lemon.light),
      )
      .join("") +
    brush.shine(30, 38, 10, 5, -40) +
    brush.form(crown, leaf)
  );
}

function pineapple(brush: Brush): string {
  const body = ellipse(50, 65, 27, 31);
  const lines = Array.from(
    { length: 9 },
    (_, index) =>
      brush.stroke(`M${-10 + index * 15} 30L${30 + index * 15} 100`, gold.dark, 1.8, 0.75) +
      brush.stroke(`M${110 - index * 15} 30L${70 - index * 15} 100`, gold.dark, 1.8, 0.75),
  ).join("");
  const spike = "M50 42Q34 30 28 8Q44 16 50 34Q56 16 72 8Q66 30 50 42Z";
  return (
    brush.form("M50 38Q46 18 50 2Q56 18 50 38Z", leaf) +
    brush.form("M50 40Q28 36 14 20Q38 20 50 40Z", leaf) +
    brush.form(mirrored("M50 40Q28 36 14 20Q38 20 50 40Z"), leaf) +
    brush.form(spike, leaf) +
    brush.form(body, { ...gold, mid: "#f6ae1b" }, { edge: 2.2 }) +
    brush.inside(body, lines) +
    brush.shine(38, 50, 9, 5, -40)
  );
}

export const fruits = family([
  { name: "cherries", words: "cherry fruit fruity juicy", hue: 20, draw: cherries },
  { name: "melon", words: "fruit fruity juicy melon watermelon tropic tropical", hue: 20, draw: melon },
  { name: "grapes", words: "fruit grape wine vineyard fiesta", hue: 305, draw: grapes },
  { name: "lemon", words: "lemon lime citrus calamansi", hue: 95, draw: (brush) => citrus(brush) },
  { name: "orange", words: "orange mandarin tangerine", hue: 60, draw: (brush) => citrus(brush, orange) },
  { name: "strawberry", words: "strawberry berry jam", hue: 20, draw: strawberry },
  { name: "pineapple", words: "fruit tropical pineapple pina piña luau", hue: 75, draw: pineapple },
  {
    name: "peach",
    words: "peach blossom spring sweet",
    hue: 5,
    categories: [],
    draw: (brush) =>
      brush.form(
        "M50 26C30 8 4 30 10 56C16 80 40 90 50 94C60 90 84 80 90 56C96 30 70 8 50 26Z",
        { ...rose, mid: "#ff8a7a", light: "#ffc9a0", dark: "#dc4a6a" },
        { edge: 2.4 },
      ) +
      brush.stroke("M50 28Q40 56 50 90", "#c23b5c", 2, 0.6) +
      foliage(brush, 50, 28, -4, 1.1) +
      foliage(brush, 50, 28, -90, 0.9) +
      brush.shine(28, 42, 10, 6, -50),
  },
]);
