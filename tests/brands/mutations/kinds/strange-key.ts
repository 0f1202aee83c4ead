import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import { typeOf } from "../schema-at.ts";

/** A key that is unknown everywhere. */
export const strangeKey: MutationKind = {
  name: "unknown key",
  mutate: ({ text, places, isPack }, random) => {
    const parent = isPack
      ? undefined
      : random.some(places.filter(({ schema, children }) => typeOf(schema) === "object" && children.length > 0));
    const child = parent && random.pick(parent.children);
    if (!parent || !child?.key) return undefined;
    return {
      ...replaced(
        text,
        { offset: child.key.offset, length: 0 },
        `"qqzzxxjjvv": ${random.pick(["1", "true", '"x"', "{}", "[]"])}, `,
      ),
      path: [...parent.path, "qqzzxxjjvv"],
    };
  },
};
