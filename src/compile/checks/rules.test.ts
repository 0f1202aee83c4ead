import { expect, it } from "vitest";
import { patternAnalysis } from "#capabilities/pattern-analysis.ts";
import { compileBrands } from "../compile.ts";
import { exampleOf } from "../fixtures/examples.ts";
import { digest } from "../fixtures/site.ts";
import type { SourceFiles } from "../read/source-files.ts";
import { checks } from "./registry.ts";

const inFolders = import.meta.glob("./*/**/*.{json,ts}");
const folders = [...new Set(Object.keys(inFolders).map((path) => path.split("/")[1] ?? ""))];

/** No file makes the compiler fail, as far as we know: it fails in the example with this pattern. */
const patterns: typeof patternAnalysis = {
  ...patternAnalysis,
  costOf: (pattern) => {
    if (pattern.includes("the analysis of this pattern fails")) throw new TypeError("a bug");
    return patternAnalysis.costOf(pattern);
  },
};

function findingsOf(files: SourceFiles) {
  return compileBrands(files, { digest, patterns, today: "2026-06-01" }).diagnostics;
}

it.each(checks)("$id finds nothing in its good example", ({ id }) => {
  expect(findingsOf(exampleOf(id, "good"))).toEqual([]);
});

it.each(checks.filter(({ drawn }) => !drawn))(
  "$id finds one mistake in its bad example, and no other rule finds any",
  ({ id, severity }) => {
    const found = findingsOf(exampleOf(id, "bad"));
    expect([...new Set(found.map(({ rule }) => rule))]).toEqual([id]);
    // What two brands may not share is a finding in each of them.
    const own = found.filter(({ brands }) => found.length === 1 || !brands.includes("acme"));
    expect(own).toMatchObject([{ severity, file: expect.stringMatching(/tried|other/), line: expect.any(Number) }]);
  },
);

it("every folder is a rule in the registry, which has each once and in alphabetical order", () => {
  const ids = checks.map(({ id }) => id);
  expect(folders.filter((name) => !ids.includes(name))).toEqual([]);
  expect(ids).toEqual([...new Set(ids)].sort());
});
