import type { z } from "zod";
import { widgetDescriptions, type WidgetType } from "#descriptor/widgets/index.ts";
import type { LiveryMeta } from "#descriptor/vocabulary/reference.ts";
import { isObject } from "#kernel/json.ts";

/** The parts of a zod schema that describe its structure. */
interface Def {
  type: string;
  innerType: z.ZodType;
  getter: () => z.ZodType;
  shape: Record<string, z.ZodType>;
  catchall?: z.ZodType;
  valueType: z.ZodType;
  keyType: z.ZodType;
  element: z.ZodType;
  options: z.ZodType[];
  discriminator?: string;
  entries: Record<string, unknown>;
  values: unknown[];
}

export function defOf(schema: z.ZodType): Def {
  return schema.def as unknown as Def;
}

/** The schema that a good value follows: through what is optional, and into the selected branch of a union. */
export function branchOf(schema: z.ZodType, value: unknown): z.ZodType {
  const def = defOf(schema);
  if (def.type === "optional" || def.type === "default") return branchOf(def.innerType, value);
  if (def.type === "lazy") return branchOf(def.getter(), value);
  if (def.type !== "union") return schema;
  const branches = def.options.map((one) => branchOf(one, value));
  const key = def.discriminator;
  const named =
    key === undefined || !isObject(value)
      ? undefined
      : branches.find((one) => choicesOf(defOf(one).shape[key])?.includes(String(value[key])));
  return named ?? branches.find((one) => one.safeParse(value).success) ?? schema;
}

/** Whether the keys of an object tell which of several schemas it follows: those of a condition, or of a binding. */
export function isToldByKeys(schema: z.ZodType): boolean {
  const { type, innerType, getter, discriminator } = defOf(schema);
  if (type === "optional" || type === "default") return isToldByKeys(innerType);
  if (type === "lazy") return isToldByKeys(getter());
  return type === "union" && discriminator === undefined;
}

/** The schema of a part of a value. */
export function innerSchema(schema: z.ZodType, value: unknown, step: string | number): z.ZodType | undefined {
  const def = defOf(schema);
  if (def.type === "array") return def.element;
  if (def.type === "record") return step === "$order" ? undefined : def.valueType;
  if (def.type !== "object") return undefined;
  if (step === "options" && schema.meta()?.id === "placement")
    return optionsOf((value as { widget: WidgetType } | undefined)?.widget ?? "logo");
  return Object.hasOwn(def.shape, step) ? def.shape[step] : def.catchall;
}

/** Options may be left out when all of them have defaults. */
function optionsOf(widget: WidgetType): z.ZodType {
  const { options } = widgetDescriptions[widget];
  return options.safeParse({}).success ? options.optional() : options;
}

/** The allowed strings, if they are a closed choice. */
export function choicesOf(schema: z.ZodType | undefined): string[] | undefined {
  if (!schema) return undefined;
  const def = defOf(schema);
  const all = def.type === "enum" ? Object.values(def.entries) : def.type === "literal" ? def.values : undefined;
  return all?.every((one) => typeof one === "string") ? (all as string[]) : undefined;
}

/** The kind of thing that a string names, by its schema. */
export function referenceOf(schema: z.ZodType | undefined): LiveryMeta["reference"] {
  return (schema?.meta()?.["livery"] as LiveryMeta | undefined)?.reference;
}

export function typeOf(schema: z.ZodType | undefined): string | undefined {
  return schema && defOf(schema).type;
}
