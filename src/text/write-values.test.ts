import { expect, test } from "vitest";
import type { ResolvedValue } from "#descriptor/vocabulary/phrase.ts";
import { writeValues, type Writing } from "./write-values.ts";

const texts: Readonly<Record<string, string>> = {
  least: "From {{it}} on.",
  "kind.game": "Games",
  bets_zero: "No bets",
  bets_one: "{{count}} bet",
  bets_other: "{{count}} bets",
};
const writing: Writing = {
  text: (key) => texts[key] ?? key,
  locale: "en-PH",
  timeZone: "Asia/Manila",
  hidesBalance: false,
};
const said = (as: ResolvedValue["as"], value: unknown, more: Partial<ResolvedValue> = {}, who: Partial<Writing> = {}) =>
  writeValues(
    { text: "least", values: { it: { from: { row: "it" }, as, ...more } } },
    { it: value },
    { ...writing, ...who },
  )
    .replace(/^From (.*) on\.$/, "$1")
    .replaceAll("\u202F", " ");

test.each([
  ["text", "maria", "maria"],
  ["text", 7, "7"],
  ["money", "1234.50", "1,234.50"],
  ["balance", "1234.50", "1,234.50"],
  ["number", 12345, "12,345"],
  ["percent", "0.8", "0.80%"],
  ["date", "2026-11-03", "Nov 3, 2026"],
  ["date-time", "2026-11-03T16:05:00Z", "Nov 4, 2026, 12:05 AM"],
  ["masked", "09171234567", "••••567"],
] as const)("%s is written as its cell writes it: %j", (as, value, expected) => expect(said(as, value)).toBe(expected));

test("a hidden balance is hidden in a text, too", () =>
  expect(said("balance", "1234.50", {}, { hidesBalance: true })).toBe("******"));
test.each([null, undefined, ""])("%j is a dash, or the word for nothing", (value) => {
  expect(said("money", value)).toBe("–");
  expect(said("text", value, { texts: { "": "kind.game" } })).toBe("Games");
});
test("a value with a word is that word", () =>
  expect(said("text", "game", { texts: { game: "kind.game" } })).toBe("Games"));
test("a value of another type is named as such", () => expect(said("money", { of: 1 })).toBe("cell.unreadable"));
test.each([
  [0, "No bets"],
  [1, "1 bet"],
  [1200, "1,200 bets"],
])("a count of %s chooses the plural form", (count, expected) =>
  expect(writeValues({ text: "bets", values: { count: { from: count, as: "number" } } }, { count }, writing)).toBe(
    expected,
  ),
);
