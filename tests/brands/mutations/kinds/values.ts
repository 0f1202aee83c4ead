import { type Json, isObject } from "#kernel/json.ts";
import { pointerOf } from "#kernel/pointer.ts";
import { setAbove } from "../above.ts";
import { added, addedSection } from "../added-section.ts";
import { entrySpan, positionOf, replaced } from "../edit.ts";
import type { GoodSite } from "../good-site.ts";
import type { MutationKind } from "../mutation.ts";
import type { Place } from "../places.ts";
import { isRequiredPart } from "../required-part.ts";
import { referenceOf, typeOf } from "../schema-at.ts";

/** The scheme is concatenated so that no linter mistakes it for one in use. */
const links = [
  `${"java"}script:alert(1)`,
  "http://shop.example/help",
  "//shop.example/help",
  "data:text/html,hello",
  "ftp://shop.example/file",
  "HTTPS://shop.example",
];

const unreadable = ["(abc", "[a-", "a{2,1}", "*a", "abc)", "(?<n", "[z-a]+"];
const catastrophic = ["(a+)+", "([a-z]+)*x", "(a|a)*", "(\\d+|\\w+)*", "([0-9]+)+"];

/** Assembled here, so that no scanner takes them for real ones. */
const secrets = [
  `AKIA${"Q7ZX".repeat(4)}`,
  `ghp_${"a1B2c3D4e5".repeat(4)}`.slice(0, 40),
  `sk_live_${"4eC39HqLyjW".repeat(2)}`,
  `https://admin:${"hunter2x"}@shop.example/feed`,
];

const noColours = [
  "red",
  "#12",
  "#gggggg",
  "rgb(0 0 0)",
  "123456",
  "url(https://evil.example/x.png)",
  "#1234567",
  "var(--color-ink)",
  "",
  "#fff;background:red",
];

const others: readonly Json[] = ["something", 3, true, ["one"], { one: 1 }];

