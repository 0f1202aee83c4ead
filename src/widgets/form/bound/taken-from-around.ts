import { boundInput, type AroundValues } from "#data/screen/bound-input.ts";
import type { AroundBinding } from "#descriptor/vocabulary/form-binding.ts";

/** A value from around a form; undefined where there is nothing to send. */
export function takenFromAround(bound: AroundBinding, around: AroundValues): string | number | undefined {
  return boundInput({ bound }, { ...around, filters: {}, data: {} })?.["bound"];
}
