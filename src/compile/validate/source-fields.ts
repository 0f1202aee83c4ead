import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { entityFields } from "#gateway/entity-fields.ts";
import type { EntityField } from "#gateway/field-types.ts";
import { answeredBy, namedEntities } from "#gateway/named-entities.ts";
import { isObject } from "#kernel/json.ts";
import { memoize } from "#kernel/memoize.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import { answeringCallAt } from "./answer-scope.ts";
import { rowScopeAt } from "./row-scope.ts";
import type { FieldUse, Path } from "./walk.ts";

/** What a source answers: an entity with its fields. */
export interface SourceFields {
  entity: string;
  fields: Readonly<Record<string, EntityField>>;
}

const calls: Readonly<Record<string, Endpoint>> = contract;

/** The entity that a call answers, with its fields; undefined when there is no such call, or it answers none. */
export const fieldsOfCall = memoize((name: string): SourceFields | undefined => {
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
  const entity = call && answeredBy(call)?.entity;
  const schema = entity === undefined ? undefined : namedEntities[entity];
  if (entity === undefined || !schema) return undefined;
  // Without a prototype: "toString" is no field.
  return { entity, fields: Object.assign(Object.create(null), entityFields(schema)) };
});

/** Where calls have names of a brand's own: those that a form watches, and the data of a screen. */
const named: Readonly<Record<string | number, string>> = { forms: "watch", screens: "data" };

/** Where the form or the screen around a place declares the call of the name that this key has. */
export function namedSourceAt([section = "", id = ""]: Path, key: string, name: unknown): Path | undefined {
  return key === named[section] && typeof name === "string" ? [section, id, key, name] : undefined;
}

/** The call whose answer has a named field, and where it is written, if one place says so. */
interface CallAround {
  call: string;
  path?: Path;
}

/**
 * The call of a named field: the nearest object around the name that has its source says which it is. Without any it
 * is that of the row in scope. An answer is that of the call around the actions.
 */
export function callAround(
  value: unknown,
  { path, source }: Pick<FieldUse, "path" | "source">,
): CallAround | undefined {
  if (source === "answer") return answeringCall(value, path);
  for (let around: Path = path.slice(0, -1); around.length > 0; around = around.slice(0, -1)) {
    const object = valueAtPath(value, around);
    const given = isObject(object) ? object[source] : undefined;
    const at = namedSourceAt(path, source, given);
    const written = at ? valueAtPath(value, at) : given;
    const call = isObject(written) ? written["call"] : undefined;
    if (typeof call === "string") return { call, path: [...(at ?? [...around, source]), "call"] };
    if (at) return undefined;
  }
  const scope = rowScopeAt(value, path);
  return scope?.call === undefined ? undefined : { call: scope.call, ...(scope.at && { path: scope.at }) };
}

function answeringCall(value: unknown, path: Path): CallAround | undefined {
  const at = answeringCallAt(value, path);
  const call = at && valueAtPath(value, at);
  return at && typeof call === "string" ? { call, path: at } : undefined;
}

/** What the source of a named field answers. */
export function fieldsAround(value: unknown, use: Pick<FieldUse, "path" | "source">): SourceFields | undefined {
  const around = callAround(value, use);
  return around && fieldsOfCall(around.call);
}
