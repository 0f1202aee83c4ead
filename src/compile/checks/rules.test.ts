import { describe, expect, it } from "vitest";
import { patternAnalysis } from "#capabilities/pattern-analysis.ts";
import { compileBrands } from "../compile.ts";
import { digest, siteWith } from "../fixtures/site.ts";
import type { SourceFiles } from "../source-files.ts";
import { maximumBytes } from "../file-limits.ts";
import { checks } from "./registry.ts";

const texts = import.meta.glob<string>("./*/**/*.{json,md,ts}", { query: "?raw", import: "default", eager: true });
const folders = [...new Set(Object.keys(texts).map((path) => path.split("/")[1] ?? ""))];

const withLetter = (text: string) => ({ texts: { "brands/tried/brand.json": text } });
const logo = { "brands/tried/brand.json": JSON.stringify({ logo: { mark: "assets/mark.svg" } }) };
const drawn = (bytes: number): Partial<SourceFiles> => ({ texts: logo, assets: ["brands/tried/assets/mark.svg"], pictures: { "brands/tried/assets/mark.svg": { bytes, kind: "svg", width: 24, height: 24 } } });

/** Examples that cannot be files, or would be unwieldy ones. */
const made: Readonly<Record<string, Partial<Record<"good" | "bad", Partial<SourceFiles>>>>> = {
  "oversize-file": { bad: withLetter(`{}${" ".repeat(maximumBytes)}`) },
  "not-utf-8": { good: withLetter("\uFEFF{ \"name\": \"Café\" }"), bad: { ...withLetter("{ \"name\": \"Caf\uFFFD\" }"), notUtf8: { "brands/tried/brand.json": 14 } } },
  "unknown-asset": { good: { assets: ["brands/tried/assets/mark.svg"] }, bad: { assets: ["brands/tried/assets/mark.svg"] } },
  "asset-size": { good: drawn(900), bad: drawn(90_000) },
};

/** The files of an example: `<kind>.json` is the brand "tried"; a folder `<kind>/` has files by their path. */
function exampleOf(rule: string, kind: "good" | "bad"): SourceFiles {
  const folder = `./${rule}/${kind}/`;
  const single = texts[`./${rule}/${kind}.json`];
  const files = Object.entries(texts).filter(([path]) => path.startsWith(folder)).map(([path, text]) => [path.slice(folder.length), text] as const);
  const extra = made[rule]?.[kind];
  const plain = siteWith({ "brands/tried/brand.json": single ?? "{}", ...Object.fromEntries(files), ...extra?.texts });
  return { ...plain, ...extra, texts: plain.texts, assets: [...plain.assets, ...(extra?.assets ?? [])] };
}

function findingsOf(files: SourceFiles) {
  return compileBrands(files, { digest, patterns: patternAnalysis, today: "2026-06-01" }).diagnostics;
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
