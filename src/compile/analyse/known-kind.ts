import { valueAtPath } from "#kernel/pointer.ts";
import type { Draft } from "../layer/draft.ts";
import { presetOf } from "../layer/presets.ts";

/** Whether the kind of a field is known: that of its preset is not while the preset cannot be read. */
export function hasItsKind(field: unknown, { value }: Pick<Draft, "value">): boolean {
  const preset = presetOf(field);
  return preset === undefined || valueAtPath(value, ["fields", preset]) !== undefined;
}
