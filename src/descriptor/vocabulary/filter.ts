import { z } from "zod";
import { listedField } from "./cell.ts";
import { idPattern, idWords, textKey, type LiveryMeta } from "./reference.ts";
import { given } from "./source.ts";

/** The periods that a filter may offer, all ending with today but yesterday. */
export const periodPresets = ["today", "yesterday", "week", "month"] as const;
export type PeriodPreset = (typeof periodPresets)[number];

/** The address has the number of a list's page beside the filters. */
const filterId = new RegExp(`^(?!page$)${idPattern.source.slice(1)}`);

const LONGEST_PERIOD = 366;
/** Characters that a search can take at most. */
export const LONGEST_SEARCH = 100;

const label = textKey.describe("What is chosen, as a label and for screen readers.");

const choices = z
  .record(
    z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, "Use letters, digits, hyphens and underscores."),
    z.strictObject({ label: textKey }).describe("A choice."),
  )
  .describe("The choices by the value that is sent, in order.");

const listed = z
  .strictObject({
    call: z.string().meta({
      livery: { reference: "call", answers: "list" } satisfies LiveryMeta,
      description: "A call of the gateway contract that lists the choices.",
    }),
    with: given,
    value: listedField("The field with the value that is sent."),
    label: listedField("The field with the name that is shown."),
  })
  .describe("A call that lists the choices. Values that several entries have are offered once.");

/** The kinds of filters. */
export const filterKinds = {
  choice: z
    .strictObject({
      kind: z.literal("choice"),
      label: label
        .optional()
        .describe(
          "What is chosen, as a label and for screen readers. With `of` it is the text of the field when absent, and with `from` that of the field `value`.",
        ),
      any: textKey.optional().describe("The label of the choice that restricts nothing: nothing is sent."),
      of: z
        .string()
        .regex(/^[a-z][A-Za-z0-9]*\.[a-z][A-Za-z0-9]*$/, "Name an entity and its field, for example betRecord.status.")
        .meta({ livery: { enumeration: true } satisfies LiveryMeta })
        .optional()
        .describe(
          "The choices are the values of this enumeration of the contract, for example betRecord.status, in its words.",
        ),
      from: listed.optional(),
      choices: choices.optional(),
      initial: z
        .string()
        .optional()
        .describe("The choice of an address without this filter; absent: `any`, and without that the first choice."),
    })
    .describe(
      "One of several values: of an enumeration of the contract (`of`), from what a call lists (`from`), or of `choices` of its own.",
    ),
  period: z
    .strictObject({
      kind: z.literal("period"),
      label,
      presets: z
        .array(z.enum(periodPresets))
        .min(1)
        .describe("What is offered, in order. week: the last seven days with today; month: the last thirty."),
      initial: z
        .enum(periodPresets)
        .optional()
        .describe("The period of an address without this filter; the first one."),
      most: z
        .int()
        .min(1)
        .max(LONGEST_PERIOD)
        .optional()
        .describe("Days that visitors may choose at most with dates of their own; absent: only the presets."),
    })
    .describe("Days of the merchant, in its time zone: `from` and `to`, both included."),
  sort: z
    .strictObject({
      kind: z.literal("sort"),
      label,
      choices,
      initial: z
        .string()
        .optional()
        .describe("The order of an address without this filter; the first one. Name the call's own: it is sent."),
    })
    .describe("The order of a list, as the call takes it. There is always one."),
  search: z
    .strictObject({
      kind: z.literal("search"),
      label,
      most: z.int().min(1).max(LONGEST_SEARCH).default(LONGEST_SEARCH).describe("Characters at most."),
    })
    .describe("Words that the visitor types; empty, they are not sent."),
  toggle: z
    .strictObject({
      kind: z.literal("toggle"),
      label,
      sends: z.union([z.string(), z.number()]).describe("What is sent while it is on; off, nothing is sent."),
    })
    .describe("On or off."),
} as const;

/** What a visitor may restrict a screen by. It is in the address and nowhere else, one parameter each, under its id. */
export const filter = z
  .discriminatedUnion("kind", [
    filterKinds.choice,
    filterKinds.period,
    filterKinds.sort,
    filterKinds.search,
    filterKinds.toggle,
  ])
  .meta({ id: "filter", description: "What a visitor may restrict a screen by. `kind` names it." });
export type Filter = z.infer<typeof filter>;

export const filters = z
  .record(z.string().regex(filterId, `${idWords} "page" is the number of a list's page.`), filter)
  .describe("Filters by an id of your choice, which is the name of the parameter in the address.");
export type Filters = Readonly<Record<string, Filter>>;

type Choice = Extract<Filter, { kind: "choice" }>;
/** A choice as pages have it. What a call lists is not among its choices. */
export interface ShownChoice extends Omit<Choice, "label" | "choices" | "of"> {
  label: string;
  choices: Readonly<Record<string, { label: string }>>;
}

/** A filter as pages have it: completed with what the contract says. */
export type ShownFilter =
  | Exclude<Filter, { kind: "period" | "choice" }>
  | ShownChoice
  /** `since`: the earliest first day that the calls take. */
  | (Extract<Filter, { kind: "period" }> & { since?: string });
export type ShownFilters = Readonly<Record<string, ShownFilter>>;
