import { z } from "zod";
import { tones, type FieldType, type Tone } from "#gateway/field-types.ts";
import { cellKindNames, cellKinds, cellRoles, type CellKind, type CellRole } from "./cell-kinds.ts";
import { action } from "./action.ts";
import { collectionOf } from "./collection.ts";
import { condition } from "./condition.ts";
import { iconName } from "./icon.ts";
import { textKey, type LiveryMeta } from "./reference.ts";

const fieldPattern = /^[a-z][A-Za-z0-9]*$/;

/** The name of a field of what `source`, beside it or above it, lists; of certain types where only those make sense. */
export function fieldName(description: string, types?: readonly FieldType[]): z.ZodString {
  return z
    .string()
    .regex(fieldPattern, "Use the name of a field as the contract has it.")
    .meta({ livery: { field: "source", ...(types && { types }) } satisfies LiveryMeta, description });
}

/** The name of a field of what `source` lists that tells the entries apart: of those that share it only one is shown. */
export function keyName(description: string): z.ZodString {
  return fieldName(description).meta({
    livery: { field: "source", identifies: true } satisfies LiveryMeta,
    description: `${description} One that the contract marks as the key: entries that share it would be shown once.`,
  });
}

const valueWords = z.string().regex(/^[A-Za-z0-9._-]{1,40}$/, "Use a value of the field.");

/** What a cell shows of its field. Everything that is absent follows from the field's type in the contract. */
export const cell = z
  .strictObject({
    field: z
      .string()
      .regex(fieldPattern, "Use the name of a field as the contract has it.")
      .optional()
      .describe("The field that it shows; the cell's own id when absent."),
    label: textKey
      .optional()
      .describe("The text key of its name; `<entity>.<field>` when absent, for example betRecord.stake."),
    as: z
      .enum(cellKindNames)
      .optional()
      .describe(
        `How the field is shown; by its type when absent. ${Object.entries(cellKinds)
          .map(([name, { description }]) => `${name}: ${description}`)
          .join(" ")}`,
      ),
    to: z
      .string()
      .regex(fieldPattern, "Use the name of a field as the contract has it.")
      .optional()
      .describe('The field with the end, for `"as": "period"`.'),
    role: z
      .enum(cellRoles)
      .optional()
      .describe(
        "Where it is placed in every look: title, media, badge, meta (a quiet line), value (at the end), detail (below, or in what opens). By how it is shown when absent; without any title the first text is one.",
      ),
    emphasis: z.enum(["strong", "quiet"]).optional().describe("Stronger or quieter than the other cells."),
    tones: z
      .record(valueWords, z.enum(tones))
      .optional()
      .describe("The tone of values, where it differs from the contract's: good, bad, waiting, quiet."),
    texts: z
      .record(valueWords, textKey)
      .optional()
      .describe(
        "The text keys of words for values, which replace them; `<entity>.<field>.<value>` when absent, for a badge.",
      ),
    icons: z
      .record(valueWords, iconName)
      .optional()
      .describe('The icons of values, for `"as": "icon"`: { "Windows": "computer" }.'),
    icon: iconName.optional().describe('The icon of every other value, for `"as": "icon"`.'),
    when: condition.optional(),
    empty: textKey.optional().describe("The text key of what is shown for null; a dash when absent."),
  })
  .meta({ id: "cell", description: "A cell: one field of an entry, and how it is shown. `{}` is enough." });
export type Cell = z.infer<typeof cell>;

const figure = cell
  .extend({ do: action.optional().describe("What a tap on the figure does: it leads to what is counted.") })
  .meta({ id: "figure", description: "A cell that may lead somewhere. `{}` is enough." });
type Figure = z.infer<typeof figure>;

/** Cells of what the `source` beside them answers, which may lead somewhere. */
export function figuresOf(description: string): z.ZodType<Record<string, Figure>> {
  return collectionOf(figure, description).meta({ livery: { cells: "source" } satisfies LiveryMeta, description });
}

/** The name of a field of what the call of `from`, around it, lists. */
export function listedField(description: string, types?: readonly FieldType[]): z.ZodString {
  return z
    .string()
    .regex(fieldPattern, "Use the name of a field as the contract has it.")
    .meta({ livery: { field: "from", ...(types && { types }) } satisfies LiveryMeta, description });
}

/** Cells by their ids, in order: fields of what the `source` beside them lists. */
export function fieldsOf(description: string): z.ZodType<Record<string, Cell>> {
  return fieldsFrom("source", description);
}

/** The same, of what the named key beside them says. */
export function fieldsFrom(source: string, description: string): z.ZodType<Record<string, Cell>> {
  return collectionOf(cell, description).meta({ livery: { cells: source } satisfies LiveryMeta, description });
}

/** A cell as a phone gets it: the compiler has filled in what follows from the contract. */
export interface ResolvedCell extends Pick<Figure, "do"> {
  /** Its own name among the cells beside it: several may show one field. */
  id: string;
  field: string;
  label: string;
  as: CellKind;
  role: CellRole;
  texts: Readonly<Record<string, string>>;
  tones: Readonly<Record<string, Tone>>;
  emphasis?: Cell["emphasis"];
  icons?: Cell["icons"];
  icon?: Cell["icon"];
  when?: Cell["when"];
  empty?: Cell["empty"];
  to?: Cell["to"];
}
