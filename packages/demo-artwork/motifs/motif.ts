import type { Brush } from "../paint/brush.ts";

/** A symbol in a box of 100×100, lit from the upper left. */
export interface Motif {
  name: string;
  /** Words of a title that call for this motif, in lower case, singular. */
  words: readonly string[];
  /** Its leading hue in OKLCH degrees; grounds are chosen to contrast with it. */
  hue: number;
  /** Categories in which it may be chosen by seed alone; empty when only its words call for it. */
  categories: readonly string[];
  draw: (brush: Brush, random: () => number) => string;
}

/** A motif as a family lists it: its words have spaces between them, and most may be chosen for any slot machine. */
type Listed = Omit<Motif, "words" | "categories"> & { words: string; categories?: readonly string[] };

/** Motifs that go together on one card. */
export function family(motifs: readonly Listed[]): Motif[] {
  return motifs.map(({ categories = ["RNG"], ...motif }) => ({ ...motif, categories, words: motif.words.split(" ") }));
}
