import type { z } from "zod";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import type { LiveryMeta } from "#descriptor/vocabulary/reference.ts";

interface Remarks {
  id: string | undefined;
  /** The project's own metadata. */
  livery: LiveryMeta;
}

/** The metadata set with `.meta()`. Memoized, because zod assembles it on every call. */
export const remarksOn: (schema: z.ZodType) => Remarks = memoizeByIdentity((schema: z.ZodType) => {
  const meta = schema.meta();
  return { id: meta?.id, livery: (meta?.["livery"] as LiveryMeta | undefined) ?? {} };
});

/** The target of a lazy schema. Memoized, because the getter of a recursive schema may build it on every call. */
export const targetOf: (schema: z.ZodType) => z.ZodType = memoizeByIdentity((schema: z.ZodType) =>
  (schema.def as unknown as { getter: () => z.ZodType }).getter(),
);

/** The same schema without lazy wrappers. */
export function resolved(schema: z.ZodType): z.ZodType {
  return schema.def.type === "lazy" ? resolved(targetOf(schema)) : schema;
}

interface Check {
  check: string;
  format?: string;
  pattern?: RegExp;
  minimum?: number;
  maximum?: number;
}

/**
 * Whether a value certainly matches a schema for strings, enums, constants or booleans. `false` may be a false alarm:
 * zod then decides and gives the reason.
 */
export const surelyFits: (schema: z.ZodType) => (value: unknown) => boolean = memoizeByIdentity(acceptance);

function acceptance(schema: z.ZodType): (value: unknown) => boolean {
  const def = schema.def as unknown as {
    type: string;
    entries?: Record<string, unknown>;
    values?: unknown[];
    checks?: { _zod: { def: Check } }[];
    format?: string;
    coerce?: boolean;
  };
  if (def.type === "boolean" && !def.coerce) return (value) => typeof value === "boolean";
  if (def.type === "enum" || def.type === "literal") {
    const known = new Set(def.type === "enum" ? Object.values(def.entries ?? {}) : def.values);
    return (value) => known.has(value);
  }
  const tests = (def.checks ?? []).map(({ _zod }) => textTest(_zod.def));
  if (def.type !== "string" || def.coerce || def.format !== undefined || tests.includes(undefined)) return () => false;
  return (value) => typeof value === "string" && tests.every((test) => test?.(value));
}

/** A quick test for a string check; undefined for unsupported checks. */
function textTest({
  check,
  format,
  pattern,
  minimum = 0,
  maximum = 0,
}: Check): ((text: string) => boolean) | undefined {
  if (check === "min_length") return (text) => text.length >= minimum;
  if (check === "max_length") return (text) => text.length <= maximum;
  if (check !== "string_format" || format !== "regex" || !pattern || pattern.global || pattern.sticky) return undefined;
  return (text) => pattern.test(text);
}
