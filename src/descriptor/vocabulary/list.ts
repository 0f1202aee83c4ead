import { z } from "zod";
import { action } from "./action.ts";
import { buttonsOf } from "./button.ts";
import { phrase } from "./phrase.ts";
import { textKey } from "./reference.ts";

/** The parameter of an address with the number of a list's page. */
export const pageParameter = "page";

/** How the further entries of a list are reached. */
export const paging = z
  .enum(["endless", "pages"])
  .default("endless")
  .describe(
    `How the further entries of a call that answers in pages are reached. endless: the next ones load near the end. pages: one page at a time, with links to the others; its number is the parameter \`${pageParameter}\` of the address.`,
  );

/** The buttons at each entry of a list. */
export const entryActions = buttonsOf("Buttons at each entry, which is the row in scope of what they do.");

/** How many entries a list reserves room for. */
export const coming = z
  .int()
  .min(0)
  .max(20)
  .default(6)
  .describe("How many entries are usual: placeholders until they have come. 0: the list is usually empty.");

/** What a list without entries shows. */
export const emptyList = z
  .strictObject({
    text: phrase,
    action: z.strictObject({ label: textKey, do: action }).optional().describe("A button to continue with."),
  })
  .optional()
  .describe("What an empty list shows; the text `state.empty` when absent.");
