import type { Brush } from "../paint/brush.ts";
import { ellipse, mirrored, symmetric } from "../paint/path.ts";
import {
  amethyst,
  aqua,
  ember,
  gold,
  ivory,
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
import { eye, fish, koi, shark } from "./fishes.ts";

function bubbles(brush: Brush, list: readonly (readonly [number, number, number])[]): string {
  return list
    .map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="#ffffff" fill-opacity=".22" stroke="#ffffff" stroke-opacity=".8" stroke-width=".8"/>${brush.flat(ellipse(x - r * 0.35, y - r * 0.35, r * 0.25), "#ffffff")}`,
    )
    .join("");
}

function crab(brush: Brush): string {
  const claw = "M22 42C6 40 0 24 8 10C10 18 16 20 18 22C18 14 24 6 32 8C28 12 32 20 32 28C32 36 28 42 22 42Z";
  const legs = ["M24 66Q10 66 4 78", "M26 74Q14 78 10 90", "M30 80Q22 86 22 96"];
  const body = symmetric("M50 38C76 36 90 52 86 66C82 80 66 88 50 88");
  return (
    legs.map((leg) => brush.tube(leg, ember, 4.4) + brush.tube(mirrored(leg), ember, 4.4)).join("") +
    brush.tube("M24 54Q14 48 18 38", ember, 6) +
    brush.tube(mirrored("M24 54Q14 48 18 38"), ember, 6) +
    brush.form(claw, ember, { edge: 2 }) +
    brush.form(mirrored(claw), ember, { edge: 2 }) +
    brush.tube("M40 42L37 28", ember, 4) +
    brush.tube("M60 42L63 28", ember, 4) +
    brush.form(body, ember, { edge: 2.4 }) +
    eye(brush, 37, 26, 6.5) +
    eye(brush, 63, 26, 6.5) +
    brush.shine(36, 50, 12, 5, -18, 0.7) +
    brush.stroke("M40 72Q50 80 60 72", brush.line, 2.4) +
    [
      [30, 64],
      [70, 62],
      [62, 52],
    ]
      .map(([x = 0, y = 0]) => brush.flat(ellipse(x, y, 3, 2.4), ember.glow, 0.5))
      .join("")
  );
}

function octopus(brush: Brush): string {
  const arm = ["M40 60Q30 84 8 76Q-2 70 8 62", "M46 64Q44 92 24 96Q14 96 16 88"];
  const head = symmetric("M50 6C78 6 88 28 82 46C78 58 74 64 72 70L50 74");
  return (
    arm.map((d) => brush.tube(d, amethyst, 11) + brush.tube(mirrored(d), amethyst, 11)).join("") +
    brush.tube("M50 66Q52 88 50 96", amethyst, 12) +
    brush.form(head, amethyst, { edge: 2.6 }) +
    brush.shine(36, 20, 12, 6, -30) +
    eye(brush, 38, 48, 8) +
    eye(brush, 62, 48, 8) +
    brush.stroke("M43 62Q50 68 57 62", brush.line, 2.2) +
    [
      [66, 18, 5],
      [74, 30, 3.4],
      [60, 11, 2.6],
    ]
      .map(([x = 0, y = 0, r = 1]) => brush.flat(ellipse(x, y, r), amethyst.glow, 0.45))
      .join("")
  );
}

function turtle(brush: Brush): string {
  const shell = symmetric("M50 18C78 18 90 46 86 66C70 78 60 78 50 78");
  const plate = (d: string) => brush.form(d, jade, { line: 1.2, edge: 1.4 });
  const skin: Tone = { deep: "#35510a", dark: "#6c9a18", mid: "#b4d838", light: "#e4f58a", glow: "#fbffe0" };
  return (
    brush.form("M16 64C4 66 0 78 6 88C16 90 26 82 30 74Z", skin) +
    brush.form(mirrored("M16 64C4 66 0 78 6 88C16 90 26 82 30 74Z"), skin) +
    brush.form(ellipse(50, 84, 14, 13), skin) +
    eye(brush, 44, 82, 3.8) +
    eye(brush, 56, 82, 3.8) +
    brush.stroke("M45 90Q50 93 55 90", brush.line, 1.6) +
    brush.form(shell, { ...jade, mid: jade.dark, light: jade.mid }, { edge: 2.4 }) +
    plate("M50 30L66 40L62 58L38 58L34 40Z") +
    plate("M30 42L22 60L34 62Z") +
    plate("M70 42L78 60L66 62Z") +
    plate("M48 22L32 36L26 34Q36 22 48 22Z") +
    plate("M52 22L68 36L74 34Q64 22 52 22Z") +
    brush.shine(36, 30, 10, 4, -30, 0.7)
  );
}

function ship(brush: Brush): string {
  const sail = (d: string) => brush.form(d, { ...ivory, mid: "#fff1d2" }, { edge: 1.8 });
  const hull = "M6 66Q30 74 94 62C92 78 84 90 76 92L26 92C16 88 8 78 6 66Z";
  return (
    brush.tube("M48 8L48 70", wood, 3.6) +
    brush.tube("M74 22L74 66", wood, 3) +
    brush.form("M49 6Q60 2 68 8Q60 12 49 14Z", ruby) +
    sail("M46 16C30 22 20 38 18 58C28 52 38 54 46 58Z") +
    sail("M50 16C64 24 70 40 68 58C62 54 56 54 50 58Z") +
    sail("M76 28C88 34 92 44 92 56C86 54 80 54 76 56Z") +
    brush.form(hull, wood, { edge: 2 }) +
    brush.stroke("M10 76Q40 82 90 72M16 84Q46 88 84 82", wood.deep, 1.6, 0.6) +
    brush.stroke("M6 66Q30 74 94 62", gold.light, 2.6) +
    [30, 46, 62, 77]
      .map(
        (x) =>
          brush.flat(ellipse(x, 78 - (x - 46) * 0.05, 3), brush.line) +
          brush.flat(ellipse(x, 78 - (x - 46) * 0.05, 1.8), gold.light),
      )
      .join("") +
    brush.form("M0 90Q10 82 20 90Q30 98 40 90Q50 82 60 90Q70 98 80 90Q90 82 100 90L96 99L4 99Z", aqua)
  );
}

function anchor(brush: Brush): string {
  return (
    brush.stroke("M50 16a8 8 0 1 0 0.1 0", brush.line, 9) +
    brush.stroke("M50 16a8 8 0 1 0 0.1 0", gold.mid, 5) +
    brush.form("M46 32L54 32L55 84L45 84Z", gold) +
    brush.form("M28 38L72 38L72 46L28 46Z", gold) +
    brush.form(
      "M6 58L22 52L26 68L20 66C24 80 38 86 50 86C62 86 76 80 80 66L74 68L78 52L94 58L88 66C84 86 66 98 50 98C34 98 16 86 12 66Z",
      gold,
      { edge: 2.2 },
    )
  );
}

function trident(brush: Brush): string {
  const prong = "M50 6L58 22L54 22L54 44C64 44 68 38 68 26L64 28L72 8L82 26L77 26C78 46 68 56 54 56L54 98L50 98";
  return brush.form(symmetric(prong), gold, { edge: 2.2, line: 2.4 }) + brush.ball(50, 56, 7.5, sapphire);
}

const liveries: readonly (readonly [Tone, Tone])[] = [
  [orange, sapphire],
  [rose, gold],
  [gold, ruby],
  [aqua, amethyst],
  [ruby, gold],
  [amethyst, orange],
];

export const sea = family([
  {
    name: "fish",
    words: "fish fishing fishes catch hook isda bait reef",
    hue: 60,
    categories: ["FISH"],
    draw: (brush, random) =>
      fish(brush, ...(liveries[Math.floor(random() * liveries.length)] ?? [orange, sapphire])) +
      bubbles(brush, [
        [8, 30, 4],
        [14, 16, 2.6],
      ]),
  },
  {
    name: "angelfish",
    words: "fish fishing reef ocean sea aqua dagat coral wave",
    hue: 330,
    categories: ["FISH"],
    draw: (brush, random) =>
      fish(brush, ...(liveries[Math.floor(random() * liveries.length)] ?? [rose, gold])) +
      bubbles(brush, [
        [8, 30, 4],
        [14, 16, 2.6],
      ]),
  },
  { name: "koi", words: "fish isda koi carp pond", hue: 50, categories: ["FISH"], draw: koi },
  {
    name: "shark",
    words: "fishing hunter ocean shark jaws predator whale megalodon",
    hue: 245,
    categories: ["FISH"],
    draw: shark,
  },
  { name: "crab", words: "crab lobster shrimp alimango", hue: 45, categories: ["FISH"], draw: crab },
  {
    name: "octopus",
    words: "ocean sea octopus kraken squid abyss deep",
    hue: 305,
    categories: ["FISH"],
    draw: octopus,
  },
  { name: "turtle", words: "sea reef turtle tortoise pagong", hue: 150, categories: ["FISH"], draw: turtle },
  {
    name: "ship",
    words: "ship boat pirate sail voyage captain bangka galleon viking",
    hue: 55,
    categories: ["FISH"],
    draw: ship,
  },
  { name: "anchor", words: "anchor harbor harbour port navy", hue: 75, categories: [], draw: anchor },
  { name: "trident", words: "trident poseidon neptune atlantis hunter", hue: 75, categories: ["FISH"], draw: trident },
  {
    name: "silverfish",
    words: "silver tuna school",
    hue: 230,
    categories: [],
    draw: (brush) => fish(brush, silver, aqua),
  },
]);
