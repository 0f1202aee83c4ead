import { isObject, type Json } from "#kernel/json.ts";
import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

const others: readonly Json[] = ["something", 3, true, ["one"], { one: 1 }];

/** A text where a list should be, a number where a text should be, and so on. */
export const wrongType: MutationKind = {
  name: "wrong type",
  mutate: ({ text, places }, random) => {
    const place = random.some(places.filter(({ schema, json }) => schema && json !== null));
    const { schema, json } = place ?? {};
    if (!place || !schema) return undefined;
    const wrong = random.some(others.filter((one) => kindOf(one) !== kindOf(json) && !schema.safeParse(one).success));
    if (wrong === undefined) return undefined;
    const { column, ...made } = replaced(text, place.value, JSON.stringify(wrong));
    // Where a list is allowed, the mistake is reported inside it.
    return { ...made, column, lastColumn: column + 1, path: place.path };
  },
};

function kindOf(value: unknown): string {
  return Array.isArray(value) ? "list" : isObject(value) ? "object" : typeof value;
}
