import { expect, test } from "vitest";
import { usualWord } from "#compile/validate/route-words.ts";
import { widgetDescriptions } from "#descriptor/widgets/index.ts";
import { defaultKind } from "#descriptor/vocabulary/cell-kinds.ts";
import { contract } from "#gateway/contract.ts";
import { errorCodes, type Endpoint } from "#gateway/endpoint.ts";
import { entityFields } from "#gateway/entity-fields.ts";
import { languageCodes } from "#gateway/languages.ts";
import { answeredBy, namedEntities } from "#gateway/named-entities.ts";
import { filesLike, jsonOf, textOf } from "./support/tree.ts";

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

/** The entities that calls answer: their fields can be shown, and are named by the contract where a cell says nothing. */
const answered = new Set(Object.values<Endpoint>(contract).flatMap((call) => answeredBy(call)?.entity ?? []));

test.each(packs)(
  "the base pack $language names every field that can be shown, and every value of a status",
  ({ keys }) => {
    const shown = Object.entries(namedEntities).filter(([entity]) => answered.has(entity));
    expect(shown.length).toBeGreaterThan(10);
    const wanted = shown.flatMap(([entity, schema]) =>
      Object.entries(entityFields(schema)).flatMap(([name, field]) =>
        defaultKind(field) === undefined
          ? []
          : [name, ...(field.type === "enumeration" ? field.values.map((value) => `${name}.${value}`) : [])].map(
              (key) => `${entity}.${key}`,
            ),
      ),
    );
    expect(missingFrom(keys, wanted)).toEqual([]);
  },
);

/** Texts of the specification about formats that no field of base has: brands and platforms that ask for them find their words. */
const waiting = ["message.emailFormat", "message.birthdayFormat", "message.captchaFormat"];

/** The keys that no source names: by themselves, as a plural, or by a prefix such as `error.*` or `error.${code}`. */
function unnamed(keys: readonly string[], sources: readonly string[]): string[] {
  const all = sources.join("\n");
  const prefixes = [...all.matchAll(/["`]([\w.]+\.)(?:\*|\$\{)/g)].map(([, prefix = ""]) => prefix);
  return keys
    .map((key) => key.replace(/_(?:zero|one|two|few|many|other)$/, ""))
    .filter((key) => !all.includes(`"${key}"`) && !prefixes.some((prefix) => key.startsWith(prefix)));
}

test("an unnamed key is found", () => {
  const sources = ['{ "label": "game.play" }', "text(`error.${code}`)", 'texts: ["state.*", "points"]'];
  expect(unnamed(["game.play", "game.pause", "error.link", "state.none", "points_one"], sources)).toEqual([
    "game.pause",
  ]);
});

/** The labels of the contract's fields and the words for their values, which cells name by their field. */
function fieldKeys(): string[] {
  return Object.entries(namedEntities).flatMap(([entity, schema]) =>
    Object.entries(entityFields(schema)).flatMap(([field, { values }]) =>
      [`${entity}.${field}`].flatMap((key) => [key, ...values.map((value) => `${key}.${value}`)]),
    ),
  );
}

/** The texts of base's routes, which are named after them. */
function routeKeys(): string[] {
  return Object.keys(jsonOf("brands/base/routes.json") as object).flatMap((id) => [
    usualWord("title", id),
    usualWord("description", id),
  ]);
}

test("something names every text of the base packs", () => {
  const sources = ["src", "brands"].flatMap((place) => filesLike(place, /^(?!.*\.test\.).*\.(?:tsx?|json)$/));
  const derived = new Set([...fieldKeys(), ...routeKeys()]);
  const keys = (packs[0]?.keys ?? []).filter((key) => !derived.has(key));
  expect(unnamed(keys, sources.map(textOf)).toSorted()).toEqual(waiting.toSorted());
});

test.each(packs)(
  "the base pack $language has a text for the format of every kind of value @account-5-26",
  ({ keys }) => {
    const kinds = ["account", "password", "email", "name", "payeeName", "mobile", "birthday"];
    expect(
      missingFrom(
        keys,
        kinds.map((kind) => `message.${kind}Format`),
      ),
    ).toEqual([]);
  },
);

test("a captcha is in text 1 to 16 digits or letters, or the result of an equation @account-5-10 @account-9-06", () => {
  const english = jsonOf("text-packs/base/EN.json") as Record<string, string>;
  expect(english["message.captchaFormat"]).toBe("1 to 16 digits or letters, or the result of the equation");
});
