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
