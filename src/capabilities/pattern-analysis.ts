import { createRequire } from "node:module";
import type { AttackPattern } from "recheck";
import type { PatternAnalysis, PatternCost, ValueAnswer, ValueLimits } from "#compile/analyse/pattern-analysis.ts";
import { memoize } from "#kernel/memoize.ts";
import { exampleOf, intersection, languageOf, withoutLookaheads } from "./language.ts";
import { lengthsOf } from "./lengths.ts";

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
  const limits = languageOf(`[^]{${Math.max(1, minLength)},${Number.isFinite(maxLength) ? maxLength : ""}}`);
  if (!limits || languages.some((language) => language === undefined)) return { exists: "unknown" };
  try {
    const fitting = languages
      .flatMap((language) => language ?? [])
      .reduce<typeof limits | undefined>((all, one) => (all ? intersection(all, one) : one), undefined);
    const example = exampleOf(fitting ? intersection(fitting, limits) : limits);
    return example === undefined ? { exists: false, ...(fitting && lengthsOf(fitting)) } : { exists: true, example };
  } catch {
    // Automata grow with the square of their parts; what grows too large stays unproved.
    return { exists: "unknown" };
  }
}

/**
 * recheck's pure build and its checker by automata: the same pattern has the same verdict on every computer, which the
 * native build with its timeouts does not promise.
 */
function costOf(pattern: string): PatternCost {
  const { checkSync } = require("recheck/lib/browser.js") as typeof import("recheck");
  const verdict = checkSync(`^(?:${pattern})$`, "", { checker: "automaton", timeout: null });
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
