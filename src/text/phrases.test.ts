import { expect, test } from "vitest";
import { loadEngine, phraseWith } from "./phrases.ts";

const texts = {
  "winner.line": "{{name}} won {{amount}}",
  games_one: "{{count}} game",
  games_other: "{{count}} games",
  "dotted.key:with.colon": "kept",
};
const engine = await loadEngine();
const phrase = (key: string, values: Record<string, string | number>) =>
  phraseWith(engine, texts, "en-PH", key, values);

test("values replace their placeholders", () =>
  expect(phrase("winner.line", { name: "m***a", amount: "1,000.00" })).toBe("m***a won 1,000.00"));
test("a value is inserted unescaped: React escapes it", () =>
  expect(phrase("winner.line", { name: "<b>&", amount: "1" })).toBe("<b>& won 1"));
test.each([
  [0, "0 games"],
  [1, "1 game"],
  [2, "2 games"],
])("count %s chooses the plural form", (count, shown) => expect(phrase("games", { count })).toBe(shown));
test("dots and colons in a key are part of it", () => expect(phrase("dotted.key:with.colon", {})).toBe("kept"));
test("a missing key is shown as it is", () =>
  expect(phrase("nowhere.to.be.found", { count: 2 })).toBe("nowhere.to.be.found"));
test("two languages do not mix, although the engine is one", () => {
  const other = { "winner.line": "Nanalo si {{name}} ng {{amount}}" };
  expect(phraseWith(engine, other, "fil-PH", "winner.line", { name: "A", amount: "1" })).toBe("Nanalo si A ng 1");
  expect(phrase("winner.line", { name: "A", amount: "1" })).toBe("A won 1");
});
test("the engine is loaded once", () => expect(loadEngine()).toBe(loadEngine()));
