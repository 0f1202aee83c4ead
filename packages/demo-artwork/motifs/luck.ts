import type { Brush } from "../paint/brush.ts";
import { around, ellipse, mirrored, polygon, sparkle, star, symmetric } from "../paint/path.ts";
import { gold, jade, leaf, ruby, silver, sapphire, type Tone } from "../paint/tone.ts";
import { family } from "./motif.ts";
import { coinStar, coins, ingot, bars } from "./money.ts";

function seven(brush: Brush, tone: Tone = ruby): string {
  const d = "M14 10L88 10L88 30C72 46 62 64 60 94L32 94C34 70 44 52 58 36L34 36C30 36 29 38 28 44L14 44Z";
  const inner = "M21 17L81 17L81 27C66 43 55 62 53 87L40 87C42 66 52 48 68 30L32 30C27 30 24 32 22.5 37L21 37Z";
  return (
    brush.form(d, gold, { line: 2.6, edge: 2 }) +
    brush.form(inner, tone, { line: 1, edge: 1.4 }) +
    brush.inside(inner, brush.flat("M0 0L100 0L100 20Q40 20 0 34Z", "#ffffff", 0.35)) +
    brush.flat(sparkle(20, 14, 11), "#fff") +
    brush.flat(sparkle(84, 28, 7), "#fff")
  );
}

function bell(brush: Brush): string {
  const body = symmetric("M50 12C72 12 78 34 80 52C81 66 86 72 92 78L92 84L50 84");
  return (
    brush.ball(50, 88, 9, { ...gold, mid: gold.dark }) +
    brush.form("M42 14Q42 4 50 4Q58 4 58 14Z", gold) +
    brush.form(body, gold, { edge: 2.4 }) +
    brush.inside(
      body,
      brush.flat("M26 84C32 60 28 34 44 12L52 12C38 36 44 60 40 84Z", gold.glow, 0.75) +
        brush.flat("M70 84C72 60 68 34 62 14L80 30L94 84Z", gold.deep, 0.35),
    ) +
    brush.form("M6 78Q50 70 94 78L94 86Q50 80 6 86Z", gold, { line: 1.6, edge: 1.2 }) +
    brush.flat(sparkle(34, 30, 12), "#fff")
  );
}

function horseshoe(brush: Brush): string {
  const d =
    "M8 40C8 14 28 4 50 4C72 4 92 14 92 40C92 60 84 76 80 92L58 92C62 76 70 58 70 42C70 30 62 24 50 24C38 24 30 30 30 42C30 58 38 76 42 92L20 92C16 76 8 60 8 40Z";
  const holes = [
    [19, 38],
    [25, 60],
    [50, 14],
    [33, 18],
    [67, 18],
    [81, 38],
    [75, 60],
  ] as const;
  return (
    brush.form(d, gold, { edge: 2.4 }) +
    brush.stroke("M19 84C16 68 12 56 13 40C14 20 32 10 50 10", gold.glow, 1.4, 0.8) +
    holes
      .map(
        ([x, y]) => brush.flat(ellipse(x, y, 3.4), gold.deep) + brush.flat(ellipse(x + 0.8, y + 0.9, 2.2), gold.dark),
      )
      .join("")
  );
}

function clover(brush: Brush): string {
  const heart = "M50 50C36 44 26 34 28 22C30 12 43 10 50 21C57 10 70 12 72 22C74 34 64 44 50 50Z";
  const petal = (turn: number) =>
    `<g transform="rotate(${turn} 50 50)">${brush.form(heart, turn > 90 ? { ...leaf, light: leaf.mid, mid: "#35a03a" } : leaf, { edge: 1.8 })}${brush.stroke("M50 46L50 30", leaf.glow, 1.4, 0.7)}</g>`;
  return (
    brush.tube("M50 50Q54 76 70 92", leaf, 4) +
    [180, 270, 90, 0].map(petal).join("") +
    brush.flat(sparkle(40, 22, 9), "#fff")
  );
}

function crown(brush: Brush): string {
  const body = "M8 30L30 52L50 14L70 52L92 30L84 82L16 82Z";
  const jewel = (x: number, y: number, r: number, tone: Tone) => brush.ball(x, y, r, tone, r, 1.4);
  return (
    brush.flat("M12 46L30 66L50 30L70 66L88 46L82 80L18 80Z", ruby.dark) +
    brush.form(body, gold, { edge: 2.2 }) +
    brush.flat("M50 14L58 82L42 82Z", gold.glow, 0.45) +
    brush.flat("M92 30L84 82L70 82L70 52Z", gold.deep, 0.28) +
    brush.form("M12 76Q50 70 88 76L88 90Q50 84 12 90Z", gold, { edge: 1.6 }) +
    jewel(8, 28, 6, sapphire) +
    jewel(92, 28, 6, sapphire) +
    jewel(50, 12, 7.5, ruby) +
    jewel(50, 80, 5.5, ruby) +
    jewel(28, 81, 4.4, jade) +
    jewel(72, 81, 4.4, jade) +
    brush.flat(sparkle(31, 55, 10), "#fff")
  );
}

export const luck = family([
  { name: "seven", words: "seven 7 77 777 hot sizzling reel jackpot classic", hue: 20, draw: (brush) => seven(brush) },
  { name: "bell", words: "bell ding christmas jingle liberty", hue: 75, draw: bell },
  { name: "horseshoe", words: "horseshoe western cowboy ranch", hue: 75, draw: horseshoe },
  { name: "clover", words: "clover luck lucky irish shamrock leprechaun swerte fortune", hue: 140, draw: clover },
  {
    name: "crown",
    words: "crown king queen royal empire kingdom prince princess hari majesty",
    hue: 75,
    categories: ["RNG", "PVP"],
    draw: crown,
  },
  { name: "coin", words: "coin cash money peso rich million bonanza bank", hue: 75, draw: coinStar },
  { name: "coins", words: "cash money coin coins stack wealth win mega pera", hue: 75, draw: coins },
  { name: "ingot", words: "ingot prosperity fa cai golden god", hue: 75, draw: ingot },
  { name: "bars", words: "cash rich bar bars gold bullion vault ginto", hue: 75, draw: bars },
  {
    name: "star",
    words: "star stars bituin nova shine galaxy",
    hue: 90,
    draw: (brush) =>
      brush.form(star(50, 54, 5, 48, 21), gold, { edge: 2.4, line: 2.6 }) +
      Array.from({ length: 5 }, (_, i) =>
        brush.flat(polygon([50, 54], around(50, 54, i * 72, 46), around(50, 54, i * 72 + 36, 20.5)), gold.deep, 0.22),
      ).join("") +
      brush.shine(38, 42, 10, 5, -35, 0.8) +
      brush.flat(sparkle(50, 14, 12), "#fff"),
  },
  {
    name: "silver-wings",
    words: "wing wings angel falcon hawk eagle agila",
    hue: 250,
    categories: [],
    draw: (brush) =>
      [
        "M50 62C30 66 10 56 2 22C14 32 22 32 28 30C22 34 16 36 12 36C22 44 30 44 36 42C32 46 26 48 22 48C32 56 42 56 50 52Z",
      ]
        .map((wing) => brush.form(wing, silver, { edge: 2 }) + brush.form(mirrored(wing), silver, { edge: 2 }))
        .join("") +
      brush.form(star(50, 56, 6, 22, 12), gold) +
      brush.ball(50, 56, 9, ruby),
  },
]);
