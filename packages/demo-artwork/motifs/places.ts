import type { Brush } from "../paint/brush.ts";
import { around, box, ellipse, sparkle, star } from "../paint/path.ts";
import { amethyst, coal, ember, gold, jade, lemon, ruby, sapphire, silver, wood, type Tone } from "../paint/tone.ts";
import { family } from "./motif.ts";
import { tower, castle, lighthouse } from "./towers.ts";

const sandstone: Tone = { deep: "#5c3210", dark: "#b0722c", mid: "#e8b25a", light: "#fbdc94", glow: "#fff6d6" };
function pagoda(brush: Brush): string {
  const roof = (y: number, half: number, height: number) =>
    brush.form(
      `M50 ${y}L${50 + half * 0.5} ${y + height * 0.5}Q${50 + half * 0.8} ${y + height * 0.9} ${50 + half} ${y + height * 0.6}Q${50 + half * 0.9} ${y + height * 1.3} ${50 + half * 0.6} ${y + height * 1.3}L${50 - half * 0.6} ${y + height * 1.3}Q${50 - half * 0.9} ${y + height * 1.3} ${50 - half} ${y + height * 0.6}Q${50 - half * 0.8} ${y + height * 0.9} ${50 - half * 0.5} ${y + height * 0.5}Z`,
      ruby,
      { edge: 2 },
    ) +
    brush.stroke(`M${50 - half * 0.62} ${y + height * 1.24}L${50 + half * 0.62} ${y + height * 1.24}`, gold.light, 1.8);
  const room = (y: number, half: number, height: number) =>
    brush.form(box(50 - half, y, half * 2, height), wood, { edge: 1 }) +
    [-0.55, 0, 0.55]
      .map((at) =>
        brush.flat(box(50 + at * half - half * 0.16, y + height * 0.25, half * 0.32, height * 0.75, 2), lemon.light),
      )
      .join("");
  return (
    brush.form("M48 10L50 0L52 10Z", gold) +
    room(76, 32, 16) +
    brush.form(box(8, 90, 84, 8, 1), sandstone) +
    roof(56, 48, 16) +
    room(48, 24, 14) +
    roof(30, 38, 14) +
    room(26, 16, 10) +
    roof(8, 28, 14)
  );
}

function pyramid(brush: Brush): string {
  const lines = Array.from({ length: 6 }, (_, index) =>
    brush.stroke(`M0 ${34 + index * 11}L100 ${34 + index * 11}`, sandstone.deep, 1.1, 0.45),
  ).join("");
  return (
    brush.form("M50 10L98 88L2 88Z", sandstone, { edge: 0 }) +
    brush.flat("M50 10L98 88L64 88Z", brush.linear([0, sandstone.mid], [1, sandstone.deep])) +
    brush.flat("M50 10L64 88L2 88Z", brush.linear([0, sandstone.glow], [0.5, sandstone.light], [1, sandstone.mid])) +
    brush.inside("M50 10L98 88L2 88Z", lines) +
    brush.form("M50 4L64 27L54 31L36 27Z", gold, { edge: 1.2 }) +
    brush.form("M26 88L30 66L46 66L50 88Z", { ...coal, mid: "#1b0c10" }, { line: 1 }) +
    brush.flat("M31 88L34 71L42 71L45 88Z", lemon.light, 0.85) +
    brush.flat(sparkle(44, 14, 14), "#fff")
  );
}

function volcano(brush: Brush): string {
  const rock: Tone = { deep: "#1d0c1c", dark: "#4a2336", mid: "#7d4150", light: "#b9756e", glow: "#f3c3a2" };
  const mountain = "M36 36L64 36C70 54 84 78 98 94L2 94C16 78 30 54 36 36Z";
  return (
    brush.halo(50, 26, 42, "#ff8a1a", 0.9, 30) +
    brush.form(
      "M44 36C38 26 26 30 24 18C34 22 36 14 32 6C42 8 46 16 48 8C50 4 50 0 56 0C54 8 62 10 64 4C70 12 66 20 74 18C74 30 62 28 56 36Z",
      ember,
      { edge: 2.4 },
    ) +
    brush.flat("M46 36C44 28 40 24 42 18C46 22 50 18 52 12C56 20 62 22 58 28C56 32 55 34 54 36Z", lemon.light) +
    brush.form(mountain, rock, { edge: 2 }) +
    brush.inside(
      mountain,
      brush.form(
        "M36 34L64 34C62 44 67 50 65 60C63 65 59 62 58 55C57 48 53 49 52 57C51 70 55 76 51 86C46 79 47 68 46 57C45 50 42 51 41 58C40 67 35 66 35 57C37 48 35 42 36 34Z",
        ember,
        { line: 0.8, edge: 1.2 },
      ),
    )
  );
}

