import type { Brush } from "../paint/brush.ts";
import { ellipse, mirrored, symmetric } from "../paint/path.ts";
import { amethyst, aqua, ember, gold, jade, lemon, rose, ruby, sapphire, wood, type Tone } from "../paint/tone.ts";
import { family } from "./motif.ts";

const both = (draw: (d: string) => string, d: string) => draw(mirrored(d)) + draw(d);

function eye(brush: Brush, x: number, y: number, r: number): string {
  return (
    brush.flat(ellipse(x, y, r + 1.2), brush.line) +
    brush.flat(ellipse(x, y, r), "#ffd21e") +
    brush.flat(ellipse(x - r * 0.1, y, r * 0.55), "#1a0608") +
    brush.flat(ellipse(x - r * 0.35, y - r * 0.4, r * 0.25), "#ffffff")
  );
}

/** A rooster's head and neck in profile, looking left. */
function rooster(brush: Brush, hackle: Tone = ember): string {
  const feather = (d: string, tone: Tone) => brush.form(d, tone, { line: 1.6, edge: 1.6 });
  const comb =
    "M36 26C30 20 32 10 40 10C40 2 50 0 54 8C60 0 70 4 69 12C78 8 86 16 80 24C88 26 88 36 80 38L62 40L40 34Z";
  const head = "M24 44C24 30 38 24 52 26C68 28 78 40 80 56L66 72L34 64C26 60 24 52 24 44Z";
  return (
    feather("M78 36C94 44 102 66 98 92Q90 86 84 97Q78 90 72 94Z", { ...ruby, mid: ruby.dark }) +
    feather("M70 44C86 54 93 72 89 98Q80 92 76 100Q70 92 62 96Z", ember) +
    feather("M34 62C24 72 17 84 17 95Q25 91 28 99Q34 92 44 96Z", ember) +
    brush.form(comb, ruby, { edge: 2.2 }) +
    brush.form(head, hackle, { edge: 2.2 }) +
    [
      "M64 40C76 52 83 70 80 94C70 86 62 72 60 60Z",
      "M54 52C66 62 74 78 71 101C60 94 54 80 50 68Z",
      "M42 60C54 68 61 82 57 103C47 98 41 84 38 72Z",
      "M34 62C42 72 47 84 42 102C34 96 31 82 30 72Z",
    ]
      .map((d, index) => feather(d, [hackle, gold, hackle, gold][index] ?? gold))
      .join("") +
    brush.form("M26 52C22 64 24 78 32 82C40 80 42 66 36 56Z", ruby, { edge: 1.8 }) +
    brush.form("M28 36C16 36 6 42 2 54C12 50 20 52 28 54Z", lemon, { edge: 1.8 }) +
    brush.stroke("M8 49Q18 46 28 47", lemon.deep, 1.4, 0.8) +
    brush.form("M34 38C40 34 50 36 52 44C50 52 40 54 34 50Z", ruby, { line: 1.2, edge: 1 }) +
    eye(brush, 42, 43, 5) +
    brush.stroke("M34 37L48 36", brush.line, 2.4)
  );
}

function phoenix(brush: Brush, tone: Tone = ember): string {
  const wing = [
    "M54 50C66 46 80 30 82 4C94 16 98 36 92 50C96 50 98 48 100 46C98 62 84 70 70 70C64 70 58 66 54 60Z",
    "M56 54C66 52 74 42 78 24C86 36 88 48 82 56C84 58 88 57 90 56C86 66 72 70 60 64Z",
  ];
  const tail = ["M54 66C62 74 72 82 72 98C62 96 54 88 52 76Z", "M50 66C54 78 56 88 50 99C44 88 46 78 50 66Z"];
  return (
    both((d) => brush.form(d, ruby), "M54 66C66 70 84 76 90 92C76 92 60 84 52 74Z") +
    both((d) => brush.form(d, tone), tail[0] ?? "") +
    brush.form(tail[1] ?? "", gold) +
    both((d) => brush.form(d, tone, { edge: 2.4 }), wing[0] ?? "") +
    both((d) => brush.form(d, gold, { line: 1.2 }), wing[1] ?? "") +
    brush.form("M46 8C48 2 54 0 60 0C58 6 58 8 54 12Z", gold) +
    brush.form(symmetric("M50 10C58 12 60 20 58 28C62 38 62 58 50 72"), tone, { edge: 2.2 }) +
    both((d) => brush.form(d, gold, { line: 1, edge: 1 }), "M51 46C56 44 58 50 56 58C54 62 52 64 50 66Z") +
    brush.form("M46 24L50 34L54 24Q50 21 46 24Z", lemon, { line: 1.2 }) +
    both((d) => brush.flat(d, brush.line), ellipse(54.4, 20, 1.9))
  );
}

