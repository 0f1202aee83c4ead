import { z } from "zod";
import { placements } from "./placement.ts";
import { phrase } from "./vocabulary/phrase.ts";
import { textKey } from "./vocabulary/reference.ts";

/** What opens over a screen, from below. An entry of a list that opens it is the row in scope of everything in it. */
export const sheet = z
  .strictObject({
    title: phrase.describe("The text key of its title, or one with values: of the row that opened it."),
    gone: textKey
      .default("sheet.gone")
      .describe("What it says once the row that it was opened with is no longer listed; `sheet.gone` when absent."),
    body: placements,
  })
  .describe("A sheet over the screen: its title and its widgets.");
export type Sheet = z.infer<typeof sheet>;
