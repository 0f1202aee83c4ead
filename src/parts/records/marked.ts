import { keyOf, type Entry, type RecordListOptions } from "./entries.ts";

/** What an element of an entry has: of the one that the list marks, that it is the current one, and it comes into view. */
export function markedEntry(entry: Entry, { key, marked }: Pick<RecordListOptions, "key" | "marked">) {
  return keyOf(entry, key) === marked ? { "aria-current": true, ref: bringIntoView } : {};
}

/** Once, when the element is there: React calls a function that stays the same for an element once. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: "center" });
}
