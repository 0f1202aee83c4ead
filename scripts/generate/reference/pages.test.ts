import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { capabilities } from "#capabilities/capabilities.ts";
import { compileBrands } from "#compile/compile.ts";
import { currentFormat } from "#descriptor/format.ts";
import { readSources } from "#host/brands/read-folder.ts";
import { referencePages } from "./pages.ts";
import { identityExample, sectionExamples } from "./section-examples.ts";

const pages = new Map(referencePages().map(({ path, text }) => [path, text]));
const sources = await readSources("brands", "text-packs");
const own = { name: "Tried", market: "ph", extends: "markets/ph", hosts: ["tried.example"], format: currentFormat };

/** The rules that a brand above base and its market breaks by how it is written. */
function brokenBy(content: object): string[] {
  const below = Object.entries(sources.texts).filter(([path]) => /\/(?:base|markets)\//.test(path));
  const merchant = { code: "tried", trialCode: "triedtrial" };
  const written = { "brands/tried/brand.json": JSON.stringify({ ...own, merchant, ...content }) };
  const texts = { ...Object.fromEntries(below), ...written };
  return compileBrands({ texts, assets: sources.assets }, capabilities)
    .diagnostics.filter(({ rule }) => ["wrong-shape", "unknown-key", "unknown-entry"].includes(rule))
    .map(({ line, rule, message }) => `${line} ${rule}: ${message}`);
}

test("the example of each section can be written in a brand", () => {
  expect(brokenBy({ ...identityExample, ...sectionExamples })).toEqual([]);
  expect(brokenBy({ nowhere: 1 })).toHaveLength(1);
});
test("each section of a brand shows an example before its table", () => {
  const parts = (pages.get("docs/reference/brand.md") ?? "").split(/^## /m).slice(1);
  const tables = parts.filter((part) => part.includes("\n|---|") && !part.includes("exactly one of these keys"));
  const bare = tables.filter((part) => !part.slice(0, part.indexOf("\n|---|")).includes("```json"));
  expect(bare.map((part) => part.split("\n")[0])).toEqual(["placement", "enter", "action"]);
});
test("the examples of how layers merge can be, too", () => {
  const page = readFileSync("docs/reference/merging.md", "utf8");
  for (const [, json = ""] of page.matchAll(/^```json\n([^]*?)^```$/gm))
    expect([json, brokenBy(JSON.parse(json) as object)]).toEqual([json, []]);
});
test("operators' pages cite no specification, and a kind of field is on one of them", () => {
  const operators = [...pages].filter(([path]) => !/\/(?:gateway|entities)\.md$/.test(path));
  expect(operators.filter(([, text]) => text.includes("§")).map(([path]) => path)).toEqual([]);
  expect(operators.filter(([, text]) => text.includes("\n### invitation-code\n")).map(([path]) => path)).toEqual([
    "docs/reference/forms.md",
  ]);
});
