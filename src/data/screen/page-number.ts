import type { pageParameter } from "#descriptor/vocabulary/list.ts";

/** The parameter of the address with the number of the page of a list. */
export const PAGE: typeof pageParameter = "page";

/** Pages at most, as the contract has it. */
const MOST = 100_000;

/** The page that an address names; the first one where it names none, or something that is no page. */
export function pageIn(query: URLSearchParams): number {
  const text = query.get(PAGE) ?? "";
  return isPageNumber(text) ? Math.min(Number(text), MOST) : 1;
}

/** Whether a text is the number of a page, as addresses write it. */
export function isPageNumber(text: string): boolean {
  return /^[1-9]\d*$/.test(text);
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
