import { stepsOf, type Change } from "../layer/change.ts";
import type { Draft } from "../layer/draft.ts";
import { cellWords } from "./cell-words.ts";
import { valueWords } from "./phrases.ts";
import { addWalk, newWalk, type Walk } from "./walk.ts";
import { walkOfPart } from "./walk-schema.ts";

/** The result of the schema walk for the parts that a layer changes. */
export function walkOfChange(draft: Draft, { parts }: Change): Walk {
  const walk = newWalk();
  for (const part of parts) {
    const [section, entry] = stepsOf(part);
    const inside = draft.merged[section];
    const value = entry === undefined ? inside : (inside as Record<string, unknown>)[entry];
    const found = walkOfPart(value);
    if (found) addWalk(found, walk);
  }
  walk.references.push(...cellWords(walk, draft.value), ...valueWords(walk, draft.value));
  walk.mismatches = draft.walk.mismatches;
  walk.collections = draft.walk.collections;
  return walk;
}