function owl(brush: Brush): string {
  const body = symmetric("M50 16C60 12 72 12 80 4C84 18 86 26 84 40C90 66 76 92 50 94");
  return (
    brush.form(body, wood, { edge: 2.4 }) +
    both(
      (d) => brush.form(d, { ...wood, mid: wood.dark }, { line: 1.4 }),
      "M82 40C90 56 86 78 72 88C70 70 74 54 82 40Z",
    ) +
    brush.form(
      symmetric("M50 58C62 56 72 64 70 76C66 88 58 90 50 91"),
      { ...wood, mid: "#e8b878", light: "#ffe2b0" },
      { line: 0 },
    ) +
    both((d) => brush.form(d, gold, { line: 1.4 }), ellipse(68, 40, 17)) +
    both((d) => brush.flat(d, "#fff6da"), ellipse(68, 40, 12.5)) +
    both((d) => brush.flat(d, "#14060a"), ellipse(66, 41, 7.5)) +
    [31, 63].map((x) => brush.flat(ellipse(x, 38, 2.6), "#ffffff")).join("") +
    brush.form("M44 48L56 48L50 62Z", ember, { line: 1.4 }) +
    [
      [42, 70],
      [50, 74],
      [58, 70],
      [46, 80],
      [54, 80],
    ]
      .map(([x = 0, y = 0]) => brush.stroke(`M${x - 3} ${y}q3 4 6 0`, wood.dark, 1.6))
      .join("")
  );
}

function peacock(brush: Brush): string {
  const plume = (turn: number) =>
    `<g transform="rotate(${turn} 50 78)">${brush.form("M50 78C40 50 38 26 50 2C62 26 60 50 50 78Z", jade, { line: 1.4 })}${brush.ball(50, 20, 6.5, gold, 8, 0.8)}${brush.flat(ellipse(50, 20.5, 4.4, 5.6), sapphire.mid)}${brush.flat(ellipse(50, 21.5, 2.2, 3), "#0a0f3a")}</g>`;
  return (
    [-78, 78, -58, 58, -38, 38, -19, 19, 0].map(plume).join("") +
    brush.form(
      "M50 40C58 40 60 48 58 54C62 62 70 70 66 84C62 96 38 96 34 84C30 70 40 64 42 54C40 48 42 40 50 40Z",
      sapphire,
      { edge: 2.2 },
    ) +
    brush.form("M42 48L32 54L43 55Z", lemon, { line: 1.2 }) +
    eye(brush, 48, 48, 2.6) +
    brush.stroke("M50 40L46 30M51 40L51 28M52 40L57 30", aqua.light, 1.4) +
    [46, 51, 57].map((x, i) => brush.ball(x, i === 1 ? 28 : 30, 2, gold, 2, 0.6)).join("")
  );
}

function butterfly(brush: Brush): string {
  return (
    both((d) => brush.form(d, amethyst, { edge: 2.2 }), "M52 46C58 20 80 4 96 14C100 34 88 56 56 56Z") +
    both((d) => brush.form(d, rose, { edge: 2 }), "M54 56C70 54 88 62 86 78C82 92 62 92 52 64Z") +
    both((d) => brush.flat(d, gold.light, 0.95), ellipse(80, 28, 7, 8)) +
    both((d) => brush.flat(d, "#ffffff", 0.8), ellipse(88, 18, 2.6)) +
    both((d) => brush.flat(d, lemon.light), ellipse(70, 74, 5)) +
    brush.stroke("M49 38Q44 22 34 18M51 38Q56 22 66 18", brush.line, 2) +
    brush.form(ellipse(50, 58, 4.4, 24), wood)
  );
}

export const birds = family([
  {
    name: "rooster",
    words: "rooster cock sabong gallo chicken derby manok cockpit arena spur talisayen hen",
    hue: 40,
    categories: ["COCKFIGHT"],
    draw: (brush) => rooster(brush),
  },
  {
    name: "white-rooster",
    words: "sabong derby cock manok rooster wala white puti feather",
    hue: 80,
    categories: ["COCKFIGHT"],
    draw: (brush) =>
      rooster(brush, { deep: "#5b4a4a", dark: "#c2a8a0", mid: "#fdf2e6", light: "#ffffff", glow: "#ffffff" }),
  },
  {
    name: "blue-rooster",
    words: "sabong derby cock manok rooster meron blue-cock asul",
    hue: 258,
    categories: ["COCKFIGHT"],
    draw: (brush) => rooster(brush, sapphire),
  },
  {
    name: "phoenix",
    words: "phoenix firebird rise bird sarimanok flame fire apoy",
    hue: 45,
    draw: (brush) => phoenix(brush),
  },
  { name: "owl", words: "owl wisdom kuwago", hue: 60, draw: owl },
  { name: "peacock", words: "peacock paboreal garden princess-bird", hue: 180, draw: peacock },
  { name: "butterfly", words: "butterfly fairy paru meadow enchanted", hue: 310, draw: butterfly },
]);
