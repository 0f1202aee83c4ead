import type { Brush } from "../paint/brush.ts";
import { ellipse, mirrored, polygon, symmetric } from "../paint/path.ts";
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
import type { Motif } from "./motif.ts";

function eye(brush: Brush, x: number, y: number, r: number, iris = "#2a1208"): string {
  return (
    brush.flat(ellipse(x, y, r + 1.4), brush.line) +
    brush.flat(ellipse(x, y, r), "#ffffff") +
    brush.flat(ellipse(x + r * 0.16, y + r * 0.1, r * 0.66), iris) +
    brush.flat(ellipse(x - r * 0.2, y - r * 0.25, r * 0.28), "#ffffff")
  );
}

function bubbles(brush: Brush, list: readonly (readonly [number, number, number])[]): string {
  return list
    .map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="#ffffff" fill-opacity=".22" stroke="#ffffff" stroke-opacity=".8" stroke-width=".8"/>${brush.flat(ellipse(x - r * 0.35, y - r * 0.35, r * 0.25), "#ffffff")}`,
    )
    .join("");
}

function fish(brush: Brush, tone: Tone, fin: Tone): string {
  const body = "M6 52C16 28 44 20 66 36C72 40 76 46 78 52C72 68 56 80 38 78C22 76 10 64 6 52Z";
  const tail = "M72 52C80 44 84 30 96 22C99 34 96 44 90 52C97 60 100 70 97 82C86 76 80 62 72 52Z";
  const stripes =
    brush.stroke("M36 20Q28 50 38 82", fin.light, 6, 0.9) + brush.stroke("M56 24Q50 50 54 80", fin.light, 5, 0.9);
  return (
    brush.form(tail, fin, { edge: 2 }) +
    brush.stroke("M80 50L92 32M81 54L93 74M82 52L92 52", fin.deep, 1.6, 0.5) +
    brush.form("M30 30C34 12 50 6 64 12C62 20 66 28 66 38Z", fin, { edge: 2 }) +
    brush.form("M36 76C38 88 48 94 56 92C54 86 56 80 56 74Z", fin) +
    brush.form(body, tone, { edge: 2.4 }) +
    brush.inside(body, stripes + brush.flat("M6 58C26 84 60 76 78 52L70 90L6 90Z", tone.deep, 0.28)) +
    brush.form("M40 56C52 52 60 58 60 68C50 72 42 66 40 56Z", fin, { line: 1.4 }) +
    brush.shine(32, 34, 14, 4, -14, 0.8) +
    eye(brush, 22, 46, 7.5) +
    brush.stroke("M7 56Q14 62 20 59", brush.line, 1.8)
  );
}

function koi(brush: Brush): string {
  const white: Tone = { ...ivory, mid: "#fff3e6", dark: "#dcb2a2" };
  const body =
    "M30 8C48 2 66 12 70 30C74 48 62 58 50 66C46 70 44 74 44 78L34 76C38 60 50 52 48 42C46 34 34 36 24 30C14 24 18 12 30 8Z";
  return (
    brush.form("M36 74C26 72 14 78 6 74C8 86 16 88 22 88C18 92 18 97 20 100C32 96 42 88 46 78Z", orange, { edge: 2 }) +
    brush.form("M58 14C72 4 86 10 92 22C82 22 76 30 70 34Z", orange) +
    brush.form("M66 42C80 42 88 54 88 66C76 64 66 60 56 58Z", orange) +
    brush.form(body, white, { edge: 2.4 }) +
    brush.inside(
      body,
      brush.flat("M40 2C60 0 74 20 66 32C58 28 56 14 40 14Z", orange.mid) +
        brush.flat("M70 40C66 54 56 58 50 62C46 52 60 48 58 36Z", ember.mid) +
        brush.flat("M14 8C24 2 34 8 32 18C26 24 18 22 14 26Z", orange.mid),
    ) +
    eye(brush, 32, 19, 4.2) +
    brush.form("M30 30C24 40 26 48 36 52C40 44 40 38 38 34Z", orange, { line: 1.6 }) +
    brush.stroke("M19 24Q10 26 6 20M20 27Q14 34 8 32", white.light, 1.8)
  );
}

function shark(brush: Brush): string {
  const tone: Tone = { deep: "#0d2340", dark: "#2a5583", mid: "#5b93c4", light: "#a7d2ee", glow: "#f0fbff" };
  const body =
    "M2 54C14 34 42 24 66 34C76 38 82 44 86 48L98 36C97 48 97 60 99 72L84 60C70 72 44 78 24 70C14 66 6 60 2 54Z";
  return (
    brush.form("M44 32C46 18 56 6 66 4C64 16 66 26 70 38Z", tone, { edge: 2 }) +
    brush.form(body, tone, { edge: 2.4 }) +
    brush.inside(
      body,
      brush.flat("M2 54C20 58 60 60 88 52L84 90L0 90Z", "#eef7fb") +
        brush.flat("M20 72C40 80 70 72 86 58L86 90L10 90Z", "#9fb8cf", 0.6),
    ) +
    brush.form("M42 62C44 76 52 88 62 92C64 82 60 70 58 62Z", tone) +
    brush.form(
      "M5 55Q16 66 32 62Q26 70 16 67Q9 63 5 55Z",
      { ...ruby, light: "#a01030", mid: "#6a0820" },
      { line: 1.2, edge: 0 },
    ) +
    brush.flat("M8 57L12 62L14 59L18 64L20 60L25 64L27 61L31 62Q18 58 8 57Z", "#ffffff") +
    eye(brush, 22, 46, 4.6) +
    brush.stroke("M17 40L28 43", brush.line, 2.4) +
    [38, 42, 46].map((x) => brush.stroke(`M${x} 46Q${x - 2} 52 ${x} 58`, tone.deep, 1.5, 0.7)).join("") +
    brush.shine(42, 38, 14, 2.6, -6, 0.7)
  );
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
    brush.form(
      polygon([
        [28, 38],
        [72, 38],
        [72, 46],
        [28, 46],
      ]),
      gold,
    ) +
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

export const sea: readonly Motif[] = [
  {
    name: "fish",
    words: ["fish", "fishing", "fishes", "catch", "hook", "isda", "bait", "reef"],
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
    words: ["fish", "fishing", "reef", "ocean", "sea", "aqua", "dagat", "coral", "wave"],
    hue: 330,
    categories: ["FISH"],
    draw: (brush, random) =>
      fish(brush, ...(liveries[Math.floor(random() * liveries.length)] ?? [rose, gold])) +
      bubbles(brush, [
        [8, 30, 4],
        [14, 16, 2.6],
      ]),
  },
  {
    name: "koi",
    words: ["fish", "isda", "koi", "carp", "pond"],
    hue: 50,
    categories: ["FISH"],
    draw: (brush) => koi(brush),
  },
  {
    name: "shark",
    words: ["fishing", "hunter", "ocean", "shark", "jaws", "predator", "whale", "megalodon"],
    hue: 245,
    categories: ["FISH"],
    draw: (brush) => shark(brush),
  },
  {
    name: "crab",
    words: ["crab", "lobster", "shrimp", "alimango"],
    hue: 45,
    categories: ["FISH"],
    draw: (brush) => crab(brush),
  },
  {
    name: "octopus",
    words: ["ocean", "sea", "octopus", "kraken", "squid", "abyss", "deep"],
    hue: 305,
    categories: ["FISH"],
    draw: (brush) => octopus(brush),
  },
  {
    name: "turtle",
    words: ["sea", "reef", "turtle", "tortoise", "pagong"],
    hue: 150,
    categories: ["FISH"],
    draw: (brush) => turtle(brush),
  },
  {
    name: "ship",
    words: ["ship", "boat", "pirate", "sail", "voyage", "captain", "bangka", "galleon", "viking"],
    hue: 55,
    categories: ["FISH"],
    draw: (brush) => ship(brush),
  },
  {
    name: "anchor",
    words: ["anchor", "harbor", "harbour", "port", "navy"],
    hue: 75,
    categories: [],
    draw: (brush) => anchor(brush),
  },
  {
    name: "trident",
    words: ["trident", "poseidon", "neptune", "atlantis", "hunter"],
    hue: 75,
    categories: ["FISH"],
    draw: (brush) => trident(brush),
  },
  {
    name: "silverfish",
    words: ["silver", "tuna", "school"],
    hue: 230,
    categories: [],
    draw: (brush) => fish(brush, silver, aqua),
  },
];
