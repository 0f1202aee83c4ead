import { isObject } from "#kernel/json.ts";
import type { FieldUse, Path } from "./walk.ts";

/** The fields that the cells of a map show: a cell without a field shows the one that it is named like. */
export function cellFields(cells: Readonly<Record<string, unknown>>, path: Path, source: string): FieldUse[] {
  return Object.entries(cells).flatMap(([id, cell]): FieldUse[] => {
    const own = [...path, id];
    const { field, to } = isObject(cell) ? cell : {};
    return [
      typeof field === "string"
        ? { name: field, path: [...own, "field"], at: "value", source, cell: own }
        : { name: id, path: own, at: "key", source, cell: own },
      ...(typeof to === "string" ? [{ name: to, path: [...own, "to"], at: "value", source, types } as const] : []),
    ];
  });
}

/** The types that the end of a period can have. */
const types = ["date", "instant"] as const;
