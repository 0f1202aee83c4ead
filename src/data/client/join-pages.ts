/** Parts of pages by object: reused while a page is the same object. */
interface Pages<T> {
  pages: readonly { content: readonly T[] }[];
}

/**
 * Joins the entries of pages, each time another one arrives: earlier pages are not processed again, because there are
 * thousands of entries in a long scroll. An entry that is added while pages are read shifts the others; duplicates are
 * dropped by id.
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
