import { describe, expect, it } from "vitest";
import type { PatternAnalysis } from "./analyse/pattern-analysis.ts";
import { compileBrands, type Compilation, type CompileOptions } from "./compile.ts";
import { digest, own, reported, site, siteWith } from "./fixtures/site.ts";

const bug = "^(?:fails)+$";
/** A bug of ours: the proofs about a certain pattern throw. */
const patterns: PatternAnalysis = {
  costOf: (pattern) => {
    if (pattern === bug) throw new TypeError("Cannot read properties of undefined (reading 'length')");
    return { growth: "linear" };
  },
  valueWithin: () => ({ exists: "unknown" }),
};
const failing = { username: { pattern: bug } };
const brand = (id: string, more: object = {}) => ({
  hosts: [`${id}.example`],
  merchant: { code: id, trialCode: `${id}trial` },
  ...more,
});

function compiled(files: Record<string, unknown>, options: Partial<CompileOptions> = {}): Compilation {
  return compileBrands(siteWith(files), { digest, patterns, ...options });
}
const places = ({ diagnostics }: Compilation) => diagnostics.map(({ rule, file, brands }) => [rule, file, ...brands]);

describe("an exception while the compiler works on a brand", () => {
  it("is a finding at the file it was working on, which says what to do", () => {
    expect(reported(compiled({ "brands/tried/brand.json": own, "brands/tried/rules.json": failing })))
      .toMatchInlineSnapshot(`
      "brands/tried/rules.json:1:1 compiler-failure [tried]
      Livery itself failed when it worked on this file: TypeError: Cannot read properties of undefined (reading 'length'). This is a bug of Livery. Please report it with this file and this message; until it is corrected, undo the last change of the file."
    `);
  });
  it("leaves every other brand as it is", () => {
    const result = compiled({
      "brands/aaa/brand.json": brand("aaa"),
      "brands/tried/brand.json": own,
      "brands/tried/rules.json": failing,
      "brands/zzz/brand.json": brand("zzz", { footer: { tabs: { home: { to: "nowhere" } } } }),
    });
    expect([...result.brands.keys()]).toEqual(["aaa", "acme"]);
    expect(result.brandIds).toEqual(["aaa", "acme", "tried", "zzz"]);
    expect(places(result)).toEqual([
      ["compiler-failure", "brands/tried/rules.json", "tried"],
      ["unknown-route", "brands/zzz/brand.json", "zzz"],
    ]);
  });
  it("in several brands is a finding of each", () => {
    const files = ["bb", "dd", "ff"].map((id) => [`brands/${id}/brand.json`, brand(id, { rules: failing })]);
    const result = compiled(Object.fromEntries(files));
    expect([...result.brands.keys()]).toEqual(["acme"]);
    expect(places(result)).toEqual(["bb", "dd", "ff"].map((id) => ["compiler-failure", `brands/${id}/brand.json`, id]));
  });
  it.each(["extends", "extnds"])("in a layer affects the brands above it by %s, and no other", (key) => {
    const result = compiled({
      "brands/below/brand.json": brand("below", { rules: failing }),
      "brands/above/brand.json": brand("above", { [key]: "below" }),
    });
    expect([...result.brands.keys()]).toEqual(["acme"]);
    expect(places(result)).toEqual([["compiler-failure", "brands/below/brand.json", "above", "below"]]);
  });
  it("in base affects every brand", () => {
    const base = JSON.parse(site.texts["brands/base/brand.json"] ?? "{}") as { rules: object };
    const result = compiled({ "brands/base/brand.json": { ...base, rules: { ...base.rules, ...failing } } });
    expect(result.brands.size).toBe(0);
    expect(places(result)).toEqual([["compiler-failure", "brands/base/brand.json", "acme"]]);
  });
  it("of a brand that is not asked for is not reported", () => {
    const result = compiled({ "brands/tried/brand.json": { ...own, rules: failing } }, { only: ["acme"] });
    expect(result.brandIds).toEqual(["acme"]);
    expect(places(result)).toEqual([]);
  });
  it("while the brand is emitted is its finding, too", () => {
    const fragile = (text: string) => {
      if (text.includes("tried.example")) throw new RangeError("Invalid time zone specified");
      return digest(text);
    };
    const result = compiled({ "brands/tried/brand.json": own }, { digest: fragile });
    expect([...result.brands.keys()]).toEqual(["acme"]);
    expect(places(result)).toEqual([["compiler-failure", "brands/tried/brand.json", "tried"]]);
  });
});
