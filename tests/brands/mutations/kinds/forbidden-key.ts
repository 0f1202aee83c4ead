import { isObject } from "#kernel/json.ts";
import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

/** A key that could manipulate the program. */
export const forbiddenKey: MutationKind = {
  name: "forbidden key",
  mutate: ({ text, places }, random) => {
    const place = random.some(places.filter(({ json, children }) => isObject(json) && children.length > 0));
    const [first] = place?.children ?? [];
    if (!first?.key) return undefined;
    return replaced(
      text,
      { offset: first.key.offset, length: 0 },
      `"${random.pick(["__proto__", "constructor", "prototype"])}": {}, `,
    );
  },
};
