import { fieldsOfCall } from "#compile/validate/source-fields.ts";
import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { isObject } from "#kernel/json.ts";
import { someList, withButton } from "../added-action.ts";
import { fieldsBeside } from "../cell-source.ts";
import { misspelt, positionOf, replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import { namesIn } from "../names.ts";
import type { Place } from "../places.ts";
import { realFields } from "../real-fields.ts";
import { branchOf, choicesOf, defOf, typeOf } from "../schema-at.ts";

/** Options of widgets that are maps of cells. */
const CELLS: ReadonlySet<string> = new Set(["fields", "figures", "series", "x"]);

const calls: Readonly<Record<string, Endpoint>> = contract;

/** Misspelt names of files, keys and fields. */
export const wrongNames: readonly MutationKind[] = [
  /** A button at the entries of a list whose condition compares a status, with a slip in the field or in the value. */
  {
    name: "misspelt name in a comparison",
    mutate: ({ text, places }, random) => {
      const list = someList(places, random);
      const source = isObject(list?.json) ? list.json["source"] : undefined;
      const fields = isObject(source) ? fieldsOfCall(String(source["call"]))?.fields : undefined;
      const [field, known] =
        random.some(Object.entries(fields ?? {}).filter(([, { type }]) => type === "enumeration")) ?? [];
      const value = random.some(known?.values ?? []);
      if (!list || !fields || !known || field === undefined || value === undefined) return undefined;
      const original = random.pick([field, value]);
      const slip = misspelt(original, random, (name) => Object.hasOwn(fields, name) || known.values.includes(name));
      if (slip === undefined || !/^[a-z][A-Za-z0-9]*$/.test(slip)) return undefined;
      const row = original === field ? slip : field;
      const when = { compare: { of: { row }, in: [row === slip ? value : slip] } };
      const copies = { action: "copy", value: { row: field } };
      return { ...withButton(text, list, copies, JSON.stringify(slip), { when }), original };
    },
  },
  /** The enumeration of the contract whose values a filter offers, with a slip in it. */
  {
    name: "misspelt enumeration of a filter",
    mutate: ({ text, places }, random) => {
      const place = random.some(places.filter(({ path }) => path.at(-1) === "of" && path[2] === "filters"));
      if (typeof place?.json !== "string") return undefined;
      const [entity = "", field = ""] = place.json.split(".");
      const slip = misspelt(field, random, () => false);
      if (slip === undefined || !/^[a-z][A-Za-z0-9]*$/.test(slip)) return undefined;
      return {
        ...replaced(text, place.value, JSON.stringify(`${entity}.${slip}`)),
        original: place.json,
        path: place.path,
      };
    },
  },
  /** A cell that is named like a field, with a slip in it. */
  {
    name: "misspelt field of an entity",
    mutate: ({ text, places }, random) => {
      const place = random.some(places.filter((one) => fieldsFor(one) !== undefined));
      const fields = place && fieldsFor(place);
      if (!place?.key || !fields) return undefined;
      const field = String(place.path.at(-1));
      const slip = misspelt(field, random, (name) => Object.hasOwn(fields, name));
      if (slip === undefined) return undefined;
      return { ...replaced(text, place.key, JSON.stringify(slip)), original: field, path: place.path };
    },
  },
  /** A section's file, or the folder of screens or forms, with a slip in its name; a text pack in small letters. */
  {
    name: "misspelt name of a file",
    mutate: ({ path, text, isPack }, random, site) => {
      if (isPack) {
        const renamed = path.replace(/[^/]+$/, (name) => name.toLowerCase());
        return { text, renamed, line: 1, column: 1, original: /([A-Z]+)\.json$/.exec(path)?.[1] ?? "" };
      }
      const [, folder = "", original = "", rest = ""] =
        /^(brands\/(?:markets\/)?[^/]+\/)(screens|forms|[^/]+(?=\.json))(.*)$/.exec(path) ?? [];
      const slip = misspelt(original, random, (name) => namesIn(site).has(name));
      if (slip === undefined) return undefined;
      return {
        text,
        renamed: `${folder}${slip}${rest}`,
        file: `${folder}${slip}${rest}`,
        line: 1,
        column: 1,
        original,
      };
    },
  },
  /** A field of a form of base with a slip in its id. */
  {
    name: "misspelt id of a field",
    mutate: ({ path, text }, random, site) => {
      const field = random.some(
        realFields(site).filter(({ file, place }) => file.path === path && !isNamed(place.json)),
      );
      if (!field?.place.key) return undefined;
      const { id, beside, call, place } = field;
      const slip = misspelt(id, random, (name) => beside.includes(name) || Object.hasOwn(call.input.shape, name));
      if (slip === undefined) return undefined;
      return { ...replaced(text, field.place.key, JSON.stringify(slip)), original: id, path: place.path };
    },
  },
  /** A key of the schema with a slip in it. */
  {
    name: "misspelt key",
    mutate: ({ text, places }, random) => {
      const place = random.some(
        places.filter(
          ({ key, path, parent }) =>
            key &&
            typeOf(parent?.schema) === "object" &&
            parent?.schema &&
            Object.hasOwn(defOf(parent.schema).shape, String(path.at(-1))),
        ),
      );
      if (!place?.key || !place.parent?.schema) return undefined;
      const original = String(place.path.at(-1));
      const { shape } = defOf(place.parent.schema);
      const slip = misspelt(original, random, (name) => Object.hasOwn(shape, name));
      if (slip === undefined) return undefined;
      return { ...replaced(text, place.key, JSON.stringify(slip)), original, path: [...place.path.slice(0, -1), slip] };
    },
  },
  /** The name of a call's parameter, or its value, with a slip in it. */
  {
    name: "misspelt parameter of a call",
    mutate: ({ text, places }, random) => {
      const place = random.some(places.filter((one) => shapeFor(one) !== undefined));
      const shape = place && shapeFor(place);
      if (!place?.key || !shape) return undefined;
      const parameter = String(place.path.at(-1));
      const choices = shape[parameter] && choicesOf(branchOf(shape[parameter], place.json));
      const slip =
        choices && typeof place.json === "string" && random.below(2) === 0
          ? misspelt(String(place.json), random, (name) => choices.includes(name))
          : undefined;
      if (slip !== undefined)
        return { ...replaced(text, place.value, JSON.stringify(slip)), original: String(place.json), path: place.path };
      const other = misspelt(parameter, random, (name) => Object.hasOwn(shape, name));
      if (other === undefined) return undefined;
      return { ...replaced(text, place.key, JSON.stringify(other)), original: parameter, path: place.path };
    },
  },
  /** A button at the entries of a list that copies a field of the row, with a slip in its name. */
  {
    name: "misspelt field of a row",
    mutate: ({ text, places }, random) => {
      const list = someList(places, random);
      const source = isObject(list?.json) ? list.json["source"] : undefined;
      const fields = isObject(source) ? fieldsOfCall(String(source["call"]))?.fields : undefined;
      const shown = Object.entries(fields ?? {}).flatMap(([name, { type }]) => (type === "nested" ? [] : [name]));
      const field = random.some(shown);
      if (!list || !fields || field === undefined) return undefined;
      const slip = misspelt(field, random, (name) => Object.hasOwn(fields, name));
      if (slip === undefined) return undefined;
      const copies = { action: "copy", value: { row: slip } };
      return { ...withButton(text, list, copies, JSON.stringify(slip)), original: field };
    },
  },
  /** The file of a screen with a slip in its name: either that name is corrected, or the route that names the screen. */
  {
    name: "misspelt name of a screen's file",
    mutate: ({ path, text }, random, site) => {
      const [, folder = "", original = ""] = /^(brands\/.+\/screens\/)([^/]+)\.json$/.exec(path) ?? [];
      const slip = misspelt(original, random, (name) => namesIn(site).has(name));
      if (slip === undefined) return undefined;
      const renamed = `${folder}${slip}.json`;
      const named = site.good.flatMap((file) =>
        file.places
          .filter((one) => one.path[0] === "routes" && one.path.at(-1) === "screen" && one.json === original)
          .map(({ value }) => ({ file: file.path, ...positionOf(file.text, value.offset) })),
      );
      return { text, renamed, line: 1, column: 1, anyOf: [{ file: renamed, line: 1, column: 1 }, ...named] };
    },
  },
  /** A section with its own file, or with files of its entries, is in brand.json as well, or null there. */
  {
    name: "section in two places",
    mutate: ({ path, text, places, layer }, random, { good }) => {
      const here = places[0]?.children ?? [];
      const [first] = here;
      const isHere = (section: string | number | undefined) => here.some((one) => one.path[0] === section);
      const other = random.some(
        good.filter(
          (file) =>
            file.layer === layer &&
            !file.isPack &&
            file.path !== path &&
            file.places[0]?.path.length !== 0 &&
            // A second key of the same name is another mistake.
            !isHere(file.places[0]?.path[0]),
        ),
      );
      const [section, entry] = other?.places[0]?.path ?? [];
      if (!path.endsWith("/brand.json") || !first?.key || !other) return undefined;
      return replaced(
        text,
        { offset: first.key.offset, length: 0 },
        `"${section}": ${entry !== undefined || random.below(2) === 0 ? "null" : JSON.stringify(other.places[0]?.json)},\n  `,
      );
    },
  },
];

/** The fields of what the source beside a cell lists. */
function fieldsFor({ path, parent, json }: Place): object | undefined {
  const isMap = CELLS.has(String(path.at(-2))) && ["options", "value"].includes(String(path.at(-3)));
  const isCell = isMap && isObject(json) && json["field"] === undefined && parent?.below === undefined;
  return isCell ? fieldsBeside(parent) : undefined;
}

/** A box sends nothing under its own id: it may be called anything. */
function isNamed(json: unknown): boolean {
  const { use, kind } = json as { use?: string; kind?: string };
  return kind === "checkbox" || use === "agree";
}

/** The parameters of the call that a value is a parameter of. */
function shapeFor({ path, parent }: Place): Endpoint["input"]["shape"] | undefined {
  const source = path.at(-2) === "with" ? parent?.parent?.json : undefined;
  return isObject(source) && parent?.below === undefined ? calls[String(source["call"])]?.input.shape : undefined;
}
