import { z } from "zod";
import { entityFields } from "#gateway/entity-fields.ts";
import { fieldMeta, takesDescribed } from "#gateway/field-meta.ts";
import type { FieldType } from "#gateway/field-types.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";

/** What a call takes as a parameter. */
export type ParameterType = FieldType | "files" | "described";

/** The type of a parameter of a call. */
export const parameterType = memoizeByIdentity((parameter: z.ZodType): ParameterType => {
  const schema = withoutDefault(parameter);
  if (takesDescribed(schema)) return "described";
  if (schema instanceof z.ZodLiteral) return "enumeration";
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodFile) return "files";
  return entityFields(z.object({ parameter: schema }))["parameter"]?.type ?? "nested";
});

/** The limits of a parameter and the values it takes, as JSON Schema says them. */
export const parameterLimits = memoizeByIdentity((parameter: z.ZodType) => {
  const schema = z.toJSONSchema(parameter, { io: "input", unrepresentable: "any" });
  const {
    minLength,
    maxLength,
    minimum,
    maximum,
    const: only,
    enum: values = only === undefined ? undefined : [only],
  } = schema;
  return { minLength, maxLength, minimum, maximum, values };
});

/** How many files a parameter takes, and the most megabytes of each. */
export const fileLimits = memoizeByIdentity((parameter: z.ZodType): { most?: number; megabytes?: number } => {
  const files = fieldMeta.get(withoutDefault(parameter))?.files;
  return files ? { most: files.most, megabytes: files.bytes / MEGABYTE } : {};
});

/** Bytes of a megabyte, as the contract counts them. */
const MEGABYTE = 1024 * 1024;

function withoutDefault(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional)
    return withoutDefault(schema.unwrap() as z.ZodType);
  return schema;
}
