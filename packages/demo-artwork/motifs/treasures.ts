import type { Brush } from "../paint/brush.ts";
import { box, ellipse, sparkle, star, symmetric } from "../paint/path.ts";
import { aqua, coal, ember, gold, ivory, jade, lemon, ruby, sapphire, silver, wood } from "../paint/tone.ts";
import { family } from "./motif.ts";
import { potion, gift, envelope, candy, donut } from "./gifts.ts";

function chest(brush: Brush): string {
  const heap = [
    [24, 44],
    [38, 38],
    [54, 36],
    [68, 40],
    [78, 46],
    [32, 48],
    [48, 46],
    [62, 48],
  ] as const;
  return (
    brush.form("M10 40C8 16 24 4 50 4C76 4 92 16 90 40L82 44C82 28 70 20 50 20C30 20 18 28 18 44Z", wood, {
      edge: 2.2,
    }) +
    brush.flat("M18 44C18 28 30 20 50 20C70 20 82 28 82 44Z", wood.deep) +
    brush.halo(50, 42, 36, "#ffe58a", 0.9, 22) +
    heap.map(([x, y]) => brush.ball(x, y, 8.4, gold, 7, 1.4)).join("") +
    brush.ball(44, 34, 6, ruby, 6, 1.2) +
    brush.ball(66, 34, 5, aqua, 5, 1.2) +
    brush.form(box(6, 48, 88, 44, 5), wood, { edge: 2 }) +
    brush.stroke("M8 64L92 64M8 78L92 78", wood.deep, 1.6, 0.6) +
    brush.form(box(14, 48, 11, 44), gold, { line: 1.4 }) +
    brush.form(box(75, 48, 11, 44), gold, { line: 1.4 }) +
    brush.form(box(4, 44, 92, 9, 3), gold) +
    brush.form("M40 46L60 46L60 64Q50 74 40 64Z", gold) +
    brush.flat(ellipse(50, 56, 3.4) + "M48.4 57L51.6 57L53 65L47 65Z", brush.line) +
    brush.flat(sparkle(30, 34, 11) + sparkle(74, 30, 8), "#fff")
  );
}

function swords(brush: Brush): string {
  const sword = `${brush.form("M50 -6L56 4L55 66L45 66L44 4Z", silver, { edge: 1.2 })}${brush.flat("M50 -4L50 66L55 66L56 4Z", silver.dark, 0.55)}${brush.form("M30 64Q50 58 70 64L68 72Q50 68 32 72Z", gold)}${brush.form(box(46, 70, 8, 20, 2), wood)}${brush.ball(50, 94, 5.5, ruby, 5.5, 1.6)}`;
  return (
    `<g transform="rotate(-38 50 50)">${sword}</g><g transform="rotate(38 50 50)">${sword}</g>` +
    brush.form(symmetric("M50 22C60 28 70 30 80 28C82 58 72 76 50 88"), sapphire, { edge: 2.4 }) +
    brush.form(star(50, 52, 5, 18, 7.6), gold, { line: 1.4 })
  );
}

function fan(brush: Brush): string {
  const blades = Array.from(
    { length: 9 },
    (_, index) =>
      `<g transform="rotate(${-64 + index * 16} 50 84)">${brush.form("M50 84L42 14Q50 8 58 14Z", index % 2 === 0 ? ruby : gold, { line: 1.4, edge: 1 })}</g>`,
  ).join("");
  return blades + brush.ball(50, 82, 6, jade) + brush.tube("M50 88Q54 94 50 100", ruby, 2.6);
}

function drum(brush: Brush): string {
  return (
    brush.tube("M8 6L44 40", wood, 4) +
    brush.tube("M92 6L56 40", wood, 4) +
    brush.form("M10 44L10 78Q50 104 90 78L90 44Z", ruby, { edge: 2.2 }) +
    brush.stroke("M10 48L26 86L42 56L58 92L74 54L90 76", gold.light, 2.2) +
    brush.form(ellipse(50, 44, 41, 15), gold) +
    brush.form(ellipse(50, 43, 34, 10.5), ivory, { line: 1 }) +
    brush.ball(46, 41, 5, ember, 5, 1.4) +
    brush.ball(56, 41, 5, ember, 5, 1.4)
  );
}

function bomb(brush: Brush): string {
  return (
    brush.tube("M62 26Q72 8 86 14", ivory, 4) +
    brush.ball(44, 60, 36, coal) +
    brush.form("M56 20L74 32L66 42L50 30Z", coal) +
    brush.halo(88, 14, 16, "#ffb52e", 0.95) +
    brush.form(star(88, 14, 8, 12, 5), lemon, { line: 1 }) +
    brush.shine(30, 44, 9, 5, -40, 0.9)
  );
}

function scroll(brush: Brush): string {
  return (
    brush.form("M18 16L82 16L82 84L18 84Z", { ...ivory, mid: "#f7dfae" }, { edge: 1.6 }) +
    brush.form(box(10, 8, 80, 14, 7), wood) +
    brush.form(box(10, 78, 80, 14, 7), wood) +
    brush.stroke("M30 36L70 36M30 64L70 64", wood.dark, 2, 0.7) +
    brush.ball(50, 50, 10, ruby) +
    brush.flat(star(50, 50, 6, 7, 3), gold.light) +
    [10, 90].map((x) => brush.ball(x, 15, 6, gold, 7, 1.4) + brush.ball(x, 85, 6, gold, 7, 1.4)).join("")
  );
}

export const treasures = family([
  {
    name: "chest",
    words: "treasure chest loot hoard kayamanan quest adventure",
    hue: 60,
    categories: ["RNG", "FISH"],
    draw: chest,
  },
  { name: "potion", words: "potion alchemy elixir witch spell lab bubble", hue: 300, draw: potion },
  {
    name: "swords",
    words: "sword battle warrior hero arthur gladiator clash legion war champion",
    hue: 255,
    categories: ["RNG", "ESPORTS"],
    draw: swords,
  },
  { name: "fan", words: "fan geisha dance kimono pamaypay", hue: 20, draw: fan },
  { name: "gift", words: "party gift bonus surprise party birthday box", hue: 300, draw: gift },
  { name: "envelope", words: "envelope ampao hongbao packet new-year", hue: 20, draw: envelope },
  { name: "candy", words: "candy sugar lollipop halo jelly rush", hue: 350, draw: candy },
  { name: "donut", words: "sugar sweet donut cake bakery cookie chocolate", hue: 350, draw: donut },
  { name: "drum", words: "drum beat rhythm ati music party-drum rock", hue: 20, draw: drum },
  { name: "bomb", words: "bomb boom mines explosion dynamite", hue: 280, categories: [], draw: bomb },
  { name: "scroll", words: "scroll book ancient map rune story tomb", hue: 70, draw: scroll },
]);
