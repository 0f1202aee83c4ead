import { isObject, type Json, type JsonObject } from "#kernel/json.ts";

/** A layer without the values that the layers below already have. */
export function withoutRepeats(given: JsonObject, below: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]): [string, Json][] => {
      const under = below[key];
      if (isObject(value) && isObject(under)) {
        const rest = withoutRepeats(value, under);
        return Object.keys(rest).length > 0 ? [[key, rest]] : [];
      }
      return JSON.stringify(value) === JSON.stringify(under) ? [] : [[key, value]];
    }),
  );
}
