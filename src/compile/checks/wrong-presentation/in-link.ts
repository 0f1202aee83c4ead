import { isObject } from "#kernel/json.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import type { Path } from "../../validate/walk.ts";

/** Whether a cell of a list is part of a link or a button, because its entry leads somewhere. */
export function isInLink(cell: Path, value: unknown): boolean {
  const place = cell.slice(0, -1).lastIndexOf("options");
  const placed = valueAtPath(value, cell.slice(0, place));
  if (!isObject(placed) || !isObject(placed["options"])) return false;
  const { open, look, fields } = placed["options"];
  const [widget, part] = [placed["widget"], cell[place + 1]];
  if (widget === "tree-list" && part === "breadcrumb") return true;
  const leads = widget === "tree-list" || (widget === "record-list" && open !== undefined);
  if (!leads || part !== "fields") return false;
  // A row of a table leads on by its first cell.
  return look !== "table" || (isObject(fields) && cell.at(-1) === Object.keys(fields)[0]);
}
