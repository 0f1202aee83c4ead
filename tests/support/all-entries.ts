import { expect } from "vitest";

interface Paged<Entry> {
  content: Entry[];
  totalPages: number;
  nextCursor?: string | undefined;
}

/** All entries of a list, page by page with its cursors, of which there is one exactly where another page follows. */
export async function allEntries<Entry>(
  page: (place: { pageNo: number; cursor?: string }) => Promise<Paged<Entry>>,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  let place: { pageNo: number; cursor?: string } | undefined = { pageNo: 1 };
  while (place) {
    const { content, totalPages, nextCursor } = await page(place);
    entries.push(...content);
    expect(totalPages > place.pageNo).toBe(nextCursor !== undefined);
    place = nextCursor === undefined ? undefined : { pageNo: place.pageNo + 1, cursor: nextCursor };
  }
  return entries;
}
