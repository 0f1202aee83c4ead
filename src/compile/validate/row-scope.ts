import { isObject, type JsonObject } from "#kernel/json.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import type { Path } from "./walk.ts";
import { traitsOf } from "./widget-traits.ts";

/**
 * What a place knows of the row in scope: the call that lists it, when it can be read, and where a widget names that
 * call; null where there is none.
 */
export type RowScope = { call: string | undefined; at?: Path } | null;

/** The row in scope at a place of a brand; undefined in a sheet that nothing opens, where nobody can tell. */
export function rowScopeAt(value: unknown, path: Path): RowScope | undefined {
  return scopeAt(value, path, []);
}

/** Where a sheet is opened: an option of a list or an action. */
export function openersOf(value: unknown, screen: string, sheet: string): Path[] {
  const path = ["screens", screen];
  const found = valueAtPath(value, path);
  if (!isObject(found)) return [];
  return openersIn(found)
    .filter((one) => valueAtPath(found, one) === sheet)
    .map((one) => [...path, ...one]);
}

/** `seen`: the sheets on the way here, because sheets may open each other. */
function scopeAt(value: unknown, path: Path, seen: readonly string[]): RowScope | undefined {
  for (let length = path.length - 1; length > 0; length -= 1) {
    if (path[length] !== "options") continue;
    const placed = valueAtPath(value, path.slice(0, length));
    if (!isObject(placed)) continue;
    const { rows, showsRow } = traitsOf(String(placed["widget"]));
    // What shows the row in scope has that of its sheet.
    if (rows.includes(String(path[length + 1])) && !(showsRow && !hasSource(placed)))
      return { call: callOf(placed), at: [...path.slice(0, length), "options", "source", "call"] };
  }
  const listed = listedIn(value, path);
  if (listed) return { call: callIn(listed) };
  if (path[0] === "forms") return scopeInForm(value, path, seen);
  const [section, screen, part, sheet] = path.map(String);
  if (section !== "screens" || part !== "sheets" || screen === undefined || sheet === undefined) return null;
  if (seen.includes(sheet)) return undefined;
  const scopes = openersOf(value, screen, sheet).map((one) => scopeAt(value, one, [...seen, sheet]));
  return scopes.find((scope) => scope !== null && scope !== undefined) ?? scopes.find((scope) => scope === null);
}

/** What the cells of a choice are of: what its call lists. */
function listedIn(value: unknown, path: Path): JsonObject | undefined {
  const at = path.findIndex((step, place) => step === "from" && path[place + 1] === "fields");
  const from =
    at > 0 && (path[0] === "forms" || path[0] === "fields") ? valueAtPath(value, path.slice(0, at + 1)) : null;
  return isObject(from) ? from : undefined;
}

/** The cells of an output show an answer. Everything else in a form is where the form is: nowhere without a row. */
function scopeInForm(
  value: unknown,
  [, form = "", section, field = "", part]: Path,
  seen: readonly string[],
): RowScope | undefined {
  const watch =
    section === "fields" && part === "fields"
      ? valueAtPath(value, ["forms", form, "fields", field, "watch"])
      : undefined;
  if (typeof watch === "string") {
    const call = valueAtPath(value, ["forms", form, "watch", watch, "call"]);
    return { call: typeof call === "string" ? call : undefined };
  }
  const scopes = formPlacements(value, String(form)).map((one) => scopeAt(value, one, seen));
  return scopes.includes(null) ? null : scopes.find((scope) => scope !== undefined);
}

/** Where screens show a form. */
export function formPlacements(value: unknown, form: string): Path[] {
  const screens = isObject(value) ? value["screens"] : undefined;
  if (!isObject(screens)) return [];
  return Object.entries(screens).flatMap(([id, screen]) =>
    (isObject(screen) ? placedForms(screen) : []).flatMap((placed) =>
      placed.form === form ? [["screens", id, ...placed.path]] : [],
    ),
  );
}

function hasSource({ options }: JsonObject): boolean {
  return isObject(options) && options["source"] !== undefined;
}

function callOf({ options }: JsonObject): string | undefined {
  const source = isObject(options) ? options["source"] : undefined;
  return isObject(source) ? callIn(source) : undefined;
}

function callIn({ call }: JsonObject): string | undefined {
  return typeof call === "string" ? call : undefined;
}

/** The paths of all names of sheets in a screen: each rule asks for those of each cell. */
const openersIn = memoizeByIdentity((screen: JsonObject): Path[] => openersBelow(screen, []));

function openersBelow(value: unknown, path: Path): Path[] {
  if (Array.isArray(value)) return value.flatMap((one, place) => openersBelow(one, [...path, place]));
  if (!isObject(value)) return [];
  const opens = value["action"] === "open-sheet" || (path.at(-1) === "open" && path.at(-2) === "options");
  const own: Path[] = opens && typeof value["sheet"] === "string" ? [[...path, "sheet"]] : [];
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => openersBelow(inner, [...path, key]))];
}

/** Every form that a screen shows: each rule asks for those of each binding. */
const placedForms = memoizeByIdentity((screen: JsonObject) => formsBelow(screen, []));

function formsBelow(value: unknown, path: Path): { form: string; path: Path }[] {
  if (!isObject(value)) return [];
  const { widget, options } = value;
  const named = traitsOf(String(widget)).form;
  const form = named !== undefined && isObject(options) ? options[named] : undefined;
  const own = typeof form === "string" ? [{ form, path: [...path, "options", String(named)] }] : [];
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => formsBelow(inner, [...path, key]))];
}
