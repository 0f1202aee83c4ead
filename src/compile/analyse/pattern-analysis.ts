/** What a value must be, as far as lengths and patterns say it. */
export interface ValueLimits {
  /** Patterns for the whole value, all of which it must fit. */
  patterns: readonly string[];
  numeric: boolean;
  minLength: number;
  /** Infinity when there is none. */
  maxLength: number;
}

/** The answer to whether a value exists. Lengths are those of values that fit the patterns and `numeric` alone. */
export type ValueAnswer =
  | { exists: true; example: string }
  | { exists: false; shortest?: number; longest?: number }
  | { exists: "unknown" };

/** How the time that a pattern takes grows with the length of a value. */
export type PatternCost =
  | { growth: "linear" }
  | { growth: "polynomial"; degree: number; attack: string }
  | { growth: "exponential"; attack: string }
  | { growth: "unknown" };

/**
 * Proofs about regular expressions. They need large packages, so that whoever compiles hands them in (see
 * src/capabilities). The same question always has the same answer.
 */
export interface PatternAnalysis {
  valueWithin: (limits: ValueLimits) => ValueAnswer;
  costOf: (pattern: string) => PatternCost;
}
