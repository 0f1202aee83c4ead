import type { Brush } from "../paint/brush.ts";
import { around, box, ellipse, mirrored, polygon, sparkle, symmetric } from "../paint/path.ts";
import {
  amethyst,
  aqua,
  coal,
  gold,
  jade,
  orange,
  rose,
  ruby,
  sapphire,
  silver,
  wood,
  type Tone,
} from "../paint/tone.ts";
import { family } from "./motif.ts";
import { pips, paper, cards, chip, die } from "./cards-and-dice.ts";

function roulette(brush: Brush): string {
  const sector = (index: number, outer: number, inner: number) =>
    polygon(
      around(50, 50, index * 20, outer),
      around(50, 50, index * 20 + 20, outer),
      around(50, 50, index * 20 + 20, inner),
      around(50, 50, index * 20, inner),
    );
  return (
    brush.ball(50, 50, 46, wood) +
    brush.form(ellipse(50, 50, 40), gold, { line: 1 }) +
    Array.from(
      { length: 18 },
      (_, i) =>
        brush.flat(sector(i, 38, 23), i === 0 ? "#0f9d52" : i % 2 === 0 ? "#16131f" : "#cf1530") +
        brush.stroke(sector(i, 38, 23), gold.light, 0.6),
    ).join("") +
    brush.form(ellipse(50, 50, 23), wood, { line: 1 }) +
    [0, 90, 180, 270]
      .map(
        (turn) =>
          `<g transform="rotate(${turn} 50 50)">${brush.form("M48 50L48.6 34L51.4 34L52 50Z", gold, { line: 0.8, edge: 0.5 })}${brush.ball(50, 33, 3, gold, 3, 0.8)}</g>`,
      )
      .join("") +
    brush.ball(50, 50, 9, gold) +
    brush.ball(70, 30, 4.2, silver, 4.2, 1) +
    brush.inside(ellipse(50, 50, 46), brush.flat("M-6 56L56 -6L76 -6L-6 78Z", "#ffffff", 0.18))
  );
}

function tiles(brush: Brush): string {
  const tile = (x: number, y: number, turn: number, face: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn} 20 26)">${brush.form(box(3, 5, 38, 52, 6), jade, { edge: 1 })}${brush.form(box(0, 0, 38, 50, 6), paper, { line: 1.2, edge: 1.4, bounce: 0 })}${face}</g>`;
  const disc = (cx: number, cy: number, tone: Tone) =>
    brush.ball(cx, cy, 6, tone, 6, 0.6) + brush.flat(ellipse(cx, cy, 2.2), paper.mid);
  const dragon =
    brush.stroke(box(8, 8, 22, 34, 2), "#cf1530", 2.6) +
    brush.stroke("M19 14L19 36M13 20L25 20L25 28L13 28Z", "#cf1530", 2.6);
  return (
    tile(
      4,
      34,
      -14,
      disc(11, 13, sapphire) + disc(27, 13, ruby) + disc(19, 25, jade) + disc(11, 38, ruby) + disc(27, 38, sapphire),
    ) +
    tile(
      56,
      34,
      14,
      [9, 19, 29]
        .map((x) => brush.tube(`M${x} 9L${x} 21`, jade, 2.4) + brush.tube(`M${x} 29L${x} 41`, jade, 2.4))
        .join(""),
    ) +
    tile(30, 12, 0, dragon)
  );
}

