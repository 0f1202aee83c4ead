/**
 * The index of the entry that is open initially: the one whose id is the query's `article`; else the query's `i`,
 * counted from 0; the first by default (games §2).
 */
export function firstOpen(search: string, articles: readonly { id: string }[]): number {
  const query = new URLSearchParams(search);
  const named = articles.findIndex(({ id }) => id === query.get("article"));
  if (named !== -1) return named;
  const wanted = query.get("i") ?? "";
  const place = /^\d{1,4}$/.test(wanted) ? Number(wanted) : 0;
  return place < articles.length ? place : 0;
}
