import type { z } from "zod";
import * as shapes from "./shapes.generated.js";
import { partSchemas } from "./parts.ts";

type Validator = (value: unknown) => boolean;

const byName: Readonly<Record<string, Validator>> = shapes;
const bySchema: ReadonlyMap<z.ZodType, Validator> = new Map(
  Object.entries(partSchemas).map(([name, schema]) => [schema, byName[name] as Validator]),
);

/** Whether a value fits the schema of a part of a brand; undefined for other schemas. ajv generates these functions. */
export function validatorOf(schema: z.ZodType): Validator | undefined {
  return bySchema.get(schema);
}
