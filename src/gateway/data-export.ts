import { z } from "zod";

/** A copy of what the merchant holds about a member, as a file. The specification does not show its shape; all of this is ours. */
export const dataExport = z.object({
  name: z.string().min(1).max(120).describe("What the file is called: the merchant, the member and the day."),
  content: z.string().min(2).describe("The file: JSON, as text."),
});
