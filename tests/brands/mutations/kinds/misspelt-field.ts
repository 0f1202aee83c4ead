import { isObject } from "#kernel/json.ts";
import { fieldsBeside } from "../cell-source.ts";
import { misspelt, replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import type { Place } from "../places.ts";

/** Options of widgets that are maps of cells. */
const CELLS: ReadonlySet<string> = new Set(["fields", "figures", "series", "x"]);

/** A cell that is named like a field, with a slip in it. */
export const misspeltField: MutationKind = {
  name: "misspelt field of an entity",
  mutate: ({ text, places }, random) => {
    const place = random.some(places.filter((one) => fieldsFor(one) !== undefined));
    const fields = place && fieldsFor(place);
    if (!place?.key || !fields) return undefined;
    const field = String(place.path.at(-1));
    const slip = misspelt(field, random, (name) => Object.hasOwn(fields, name));
    return slip === undefined
      ? undefined
      : { ...replaced(text, place.key, JSON.stringify(slip)), original: field, path: place.path };
  },
};

/** The fields of what the source beside a cell lists. */
function fieldsFor({ path, parent, json }: Place): object | undefined {
  const isMap = CELLS.has(String(path.at(-2))) && ["options", "value"].includes(String(path.at(-3)));
  const isCell = isMap && isObject(json) && json["field"] === undefined && parent?.below === undefined;
  return isCell ? fieldsBeside(parent) : undefined;
}
