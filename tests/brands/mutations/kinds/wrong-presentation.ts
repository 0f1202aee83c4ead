import { kindsFor, cellKindNames } from "#descriptor/vocabulary/cell-kinds.ts";
import type { EntityField } from "#gateway/field-types.ts";
import { isObject } from "#kernel/json.ts";
import { fieldsBeside } from "../cell-source.ts";
import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import type { Place } from "../places.ts";

/** A cell that shows its field in a way that the field's type does not have. */
export const wrongPresentation: MutationKind = {
  name: "wrong way to show a field",
  mutate: ({ text, places }, random) => {
    const cell = random.some(places.filter((one) => fieldOfEmptyCell(one) !== undefined));
    const field = cell && fieldOfEmptyCell(cell);
    if (!cell || !field) return undefined;
    const wrong = random.pick(cellKindNames.filter((kind) => !kindsFor(field.type).includes(kind)));
    const start = '{ "as": ';
    const made = replaced(text, cell.value, `${start}${JSON.stringify(wrong)} }`);
    return { ...made, lastColumn: made.column + start.length, path: [...cell.path, "as"] };
  },
};

/** The field that a cell shows, of which nothing more is said. */
export function fieldOfEmptyCell(place: Place): EntityField | undefined {
  const field = emptyCells(place)?.[String(place.path.at(-1))];
  return field && isObject(place.json) && Object.keys(place.json).length === 0 ? field : undefined;
}

/** The fields that cells beside this one may show. */
export function emptyCells({ path, parent }: Place): Readonly<Record<string, EntityField>> | undefined {
  const isCell =
    ["fields", "figures"].includes(String(path.at(-2))) && ["options", "value"].includes(String(path.at(-3)));
  return isCell ? fieldsBeside(parent) : undefined;
}
