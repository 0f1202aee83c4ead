import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import data from "./common-words.json" with { type: "json" };

/** From weak (1) to strong (4). */
export type Level = 1 | 2 | 3 | 4;
/** Hints for a stronger password, by what it consists of. */
export type Hint = "own" | "common" | "rows" | "repeats" | "dates" | "longer";
export interface Strength {
  level: Level;
  hint: Hint | undefined;
}

const zxcvbn = new ZxcvbnFactory({ dictionary: { passwords: data.passwords.split(" ") }, graphs: data.graphs });

/** The hint for the library's finding; all others call for more characters. */
const HINTS: Readonly<Record<string, Hint>> = {
  userInputs: "own",
  topTen: "common",
  topHundred: "common",
  common: "common",
  similarToCommon: "common",
  straightRow: "rows",
  keyPattern: "rows",
  sequences: "rows",
  simpleRepeat: "repeats",
  extendedRepeat: "repeats",
  recentYears: "dates",
  dates: "dates",
};

/**
 * How hard a password is to guess. `known` is what an attacker of this account would try: the name, the number. A good
 * or strong one needs no hint.
 */
export function measureStrength(password: string, known: readonly string[] = []): Strength {
  const { score, feedback } = zxcvbn.check(password, [...known]);
  const level = Math.max(1, score) as Level;
  return { level, hint: level > 2 ? undefined : (HINTS[feedback.warning ?? ""] ?? "longer") };
}
