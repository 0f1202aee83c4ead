import { z } from "zod";
import { fieldMeta } from "./field-meta.ts";
import type { EntityField, FieldType } from "./field-types.ts";

/** The fields of an entity by name, each with what is known of it for showing it. */
export function entityFields(entity: z.ZodObject): Readonly<Record<string, EntityField>> {
  return Object.fromEntries(
    Object.entries(entity.shape as Record<string, z.ZodType>).map(([name, schema]) => [
      name,
      { ...fieldOf(schema), ...identityOf(name, schema) },
    ]),
  );
}

function identityOf(name: string, schema: z.ZodType): Pick<EntityField, "identity"> {
  return name === "id" || fieldMeta.get(schema)?.identity ? { identity: true } : {};
}

function fieldOf(field: z.ZodType): EntityField {
  const { schema, nullable, optional } = withoutWrappers(field);
  // Said of the field itself, or of the schema inside.
  const { type, tones = {}, sensitive = false } = { ...fieldMeta.get(schema), ...fieldMeta.get(field) };
  return {
    type: type ?? typeOf(schema),
    ...(schema instanceof z.ZodArray && ofItems(schema.element as z.ZodType)),
    values: valuesOf(schema),
    tones,
    sensitive,
    nullable,
    optional,
    description: field.description ?? schema.description,
  };
}

function ofItems(element: z.ZodType): Pick<EntityField, "items" | "described"> {
  return { items: fieldOf(element).type, ...(fieldMeta.get(element)?.described && { described: true }) };
}

function withoutWrappers(field: z.ZodType): { schema: z.ZodType; nullable: boolean; optional: boolean } {
  const inner = (wrapped: z.ZodType, found: object) => ({ ...withoutWrappers(wrapped), ...found });
  if (field instanceof z.ZodOptional) return inner(field.unwrap() as z.ZodType, { optional: true });
  if (field instanceof z.ZodNullable) return inner(field.unwrap() as z.ZodType, { nullable: true });
  return { schema: field, nullable: false, optional: false };
}

/** The types that follow from zod's own kinds. */
const typeOfKind: Readonly<Record<string, FieldType>> = {
  string: "text",
  number: "integer",
  boolean: "boolean",
  enum: "enumeration",
};

function typeOf(schema: z.ZodType): FieldType {
  return typeOfKind[schema.type] ?? "nested";
}

function valuesOf(schema: z.ZodType): readonly string[] {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  return schema instanceof z.ZodBoolean ? ["true", "false"] : [];
}
