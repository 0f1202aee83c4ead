import type { pageParameter } from "#descriptor/vocabulary/list.ts";

/** The parameter of the address with the number of the page of a list. */
export const PAGE: typeof pageParameter = "page";

/** The page that an address names, without what it cannot say (`readAddress`). */
export function pageIn(query: URLSearchParams): number {
  return Number(query.get(PAGE) ?? 1);
}

/** The query of another page of the same list: the first one is not named. */
export function queryOfPage(query: URLSearchParams, page: number): Record<string, string> {
  const { [PAGE]: _, ...rest } = Object.fromEntries(query);
  return page === 1 ? rest : { ...rest, [PAGE]: String(page) };
}

/** Pages that fit the narrowest phone beside "previous" and "next". */
const FEW = 4;

/** The pages to which there are links: all of few, else the first, the current and the last. */
export function linkedPages(current: number, last: number): number[] {
  if (last <= FEW) return Array.from({ length: last }, (_, index) => index + 1);
  return [...new Set([1, current, last])];
}
