import { z } from "zod";

/** How many entries may come before a page that is asked for by its number alone. */
export const MOST_BEFORE = 10_000;

/** The parameters of a paginated call beside the page number. `usual`: the default page size. */
export function pageInput(usual: number) {
  return {
    pageSize: z.coerce.number().int().min(1).max(60).default(usual).describe("Entries a page (games §9)."),
    cursor: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe(
        "The nextCursor of the previous page: the answer continues right after it, even while entries come and go. Absent: the page number decides. Ours; the specification shows numbers only.",
      ),
  };
}

/** The parameters of a call whose pages are also found by their number, as long as not too many entries come before. */
export function numberedPages(usual: number) {
  return {
    pageNo: z.coerce
      .number()
      .int()
      .min(1)
      .max(100_000)
      .default(1)
      .describe(
        `The number of the page, from 1. Without a cursor, a page that more than ${MOST_BEFORE} entries come before is request.invalid: a database would read all of them for it.`,
      ),
    ...pageInput(usual),
  };
}

/** A page of a list (games §3). */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    content: z.array(item),
    pageNum: z.int().min(1).describe("The requested number."),
    totalPages: z.int().min(0).describe("The total of pages, as far as is known now."),
    nextCursor: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe(
        "The cursor at the end of this page. Absent after the last one, and from platforms that only have numbers.",
      ),
  });
}

/** Whether an answer is a page of a list. */
export function isPage(output: z.ZodType): boolean {
  return output instanceof z.ZodObject && "pageNum" in output.shape;
}
