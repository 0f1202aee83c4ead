import { expect, test } from "vitest";
import { widgetDescriptions } from "#descriptor/widgets/index.ts";
import { errorCodes } from "#gateway/endpoint.ts";
import { languageCodes } from "#gateway/languages.ts";
import { jsonOf } from "./support/tree.ts";

const packs = languageCodes.map((language) => ({ language, keys: keysOf(jsonOf(`text-packs/base/${language}.json`)) }));

function keysOf(pack: unknown): string[] {
  return Object.keys(pack as Record<string, unknown>).filter((key) => !key.startsWith("$"));
}

/** The keys, or prefixes of keys (`game.*`), that a pack lacks. Plural forms end with `_one` and `_other`. */
function missingFrom(keys: readonly string[], wanted: readonly string[]): string[] {
  const known = new Set(keys.map((key) => key.replace(/_(?:zero|one|two|few|many|other)$/, "")));
  return wanted.filter((key) =>
    key.endsWith("*") ? !keys.some((one) => one.startsWith(key.slice(0, -1))) : !known.has(key),
  );
}

test("a missing key is found", () => {
  expect(
    missingFrom(
      ["game.play", "points_one", "points_other"],
      ["game.*", "game.play", "points", "game.pause", "state.*"],
    ),
  ).toEqual(["game.pause", "state.*"]);
});

test.each(packs)("the base pack $language has every text that a widget names", ({ keys }) => {
  const missing = Object.entries(widgetDescriptions).flatMap(([type, { texts }]) =>
    missingFrom(keys, texts).map((key) => `${type}: ${key}`),
  );
  expect(missing).toEqual([]);
});

test.each(packs)("the base pack $language has a text for every error code", ({ keys }) => {
  expect(
    missingFrom(
      keys,
      errorCodes.map((code) => `error.${code}`),
    ),
  ).toEqual([]);
});

test("all base packs have the same keys", () => {
  const [english, ...others] = packs.map((pack) => pack.keys.toSorted());
  expect(others.length).toBeGreaterThan(0);
  for (const other of others) expect(other).toEqual(english);
});
