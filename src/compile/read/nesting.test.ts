import { describe, expect, it } from "vitest";
import { migrateSources } from "../migrations/migrate-sources.ts";
import { checkBrands } from "../compile.ts";
import { digest, siteWith } from "../fixtures/site.ts";
import { maximumDepth } from "./file-limits.ts";
import { readFile } from "./read-file.ts";

const many = 30_000;
/** `many` brackets of every shape, closed and unclosed, in every kind of value. */
const shapes: readonly [name: string, text: string][] = [
  ["arrays", "[".repeat(many) + "]".repeat(many)],
  ["arrays that are not closed", "[".repeat(many)],
  ["objects", '{"a":'.repeat(many) + "1" + "}".repeat(many)],
  ["objects that are not closed", '{"a":'.repeat(many)],
  ["conditions", `{"routes":{"home":{"enter":[{"when":${'{"not":'.repeat(5000)}{}${"}".repeat(5000)}}]}}}`],
  ["both in turn", '[{"a":'.repeat(many)],
  ["under a key that is repeated", `{"a":${"[".repeat(many)}${"]".repeat(many)},"a":1}`],
  ["under a forbidden key", `{"__proto__":${"[".repeat(many)}${"]".repeat(many)}}`],
  ["in a file with an earlier format", `{"format":1,"a":${"[".repeat(many)}${"]".repeat(many)}}`],
  ["in a broken file with an earlier format", `{"format":1,"a":${"[".repeat(many)}`],
];

describe.each(shapes)("thousands of %s", (_, text) => {
  it("are one finding, at the first bracket that is too deep", () => {
    const file = readFile("brands/tried/brand.json", text);
    expect(file.problems.map(({ rule }) => rule)).toEqual(["nested-too-deep"]);
    const before = text.slice(0, file.problems[0]?.offset);
    expect(before.replaceAll(/[^[{]/g, "").length).toBe(maximumDepth);
  });
  it("overflow nothing that reads them", () => {
    const files = siteWith({ "brands/tried/brand.json": text });
    const { diagnostics } = checkBrands({ ...files, texts: migrateSources(files).texts }, { digest });
    expect(diagnostics.map(({ rule, file }) => [rule, file])).toEqual([["nested-too-deep", "brands/tried/brand.json"]]);
  });
});

describe("not too deep", () => {
  it.each([
    ["as deep as allowed", "[".repeat(maximumDepth) + "]".repeat(maximumDepth)],
    ["brackets in a string", `{"a":"${"[{".repeat(many)}"}`],
    ["a long list", `[${"1,".repeat(120_000)}1]`],
    ["a long list of lists", `[${"[],".repeat(60_000)}1]`],
  ])("%s", (_, text) => expect(readFile("brands/tried/brand.json", text).problems).toEqual([]));
});
