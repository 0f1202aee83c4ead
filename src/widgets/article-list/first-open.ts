/** The index of the entry that is open initially: the query's `i`, counted from 0; the first by default (games §2). */
export function firstOpen(search: string, count: number): number {
  const wanted = new URLSearchParams(search).get("i") ?? "";
  const place = /^\d{1,4}$/.test(wanted) ? Number(wanted) : 0;
  return place < count ? place : 0;
}
