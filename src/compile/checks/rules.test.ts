import { describe, expect, it } from "vitest";
import { compileBrands } from "../compile.ts";
import { digest, siteWith } from "../fixtures/site.ts";
import { maximumLength } from "../steps/read.ts";
import { checks } from "./registry.ts";

const texts = import.meta.glob<string>("./*/**/*.{json,md,ts}", { query: "?raw", import: "default", eager: true });
const folders = [...new Set(Object.keys(texts).map((path) => path.split("/")[1] ?? ""))];

/** Examples that would be unwieldy as files. */
const made: Readonly<Record<string, Record<string, string>>> = { "oversize-file": { "brands/tried/brand.json": `{}${" ".repeat(maximumLength)}` } };

/** The files of an example: `<kind>.json` is the brand "tried"; a folder `<kind>/` has files by their path. */
function exampleOf(rule: string, kind: "good" | "bad"): Record<string, string> {
  const folder = `./${rule}/${kind}/`;
  const single = texts[`./${rule}/${kind}.json`];
  if (single !== undefined) return { "brands/tried/brand.json": single };
  const files = Object.entries(texts).filter(([path]) => path.startsWith(folder)).map(([path, text]) => [path.slice(folder.length), text] as const);
  return { "brands/tried/brand.json": "{}", ...Object.fromEntries(files), ...(kind === "bad" ? made[rule] : {}) };
}

function findingsOf(files: Record<string, string>) {
  return compileBrands(siteWith(files), { digest }).diagnostics;
}

describe.each(checks.map((check) => [check.id, check] as const))("%s", (id, { description, severity }) => {
  it("finds nothing in its good example", () => {
    expect(findingsOf(exampleOf(id, "good"))).toEqual([]);
  });
  it("finds one mistake in its bad example, and no other rule finds any", () => {
    const found = findingsOf(exampleOf(id, "bad"));
    expect(found.map(({ rule }) => rule)).toEqual([id]);
    expect(found[0]).toMatchObject({ severity, file: expect.stringMatching(/tried|other/), line: expect.any(Number) });
  });
  it("has a page for operators that begins with what the rule wants", () => {
    const page = texts[`./${id}/README.md`];
    expect(page).toContain(`# ${id}\n\n${description}\n`);
    const example = texts[`./${id}/bad.json`];
    if (example !== undefined) expect(page).toContain(example);
  });
});

it("every folder is a rule in the registry, in alphabetical order", () => {
  expect(checks.map(({ id }) => id)).toEqual(folders.filter((name) => !name.includes(".")).sort());
});
