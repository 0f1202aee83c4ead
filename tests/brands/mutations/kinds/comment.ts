import { positionOf } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

/** A comment, which JSON does not have. */
export const comment: MutationKind = {
  name: "comment",
  mutate: ({ text, places }, random) => {
    const place = random.some(places.filter(({ key }) => key !== undefined));
    if (!place?.key) return undefined;
    const { offset } = place.key;
    return {
      text: `${text.slice(0, offset)}${random.pick(["/* as agreed */ ", "// as agreed\n"])}${text.slice(offset)}`,
      ...positionOf(text, offset),
    };
  },
};
