import { entryAt, hashOf } from "../paint/random.ts";
import { oklch } from "../paint/colour.ts";
import type { Finish } from "../lettering/finish.ts";
import type { Setting } from "../lettering/lockup.ts";
import {
  amethyst,
  aqua,
  coal,
  copper,
  ember,
  gold,
  ivory,
  jade,
  lemon,
  rose,
  ruby,
  sapphire,
  silver,
  type Tone,
} from "../paint/tone.ts";

/**
 * A vendor's house style: every picture of a vendor shares its lettering, metal, depth of light and range of grounds.
 */
export interface House {
  setting: Setting;
  finish: Omit<Finish, "deep">;
  metal: Tone;
  /** Hues its grounds are taken from. */
  hues: readonly number[];
  chroma: number;
  /** 0 is daylight, 1 is night. */
  depth: number;
  /** How far the lit side of a ground wanders from its hue. */
  turn: number;
  /** The layouts it favours. */
  layouts: readonly Layout[];
}

/** How a game card arranges its motifs. */
export type Layout = "hero" | "medallion" | "close" | "trio" | "shower";

const houses: readonly House[] = [
  {
    setting: { face: "geometric", capitals: true, tracking: -0.02, bend: "arch" },
    finish: { kind: "metal", face: gold, rim: undefined },
    metal: gold,
    hues: [20, 285, 350, 258, 305],
    chroma: 0.19,
    depth: 0.72,
    turn: 34,
    layouts: ["hero", "trio", "medallion"],
  },
  {
    setting: { face: "round", capitals: false, tracking: -0.01, bend: "stagger" },
    finish: { kind: "gloss", face: lemon, rim: rose },
    metal: rose,
    hues: [350, 245, 212, 310, 30],
    chroma: 0.19,
    depth: 0.12,
    turn: 46,
    layouts: ["hero", "close", "shower"],
  },
  {
    setting: { face: "condensedItalic", capitals: true, tracking: 0, bend: "rise" },
    finish: { kind: "gloss", face: aqua, rim: sapphire },
    metal: silver,
    hues: [258, 292, 225, 18, 340],
    chroma: 0.2,
    depth: 0.8,
    turn: -46,
    layouts: ["close", "hero", "medallion"],
  },
  {
    setting: { face: "elegant", capitals: true, tracking: 0.01, bend: "none" },
    finish: { kind: "metal", face: gold, rim: undefined },
    metal: gold,
    hues: [22, 155, 265, 8],
    chroma: 0.18,
    depth: 0.85,
    turn: 24,
    layouts: ["medallion", "hero", "trio"],
  },
  {
    setting: { face: "soft", capitals: false, tracking: -0.01, bend: "bulge" },
    finish: { kind: "gloss", face: ivory, rim: ember },
    metal: copper,
    hues: [30, 225, 292, 15, 155],
    chroma: 0.17,
    depth: 0.4,
    turn: 40,
    layouts: ["hero", "trio", "close"],
  },
  {
    setting: { face: "condensed", capitals: true, tracking: 0.01, bend: "bulge" },
    finish: { kind: "gloss", face: lemon, rim: ember },
    metal: gold,
    hues: [18, 248, 308, 215, 345],
    chroma: 0.2,
    depth: 0.55,
    turn: 36,
    layouts: ["shower", "hero", "close"],
  },
  {
    setting: { face: "geometric", capitals: true, tracking: 0.02, bend: "none" },
    finish: { kind: "neon", face: rose, rim: undefined },
    metal: amethyst,
    hues: [300, 270, 335, 220],
    chroma: 0.21,
    depth: 0.95,
    turn: -60,
    layouts: ["close", "hero", "medallion"],
  },
  {
    setting: { face: "elegantItalic", capitals: false, tracking: -0.01, bend: "rise" },
    finish: { kind: "gloss", face: silver, rim: undefined },
    metal: silver,
    hues: [248, 215, 288, 335, 20],
    chroma: 0.18,
    depth: 0.66,
    turn: -30,
    layouts: ["hero", "medallion", "trio"],
  },
  {
    setting: { face: "round", capitals: true, tracking: -0.02, bend: "arch" },
    finish: { kind: "gloss", face: ivory, rim: jade },
    metal: jade,
    hues: [145, 228, 200, 265, 350],
    chroma: 0.18,
    depth: 0.3,
    turn: 44,
    layouts: ["shower", "trio", "hero"],
  },
  {
    setting: { face: "soft", capitals: true, tracking: 0, bend: "valley" },
    finish: { kind: "metal", face: gold, rim: ruby },
    metal: gold,
    hues: [14, 322, 270, 350],
    chroma: 0.19,
    depth: 0.82,
    turn: 42,
    layouts: ["hero", "close", "trio"],
  },
  {
    setting: { face: "plain", capitals: true, tracking: 0, bend: "arch" },
    finish: { kind: "gloss", face: aqua, rim: amethyst },
    metal: aqua,
    hues: [215, 280, 180, 345],
    chroma: 0.18,
    depth: 0.5,
    turn: -52,
    layouts: ["trio", "hero", "shower"],
  },
  {
    setting: { face: "condensed", capitals: true, tracking: 0.03, bend: "none" },
    finish: { kind: "metal", face: silver, rim: coal },
    metal: silver,
    hues: [240, 20, 165, 290],
    chroma: 0.17,
    depth: 0.9,
    turn: 20,
    layouts: ["close", "medallion", "hero"],
  },
];

/** The house style of a vendor. Two vendors of one style still differ: each turns the range of grounds a little. */
export function houseOf(vendor: string): House {
  const hash = hashOf(`house:${vendor}`);
  const house = entryAt(houses, hash);
  const shift = ((hash >>> 8) % 25) - 12;
  return { ...house, hues: house.hues.map((hue) => (hue + shift + 360) % 360) };
}

/** A house's lettering on a ground of a hue: the contour is nearly black and tinted like the ground. */
export function finishOn(house: House, hue: number): Finish {
  return { ...house.finish, deep: oklch(0.2, 0.09, hue) };
}