/** Values that do not fit where they are, and keys that do not belong there. */
export const wrongValues: readonly MutationKind[] = [
  /** A link that a brand may not have: one that runs in the page, or is unencrypted. */
  {
    name: "link that is not https",
    mutate: ({ text, places, layer }, random, site) => {
      const href = JSON.stringify(random.pick(links));
      const place = random.some(
        places.filter(
          ({ path, json, below, parent }) =>
            path[0] !== "access" &&
            path[0] !== "routes" &&
            path.at(-1) === "do" &&
            isObject(json) &&
            below === undefined &&
            parent?.below === undefined &&
            site.brands.every((brand) => setAbove(site, layer, path, brand) === "nothing"),
        ),
      );
      if (!place) return undefined;
      const before = `{ "action": "open-link", "href": `;
      const { line, column, text: changed } = replaced(text, place.value, `${before}${href} }`);
      return { text: changed, line, column: column + before.length, path: place.path };
    },
  },
  /** A pattern that is invalid, or that can take exponential time. */
  {
    name: "bad pattern",
    mutate: ({ text, places }, random) => {
      const place = random.some(
        places.filter(({ path }) => path[0] === "rules" && path.length === 3 && path[2] === "pattern"),
      );
      return (
        place && {
          ...replaced(text, place.value, JSON.stringify(random.pick(random.pick([unreadable, catastrophic])))),
          path: place.path,
        }
      );
    },
  },
  /** A list without entries, where there must be some. */
  {
    name: "empty list",
    mutate: ({ text, places }, random) => {
      const place = random.some(
        places.filter(({ json, schema }) => Array.isArray(json) && schema && !schema.safeParse([]).success),
      );
      return place && { ...replaced(text, place.value, "[]"), path: place.path };
    },
  },
  /** A key that could manipulate the program. */
  {
    name: "forbidden key",
    mutate: ({ text, places }, random) => {
      const place = random.some(places.filter(({ json, children }) => isObject(json) && children.length > 0));
      const [first] = place?.children ?? [];
      if (!first?.key) return undefined;
      return replaced(
        text,
        { offset: first.key.offset, length: 0 },
        `"${random.pick(["__proto__", "constructor", "prototype"])}": {}, `,
      );
    },
  },
  /** Null for a required value. */
  {
    name: "null for a required field",
    mutate: ({ text, places, layer }, random, site) => {
      const place = random.some(places.filter(isRequiredPart));
      if (!place) return undefined;
      return {
        ...replaced(text, place.value, "null"),
        path: place.path,
        reaches: (brand) => setAbove(site, layer, place.path, brand) === "nothing",
      };
    },
  },
  /** A number or a text outside its limits. */
  {
    name: "beyond the limits",
    mutate: ({ text, places }, random) => {
      const place = random.some(
        places.filter(
          ({ schema, json }) =>
            schema &&
            (typeOf(schema) === "number" ||
              (typeOf(schema) === "string" && typeof json === "string" && referenceOf(schema) === undefined)),
        ),
      );
      const wrong =
        place &&
        random.some(
          [-3, 99_999_999, 2.5, "w".repeat(2100)].filter(
            (one) => typeof one === typeof place.json && !place.schema?.safeParse(one).success,
          ),
        );
      return wrong === undefined || !place
        ? undefined
        : { ...replaced(text, place.value, JSON.stringify(wrong)), path: place.path };
    },
  },
  /** A required value is removed, and no other layer sets it. */
  {
    name: "removed required field",
    mutate: ({ text, places, layer }, random, site) => {
      const place = random.some(places.filter((one) => one.below === undefined && isRequiredPart(one)));
      if (!place?.key || !place.parent || isInPreset(place, site)) return undefined;
      const { parent, path } = place;
      // A condition or a binding without its one key is empty: that is reported for the whole of it.
      const isEmptied = parent.children.length === 1 && parent.keyed;
      const reported = isEmptied ? parent.value : (parent.key ?? parent.value);
      return {
        text: replaced(text, entrySpan(text, place.key, place.value), "").text,
        ...positionOf(text, reported.offset),
        path,
        reaches: (brand) => setAbove(site, layer, path, brand) === "nothing",
      };
    },
  },
  /** A key or a password in a text that is sent to every visitor. */
  {
    name: "secret",
    mutate: ({ text, places }, random) => {
      const place = random.some(
        places.filter(
          ({ json, path }) =>
            typeof json === "string" &&
            !String(path.at(-1)).startsWith("$") &&
            path[0] !== "$meta" &&
            path[0] !== "extends",
        ),
      );
      return place && { ...replaced(text, place.value, JSON.stringify(random.pick(secrets))) };
    },
  },
  /** A key that is unknown everywhere. */
  {
    name: "unknown key",
    mutate: ({ text, places, isPack }, random) => {
      const parent = isPack
        ? undefined
        : random.some(places.filter(({ schema, children }) => typeOf(schema) === "object" && children.length > 0));
      const child = parent && random.pick(parent.children);
      if (!parent || !child?.key) return undefined;
      return {
        ...replaced(
          text,
          { offset: child.key.offset, length: 0 },
          `"qqzzxxjjvv": ${random.pick(["1", "true", '"x"', "{}", "[]"])}, `,
        ),
        path: [...parent.path, "qqzzxxjjvv"],
      };
    },
  },
  /** A country for mobile numbers that does not exist, as where they begin or among those to pick from. */
  {
    name: "unknown country of a phone field",
    mutate: (file, random) => {
      const wrong = JSON.stringify(random.pick(["UK", "XX", "AA", "EN", "HP"]));
      const key = random.pick([
        { before: '"country": ', after: wrong },
        { before: '"countries": ["PH", ', after: `${wrong}, "SG"]` },
      ]);
      if (file.path !== "brands/base/fields.json")
        return addedSection(file, "fields", { before: `{ "mobileNum": { ${key.before}`, after: `${key.after} } }` });
      const kind = file.places.find(({ path, json }) => path.at(-1) === "kind" && json === "phone");
      return kind?.key && added(file.text, kind.key.offset, { ...key, after: `${key.after}, ` });
    },
  },
  /** A colour outside the grammar. */
  {
    name: "wrong colour",
    mutate: ({ text, places }, random) => {
      const place = random.some(
        places.filter(({ json, path }) => path[0] === "theme" && typeof json === "string" && json.startsWith("#")),
      );
      return place && { ...replaced(text, place.value, JSON.stringify(random.pick(noColours))), path: place.path };
    },
  },
  /** A text where a list should be, a number where a text should be, and so on. */
  {
    name: "wrong type",
    mutate: ({ text, places }, random) => {
      const place = random.some(places.filter(({ schema, json }) => schema && json !== null));
      const { schema, json } = place ?? {};
      if (!place || !schema) return undefined;
      const wrong = random.some(others.filter((one) => kindOf(one) !== kindOf(json) && !schema.safeParse(one).success));
      if (wrong === undefined) return undefined;
      const { column, ...made } = replaced(text, place.value, JSON.stringify(wrong));
      // Where a list is allowed, the mistake is reported inside it.
      return { ...made, column, lastColumn: column + 1, path: place.path };
    },
  },
];

function kindOf(value: unknown): string {
  return Array.isArray(value) ? "list" : isObject(value) ? "object" : typeof value;
}

/** Whether the preset that a field uses sets a part of it: without its own the field is still whole. */
function isInPreset({ path, parent }: Place, { good }: GoodSite): boolean {
  const preset = isObject(parent?.json) ? parent.json["use"] : undefined;
  if (path[0] !== "forms" || preset === undefined) return false;
  const pointer = pointerOf(["fields", String(preset), String(path.at(-1))]);
  return good.some(({ places }) => places.some((one) => one.path.length === 3 && pointerOf(one.path) === pointer));
}
