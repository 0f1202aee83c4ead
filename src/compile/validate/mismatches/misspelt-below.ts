import { meantHint } from "../../findings/words.ts";
import type { Draft } from "../../layer/draft.ts";
import type { Path } from "../walk.ts";
import type { ShapeFinding } from "./mismatches-of.ts";

/**
 * The finding for two entries with similar names, one of a layer below and one above it, when only the upper one is
 * named anywhere: the one below is misspelt, in every brand. Undefined when it is the upper one.
 */
export function misspeltBelow({ walk }: Draft, upper: Path, below: string): ShapeFinding | undefined {
  const name = String(upper.at(-1));
  const isNamed = (one: string) => walk.references.some((reference) => reference.name === one);
  if (isNamed(below) || !isNamed(name)) return undefined;
  return {
    rule: "wrong-shape",
    path: [...upper.slice(0, -1), below],
    at: "key",
    message: `Nothing uses "${below}", but "${name}" is used, and layers above change it.`,
    hint: meantHint(name),
    meant: upper,
    relies: { path: upper },
  };
}
