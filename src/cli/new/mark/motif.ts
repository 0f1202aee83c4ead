/** A filled shape of a mark; `tone` is the colour of the mark that fills it. */
export interface Shape {
  d: string;
  tone: "field" | "figure" | "second" | "shade";
  opacity?: number;
}

/** What a motif is made from. */
export interface MotifSource {
  /** Numbers in [0, 1), the same for the same brand. */
  random: () => number;
  /** How often the motif repeats itself: 3 to 8. */
  count: number;
}

/** A drawing for a mark. `alone`: it needs no field behind it. */
export interface Motif {
  id: string;
  alone: boolean;
  shapes: (source: MotifSource) => Shape[];
}

/** A number between two others, from a number in [0, 1). */
export function between(low: number, high: number, share: number): number {
  return low + (high - low) * share;
}
