import { z } from "zod";
import { bindingKinds, named } from "./binding.ts";
import { routeId } from "./reference.ts";

/** What is typed in a field of the form around it. */
export const input = z
  .strictObject({
    input: named("input", /^[a-z][A-Za-z0-9-]*$/, "A field of this form, by its id."),
  })
  .describe("What is typed in a field of this form, as it is sent; empty, it is not sent.");
const watch = z
  .strictObject({
    watch: named(
      "watch",
      /^[a-z][A-Za-z0-9-]*\.[A-Za-z][A-Za-z0-9]*$/,
      "A field of an answer in `watch` of this form, for example quote.fee.",
    ),
  })
  .describe("A field of an answer in `watch` of this form. What reads it waits until it has come.");

const page = z
  .strictObject({ page: routeId })
  .describe("The address of a page of this site, with its host: where somebody else's page leads back to.");

/** What a list of values can be taken from: nothing that is typed is one. */
export const listBinding = watch;

/** The bindings that only forms have. */
export const formBindingKinds = { input, watch, page } as const;

/** What a limit of a field can be taken from. */
export const fieldBinding = z
  .union([input, watch])
  .meta({ description: "A value from elsewhere in this form: exactly one of input, watch." });

const { query, row, visitor, site } = bindingKinds;

/** What an initial value of a field can be taken from. */
export const initialBinding = z
  .union([input, watch, query, row, visitor])
  .meta({ description: "A value from elsewhere: exactly one of input, watch, query, row, visitor." });
export type InitialBinding = z.infer<typeof initialBinding>;

/** What a form takes from around it: from the page, and the entry that opened the sheet in which it is. */
const around = [query, row, visitor, site] as const;
export type AroundBinding = z.infer<(typeof around)[number]>;

/** What a parameter of a call in `watch` can be taken from. */
export const watchBinding = z
  .union([input, ...around])
  .meta({ description: "A value from elsewhere: exactly one of input, query, row, visitor, site." });

/** What a parameter of a form's call can be taken from. */
export const formBinding = z
  .union([input, watch, page, ...around])
  .meta({ description: "A value from elsewhere: exactly one of input, watch, page, query, row, visitor, site." });
export type FormBinding = z.infer<typeof formBinding>;

/** What a text of a form can be given: a value, or where it comes from. */
const said = z
  .union([input, watch, ...around])
  .meta({ description: "A value from elsewhere: exactly one of input, watch, query, row, visitor, site." });
export type SaidBinding = z.infer<typeof said>;
export const formValue = z.union([z.string(), z.number(), said]).describe("A value, or where it comes from.");
