import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

/** A comma too many: after the last entry, or next to another. */
export const strayComma: MutationKind = {
  name: "stray comma",
  mutate: ({ text, places }, random) => {
    const parent = random.some(places.filter(({ children }) => children.length > 0));
    const child = parent && random.pick(parent.children);
    if (!parent || !child) return undefined;
    const end = child.value.offset + child.value.length;
    return replaced(text, { offset: text[end] === "," ? end + 1 : end, length: 0 }, ",");
  },
};
