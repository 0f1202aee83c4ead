import { z } from "zod";
import type { LiveryMeta, ReferenceKind } from "./reference.ts";

/** A name of something that the screen or the form around it declares. */
export function named(kind: ReferenceKind, pattern: RegExp, words: string) {
  return z
    .string()
    .regex(pattern, words)
    .meta({ livery: { reference: kind } satisfies LiveryMeta, description: words });
}

/** Where a bound value comes from, by its key. */
export const bindingKinds = {
  query: z
    .strictObject({
      query: named("query", /^[A-Za-z][A-Za-z0-9]*$/, "A parameter of the address, which the route names in `query`."),
    })
    .describe("The parameter of the address; absent there, it is not sent."),
  filter: z
    .strictObject({
      filter: named(
        "filter",
        /^[a-z][A-Za-z0-9-]*(?:\.(?:from|to))?$/,
        "A filter of this screen; of a period its first or last day, for example period.from, or in an address both: period.",
      ),
    })
    .describe("What the visitor has chosen in a filter of this screen."),
  data: z
    .strictObject({
      data: named(
        "data",
        /^[a-z][A-Za-z0-9-]*\.[A-Za-z][A-Za-z0-9]*$/,
        "A field of named data of this screen, for example rules.minimum.",
      ),
    })
    .describe("A field of named data of this screen. What reads it waits until it has come."),
  row: z
    .strictObject({
      row: z
        .string()
        .regex(/^[a-z][A-Za-z0-9]*$/, "Use the name of a field as the contract has it.")
        .meta({ livery: { field: "row" } satisfies LiveryMeta, description: "A field of the row in scope." }),
    })
    .describe(
      "A field of the row in scope: of the entry whose actions these are, or of the one that opened the sheet.",
    ),
  visitor: z
    .strictObject({ visitor: z.enum(["userName"]).describe("What is known of the visitor.") })
    .describe("What is known of a signed-in visitor; of a guest it is not sent."),
  site: z
    .strictObject({
      site: z
        .enum(["host", "address", "channel"])
        .describe(
          "host: the host name of the page. address: the https address of the site, as somebody else opens it. channel: how the site runs: APP, H5, WEBCLIP or PWA (account §3).",
        ),
    })
    .describe("What is known of the site."),
} as const;
export type SiteValue = z.infer<typeof bindingKinds.site>["site"];

/** A value that comes from elsewhere. Exactly one key says from where; there is no scope that is not named. */
export const binding = z
  .union(Object.values(bindingKinds))
  .meta({ description: "A value from elsewhere: exactly one of query, filter, data, row, visitor, site." });
export type Binding = z.infer<typeof binding>;
/** What a parameter can be given: a value, or where it comes from. */
export type Bound = string | number | Binding;

/** A value, or where it comes from. */
export const value = z.union([z.string(), z.number(), binding]).describe("A value, or where it comes from.");

/** Whether a given parameter comes from elsewhere. */
export function isBinding(given: unknown): given is Binding {
  return typeof given === "object" && given !== null && !Array.isArray(given);
}
