import { entityFields } from "./entity-fields.ts";
import { namedEntities } from "./named-entities.ts";

/** The enumerations of the contract by entity and field, "betRecord.status", with their values in order. */
export const enumerations: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(namedEntities).flatMap(([entity, schema]) =>
    Object.entries(entityFields(schema)).flatMap(([name, { type, values }]) =>
      type === "enumeration" ? [[`${entity}.${name}`, values] as const] : [],
    ),
  ),
);
