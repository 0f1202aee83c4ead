import { isObject } from "#kernel/json.ts";
import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import type { Place } from "../places.ts";

/** A field of a kind that does not send what its parameter takes: a number where the call takes text. */
export const wrongFieldKind: MutationKind = {
  name: "kind of field that its call does not take",
  mutate: ({ text, places }, random) => {
    const field = random.some(places.filter(isPlainText));
    if (!field || !isObject(field.json)) return undefined;
    const start = '{ "kind": ';
    const label = JSON.stringify(field.json["label"]);
    const made = replaced(text, field.value, `${start}"number", "label": ${label} }`);
    return { ...made, column: made.column + start.length, path: [...field.path, "kind"] };
  },
};

/** A field that is written whole, and is text. */
export function isPlainText({ path, json, below }: Place): boolean {
  return (
    path[0] === "forms" &&
    path[2] === "fields" &&
    path.length === 4 &&
    below === undefined &&
    isObject(json) &&
    json["kind"] === "text"
  );
}
