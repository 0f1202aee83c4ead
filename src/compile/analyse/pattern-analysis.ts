/** What lengths and patterns require of a value. */
export interface ValueLimits {
  /** Patterns that the whole value must match, all of them. */
  patterns: readonly string[];
  numeric: boolean;
  minLength: number;
  /** Infinity when unlimited. */
  maxLength: number;
}

/**
 * Whether a value exists. If none does: the shortest text that matches the patterns and `numeric` alone, and the length
 * of the longest.
 */
export type ValueAnswer =
  | { exists: true; example: string }
  | { exists: false; shortest?: string; longest?: number }
  | { exists: "unknown" };

/** How the matching time of a pattern grows with the length of a value. */
export type PatternCost =
  | { growth: "linear" }
  | { growth: "polynomial"; degree: number; attack: string }
  | { growth: "exponential"; attack: string }
  | { growth: "unknown" };

/**
 * Proofs about regular expressions. They need large packages, so the caller of the compiler passes them in (see
 * src/capabilities). The same input always gives the same result.
 */
export interface PatternAnalysis {
  valueWithin: (limits: ValueLimits) => ValueAnswer;
  costOf: (pattern: string) => PatternCost;
}
