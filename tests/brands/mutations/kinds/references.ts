import { misspelt, positionOf, replaced } from "../edit.ts";
import type { GoodFile, GoodSite } from "../good-site.ts";
import type { MutationKind } from "../mutation.ts";
import { namesIn } from "../names.ts";
import type { Place } from "../places.ts";
import { isReference } from "../references.ts";
import { choicesOf, referenceOf, typeOf } from "../schema-at.ts";

/** Names of what is declared elsewhere, and what is declared twice. */
export const wrongReferences: readonly MutationKind[] = [
  /** A layer that extends itself. */
  {
    name: "layer that extends itself",
    mutate: ({ text, places, layer }) => {
      const place = places.find(({ path }) => path.length === 1 && path[0] === "extends");
      return place && replaced(text, place.value, JSON.stringify(layer));
    },
  },
  /** A name that does not exist and is similar to none. */
  {
    name: "dangling reference",
    mutate: ({ text, places }, random) => {
      const place = random.some(places.filter(isReference));
      if (!place) return undefined;
      const kind = referenceOf(place.schema);
      const name = kind === "flag" ? "QQZZXXJJVV" : kind === "asset" ? "assets/qqzzxxjjvv.svg" : "qqzzxxjjvv";
      return { ...replaced(text, place.value, JSON.stringify(name)), path: place.path };
    },
  },
  /** A host or a merchant code that belongs to another brand. Nobody knows who had it first: both are told. */
  {
    name: "host or merchant code of another brand",
    mutate: ({ path, text, places, layer }, random, site) => {
      const place = random.some(places.filter(isIdentity));
      const other = random.some(
        identities(site).filter(({ file, place: one }) => file.layer !== layer && one.path[0] === place?.path[0]),
      );
      if (!place || !other) return undefined;
      const edit = replaced(text, place.value, JSON.stringify(other.place.json));
      return {
        ...edit,
        each: [
          { file: path, line: edit.line, column: edit.column },
          { file: other.file.path, ...positionOf(other.file.text, other.place.value.offset) },
        ],
        with: [other.file.layer],
      };
    },
  },
  /** An address that already leads to another route. It is reported at its second use. */
  {
    name: "address of another route",
    mutate: ({ text, places }, random) => {
      const addresses = places.filter(isAddress);
      const [first, second] = [random.some(addresses), random.some(addresses)].toSorted(
        (a, b) => (a?.value.offset ?? 0) - (b?.value.offset ?? 0),
      );
      if (!first || !second || first === second) return undefined;
      return replaced(text, second.value, JSON.stringify(first.json));
    },
  },
  /** An order with a slip in one of its names. */
  {
    name: "misspelt name in an order",
    mutate: ({ text, places }, random, site) => {
      const place = random.some(places.filter(({ path, json }) => path.at(-2) === "$order" && json !== "..."));
      const original = String(place?.json);
      const slip = misspelt(original, random, (name) => namesIn(site).has(name));
      if (!place || slip === undefined) return undefined;
      return { ...replaced(text, place.value, JSON.stringify(slip)), original };
    },
  },
  /** The name of something declared elsewhere with a slip in it: a route, a text, a flag, a rule, a layer. */
  {
    name: "misspelt reference",
    mutate: ({ text, places }, random, site) => {
      const place = random.some(places.filter(isReference));
      const original = String(place?.json);
      const slip = misspelt(original, random, (name) => namesIn(site).has(name));
      if (!place || slip === undefined) return undefined;
      return { ...replaced(text, place.value, JSON.stringify(slip)), original, path: place.path };
    },
  },
  /** The name of a sheet that something opens, with a slip in it. */
  {
    name: "misspelt sheet",
    mutate: ({ text, places }, random) => {
      const place = random.some(places.filter(({ schema, json }) => referenceOf(schema) === "sheet" && json !== null));
      const original = String(place?.json);
      const slip = misspelt(original, random, (name) => name === original);
      if (!place || slip === undefined) return undefined;
      return { ...replaced(text, place.value, JSON.stringify(slip)), original, path: place.path };
    },
  },
  /** A value of a closed choice with a slip in it: a widget, an icon, an action, a look. */
  {
    name: "misspelt value of a choice",
    mutate: ({ text, places }, random) => {
      const place = random.some(
        places.filter(({ json, schema }) => typeof json === "string" && choicesOf(schema)?.includes(json)),
      );
      const choices = choicesOf(place?.schema) ?? [];
      const original = String(place?.json);
      const slip = misspelt(original, random, (name) => choices.includes(name));
      if (!place || slip === undefined) return undefined;
      return { ...replaced(text, place.value, JSON.stringify(slip)), original, path: place.path };
    },
  },
  /** A layer changes or removes an entry of a layer below, and misspells its name. */
  {
    name: "misspelt name of an entry",
    mutate: ({ text, places, isPack }, random, site) => {
      const place = isPack
        ? undefined
        : random.some(
            places.filter(
              ({ key, below, parent, path }) =>
                key && below !== undefined && typeOf(parent?.schema) === "record" && path.at(-1) !== "$order",
            ),
          );
      if (!place?.key) return undefined;
      const original = String(place.path.at(-1));
      const slip = misspelt(original, random, (name) => namesIn(site).has(name));
      if (slip === undefined) return undefined;
      return { ...replaced(text, place.key, JSON.stringify(slip)), original, path: [...place.path.slice(0, -1), slip] };
    },
  },
  /**
   * The key of a text with a slip in it, in one language. Visitors read the other language, or the texts of the layer
   * below: the brand can be served.
   */
  {
    name: "misspelt key of a text",
    warning: true,
    mutate: ({ text, places, isPack }, random, site) => {
      const place = isPack
        ? random.some(places.filter(({ path, key }) => key && path.length === 1 && !String(path[0]).startsWith("$")))
        : undefined;
      const original = String(place?.path[0]);
      const slip = place && misspelt(original, random, (name) => namesIn(site).has(name));
      if (!place?.key || slip === undefined) return undefined;
      return { ...replaced(text, place.key, JSON.stringify(slip)), original };
    },
  },
  /** A translation with a slip in the name of a value that it takes. */
  {
    name: "misspelt placeholder of a text",
    mutate: ({ path, text, places, isPack }, random) => {
      const place =
        isPack && !path.endsWith("/EN.json")
          ? random.some(places.filter(({ json }) => typeof json === "string" && json.includes("{{")))
          : undefined;
      if (!place) return undefined;
      const names = [...String(place.json).matchAll(/\{\{\s*(\w+)/g)].map(([, name = ""]) => name);
      const original = random.pick(names);
      const slip = misspelt(original, random, (name) => names.includes(name));
      return slip === undefined
        ? undefined
        : {
            ...replaced(
              text,
              place.value,
              JSON.stringify(String(place.json).replace(new RegExp(`(\\{\\{\\s*)${original}`), `$1${slip}`)),
            ),
            original: `{{${original}}}`,
          };
    },
  },
];

function isIdentity({ path, json }: Place): boolean {
  return (
    typeof json === "string" &&
    ((path[0] === "hosts" && path.length === 2) || (path[0] === "merchant" && path.length === 2))
  );
}

function identities({ good }: GoodSite): { file: GoodFile; place: Place }[] {
  return good.flatMap((file) => file.places.filter(isIdentity).map((place) => ({ file, place })));
}

function isAddress({ path, json }: Place): boolean {
  return (
    path[0] === "routes" &&
    typeof json === "string" &&
    (path[2] === "path" || (path[2] === "aliases" && path.length === 4))
  );
}