function fortuneWheel(brush: Brush): string {
  const colours = [ruby, gold, sapphire, orange, amethyst, aqua, rose, jade];
  const sector = (index: number) =>
    `M50 54L${around(50, 54, index * 45, 37).join(" ")}A37 37 0 0 1 ${around(50, 54, index * 45 + 45, 37).join(" ")}Z`;
  return (
    brush.form(ellipse(50, 54, 44), gold, { edge: 2.2 }) +
    colours
      .map(
        (tone, index) =>
          brush.flat(sector(index), brush.linear([0, tone.light], [0.5, tone.mid], [1, tone.dark])) +
          brush.stroke(sector(index), gold.glow, 0.8) +
          brush.flat(sparkle(...around(50, 54, index * 45 + 22.5, 26), 5), "#ffffff", 0.9),
      )
      .join("") +
    Array.from({ length: 16 }, (_, index) =>
      brush.flat(ellipse(...around(50, 54, index * 22.5, 40.5), 1.9), index % 2 === 0 ? "#ffffff" : "#ff4a4a"),
    ).join("") +
    brush.ball(50, 54, 10, gold) +
    brush.flat(sparkle(50, 54, 7), ruby.mid) +
    brush.form("M41 2L59 2L50 20Z", ruby)
  );
}

function mask(brush: Brush): string {
  const face = symmetric("M50 30C60 22 84 18 94 30C96 48 86 68 70 70C60 70 56 62 50 60");
  const hole = "M60 44C68 36 80 36 86 40C82 52 68 56 60 44Z";
  const plume = (turn: number, tone: Tone) =>
    `<g transform="rotate(${turn} 50 34)">${brush.form("M50 34C40 22 42 6 52 -2C60 8 60 24 50 34Z", tone)}${brush.stroke("M50 32Q49 16 52 4", tone.glow, 1.2, 0.7)}</g>`;
  return (
    [-62, 62, -40, 40, -20, 20, 0]
      .map((turn, index) => plume(turn, [amethyst, amethyst, rose, rose, aqua, aqua, gold][index] ?? gold))
      .join("") +
    brush.form(face, gold, { edge: 2.6 }) +
    brush.flat(hole + mirrored(hole), brush.line) +
    brush.stroke("M58 34Q74 24 90 36M42 34Q26 24 10 36", gold.glow, 1.6) +
    brush.ball(50, 38, 5, ruby, 6, 1.2) +
    brush.form("M50 56Q62 70 60 92Q50 84 50 98Q50 84 40 92Q38 70 50 56Z", amethyst, { line: 1.4 })
  );
}

export const table = family([
  {
    name: "cards",
    words: "card poker ace blackjack holdem rummy tongits pusoy solitaire hand 21",
    hue: 60,
    categories: ["PVP", "LIVE"],
    draw: cards,
  },
  {
    name: "chips",
    words: "chip bet casino table stake high roller",
    hue: 20,
    categories: ["PVP", "LIVE"],
    draw: (brush) =>
      chip(brush, 66, 34, 28, sapphire) + chip(brush, 36, 62, 33, ruby) + brush.flat(sparkle(22, 40, 10), "#fff"),
  },
  {
    name: "dice",
    words: "dice die sicbo sic bo craps color roll",
    hue: 20,
    categories: ["PVP", "LIVE"],
    draw: (brush) => die(brush, 66, 36, 58, 14, paper) + die(brush, 34, 64, 64, -10, ruby),
  },
  { name: "roulette", words: "roulette spin speed", hue: 40, categories: ["LIVE"], draw: roulette },
  { name: "tiles", words: "mahjong tile tiles ways domino", hue: 160, categories: ["PVP"], draw: tiles },
  { name: "wheel", words: "wheel carnival show live dream wonder", hue: 75, categories: ["LIVE"], draw: fortuneWheel },
  { name: "mask", words: "mask opera masquerade masskara venice phantom theatre", hue: 75, draw: mask },
  {
    name: "spade",
    words: "spade baccarat dragon-tiger vip salon",
    hue: 75,
    categories: ["PVP", "LIVE"],
    draw: (brush) =>
      brush.form(pips.spade, gold, { line: 3, edge: 2 }) +
      `<g transform="translate(10 9) scale(.8)">${brush.form(pips.spade, coal, { line: 0.6, edge: 1.8 })}</g>` +
      brush.flat(sparkle(34, 40, 11), "#fff"),
  },
]);
