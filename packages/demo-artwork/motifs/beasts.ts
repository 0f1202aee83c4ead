import type { Brush } from "../paint/brush.ts";
import { ellipse, mirrored, symmetric } from "../paint/path.ts";
import { amethyst, coal, ember, gold, ivory, jade, orange, ruby, sapphire, silver, type Tone } from "../paint/tone.ts";
import { family } from "./motif.ts";

/** A part drawn on the right and, mirrored, on the left. */
const both = (draw: (d: string) => string, d: string) => draw(mirrored(d)) + draw(d);

/** A slanted, shining eye on both sides; `d` is the right one. */
function glare(brush: Brush, d: string, x: number, y: number, colour: string): string {
  return (
    both(
      (path) =>
        brush.flat(path, brush.line) +
        brush.stroke(path, brush.line, 2.4) +
        brush.flat(path, brush.fall("#fffbe0", colour)),
      d,
    ) +
    [x, 100 - x]
      .map(
        (cx) =>
          brush.flat(ellipse(cx, y, 1.5, 3.2), "#14060a") + brush.flat(ellipse(cx - 1.2, y - 1.6, 0.9), "#ffffff"),
      )
      .join("")
  );
}

function dragon(brush: Brush, tone: Tone): string {
  const form =
    (t: Tone, edge = 1.8) =>
    (d: string) =>
      brush.form(d, t, { edge });
  const mane =
    "M66 30C82 20 92 26 99 16C99 34 92 40 88 42C94 46 98 54 97 64C90 58 86 58 82 60C86 68 86 78 80 88C76 78 70 74 64 72Z";
  const horn = "M58 26C62 14 74 10 78 0C86 14 82 28 68 34Z";
  const head = symmetric("M50 14C60 16 74 28 76 44C78 54 70 58 70 66C70 76 64 84 50 86");
  const snout = symmetric("M50 50C58 50 68 56 70 66C70 76 62 80 50 80");
  return (
    both(form(ember, 2.2), mane) +
    both(form(gold), horn) +
    both((d) => brush.tube(d, gold, 2.6), "M66 70Q84 74 86 90Q86 98 78 97") +
    brush.form(symmetric("M50 76C60 78 66 76 68 72C68 88 60 98 50 99"), { ...ruby, mid: ruby.dark }, {}) +
    both((d) => brush.flat(d, "#ffffff"), "M62 77L66 76L64 86Z") +
    both((d) => brush.flat(d, "#ffffff"), "M54 78L58 78L56 84Z") +
    brush.form(head, tone, { edge: 2.4 }) +
    brush.form(symmetric("M50 8L56 22L54 44L50 48"), gold, { line: 1.6 }) +
    both((d) => brush.form(d, gold, { line: 1.4, edge: 1 }), "M56 42C64 32 76 32 80 26C80 38 72 44 60 46Z") +
    glare(brush, "M57 48C62 44 70 43 74 41C73 50 66 54 58 53Z", 65, 47.6, "#ffcf1f") +
    brush.form(snout, tone, { line: 1.6, edge: 2 }) +
    both((d) => brush.flat(d, brush.line), "M56 66C58 62 64 62 66 66C63 69 58 69 56 66Z") +
    brush.stroke("M34 74Q50 70 66 74", brush.line, 1.8) +
    brush.shine(45, 56, 6, 2.4, -12, 0.7) +
    brush.flat("M30 40Q34 28 44 22Q36 32 34 42Z", tone.glow, 0.5)
  );
}

function tiger(brush: Brush, tone: Tone = orange): string {
  const white: Tone = { ...ivory, mid: "#fff3df", dark: "#e2b98a" };
  const face = symmetric("M50 12C64 10 76 18 84 34C90 46 96 54 92 60C94 66 90 72 84 74C78 86 64 94 50 96");
  const stripes =
    "M50 14L55 32L50 38ZM58 14L66 28L58 30ZM92 52L74 50L90 58ZM90 66L74 62L86 72ZM82 34L72 38L86 42ZM80 80L70 72L74 86Z";
  return (
    both((d) => brush.form(d, tone), "M66 20C70 8 84 4 92 8C94 20 90 32 82 36Z") +
    both((d) => brush.flat(d, "#8a2d3d"), "M73 20C76 14 82 11 87 12C88 19 86 26 82 29Z") +
    brush.form(face, tone, { edge: 2.6 }) +
    both((d) => brush.flat(d, white.mid), "M56 40C64 32 76 34 80 40C74 44 64 46 56 48Z") +
    both((d) => brush.flat(d, "#2a0f10"), stripes) +
    brush.form(symmetric("M50 62C60 56 74 60 76 70C76 82 62 92 50 92"), white, { line: 0, edge: 1.4 }) +
    brush.form(symmetric("M50 36C55 40 57 52 60 62L50 66"), tone, { line: 0, edge: 1 }) +
    glare(brush, "M58 50C62 44 72 43 77 45C74 54 64 56 58 50Z", 67.4, 48.6, "#9be12c") +
    brush.form(
      symmetric("M50 60L60 61C60 66 54 70 50 71"),
      { ...ruby, light: "#ffa0a0", mid: "#d8486a" },
      { line: 1.2, edge: 1 },
    ) +
    brush.form(symmetric("M50 78C56 76 62 76 65 78C64 88 56 93 50 93"), { ...ruby, mid: "#8a0f2b" }, { line: 1.2 }) +
    both((d) => brush.flat(d, "#ffffff"), "M58 77L64 77.6L60 86Z") +
    brush.stroke("M50 70L50 78M50 78Q42 80 35 76M50 78Q58 80 65 76", brush.line, 1.8)
  );
}

