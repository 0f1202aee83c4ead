import { positionOf } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

/** A file that ends too early, anywhere. */
export const cutOff: MutationKind = {
  name: "cut-off file",
  mutate: ({ text }, random) => {
    const cut = text.slice(0, 1 + random.below(text.trimEnd().length - 1));
    const end = positionOf(cut, cut.trimEnd().length);
    // A token that is cut in two is reported at its beginning.
    const begun = /(?:"(?:[^"\\\n]|\\.)*\\?|[^\s"{}[\],:]+|[{}[\],:])$/.exec(cut.trimEnd())?.[0] ?? "";
    return { text: cut, line: end.line, column: end.column - begun.length, lastColumn: end.column };
  },
};
