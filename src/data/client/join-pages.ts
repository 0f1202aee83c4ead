/** Pages as they are kept: the same object for as long as a page is the same. */
interface Pages<T> {
  pages: readonly { content: readonly T[] }[];
}

/**
 * Joins the entries of pages, each time one more has come: what was joined before is not gone through again, for these
 * are thousands while somebody scrolls. An entry that comes while pages are read moves the others on: what was there
 * already, by its id, is not joined a second time.
 */
export function pageJoiner<T>(idOf: (entry: T) => string): (answer: Pages<T>) => readonly T[] {
  let joined: Pages<T>["pages"] = [];
  let entries: readonly T[] = [];
  let seen = new Set<string>();
  return ({ pages }) => {
    if (joined.some((page, index) => page !== pages[index])) [joined, entries, seen] = [[], [], new Set()];
    const more = pages
      .slice(joined.length)
      .flatMap(({ content }) => content)
      .filter((entry) => !seen.has(idOf(entry)) && seen.add(idOf(entry)));
    [joined, entries] = [pages, [...entries, ...more]];
    return entries;
  };
}
