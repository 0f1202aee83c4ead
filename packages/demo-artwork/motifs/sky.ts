import type { Brush } from "../paint/brush.ts";
import { around, box, ellipse, mirrored, polygon, sparkle, star, symmetric } from "../paint/path.ts";
import { amethyst, aqua, ember, gold, jade, lemon, rose, ruby, silver } from "../paint/tone.ts";
import { family } from "./motif.ts";

const both = (draw: (d: string) => string, d: string) => draw(mirrored(d)) + draw(d);

function moon(brush: Brush): string {
  const crescent = "M66 6C34 6 12 28 12 54C12 80 34 98 60 96C74 95 86 88 92 78C64 84 44 70 44 46C44 28 54 14 66 6Z";
  return (
    brush.halo(52, 52, 54, "#ffe9a0", 0.5) +
    brush.form(crescent, { ...lemon, mid: "#ffdf6b", dark: "#e0972c" }, { edge: 2.6 }) +
    [
      [26, 52, 5],
      [34, 72, 4],
      [52, 86, 3.4],
    ]
      .map(([x = 0, y = 0, r = 0]) => brush.flat(ellipse(x, y, r), lemon.dark, 0.4))
      .join("") +
    brush.form(star(72, 40, 5, 15, 6.4), gold, { line: 1.6 }) +
    brush.flat(sparkle(88, 18, 8), "#fff")
  );
}

function sun(brush: Brush): string {
  const flame = (turn: number, long: boolean) =>
    `<g transform="rotate(${turn} 50 50)">${brush.form(long ? "M42 26Q46 10 50 0Q54 10 58 26Z" : "M44 26Q50 20 50 8Q56 20 56 26Z", long ? gold : ember, { line: 1.4, edge: 1 })}</g>`;
  return (
    Array.from({ length: 16 }, (_, index) => flame(index * 22.5, index % 2 === 0)).join("") +
    brush.ball(50, 50, 28, { ...lemon, mid: "#ffc629" }) +
    both((d) => brush.stroke(d, lemon.deep, 2.4), "M55 46Q60 42 65 46") +
    brush.stroke("M40 58Q50 67 60 58", lemon.deep, 2.6) +
    both((d) => brush.flat(d, "#ff8a4a", 0.6), ellipse(66, 56, 5, 3.4))
  );
}

function lightning(brush: Brush): string {
  return (
    brush.halo(50, 50, 54, "#8fe8ff", 0.55) +
    brush.form("M58 0L18 56L42 56L32 100L84 38L56 38L74 0Z", lemon, { edge: 2.8, line: 2.6 }) +
    brush.flat("M60 6L28 52L36 52L64 8Z", "#ffffff", 0.7) +
    brush.flat(sparkle(80, 66, 9) + sparkle(20, 28, 7), "#fff")
  );
}

function lantern(brush: Brush): string {
  const body = symmetric("M50 20C74 20 90 32 90 48C90 64 74 76 50 76");
  return (
    brush.tube("M50 2L50 12", gold, 2.4) +
    brush.form(body, ruby, { edge: 2.4 }) +
    brush.inside(body, brush.halo(50, 50, 40, "#ffd23f", 0.85, 30)) +
    both(
      (d) => brush.stroke(d, ruby.deep, 1.4, 0.6),
      "M50 20C62 22 70 34 70 48C70 62 62 74 50 76M50 20C80 22 84 36 84 48C84 62 76 74 50 76",
    ) +
    brush.form(box(34, 12, 32, 10, 3), gold) +
    brush.form(box(34, 74, 32, 9, 3), gold) +
    [42, 50, 58].map((x) => brush.tube(`M${x} 84L${x} 96`, ruby, 2.4)).join("") +
    brush.form(star(50, 48, 4, 15, 7), gold, { line: 1 }) +
    brush.shine(28, 36, 8, 4, -40, 0.7)
  );
}

function parol(brush: Brush): string {
  const tips = [ruby, aqua, gold, rose, jade];
  return (
    Array.from({ length: 5 }, (_, index) => {
      const [x, y] = around(50, 46, index * 72, 45);
      return (
        brush.form(
          polygon([50, 46], around(50, 46, index * 72 - 36, 21), [x, y], around(50, 46, index * 72 + 36, 21)),
          tips[index] ?? gold,
          { edge: 1.4 },
        ) + brush.flat(polygon([50, 46], around(50, 46, index * 72 - 36, 21), [x, y]), "#ffffff", 0.25)
      );
    }).join("") +
    brush.ball(50, 46, 13, lemon) +
    Array.from({ length: 10 }, (_, index) =>
      brush.ball(...around(50, 46, index * 36 + 18, 24), 2.2, index % 2 === 0 ? gold : rose, 2.2, 0.7),
    ).join("") +
    both((d) => brush.tube(d, rose, 2), "M74 80Q78 90 72 98") +
    both((d) => brush.tube(d, gold, 2), "M70 80Q72 90 66 98")
  );
}

