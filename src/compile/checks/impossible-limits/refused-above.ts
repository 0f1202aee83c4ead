import type { Draft } from "../../layer/draft.ts";
import { isSetAbove, removalOf } from "../../layer/provenance.ts";
import type { Path } from "../../validate/walk.ts";

/** What restricts the values of a field or of a filter. */
const restrictions = ["presets", "of", "from", "min", "max", "step"];

/**
 * Where a layer refuses what a layer below begins with: it removes the choice, or restricts the values. undefined: what
 * it begins with was written after that, or together with it.
 */
export function refusedAbove(path: Path, initial: unknown, { layers }: Draft): Path | undefined {
  const above = restrictions.map((key) => [...path, key]);
  return (
    removalOf([...path, "choices", String(initial)], layers) ??
    above.find((one) => isSetAbove(layers, one, [...path, "initial"]))
  );
}
