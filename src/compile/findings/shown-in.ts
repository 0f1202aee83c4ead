import type { Diagnostic, Mark } from "./diagnostic.ts";

/** How many places that follow from a finding are listed. */
const most = 5;

/** The places where a mistake shows besides its own, as lines: how many, and the first of them. */
export function shownIn({ related = [] }: Diagnostic, placeOf: (mark: Mark) => string): string[] {
  if (related.length === 0) return [];
  const places = related.slice(0, most).map((one) => `  ${placeOf(one)}`);
  const rest = related.length > most ? [`  … and ${related.length - most} more`] : [];
  return [`It shows in ${related.length} ${related.length === 1 ? "place" : "places"}:`, ...places, ...rest];
}
