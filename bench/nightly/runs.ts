import { unknownName, UsageError } from "../usage-error.ts";

/** The arguments of a run. */
export type Words = readonly string[];

/** Brands with values of the wrong type that a night tries. */
const MUTANTS = 20_000;

/**
 * The arguments of the runs of a night: every benchmark, and the pages of every brand.
 *
 * @param day Days since 1970: each night tries mutants that no night before has tried.
 */
export function nightlyRuns(brands: readonly string[], day: number): readonly Words[] {
  return [
    ["check"],
    ["database"],
    ["deposit"],
    ["form", "--fields", "500", "--strict"],
    ["host"],
    ["kills"],
    ["lobby", "--strict"],
    ["rain"],
    ["records"],
    ["records", "--look", "table"],
    ["team"],
    ...brands.flatMap((brand) => [
      ["paint", "--strict", "--brand", brand, "--page", "home", "--page", "login", "--page", "gameLobby"],
      ["paint", "--strict", "--brand", brand, "--as", "maria", "--page", "gameRecord", "--page", "profitAndLoss"],
    ]),
    ["mutants", "--count", String(MUTANTS), "--from", String(day * MUTANTS)],
  ];
}

/** The runs of some benchmarks; all when none is named. */
export function runsNamed(names: readonly string[], runs: readonly Words[]): readonly Words[] {
  const known = [...new Set(runs.map(([name = ""]) => name))];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new UsageError(unknownName("benchmark", unknown, known));
  return names.length === 0 ? runs : runs.filter(([name = ""]) => names.includes(name));
}
