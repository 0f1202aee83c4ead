import { isObject } from "#kernel/json.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import type { Path } from "../../validate/walk.ts";
import { traitsOf } from "../../validate/widget-traits.ts";

/** Whether a cell of a list is part of a link or a button, because its entry leads somewhere. */
export function isInLink(cell: Path, value: unknown): boolean {
  const place = cell.slice(0, -1).lastIndexOf("options");
  const placed = valueAtPath(value, cell.slice(0, place));
  if (!isObject(placed) || !isObject(placed["options"])) return false;
  const { widget, options } = placed;
  const part = String(cell[place + 1]);
  const { rows, links } = traitsOf(String(widget));
  const link = Object.hasOwn(links, part) ? links[part] : undefined;
  if (!link || (link.with !== undefined && options[link.with] === undefined)) return false;
  // A row of a table leads on by its first cell.
  const cells = options[part];
  const isWhole = options["look"] !== "table" || !rows.includes(part);
  return isWhole || (isObject(cells) && cell.at(-1) === Object.keys(cells)[0]);
}
