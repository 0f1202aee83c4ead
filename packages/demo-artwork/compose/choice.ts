import { entryAt } from "../paint/random.ts";
import { hueDistance } from "../paint/colour.ts";
import type { Motif } from "../motifs/motif.ts";
import { families, motifs } from "../motifs/registry.ts";
import { neonCity, pit, stadium, tunnel } from "../scenes/arenas.ts";
import { cloudsAndWaves, peaks, sunset } from "../scenes/horizons.ts";
import { aurora, burst, nebula } from "../scenes/skies.ts";
import { cave, deepSea, desert, furnace, hills, jungle } from "../scenes/lands.ts";
import { lounge, palace, velvet } from "../scenes/halls.ts";
import type { Scene } from "../scenes/stage.ts";

/** One entry of a list, by chance; the list must not be empty. */
export function pick<T>(list: readonly T[], random: () => number): T {
  return entryAt(list, Math.floor(random() * list.length));
}

/** The words of a title as motifs list them: lower case, also without a plural s. */
function wordsOf(title: string): string[] {
  const words = title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 0);
  return words.flatMap((word) => (word.length > 3 && word.endsWith("s") ? [word, word.slice(0, -1)] : [word]));
}

// Words that colour a name rather than name a thing; they choose the hero only when no other word does.
const colouring = new Set(
  "hot classic jackpot lucky luck fortune gold golden mega win rich million bonanza cash king queen royal empire night dream wonder show live magic wild party rush mystery secret power star stars world cup high speed summer spring winter white red blue green silver sweet surprise bonus new hunter ways".split(
    " ",
  ),
);

interface Candidate {
  motif: Motif;
  weight: number;
}

/** The motifs a title asks for, the strongest first: those of the category, then things, then colouring words. */
function candidatesFor(title: string, category: string, random: () => number): Candidate[] {
  const listed = wordsOf(title)
    .reverse()
    .flatMap((word, place) =>
      motifs
        .filter((motif) => motif.words.includes(word))
        .map((motif) => ({ motif, place, weight: weightOf(motif, word, category), chance: random() })),
    );
  return listed.sort((a, b) => b.weight - a.weight || a.place - b.place || a.chance - b.chance);
}

function weightOf(motif: Motif, word: string, category: string): number {
  return (category !== "RNG" && motif.categories.includes(category) ? 2 : 0) + (colouring.has(word) ? 0 : 1);
}

function inCategory(category: string): readonly Motif[] {
  const fitting = motifs.filter((motif) => motif.categories.includes(category));
  return fitting.length > 0 ? fitting : motifs.filter((motif) => motif.categories.includes("RNG"));
}

// Motifs that suit any slot machine.
const neutral = ["coin", "coins", "diamond", "ruby", "ingot", "emerald", "star"];

/** Motifs that may appear next to a hero: its family in its category, and motifs that match everything. */
function companionsOf(hero: Motif, category: string): readonly Motif[] {
  if (category !== "RNG") return inCategory(category);
  const family = families.find((members) => members.includes(hero)) ?? [];
  return closeKin.has(hero.name)
    ? family.filter((motif) => motif.categories.length > 0)
    : motifs.filter((motif) => neutral.includes(motif.name));
}

// Heroes accompanied by their own family; a beast or a palace appears alone among coins and stones.
const closeKin = new Set(
  [...(families[0] ?? []), ...(families[1] ?? []), ...(families[2] ?? [])].map((motif) => motif.name),
);

/** The hero of a card and two that accompany it. */
export function castOf(
  title: string,
  category: string,
  random: () => number,
): { hero: Motif; company: readonly Motif[] } {
  const [first, ...more] = candidatesFor(title, category, random);
  const hero = first?.motif ?? pick(inCategory(category), random);
  const pool = companionsOf(hero, category);
  const kin = families.find((members) => members.includes(hero)) ?? [];
  // Two motifs for one word, such as two dragons, do not appear side by side.
  const others = [
    ...new Set(
      more
        .filter(
          ({ motif, weight }) =>
            weight > 0 &&
            motif !== hero &&
            !(kin.includes(motif) && motif.words.some((word) => hero.words.includes(word))),
        )
        .map(({ motif }) => motif),
    ),
  ].slice(0, 2);
  for (let tries = 0; others.length < 2 && tries < 40; tries++) {
    const next = pick(pool, random);
    if (next !== hero && !others.includes(next)) others.push(next);
  }
  return { hero, company: others };
}

const byCategory: Record<string, readonly Scene[]> = {
  RNG: [aurora, burst, nebula, sunset, cloudsAndWaves, peaks, jungle, cave, hills, palace, furnace, lounge, neonCity],
  FISH: [deepSea, deepSea, deepSea, cloudsAndWaves, cave],
  LIVE: [velvet, palace, lounge, neonCity],
  PVP: [velvet, lounge, palace, burst, cloudsAndWaves],
  SPORTS: [stadium, stadium, tunnel],
  ESPORTS: [tunnel, neonCity, nebula],
  COCKFIGHT: [pit, pit, furnace, sunset],
  LOTT: [burst, hills, tunnel, lounge, nebula],
};

const byMotif: Record<string, readonly Scene[]> = {
  moon: [aurora, nebula, peaks],
  wolf: [aurora, peaks],
  sun: [sunset, desert, hills],
  pyramid: [desert, sunset],
  temple: [sunset, cloudsAndWaves],
  dragon: [cloudsAndWaves, furnace, sunset],
  "red-dragon": [furnace, cloudsAndWaves],
  "frost-dragon": [peaks, aurora],
  phoenix: [furnace, sunset],
  volcano: [furnace, sunset],
  tiger: [jungle, sunset],
  lion: [desert, jungle],
  monkey: [jungle],
  panda: [jungle, peaks],
  bull: [desert, burst],
  owl: [aurora, jungle],
  butterfly: [jungle, hills],
  peacock: [jungle, palace],
  crystals: [cave],
  chest: [cave, deepSea],
  koi: [cloudsAndWaves, deepSea],
  ship: [cloudsAndWaves, sunset, deepSea],
  planet: [nebula],
  rocket: [nebula, burst],
  lightning: [cloudsAndWaves, nebula, tunnel],
  candy: [hills],
  donut: [hills],
  strawberry: [hills, burst],
  cherries: [burst, hills],
  melon: [hills, burst],
  pineapple: [hills, sunset],
  lemon: [hills, burst],
  orange: [hills, burst],
  mask: [palace, velvet],
  crown: [palace, lounge],
  seven: [burst, neonCity, furnace],
  lantern: [sunset, cloudsAndWaves],
  comet: [nebula, aurora],
  potion: [cave],
  castle: [peaks, aurora, hills],
  tower: [peaks, sunset],
  lotus: [cloudsAndWaves, sunset],
  snowflake: [peaks],
  lamp: [desert, palace],
  trident: [deepSea],
  lighthouse: [cloudsAndWaves, sunset],
};

/** The background field of a card. A motif's own places come before the category's. */
export function sceneFor(motif: Motif, category: string, random: () => number): Scene {
  const own = category === "RNG" || category === "FISH" ? byMotif[motif.name] : undefined;
  return pick(own ?? byCategory[category] ?? byCategory["RNG"] ?? [burst], random);
}

/** A hue of the house on which the motif stands out. */
export function hueAgainst(motif: Motif, hues: readonly number[], random: () => number): number {
  const apart = hues.filter((hue) => hueDistance(hue, motif.hue) > 44);
  return pick(apart.length > 0 ? apart : hues, random);
}
