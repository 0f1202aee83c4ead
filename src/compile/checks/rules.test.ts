import { describe, expect, it } from "vitest";
import { patternAnalysis } from "#capabilities/pattern-analysis.ts";
import { compileBrands } from "../compile.ts";
import { exampleOf } from "../fixtures/examples.ts";
import { digest } from "../fixtures/site.ts";
import type { SourceFiles } from "../read/source-files.ts";
import { checks } from "./registry.ts";

const texts = import.meta.glob<string>("./*/**/*.{json,md,ts}", { query: "?raw", import: "default", eager: true });
const folders = [...new Set(Object.keys(texts).map((path) => path.split("/")[1] ?? ""))];

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

describe.each(checks.map((check) => [check.id, check] as const))("%s", (id, { description }) => {
  it("finds nothing in its good example", () => {
    expect(findingsOf(exampleOf(id, "good"))).toEqual([]);
  });
  it("has a page for operators that begins with the rule's description", () => {
    const page = texts[`./${id}/README.md`];
    expect(page).toContain(`# ${id}\n\n${description}\n`);
    const example = texts[`./${id}/bad.json`];
    if (example !== undefined) expect(page).toContain(example);
  });
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

it("every folder is a rule in the registry, in alphabetical order", () => {
  expect(checks.map(({ id }) => id)).toEqual(folders.filter((name) => !name.includes(".")).sort());
});
