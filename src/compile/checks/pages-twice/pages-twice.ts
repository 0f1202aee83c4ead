import { isPage } from "#gateway/pages.ts";
import { isObject } from "#kernel/json.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import { callNamed } from "../../analyse/screen-values.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { Path } from "../../validate/walk.ts";
import { traitsOf } from "../../validate/widget-traits.ts";
import type { Check } from "../check.ts";

export const pagesTwice: Check = {
  id: "pages-twice",
  severity: "error",
  description: "One list of a screen has pages: their number is in the address, which has one.",
  about: [
    "A link to page 2 would turn the page of both lists. Let the other one load its next entries near the end, which is what happens without `paging`, or give it a screen of its own. Lists with a condition (`when`) are not counted: they may be for different visitors.",
  ],
  run: { brand: twice },
};

function twice(draft: Draft): Finding[] {
  const lists = draft.walk.placements
    .filter(({ widget, path }) => traitsOf(widget).hasPages && hasPages(valueAtPath(draft.value, path)))
    .map(({ path }) => path);
  return lists
    .filter((path, place) => lists.slice(0, place).some((other) => isOnScreenOf(path, other)))
    .map((path) => ({
      path: [...path, "options", "paging"],
      at: "value",
      message: `The screen "${String(path[1])}" has another list with pages: a link would turn the page of both.`,
      hint: 'Leave out "paging" in one of them, or give it a screen of its own.',
      relies: { path: path.slice(0, 2), inside: true },
    }));
}

/** A list with a condition may be for other visitors than the one beside it. */
function hasPages(placed: unknown): boolean {
  if (!isObject(placed) || placed["when"] !== undefined) return false;
  const source = valueAtPath(placed, ["options", "source", "call"]);
  const call = callNamed(String(source));
  return valueAtPath(placed, ["options", "paging"]) === "pages" && call !== undefined && isPage(call.output);
}

function isOnScreenOf(one: Path, other: Path): boolean {
  return one[0] === "screens" && other[0] === "screens" && one[1] === other[1];
}