function wolf(brush: Brush): string {
  const fur: Tone = { deep: "#10182c", dark: "#3b4a70", mid: "#7386b4", light: "#bccbea", glow: "#f4f9ff" };
  const face = symmetric("M50 20L62 24L74 40L92 54L82 58L88 70L74 72L72 82L60 84L50 96");
  return (
    both((d) => brush.form(d, fur, { edge: 2.2 }), "M60 26L84 2C90 18 88 34 80 46Z") +
    both((d) => brush.flat(d, "#2a2342"), "M68 26L82 11C84 22 82 32 77 38Z") +
    brush.form(face, fur, { edge: 2.6 }) +
    both((d) => brush.flat(d, "#eef4ff", 0.92), "M54 44L72 42L84 54L74 57L78 66L68 68L62 76L56 62Z") +
    both((d) => brush.flat(d, fur.deep, 0.4), "M50 22L60 28L56 46L50 58Z") +
    glare(brush, "M57 52C62 46 70 46 75 45C72 54 64 57 58 55Z", 66, 50.6, "#37e0ff") +
    brush.form(symmetric("M50 52L55 56L60 72L56 84L50 86"), silver, { line: 1, edge: 1.2 }) +
    brush.form(symmetric("M50 74C56 72 60 74 59 78C57 82 53 84 50 84"), coal, { line: 1, edge: 1 }) +
    brush.stroke("M50 84L50 90M50 90Q44 90 41 85M50 90Q56 90 59 85", brush.line, 1.6)
  );
}

function lion(brush: Brush): string {
  const mane = Array.from(
    { length: 16 },
    (_, index) =>
      `<g transform="rotate(${index * 22.5} 50 52)">${brush.form("M50 2C58 12 62 24 60 36L40 36C38 24 42 12 50 2Z", { ...ember, mid: "#c8460c", light: "#f58a25" }, { edge: 1 })}</g>`,
  ).join("");
  const face = symmetric("M50 24C66 22 78 32 78 48C80 64 68 86 50 88");
  return (
    mane +
    both((d) => brush.form(d, gold), "M66 30C70 22 82 22 82 32C82 38 76 42 72 40Z") +
    brush.form(face, gold, { edge: 2.4 }) +
    brush.form(symmetric("M50 62C58 58 68 62 68 70C68 80 58 86 50 86"), ivory, { line: 0 }) +
    both((d) => brush.stroke(d, brush.line, 2.6), "M56 43Q64 38 74 42") +
    glare(brush, "M58 49C62 45 70 45 74 46C72 54 64 55 58 52Z", 66, 49.4, "#ff9a1a") +
    brush.form(
      symmetric("M50 58L60 59C60 65 54 68 50 69"),
      { ...ruby, mid: "#8a3d2a", light: "#d98a6a" },
      { line: 1.2 },
    ) +
    brush.stroke("M50 68L50 75M50 75Q43 79 37 74M50 75Q57 79 63 74", brush.line, 1.8) +
    brush.shine(40, 32, 9, 3.4, -20, 0.6)
  );
}

function bull(brush: Brush): string {
  const hide: Tone = { deep: "#2a0a0c", dark: "#7d1c1a", mid: "#c43a26", light: "#f28a52", glow: "#ffe6c4" };
  return (
    both((d) => brush.form(d, ivory, { edge: 2.2 }), "M66 34C82 34 88 22 86 6C100 18 100 44 76 50Z") +
    both((d) => brush.form(d, hide), "M72 44C84 42 92 48 94 56C84 60 76 58 70 54Z") +
    brush.form(symmetric("M50 22C66 20 78 30 76 46C74 58 68 62 68 74C68 86 60 94 50 94"), hide, { edge: 2.6 }) +
    brush.form(symmetric("M50 14C58 16 64 24 62 34L50 44"), { ...ember, mid: "#f28018" }, { line: 1.4 }) +
    glare(brush, "M57 52C62 47 69 46 73 46C71 54 64 56 58 55Z", 65, 50.6, "#ffb300") +
    brush.form(
      symmetric("M50 70C60 66 70 70 70 78C70 90 60 96 50 96"),
      { ...ivory, mid: "#e8b79a", dark: "#b06a58" },
      { line: 1.4 },
    ) +
    both((d) => brush.flat(d, brush.line), "M56 80C58 76 64 76 65 80C63 83 58 83 56 80Z") +
    brush.stroke("M42 84a8.5 8 0 1 0 16 0", brush.line, 5) +
    brush.stroke("M42 84a8.5 8 0 1 0 16 0", gold.light, 2.8)
  );
}

