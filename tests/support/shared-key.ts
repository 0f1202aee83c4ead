import type { Endpoint } from "#gateway/endpoint.ts";
import { entityFields } from "#gateway/entity-fields.ts";
import { answeredBy, namedEntities } from "#gateway/named-entities.ts";
import { isObject } from "#kernel/json.ts";

/** The field by which the contract tells entries apart and that several of an answer have alike; undefined: none. */
export function sharedKeyOf(call: Pick<Endpoint, "output">, answer: unknown): string | undefined {
  const listed = answeredBy(call);
  const entity = listed?.many ? namedEntities[listed.entity] : undefined;
  const content = isObject(answer) ? answer["content"] : answer;
  if (!entity || !Array.isArray(content)) return undefined;
  const entries = content.filter(isObject);
  const keys = Object.entries(entityFields(entity)).flatMap(([field, { identity }]) => (identity ? [field] : []));
  return keys.find((key) => new Set(entries.map((entry) => entry[key])).size < entries.length);
}