function lotus(brush: Brush): string {
  const petal = (turn: number, tone = rose) =>
    `<g transform="rotate(${turn} 50 78)">${brush.form("M50 78C34 64 34 34 50 14C66 34 66 64 50 78Z", tone, { edge: 1.6 })}</g>`;
  return (
    brush.form("M2 76Q24 64 50 70Q76 64 98 76Q76 96 50 90Q24 96 2 76Z", jade) +
    [-66, 66, -44, 44].map((turn) => petal(turn, { ...rose, mid: "#e0489a" })).join("") +
    [-22, 22, 0].map((turn) => petal(turn)).join("") +
    brush.halo(50, 70, 16, "#fff2b0", 0.9, 10)
  );
}

function comet(brush: Brush): string {
  return (
    brush.flat(
      "M38 70C54 40 74 18 100 0C84 26 72 52 50 80Z",
      brush.linearAlong([1, 0, 0, 1], [0, "#ffffff", 0], [1, "#ffb33a", 0.95]),
    ) +
    brush.flat(
      "M40 62C50 42 66 26 84 16C72 36 62 54 48 72Z",
      brush.linearAlong([1, 0, 0, 1], [0, "#ffffff", 0], [1, "#fff6c0"]),
    ) +
    brush.form(star(34, 68, 5, 30, 13, -14), gold, { edge: 2.2 }) +
    brush.flat(sparkle(26, 56, 9), "#fff")
  );
}

function snow(brush: Brush): string {
  return (
    Array.from(
      { length: 6 },
      (_, index) =>
        `<g transform="rotate(${index * 60} 50 50)">${brush.tube("M50 50L50 6M50 22L40 12M50 22L60 12M50 36L42 28M50 36L58 28", { ...aqua, light: "#ffffff", mid: "#bdf1ff" }, 4)}</g>`,
    ).join("") + brush.ball(50, 50, 8, silver)
  );
}

function genie(brush: Brush): string {
  return (
    brush.flat(
      "M84 44C98 30 92 16 78 16C66 16 66 28 74 30C64 34 52 26 58 12C62 2 76 -2 88 2C104 8 104 34 88 48Z",
      amethyst.light,
      0.85,
    ) +
    brush.form("M20 92L70 92L62 80L28 80Z", gold) +
    brush.form("M2 40C20 44 26 54 40 52L66 52C80 52 82 42 96 44C92 58 86 74 62 82L30 82C18 76 10 60 2 40Z", gold, {
      edge: 2.4,
    }) +
    brush.form("M34 52Q46 34 60 52Z", gold) +
    brush.ball(47, 38, 5, ruby, 5, 1.4) +
    brush.stroke("M90 50C98 50 100 62 84 68", brush.line, 6) +
    brush.stroke("M90 50C98 50 100 62 84 68", gold.light, 3) +
    brush.flat(sparkle(26, 60, 9), "#fff")
  );
}

export const sky = family([
  { name: "moon", words: "moon luna lunar buwan midnight eclipse dusk", hue: 90, draw: moon },
  { name: "sun", words: "sun solar sunny dawn summer inti", hue: 85, draw: sun },
  {
    name: "lightning",
    words: "lightning thunder zeus storm power flash olympus kidlat bolt electric",
    hue: 95,
    categories: ["RNG", "ESPORTS", "LIVE"],
    draw: lightning,
  },
  { name: "lantern", words: "lantern festival lights oriental chinatown", hue: 25, draw: lantern },
  { name: "parol", words: "parol pasko barrio pinoy manila", hue: 40, draw: parol },
  { name: "lotus", words: "lotus flower zen sampaguita bloom rose", hue: 350, draw: lotus },
  { name: "comet", words: "comet meteor starlight wish shooting", hue: 80, draw: comet },
  { name: "snowflake", words: "snowflake frozen cool icy polar", hue: 215, categories: [], draw: snow },
  { name: "lamp", words: "lamp genie aladdin arabian sultan", hue: 75, draw: genie },
]);
