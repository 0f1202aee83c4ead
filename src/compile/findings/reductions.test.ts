import { expect, test } from "vitest";
import { required } from "#kernel/assert.ts";
import { exampleOf, reductionsPage, reportOf } from "../fixtures/reductions-page.ts";
import { reductions } from "./reductions.ts";
import type { Entry } from "./spots.ts";

const entry = (rule: string, brands: readonly string[], more: Partial<Entry["diagnostic"]> = {}): Entry => ({
  brands: new Set(brands),
  diagnostic: {
    rule,
    severity: "error",
    file: "brands/acme/brand.json",
    line: 2,
    column: 3,
    length: 4,
    pointer: "/name",
    message: rule,
    ...more,
  },
});

function reduced(name: string, ...entries: Entry[]): [string, string[]][] {
  const reduce = required(reductions.find((one) => one.name === name)?.ofAllBrands, `The reduction "${name}"`);
  return reduce(entries).map(({ diagnostic, brands }) => [diagnostic.rule, [...brands]]);
}

test("a secret comes alone at its place, and leaves findings elsewhere", () => {
  const elsewhere = entry("wrong-shape", ["acme"], { pointer: "/hosts" });
  expect(
    reduced("a secret comes alone", entry("wrong-shape", ["acme"]), entry("secret-looking", ["acme"]), elsewhere),
  ).toEqual([
    ["secret-looking", ["acme"]],
    ["wrong-shape", ["acme"]],
  ]);
});

test("errors of two rules at one spot in different brands are one, and the more specific stays", () => {
  expect(
    reduced("one error a spot", entry("wrong-shape", ["acme"]), entry("unknown-route", ["globex", "initech"])),
  ).toEqual([["unknown-route", ["globex", "initech", "acme"]]]);
});

test("errors of two rules at one spot in the same brand are two", () => {
  expect(reduced("one error a spot", entry("unknown-route", ["acme"]), entry("unknown-menu", ["acme"]))).toHaveLength(
    2,
  );
});

test("a warning at an error is not reported, and its brands join the error's", () => {
  const warning = entry("unused-text-key", ["globex"], { severity: "warning" });
  expect(reduced("no warning at an error", warning, entry("rule-without-message", ["acme"]))).toEqual([
    ["rule-without-message", ["acme", "globex"]],
  ]);
});

test("a warning beside an error stays", () => {
  const beside = entry("unused-text-key", ["acme"], { severity: "warning", line: 3 });
  expect(reduced("no warning at an error", beside, entry("rule-without-message", ["acme"]))).toHaveLength(2);
});

test.each(reductions)("$name: its example is one finding with it, and another or more without it", ({ name }) => {
  const { before, after } = exampleOf(name);
  expect(reportOf(before), "before the mistake nothing is reported").toBe("");
  expect(reportOf(after).split("\n")).toHaveLength(2);
  expect(reportOf(after, name)).not.toBe(reportOf(after));
});

test("the page about findings agrees with the table; `npx vitest run src/compile/findings -u` writes it", async () => {
  await expect(reductionsPage()).toMatchFileSnapshot("../../../docs/findings.md");
});
