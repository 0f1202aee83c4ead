import { expect, test } from "vitest";
import { benchmarks } from "../benchmarks.ts";
import { UsageError } from "../usage-error.ts";
import { nightlyRuns, runsNamed } from "./runs.ts";

const runs = nightlyRuns(["araw", "bilis"], 20_000);

test("a night runs every other benchmark, and the pages of every brand", () => {
  const names = new Set(runs.map(([name]) => name));
  expect([...names].sort()).toEqual(Object.keys(benchmarks).filter((name) => name !== "nightly"));
  for (const brand of ["araw", "bilis"]) expect(runs.filter((words) => words.includes(brand))).toHaveLength(2);
});
test("the next night tries other mutants", () => {
  const [today, tomorrow] = [20_000, 20_001].map((day) => Number(nightlyRuns([], day).at(-1)?.at(-1)));
  expect(Number(tomorrow) - Number(today)).toBe(Number(runs.at(-1)?.[2]));
});
test("only the named ones run, and a name that none has is refused", () => {
  expect(runsNamed(["records", "form"], runs).map(([name]) => name)).toEqual(["form", "records", "records"]);
  expect(runsNamed([], runs)).toBe(runs);
  expect(() => runsNamed(["recrods"], runs)).toThrow(UsageError);
});
