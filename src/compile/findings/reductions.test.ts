import { expect, test } from "vitest";
import { examplesOf, reductionsPage, reportOf } from "../fixtures/reductions-page.ts";
import { reductions } from "./reductions.ts";
import { withOneFindingASpot, type Entry } from "./spots.ts";

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

function reduced(...entries: Entry[]): [string, string[]][] {
  return withOneFindingASpot(entries).map(({ diagnostic, brands }) => [diagnostic.rule, [...brands]]);
}

test("a secret comes alone at its place, and leaves findings elsewhere", () => {
  const elsewhere = entry("wrong-shape", ["acme"], { pointer: "/hosts", line: 9 });
  expect(reduced(entry("wrong-shape", ["acme"]), entry("secret-looking", ["acme"]), elsewhere)).toEqual([
    ["secret-looking", ["acme"]],
    ["wrong-shape", ["acme"]],
  ]);
});

test("of a file that nothing reads only that is reported, and its secrets", () => {
  const unread = entry("unknown-file", ["acme"], { pointer: "", line: 1, column: 1 });
  expect(reduced(entry("wrong-shape", ["acme"]), entry("secret-looking", ["acme"]), unread)).toEqual([
    ["secret-looking", ["acme"]],
    ["unknown-file", ["acme"]],
  ]);
});

test("errors of two rules at one spot in different brands are one, and the more specific stays", () => {
  expect(reduced(entry("wrong-shape", ["acme"]), entry("unknown-route", ["globex", "initech"]))).toEqual([
    ["unknown-route", ["globex", "initech", "acme"]],
  ]);
});

test("errors of two rules at one spot in the same brand are two", () => {
  expect(reduced(entry("unknown-route", ["acme"]), entry("unknown-menu", ["acme"]))).toHaveLength(2);
});

test("a warning at an error is not reported, and its brands join the error's", () => {
  const warning = entry("unused-text-key", ["globex"], { severity: "warning" });
  expect(reduced(warning, entry("rule-without-message", ["acme"]))).toEqual([
    ["rule-without-message", ["acme", "globex"]],
  ]);
});

test("a warning at the key is at the error of its value", () => {
  const warning = entry("no-op-override", ["globex"], { severity: "warning", column: 1 });
  expect(reduced(warning, entry("wrong-shape", ["acme"]))).toEqual([["wrong-shape", ["acme", "globex"]]]);
});

test("a warning beside an error stays, and so do two warnings at one spot", () => {
  const place = { severity: "warning", line: 3, pointer: "/hosts" } as const;
  const beside = entry("unused-text-key", ["acme"], place);
  const again = entry("no-op-override", ["acme"], place);
  expect(reduced(beside, again, entry("rule-without-message", ["acme"]))).toHaveLength(3);
});

const examples = reductions.flatMap(({ name }) => examplesOf(name).map((example) => ({ name, ...example })));

test.each(examples)("$name: $mistake One finding with it, and another or more without it", (example) => {
  const { name, before, after } = example;
  expect(reportOf(before), "before the mistake nothing is reported").toBe("");
  expect(reportOf(after).split("\n")).toHaveLength(2);
  expect(reportOf(after, name)).not.toBe(reportOf(after));
});

test("the page about findings agrees with the table; `npx vitest run src/compile/findings -u` writes it", async () => {
  await expect(reductionsPage()).toMatchFileSnapshot("../../../docs/findings.md");
});
