import type { Field } from "#descriptor/field.ts";
import type { ShownForm } from "#descriptor/form.ts";
import { isObject } from "#kernel/json.ts";

/** The watched calls that fields read which are shown, each with the first of these fields. */
export function watchesRead({ fields }: Pick<ShownForm, "fields">): ReadonlyMap<string, string> {
  const read = new Map<string, string>();
  for (const [id, field] of Object.entries(fields))
    for (const name of watchesOf(field)) if (!read.has(name)) read.set(name, id);
  return read;
}

/** The watched calls that a field shows, or takes limits and its initial value from. */
function watchesOf(field: Field): string[] {
  // Nothing waits for amounts to choose from: they can be typed as well.
  const taken = Object.entries(field)
    .filter(([key]) => key !== "quick")
    .map(([, value]: [string, unknown]) => value)
    .flat()
    .flatMap((bound: unknown) => (isObject(bound) && typeof bound["watch"] === "string" ? [bound["watch"]] : []));
  return (field.kind === "output" ? [field.watch, ...taken] : taken).map(watchIn);
}

/** The name of the watched call in that of a field of its answer. */
export function watchIn(name: string): string {
  return name.split(".")[0] ?? "";
}
