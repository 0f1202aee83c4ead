import type { Field } from "#descriptor/field.ts";
import type { ShownForm } from "#descriptor/form.ts";
import { isObject } from "#kernel/json.ts";

/** The watched calls whose answers are sent as they were shown, each with the first field that shows it. */
export function watchesRead({ fields }: Pick<ShownForm, "fields">): ReadonlyMap<string, string> {
  const read = new Map<string, string>();
  for (const [id, field] of Object.entries(fields))
    for (const name of watchesOf(field)) if (!read.has(name)) read.set(name, id);
  return read;
}

/**
 * What a field keeps while it is asked again, because the platform decides about limits, and a tap meanwhile must not be
 * lost. Nothing waits for amounts to choose from: they can be typed as well.
 */
const KEPT: ReadonlySet<string> = new Set(["min", "max", "step", "currency", "quick"]);

/** The watched calls that a field shows, or takes anything but limits from. */
function watchesOf(field: Field): string[] {
  const taken = Object.entries(field)
    .filter(([key]) => !KEPT.has(key))
    .map(([, value]: [string, unknown]) => value)
    .flat()
    .flatMap((bound: unknown) => (isObject(bound) && typeof bound["watch"] === "string" ? [bound["watch"]] : []));
  return (field.kind === "output" ? [field.watch, ...taken] : taken).map(watchIn);
}

/** The name of the watched call in that of a field of its answer. */
export function watchIn(name: string): string {
  return name.split(".")[0] ?? "";
}
