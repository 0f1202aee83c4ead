import { isObject } from "#kernel/json.ts";
import { entrySpan, replaced } from "./edit.ts";
import type { GoodFile } from "./good-site.ts";
import { choicesOf, typeOf } from "./schema-at.ts";
import type { Place } from "./places.ts";
import type { Random } from "./random.ts";

type Edit = (file: GoodFile, random: Random) => string | undefined;

/** Edits as operators make them. Most are valid; some have a consequence that the full check reports. */
export const legalEdits: Readonly<Record<string, Edit>> = {
  "another choice": ({ text, places }, random) => {
    const place = random.some(
      places.filter(({ json, schema }) => typeof json === "string" && (choicesOf(schema)?.length ?? 0) > 1),
    );
    return place && replaced(text, place.value, JSON.stringify(random.pick(choicesOf(place.schema) ?? []))).text;
  },
  "yes for no": ({ text, places }, random) => {
    const place = random.some(places.filter(({ json }) => typeof json === "boolean"));
    return place && replaced(text, place.value, String(place.json !== true)).text;
  },
  "another number": ({ text, places }, random) => {
    const place = random.some(places.filter(({ json }) => typeof json === "number"));
    return place && replaced(text, place.value, String(random.below(12) + 1)).text;
  },
  "another colour": ({ text, places }, random) => {
    const place = random.some(
      places.filter(({ json, path }) => path[0] === "theme" && typeof json === "string" && json.startsWith("#")),
    );
    return place && replaced(text, place.value, `"#${random.below(0x1000000).toString(16).padStart(6, "0")}"`).text;
  },
  "a value from elsewhere in the file": ({ text, places }, random) => {
    const place = random.some(places.filter(({ json }) => typeof json === "string"));
    const other = random.some(
      places.filter((one) => one !== place && one.schema === place?.schema && typeof one.json === "string"),
    );
    return place && other && replaced(text, place.value, JSON.stringify(other.json)).text;
  },
  "an entry less": ({ text, places }, random) => {
    const place = random.some(places.filter(({ key, parent }) => key && parent));
    return place?.key && replaced(text, entrySpan(text, place.key, place.value), "").text;
  },
  "an entry removed with null": ({ text, places }, random) => {
    const place = random.some(
      places.filter(({ key, parent, path }) => key && typeOf(parent?.schema) === "record" && path.at(-1) !== "$order"),
    );
    return place && replaced(text, place.value, "null").text;
  },
  "a condition": ({ text, places }, random) => {
    const place = random.some(places.filter(isConditional));
    const condition = random.pick([
      '{ "visitor": "guest" }',
      '{ "visitor": ["member", "trial"] }',
      '{ "flag": "DIRECTREG3" }',
      '{ "memberType": [4] }',
      '{ "device": "ios" }',
      '{ "not": { "visitor": "agent" } }',
    ]);
    return place && replaced(text, { offset: place.value.offset + 1, length: 0 }, ` "when": ${condition},`).text;
  },
  "a tab or a link that leads elsewhere": ({ text, places }, random) => {
    const place = random.some(places.filter(({ path, json }) => path.at(-1) === "to" && typeof json === "string"));
    return (
      place &&
      replaced(
        text,
        place.value,
        JSON.stringify(
          random.pick([
            "home",
            "login",
            "agent",
            "settings",
            "inviteFriends",
            "deposit",
            "teamProfitAndLoss",
            "nowhere",
          ]),
        ),
      ).text
    );
  },
  "entries in another order": ({ text, places }, random) => {
    const place = random.some(places.filter(({ path, json }) => path.at(-1) === "$order" && Array.isArray(json)));
    if (!place) return undefined;
    const [first, ...rest] = place.json as string[];
    return replaced(text, place.value, JSON.stringify([...rest, first])).text;
  },
  "other words": ({ text, places, isPack }, random) => {
    const place = isPack
      ? random.some(places.filter(({ key, path, json }) => key && path.length === 1 && typeof json === "string"))
      : undefined;
    return (
      place &&
      replaced(
        text,
        place.value,
        JSON.stringify(random.pick(["Other words", "{{name}} is here", "", "{{count}} things", "AKIA"])),
      ).text
    );
  },
  "one more text": ({ text, places, isPack }, random) => {
    const last = isPack ? places.find(({ path }) => path[0] === "$meta") : undefined;
    return (
      last &&
      replaced(
        text,
        { offset: last.value.offset + last.value.length, length: 0 },
        `, "${random.pick(["a.b", "home.more", "footer.home", "jackpot.title", "winner.count_one", "winner.count", "menu.slots"])}": "Words"`,
      ).text
    );
  },
};

function isConditional({ json, schema }: Place): boolean {
  return (
    isObject(json) &&
    !("when" in json) &&
    Object.keys(json).length > 0 &&
    "when" in ((schema?.def as { shape?: object } | undefined)?.shape ?? {})
  );
}
