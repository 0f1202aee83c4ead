import { fieldsOfCall } from "#compile/validate/source-fields.ts";
import { openersOf, rowScopeAt } from "#compile/validate/row-scope.ts";
import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import type { Named } from "./names.ts";

/** A call that the brand gave a name, with the entity that it answers. */
export interface NamedCall {
  id: string;
  entity: string;
}

/** The names that parts of the same screen or form share. A schema does not know which file it is for: those of all. */
export interface SharedNames {
  filter: Named;
  "shown-filter": Named;
  data: Named;
  "data-field": Named;
  sheet: Named;
  input: Named;
  "form-field": Named;
  watch: Named;
  "watch-field": Named;
}

interface Declared {
  id: string;
  /** The screen or form. */
  of: string;
  value: JsonObject;
}

/** The names that the screens and forms of a merged layer declare, each with the screen or form. */
export function sharedNames(merged: JsonObject): SharedNames {
  const filters = declaredIn(merged["screens"], "filters");
  const data = declaredIn(merged["screens"], "data");
  const fields = declaredIn(merged["forms"], "fields");
  const watch = declaredIn(merged["forms"], "watch");
  return {
    filter: namedBy(filters, ({ id, value }) => (value["kind"] === "period" ? [`${id}.from`, `${id}.to`] : [id])),
    "shown-filter": namedBy(filters, ({ id }) => [id]),
    data: namedBy(data, ({ id }) => [id]),
    "data-field": namedBy(data, fieldsOfAnswer),
    sheet: namedBy(declaredIn(merged["screens"], "sheets"), ({ id }) => [id]),
    input: namedBy(fields, ({ id }) => [id]),
    "form-field": namedBy(fields, ({ id }) => [id]),
    watch: namedBy(watch, ({ id }) => [id]),
    "watch-field": namedBy(watch, fieldsOfAnswer),
  };
}

/** The calls that screens (`data`) or forms (`watch`) give names. */
export function namedCalls(merged: JsonObject): { data: NamedCall[]; watch: NamedCall[] } {
  return {
    data: callsOf(declaredIn(merged["screens"], "data")),
    watch: callsOf(declaredIn(merged["forms"], "watch")),
  };
}

/** The sheets of screens, each with the entity of the entries that open it. */
export function sheetRows(merged: JsonObject): NamedCall[] {
  return declaredIn(merged["screens"], "sheets").flatMap(({ id, of }) => {
    const calls = openersOf(merged, of, id).map((path) => rowScopeAt(merged, path)?.call);
    return calls.flatMap((call) => entityOf(call).map((entity) => ({ id, entity })));
  });
}

function declaredIn(section: Json | undefined, key: string): Declared[] {
  return entriesOf(section).flatMap(([of, around]) =>
    entriesOf(around[key]).map(([id, value]): Declared => ({ id, of, value })),
  );
}

function entriesOf(value: Json | undefined): [string, JsonObject][] {
  return Object.entries(isObject(value) ? value : {}).flatMap(([id, one]) =>
    isObject(one) && !id.startsWith("$") ? [[id, one]] : [],
  );
}

function namedBy(all: readonly Declared[], names: (one: Declared) => readonly string[]): Named {
  const places = new Map<string, string[]>();
  for (const one of all) for (const name of names(one)) places.set(name, [...(places.get(name) ?? []), aboutOf(one)]);
  return Object.fromEntries([...places].map(([name, about]) => [name, [...new Set(about)].join(" · ")]));
}

/** Where something is declared, and what it is: "bet-records: period". */
function aboutOf({ of, value }: Declared): string {
  const what = value["kind"] ?? value["call"];
  return typeof what === "string" ? `${of}: ${what}` : of;
}

function fieldsOfAnswer({ id, value }: Declared): string[] {
  return Object.keys(fieldsOfCall(String(value["call"]))?.fields ?? {}).map((field) => `${id}.${field}`);
}

function callsOf(all: readonly Declared[]): NamedCall[] {
  return all.flatMap(({ id, value }) => entityOf(value["call"]).map((entity) => ({ id, entity })));
}

function entityOf(call: Json | undefined): string[] {
  const entity = typeof call === "string" ? fieldsOfCall(call)?.entity : undefined;
  return entity === undefined ? [] : [entity];
}
