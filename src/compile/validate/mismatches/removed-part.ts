import type { Draft } from "../../layer/draft.ts";
import type { Layer } from "../../layer/layer.ts";
import { settingsOf } from "../../layer/provenance.ts";
import type { ShapeFinding } from "./mismatches-of.ts";

/** Reports an object that a layer removed instead of the keys that it lacks because layers above add to it. */
export function withRemovedParts(found: readonly ShapeFinding[], { layers }: Draft): readonly ShapeFinding[] {
  return found.map((one) => removedAround(one, layers) ?? one);
}

function removedAround({ path, at, ...finding }: ShapeFinding, layers: readonly Layer[]): ShapeFinding | undefined {
  if (at !== "missing") return undefined;
  for (let length = 1; length < path.length; length++) {
    const part = path.slice(0, length);
    const removal = settingsOf(layers, part).findLast(
      ({ value, path: nullPath, fragment }) => value === null && nullPath.length + fragment.mount.length === length,
    );
    if (removal)
      return {
        ...finding,
        path: part,
        at,
        message: `"${part.at(-1)}" is missing.`,
        hint: undefined,
        layers: layers.slice(0, layers.indexOf(removal.layer) + 1),
      };
  }
  return undefined;
}
