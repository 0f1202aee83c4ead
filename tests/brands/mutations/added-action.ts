import { isObject } from "#kernel/json.ts";
import { positionOf, replaced } from "./edit.ts";
import type { Mutation } from "./mutation.ts";
import type { Place } from "./places.ts";
import type { Random } from "./random.ts";

/** The options of some list of records in a file that has no buttons yet. */
export function someList(places: readonly Place[], random: Random): Place | undefined {
  return random.some(
    places.filter(
      ({ path, parent, children, json }) =>
        path.at(-1) === "options" &&
        isObject(json) &&
        json["actions"] === undefined &&
        isObject(parent?.json) &&
        parent.json["widget"] === "record-list" &&
        children.length > 0,
    ),
  );
}

/** A file in which a list has one more button. `wrong`: what is marked in the text of its action. */
export function withButton(
  text: string,
  { path, children }: Place,
  action: object,
  wrong: string,
  more = {},
): Mutation {
  const button = JSON.stringify({ tried: { label: "record.none", ...more, do: action } });
  const offset = children[0]?.key?.offset ?? 0;
  const mutated = replaced(text, { offset, length: 0 }, `"actions": ${button}, `);
  return {
    ...mutated,
    ...positionOf(mutated.text, mutated.text.indexOf(wrong, offset)),
    path: [...path, "actions"],
  };
}
