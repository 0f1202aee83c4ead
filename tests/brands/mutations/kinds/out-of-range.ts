import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import { referenceOf, typeOf } from "../schema-at.ts";

/** A number or a text outside its limits. */
export const outOfRange: MutationKind = {
  name: "beyond the limits",
  mutate: ({ text, places }, random) => {
    const place = random.some(
      places.filter(
        ({ schema, json }) =>
          schema &&
          (typeOf(schema) === "number" ||
            (typeOf(schema) === "string" && typeof json === "string" && referenceOf(schema) === undefined)),
      ),
    );
    const wrong =
      place &&
      random.some(
        [-3, 99_999_999, 2.5, "w".repeat(2100)].filter(
          (one) => typeof one === typeof place.json && !place.schema?.safeParse(one).success,
        ),
      );
    return wrong === undefined || !place
      ? undefined
      : { ...replaced(text, place.value, JSON.stringify(wrong)), path: place.path };
  },
};
