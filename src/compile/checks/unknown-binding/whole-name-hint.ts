import { allNearest } from "#kernel/near.ts";
import { anyMeantHint, choiceHint } from "../../findings/words.ts";

/** Whole values that were meant, as `livery fix` would write them; all names when none is near. */
export function wholeNameHint(
  name: string,
  known: readonly string[],
  whole: (near: string) => readonly string[],
): string | undefined {
  const near = allNearest(name, known);
  return near.length > 0 ? anyMeantHint(near.flatMap(whole)) : choiceHint(name, known);
}