function panda(brush: Brush): string {
  const white: Tone = { ...silver, mid: "#f2f2f7", light: "#ffffff", dark: "#b8b9cc" };
  return (
    both((d) => brush.form(d, coal), ellipse(80, 24, 15)) +
    brush.form(ellipse(50, 54, 43, 39), white, { edge: 2.4 }) +
    both(
      (d) => brush.form(d, coal, { line: 0, edge: 1 }),
      "M58 46C66 38 78 46 80 58C80 68 66 70 60 62C57 57 56 50 58 46Z",
    ) +
    both((d) => brush.flat(d, "#ffffff"), ellipse(67, 55, 6)) +
    [34, 68]
      .map((x) => brush.flat(ellipse(x, 55.6, 4), "#2a1208") + brush.flat(ellipse(x - 1.4, 54, 1.5), "#ffffff"))
      .join("") +
    brush.form(ellipse(50, 68, 7, 5), coal, { line: 0, edge: 1 }) +
    brush.stroke("M50 73L50 77M50 77Q43 83 37 78M50 77Q57 83 63 78", "#1b1b28", 2.2) +
    both((d) => brush.flat(d, "#ff9aa8", 0.5), ellipse(79, 72, 6, 4)) +
    brush.shine(34, 28, 12, 4, -30, 0.9)
  );
}

function monkey(brush: Brush): string {
  const fur: Tone = { deep: "#2e0f04", dark: "#73330d", mid: "#b25f1f", light: "#e09a4c", glow: "#fbe0ac" };
  const skin: Tone = { ...ivory, mid: "#fad2a4", dark: "#d68f5c", light: "#ffeccb" };
  return (
    both((d) => brush.form(d, fur), ellipse(88, 52, 12, 13)) +
    both((d) => brush.form(d, skin, { line: 0 }), ellipse(89, 53, 7, 8)) +
    brush.form(ellipse(50, 50, 38, 40), fur, { edge: 2.4 }) +
    brush.form(symmetric("M50 36C58 24 78 28 76 48C82 60 80 84 50 86"), skin, { line: 0, edge: 1.4 }) +
    both((d) => brush.flat(d, "#ffffff"), ellipse(63, 48, 7, 8)) +
    [38, 64]
      .map((x) => brush.flat(ellipse(x, 49, 4, 5), "#2a1208") + brush.flat(ellipse(x - 1.4, 47, 1.6), "#ffffff"))
      .join("") +
    brush.flat(ellipse(46, 61, 2, 1.5) + ellipse(54, 61, 2, 1.5), "#7d3a16") +
    brush.form(symmetric("M50 68C58 69 66 67 70 65C68 78 58 82 50 82"), { ...ruby, mid: "#a0102f" }, { line: 1.4 }) +
    brush.flat("M33 67Q50 71 67 67L66 70Q50 74 34 70Z", "#ffffff") +
    brush.form("M22 26Q50 12 78 26L76 36Q50 24 24 36Z", gold, { edge: 1.6 }) +
    brush.ball(50, 23, 5.5, ruby, 5.5, 1.4)
  );
}

export const beasts = family([
  { name: "dragon", words: "dragon drago naga loong long bakunawa", hue: 160, draw: (brush) => dragon(brush, jade) },
  { name: "red-dragon", words: "dragon inferno fury wyvern drake", hue: 20, draw: (brush) => dragon(brush, ruby) },
  { name: "tiger", words: "tiger tigre cat panther jungle safari wild", hue: 60, draw: (brush) => tiger(brush) },
  { name: "wolf", words: "wolf howl werewolf dog husky", hue: 260, draw: wolf },
  { name: "lion", words: "lion leo pride simba singa", hue: 70, draw: lion },
  { name: "bull", words: "bull ox buffalo bison kalabaw tamaraw matador rodeo", hue: 35, draw: bull },
  { name: "panda", words: "panda bamboo bear", hue: 270, draw: panda },
  { name: "monkey", words: "monkey ape kong gorilla wukong unggoy", hue: 60, draw: monkey },
  {
    name: "shadow-tiger",
    words: "tiger night spirit ghost beast",
    hue: 300,
    categories: [],
    draw: (brush) => tiger(brush, amethyst),
  },
  {
    name: "frost-dragon",
    words: "dragon frost winter snow glacier",
    hue: 258,
    categories: [],
    draw: (brush) => dragon(brush, sapphire),
  },
]);
