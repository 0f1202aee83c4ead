import { isObject } from "#kernel/json.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import type { Path } from "./walk.ts";

/** What is said of a name where no answer is known. */
export const noAnswer = {
  message: "There is no answer here.",
  hint: "The address that something in `after.success` leads to has one: of a form, or of an action `call`.",
};

/** Where the call is named whose answer the actions at a place of a brand know; undefined where there is none. */
export function answeringCallAt(value: unknown, path: Path): Path | undefined {
  for (let length = path.length - 1; length > 0; length -= 1) {
    if (path[length] !== "success" || path[length - 1] !== "after") continue;
    const holder = path.slice(0, length - 1);
    if (holder[0] === "forms" && holder.length === 2) return [...holder, "submit", "call"];
    const action = valueAtPath(value, holder);
    if (isObject(action) && action["action"] === "call") return [...holder, "call"];
  }
  return undefined;
}
