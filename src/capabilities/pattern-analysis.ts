import { createRequire } from "node:module";
import type { AttackPattern } from "recheck";
import type { NFA } from "refa";
import type { PatternAnalysis, PatternCost, ValueAnswer, ValueLimits } from "#compile/analyse/pattern-analysis.ts";
import { required } from "#kernel/assert.ts";
import { memoize } from "#kernel/memoize.ts";
import { exampleOf, intersection, languageOf, withoutLookaheads } from "./language.ts";
import { longestOf } from "./longest.ts";

const require = createRequire(import.meta.url);

const foundValues = new Map<string, { answer: ValueAnswer }>();
const foundCosts = new Map<string, { answer: PatternCost }>();

/**
 * Proofs about patterns with refa and recheck. An answer is found once in a process: most brands share their patterns.
 */
export const patternAnalysis: PatternAnalysis = {
  valueWithin: memoize(valueWithin, JSON.stringify, foundValues),
  costOf: memoize(costOf, JSON.stringify, foundCosts),
};

/** Answers by question, both as JSON. */
export interface PatternAnswers {
  values: Record<string, ValueAnswer>;
  costs: Record<string, PatternCost>;
}

/** What was found in this process, for later ones: loading recheck takes longer than everything else in a small check. */
export function foundAnswers(): PatternAnswers {
  const plain = <Answer>(found: ReadonlyMap<string, { answer: Answer }>) =>
    Object.fromEntries([...found].map(([question, { answer }]) => [question, answer]));
  return { values: plain(foundValues), costs: plain(foundCosts) };
}

/** The same proofs, without finding again what an earlier process found. */
export function withAnswers({ values: knownValues, costs: knownCosts }: PatternAnswers): PatternAnalysis {
  return {
    valueWithin: (limits) => knownValues[JSON.stringify(limits)] ?? patternAnalysis.valueWithin(limits),
    costOf: (pattern) => knownCosts[JSON.stringify(pattern)] ?? patternAnalysis.costOf(pattern),
  };
}

function valueWithin({ patterns, numeric, minLength, maxLength }: ValueLimits): ValueAnswer {
  const languages = [...patterns, ...(numeric ? ["[0-9]+"] : [])].map(languageOf);
  if (languages.some((language) => language === undefined)) return { exists: "unknown" };
  const least = Math.max(1, minLength);
  const most = Number.isFinite(maxLength) ? maxLength : "";
  try {
    const fitting = languages
      .flatMap((language) => language ?? [])
      .reduce(intersection, required(languageOf("[^]*"), "every text"));
    const exampleIn = (...others: string[]) =>
      exampleOf(others.map((other) => required(languageOf(other), other)).reduce(intersection, fitting));
    const example = exampleIn(`[\\0-\\uFFFF]{${least},${most}}`);
    if (example !== undefined) return { exists: true, example };
    // The length of a text counts an emoji as two, but an automaton as one.
    const withPairs = exampleIn("[^]*[\\u{10000}-\\u{10FFFF}][^]*", `[^]{${Math.ceil(least / 2)},${most}}`);
    if (withPairs === undefined) return { exists: false, ...reachOf(fitting) };
    const fits = withPairs.length >= least && withPairs.length <= maxLength;
    return fits ? { exists: true, example: withPairs } : { exists: "unknown" };
  } catch {
    // Automata grow with the square of their parts; what grows too large stays unproved.
    return { exists: "unknown" };
  }
}

/** The shortest text of a language and the length of the longest; nothing when it has none. */
function reachOf(language: NFA): { shortest?: string; longest?: number } {
  const shortest = exampleOf(language);
  return shortest === undefined ? {} : { shortest, longest: longestOf(language) };
}

/**
 * recheck's pure build and its checker by automata: the same pattern has the same verdict on every computer, which the
 * native build with its timeouts does not promise.
 */
function costOf(pattern: string): PatternCost {
  const { checkSync } = require("recheck/lib/browser.js") as typeof import("recheck");
  const verdict = checkSync(`^(?:${pattern})$`, "u", { checker: "automaton", timeout: null });
  if (verdict.status === "unknown") return worst((withoutLookaheads(pattern) ?? []).map(costOf));
  if (verdict.status === "safe") return { growth: "linear" };
  const attack = spokenAttack(pattern, verdict.attack);
  return verdict.complexity.type === "exponential"
    ? { growth: "exponential", attack }
    : { growth: "polynomial", degree: verdict.complexity.degree, attack };
}

/** A value that takes long, in words that a person can follow with a keyboard. */
function spokenAttack(pattern: string, { pumps, suffix, base }: AttackPattern): string {
  const start = pumps.map(({ prefix, pump, bias }) => ({ prefix, pump, times: base + bias }));
  const short = start.map(({ prefix, pump }) => prefix + pump.repeat(2)).join("");
  const isPrintable = /^\P{C}*$/u.test(suffix);
  const end = isPrintable ? suffix : ["!", "~", "0", "a"].find((one) => !matches(pattern, short + one));
  return [
    ...start.flatMap(({ prefix, pump, times }) => [
      ...(prefix === "" ? [] : [JSON.stringify(prefix)]),
      `${JSON.stringify(pump)} ${times} times`,
    ]),
    ...(end === "" ? [] : [end === undefined ? "a character that does not fit" : JSON.stringify(end)]),
  ].join(", then ");
}

function matches(pattern: string, value: string): boolean {
  return new RegExp(`^(?:${pattern})$`, "u").test(value);
}

/** The cost of several patterns that are tried one after the other; unknown when there is none. */
function worst(costs: readonly PatternCost[]): PatternCost {
  const weight = (cost: PatternCost) =>
    cost.growth === "exponential"
      ? Number.POSITIVE_INFINITY
      : cost.growth === "polynomial"
        ? cost.degree
        : cost.growth === "linear"
          ? 1
          : 0;
  return costs.reduce((slowest, cost) => (weight(cost) > weight(slowest) ? cost : slowest), { growth: "unknown" });
}
