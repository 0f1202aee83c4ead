import type { Brand } from "#descriptor/brand.ts";
import { fieldKinds } from "#descriptor/field.ts";
import type { Placements } from "#descriptor/placement.ts";
import { widgetDescriptions } from "#descriptor/widgets/index.ts";
import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import { valueAtPath } from "#kernel/pointer.ts";

/** Steps to an entry of a brand, the last of which is its id. */
export type IdPath = readonly string[];

/** What a renamed id ends with; a number may follow. */
const SUFFIX = "Renamed";

/** A text with the ids that were renamed as they were before. */
export function withOldIds(text: string): string {
  return text.replaceAll(/Renamed\d*/g, "");
}

/** The sections whose entries others name, each with the keys that name them. */
const naming: Readonly<Record<string, readonly string[]>> = {
  routes: ["to", "replace", "page"],
  screens: ["screen"],
  forms: ["form"],
  footers: ["footer"],
  menus: ["menu"],
  access: ["access"],
  rules: ["rule"],
};

export const sections: readonly string[] = Object.keys(naming);

/** Every id that a brand's layers chose, by what it is the id of. Ids of flags and texts are not among them. */
export function idsOf(brand: Brand): Readonly<Record<string, readonly IdPath[]>> {
  const below = (entries: object, ...path: string[]) => Object.keys(entries).map((id): IdPath => [...path, id]);
  const forms = Object.entries(brand.forms);
  const menus = Object.entries(brand.menus);
  return {
    ...Object.fromEntries(sections.map((section) => [section, below(brand[section as "routes"], section)])),
    fields: forms.flatMap(([id, { fields }]) => below(fields, "forms", id, "fields")),
    tabs: [
      ...below(brand.footer.tabs, "footer", "tabs"),
      ...Object.entries(brand.footers ?? {}).flatMap(([id, { tabs }]) => below(tabs, "footers", id, "tabs")),
    ],
    entries: menus.flatMap(([id, { entries }]) => below(entries, "menus", id, "entries")),
    widgets: [
      ...Object.entries(brand.screens).flatMap(([id, { body }]) => placedIn(body, ["screens", id, "body"])),
      ...Object.entries(brand.header).flatMap(([variant, { start, centre, end }]) =>
        Object.entries({ start, centre, end }).flatMap(([place, body]) => placedIn(body, ["header", variant, place])),
      ),
    ],
  };
}

/** The widgets in a place and in those, their slots where an operator names these, and the entries of their options. */
function placedIn(placements: Placements, path: IdPath): IdPath[] {
  return Object.entries(placements).flatMap(([id, { widget, options, body, slots }]): IdPath[] => {
    const here = [...path, id];
    const links = isObject(options?.["links"]) ? Object.keys(options["links"]) : [];
    const areNamed = widgetDescriptions[widget as keyof typeof widgetDescriptions].slots === "any";
    return [
      here,
      ...links.map((link) => [...here, "options", "links", link]),
      ...placedIn(body ?? {}, [...here, "body"]),
      ...Object.entries(slots ?? {}).flatMap(([name, slot]) => [
        ...(areNamed ? [[...here, "slots", name]] : []),
        ...placedIn(slot.body, [...here, "slots", name, "body"]),
      ]),
    ];
  });
}

/** What a layer says to give an entry of a brand another id, wherever that is named. */
export function renaming(brand: Brand, path: IdPath): JsonObject {
  return patchBetween(brand as unknown as JsonObject, renamed(brand as unknown as JsonObject, path, SUFFIX));
}

/** What a layer says to give all these entries other ids, each with a number of its own: no two stay alike. */
export function renamingAll(brand: Brand, paths: readonly IdPath[]): JsonObject {
  const before = brand as unknown as JsonObject;
  // Entries inside others first: the paths to them are those before any change.
  const inward = paths.toSorted((one, other) => other.length - one.length);
  return patchBetween(
    before,
    inward.reduce((value, path, index) => renamed(value, path, `${SUFFIX}${index}`), before),
  );
}

