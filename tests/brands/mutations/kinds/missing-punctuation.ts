import { positionOf } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

/** A comma between entries, or a colon after a key, is missing. */
export const missingPunctuation: MutationKind = {
  name: "missing comma or colon",
  mutate: ({ text, places }, random) => {
    const place = random.some(
      places.filter(({ key, value }) => key !== undefined || /^\s*,/.test(text.slice(value.offset + value.length))),
    );
    if (!place) return undefined;
    const { key, value } = place;
    const after = key && random.below(2) === 0 ? key : value;
    const at = after.offset + after.length;
    const found = /^\s*([,:])\s*/.exec(text.slice(at));
    const mark = found?.[1];
    if (!mark) return undefined;
    const place2 = at + found[0].indexOf(mark);
    const broken = text.slice(0, place2) + " " + text.slice(place2 + 1);
    return { text: broken, ...positionOf(text, at + found[0].length) };
  },
};