function rocket(brush: Brush): string {
  return `<g transform="rotate(34 50 50)">${brush.form("M42 72C38 84 44 92 50 104C56 92 62 84 58 72Z", ember)}${brush.flat("M46 72C44 82 48 86 50 94C52 86 56 82 54 72Z", lemon.glow)}${brush.form("M34 46C20 54 18 68 22 80L38 68Z", ruby)}${brush.form("M66 46C80 54 82 68 78 80L62 68Z", ruby)}${brush.form("M50 -4C68 10 72 44 62 74L38 74C28 44 32 10 50 -4Z", silver, { edge: 2.4 })}${brush.inside(
    "M50 -4C68 10 72 44 62 74L38 74C28 44 32 10 50 -4Z",
    brush.flat(box(20, -8, 60, 24), brush.linear([0, ruby.light], [1, ruby.dark])),
  )}${brush.ball(50, 36, 10, sapphire, 10, 3)}${brush.form("M47 56L53 56L52 82L48 82Z", ruby, { line: 1.2 })}</g>`;
}

function planet(brush: Brush): string {
  return (
    brush.stroke("M26 62C6 74 -2 82 8 84C24 88 92 54 97 38C99 30 88 32 76 36", brush.line, 8) +
    brush.ball(50, 52, 32, amethyst) +
    brush.inside(
      ellipse(50, 52, 32),
      ["M10 44Q50 56 90 38", "M10 62Q50 76 90 56"].map((d) => brush.stroke(d, "#ff9fd8", 6, 0.35)).join(""),
    ) +
    brush.stroke("M22 66C4 76 -2 82 8 84C24 88 92 54 97 38C99 30 88 30 78 38", gold.dark, 4.6) +
    brush.stroke("M22 66C4 76 -2 82 8 84C24 88 92 54 97 38C99 30 88 30 78 38", gold.light, 2) +
    brush.flat(sparkle(20, 20, 8), "#fff")
  );
}

export const places = family([
  { name: "temple", words: "temple pagoda shrine dynasty asia shaolin palace samurai ninja", hue: 20, draw: pagoda },
  {
    name: "pyramid",
    words: "pyramid egypt pharaoh cleopatra sphinx desert aztec maya anubis ra",
    hue: 75,
    draw: pyramid,
  },
  { name: "tower", words: "tower fort climb knight intramuros", hue: 290, draw: tower },
  { name: "castle", words: "castle fantasy magic-kingdom alamat wizard legend", hue: 280, draw: castle },
  { name: "volcano", words: "volcano lava magma mayon taal eruption", hue: 40, draw: volcano },
  {
    name: "lighthouse",
    words: "lighthouse beacon island isla bay coast",
    hue: 20,
    categories: ["FISH"],
    draw: lighthouse,
  },
  { name: "rocket", words: "rocket space launch jet plane aviator crash turbo blast sky", hue: 20, draw: rocket },
  { name: "planet", words: "planet cosmic cosmos orbit alien universe saturn", hue: 310, draw: planet },
  {
    name: "star-gate",
    words: "gate portal mystic mystery secret",
    hue: 160,
    draw: (brush) =>
      brush.form(ellipse(50, 52, 42), gold, { edge: 2.4 }) +
      brush.flat(
        ellipse(50, 52, 33),
        brush.radial([0, "#ffffff"], [0.3, jade.light], [0.7, jade.mid], [1, jade.deep]),
      ) +
      Array.from({ length: 8 }, (_, index) =>
        brush.ball(...around(50, 52, index * 45, 37.6), 3.4, index % 2 === 0 ? ruby : sapphire, 3.4, 0.8),
      ).join("") +
      brush.flat(star(50, 52, 8, 28, 9), "#ffffff", 0.75),
  },
]);