function renamed(brand: JsonObject, path: IdPath, suffix: string): JsonObject {
  const id = path.at(-1) ?? "";
  const isField = path[0] === "forms" && path[2] === "fields" && path.length === 4;
  function inside(value: Json, at: IdPath): Json {
    if (Array.isArray(value)) return value.map((one) => inside(one, at));
    if (!isObject(value)) return value === id && names(at, path) ? id + suffix : value;
    const entries = Object.entries(value).map(([key, one]): [string, Json] => {
      const here = [...at, key];
      const inner = inside(one, here);
      if (key !== id) return [key, inner];
      if (String(here) === String(path)) return [id + suffix, isField ? sending(id, inner) : inner];
      return [isReviewed(here, path, brand) ? id + suffix : key, inner];
    });
    return Object.fromEntries(entries);
  }
  return inside(brand, []) as JsonObject;
}

/** Whether what stands there is the id of an entry: in a form that of one of its fields. */
function names(at: IdPath, [section = "", form, ...inner]: IdPath): boolean {
  const key = at.at(-1) ?? "";
  if (inner.length === 0)
    return naming[section]?.includes(key) === true || (section === "routes" && at[0] === "places");
  const namesField = key === "phone" || key === "input" || (key === "fields" && at[2] === "steps");
  return section === "forms" && at[0] === "forms" && at[1] === form && namesField;
}

/** Whether a key there is the id of a field that a review of the same form shows. What outputs show are no fields. */
function isReviewed(at: IdPath, path: IdPath, brand: JsonObject): boolean {
  const [section, form, part] = path;
  const review = at.slice(0, 4);
  return (
    section === "forms" &&
    part === "fields" &&
    path.length === 4 &&
    at.length === 6 &&
    at[4] === "fields" &&
    String(at.slice(0, 3)) === String([section, form, part]) &&
    valueAtPath(brand, [...review, "kind"]) === "review"
  );
}

/** A field that no longer has the id of its parameter names the parameter. A checkbox that names none is not sent. */
function sending(parameter: string, field: Json): Json {
  if (!isObject(field) || field["kind"] === "checkbox") return field;
  const { shape } = fieldKinds[field["kind"] as keyof typeof fieldKinds];
  return "sends" in shape ? { sends: parameter, ...field } : field;
}

/** What a layer says to give an entry another value; null removes it. */
export function setting(path: IdPath, value: Json): JsonObject {
  return path.reduceRight<Json>((inner, step) => ({ [step]: inner }), value) as JsonObject;
}

/** Where a brand names a call, outside of lists. */
export function callsIn(brand: Brand): IdPath[] {
  const inside = (value: Json, at: IdPath): IdPath[] =>
    isObject(value)
      ? Object.entries(value).flatMap(([key, inner]) => inside(inner, [...at, key]))
      : at.at(-1) === "call"
        ? [at]
        : [];
  return inside({ screens: brand.screens, forms: brand.forms } as unknown as Json, []);
}

/** The merge patch between two values. Objects whose keys have another order name it. */
function patchBetween(before: JsonObject, after: JsonObject): JsonObject {
  const patch: JsonObject = {};
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) patch[key] = null;
  for (const [key, now] of Object.entries(after)) {
    const then = before[key];
    if (isObject(then) && isObject(now)) {
      const inner = patchBetween(then, now);
      if (Object.keys(inner).length > 0) patch[key] = inner;
    } else if (JSON.stringify(then) !== JSON.stringify(now)) patch[key] = now;
  }
  const merged = [...Object.keys(before), ...Object.keys(after)].filter((key) => Object.hasOwn(after, key));
  if (String([...new Set(merged)]) !== String(Object.keys(after))) patch["$order"] = Object.keys(after);
  return patch;
}
