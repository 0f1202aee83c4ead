import { isObject } from "#kernel/json.ts";
import { fieldsBeside } from "../cell-source.ts";
import { misspelt, replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import type { Place } from "../places.ts";

const impossible = [
  '{ "all": [{ "visitor": "guest" }, { "visitor": "member" }] }',
  '{ "all": [{ "flag": "DIRECTREG3" }, { "not": { "flag": "DIRECTREG3" } }] }',
  '{ "all": [{ "memberType": [4] }, { "visitor": "member" }] }',
];

const sources = ["query", "filter", "data", "row", "visitor", "site"];

/** What lists, filters and conditions of a screen take. */
export const wrongBindings: readonly MutationKind[] = [
  /** A filter that nothing on the screen takes. */
  {
    name: "filter without effect",
    mutate: ({ text, places }, random) => {
      const first = random.some(
        places.filter(
          ({ path, parent, key }) => key && path.length === 4 && path[2] === "filters" && isFirst(path, parent?.json),
        ),
      );
      if (!first?.key) return undefined;
      const idle = `"idle${random.below(9)}"`;
      const filter = '{ "kind": "toggle", "label": "filter.any", "sends": "on" }';
      const span = { offset: first.key.offset, length: 0 };
      return {
        ...replaced(text, span, `${idle}: ${filter}, `),
        path: [...first.path.slice(0, -1), JSON.parse(idle) as string],
      };
    },
  },
  /** A condition that no visitor can meet. */
  {
    name: "condition that never holds",
    mutate: ({ text, places }, random) => {
      const place = random.some(places.filter(({ path, below }) => path.at(-1) === "when" && below === undefined));
      return place && { ...replaced(text, place.value, random.pick(impossible)), path: place.path };
    },
  },
  /** The name of a filter or of a parameter of the address that a bound value takes, with a slip in it. */
  {
    name: "misspelt name in a binding",
    mutate: ({ text, places }, random) => {
      const place = random.some(places.filter(isBoundName));
      if (typeof place?.json !== "string") return undefined;
      const [id = "", part] = place.json.split(".");
      const slip = misspelt(id, random, () => false);
      if (slip === undefined || !/^[a-z][A-Za-z0-9]*$/.test(slip)) return undefined;
      const wrong = part === undefined ? slip : `${slip}.${part}`;
      return { ...replaced(text, place.value, JSON.stringify(wrong)), original: place.json, path: place.path };
    },
  },
  /** The key that says where a bound value comes from, with a slip in it. */
  {
    name: "misspelt source of a binding",
    mutate: ({ text, places }, random) => {
      const place = random.some(places.filter(isBoundName));
      const source = String(place?.path.at(-1));
      const slip = place && misspelt(source, random, (name) => sources.includes(name));
      if (!place?.key || slip === undefined) return undefined;
      return { ...replaced(text, place.key, JSON.stringify(slip)), original: source, path: place.path };
    },
  },
  /** A binding that names a filter unlike any that its screen has. */
  {
    name: "filter that the screen does not have",
    mutate: ({ text, places }, random) => {
      const place = random.some(places.filter((one) => isBoundName(one) && one.path.at(-1) === "filter"));
      if (!place || !isObject(place.parent?.json)) return undefined;
      const wrong = random.pick(["zzzqqqxxx", "warehouse", "zodiac.from"]);
      return { ...replaced(text, place.value, JSON.stringify(wrong)), path: place.path };
    },
  },
  /** Named data that nothing on the screen reads. */
  {
    name: "data that nothing reads",
    warning: true,
    mutate: ({ text, places, layer }, random) => {
      const body = random.some(
        places.filter(
          ({ path, parent, key }) =>
            key &&
            path[0] === "screens" &&
            path.length === 3 &&
            path[2] === "body" &&
            isObject(parent?.json) &&
            !parent.json["data"],
        ),
      );
      // Screens of brands say a part only: data of the screen below are theirs, too.
      if (!body?.key || layer !== "base") return undefined;
      const entry = `"idle": { "call": "${random.pick(["memberInfo", "betSummary", "profitAndLossSummary"])}" }`;
      const start = `"data": { `;
      const made = replaced(text, { offset: body.key.offset, length: 0 }, `${start}${entry} }, `);
      return { ...made, column: made.column + start.length, path: [...body.path.slice(0, 2), "data", "idle"] };
    },
  },
  /** A choice bound to a parameter that takes a day; the filter of days still has an effect by its other day. */
  {
    name: "choice bound to a parameter that takes a day",
    mutate: ({ text, places }, random) => {
      const place = random.some(places.filter(isDay));
      if (!place?.parent) return undefined;
      const wrong = random.pick(["userName"]);
      return { ...replaced(text, place.parent.value, JSON.stringify({ visitor: wrong })), path: place.parent.path };
    },
  },
  /** A list that is grouped by the day of a field which is on none, or put in the order of one that is no time. */
  {
    name: "no time where a list needs one",
    mutate: ({ text, places }, random) => {
      const place = random.some(places.filter(namesTime));
      const wrong = place && random.some(otherFields(place));
      return place && wrong !== undefined
        ? { ...replaced(text, place.value, JSON.stringify(wrong)), path: place.path }
        : undefined;
    },
  },
];

function isFirst(path: readonly (string | number)[], around: unknown): boolean {
  return isObject(around) && Object.keys(around)[0] === path.at(-1) && path[0] === "screens";
}

/** The only value of an object that a source is given. */
function isBoundName({ path, parent }: Place): boolean {
  const binding = parent?.json;
  return (
    path[0] === "screens" &&
    path.at(-3) === "with" &&
    path.at(-4) === "source" &&
    isObject(binding) &&
    Object.keys(binding).length === 1 &&
    ["filter", "query", "data"].includes(String(path.at(-1)))
  );
}

function isDay(place: Place): boolean {
  const given = place.parent?.parent?.json;
  return isBoundName(place) && String(place.json).endsWith(".from") && isObject(given) && given["to"] !== undefined;
}

function namesTime({ path, json }: Place): boolean {
  return (
    typeof json === "string" && ["byDay", "latestFirst"].includes(String(path.at(-1))) && path.at(-2) === "options"
  );
}

/** The fields of what the list shows that are on no day. */
function otherFields(place: Place): string[] {
  return Object.entries(fieldsBeside(place) ?? {}).flatMap(([name, { type }]) =>
    type === "instant" || type === "date" || type === "nested" ? [] : [name],
  );
}
