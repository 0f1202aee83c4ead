import type { Placements } from "#descriptor/placement.ts";
import { widgetsOf } from "./widgets-of.ts";

/** Number of widget types, from the top of a screen, that fill the fold of a phone: their styles are inlined. */
const ABOVE_THE_FOLD = 6;

/**
 * Id of the element between the two parts of a screen. The host links the styles of what is below the fold in it: a
 * browser shows nothing of what follows a stylesheet before it has loaded.
 */
export const FOLD_ID = "fold";

/** Where the content of the element at the fold goes in a rendered page; null, where the page has no such element. */
export function foldOf(html: string): number | null {
  const start = html.indexOf(`<i id="${FOLD_ID}"`);
  return start === -1 ? null : html.indexOf(">", start) + 1;
}

/** Splits a screen before the first placement that brings in one widget type too many for the fold. */
export function splitAtFold(body: Placements): { above: Placements; below: Placements } {
  const entries = Object.entries(body);
  const fold = entries.findIndex(
    (_, index) => widgetsOf(Object.fromEntries(entries.slice(0, index + 1))).size > ABOVE_THE_FOLD,
  );
  const end = fold === -1 ? entries.length : fold;
  return { above: Object.fromEntries(entries.slice(0, end)), below: Object.fromEntries(entries.slice(end)) };
}
