import { z } from "zod";

/**
 * What a call that answers page by page takes beside the number of the page. `usual`: entries a page unless it is said.
 */
export function pageInput(usual: number) {
  return {
    pageSize: z.coerce.number().int().min(1).max(60).default(usual).describe("Entries a page (games §9)."),
    cursor: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe(
        "The nextCursor of the page before: the answer goes on right behind it, whatever came or went meanwhile. Absent: the number of the page says where. Ours; the specification shows numbers only.",
      ),
  };
}

/** A page of a list (games §3). */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    content: z.array(item),
    pageNum: z.int().min(1).describe("The number that was asked for."),
    totalPages: z.int().min(0).describe("Pages in all, as far as is known now."),
    nextCursor: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe("Where this page ends. Absent after the last one, and from platforms that know numbers only."),
  });
}
