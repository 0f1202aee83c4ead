import { z } from "zod";
import type { FieldType, Tone } from "./field-types.ts";

/** What a schema says of the fields that are made from it, beside what zod knows. */
interface FieldMeta {
  /** Where the schema's own kind does not say it: a text that is money, a picture or HTML. */
  type?: FieldType;
  /** Of a status: what each value means. */
  tones?: Readonly<Record<string, Tone>>;
  /** Of files: how many a call takes, and the most bytes of each. */
  files?: { readonly most: number; readonly bytes: number };
  /** Of an entity: it describes a field of a form. Of what a call takes: the values of such fields. */
  described?: true;
  /** Personal data. */
  sensitive?: true;
  /** It tells the entries of a list apart: no two that a call lists have the same. A field called `id` does, too. */
  identity?: true;
  /** Of what a call takes: what no text stands for, so that visitors need a field which is made for it. */
  means?: Meaning;
  /** Of what visitors type and cannot choose freely: what it is, with what all such texts have in common. */
  typed?: TypedValue;
  /** Of the first day of a period that a call takes: which periods it refuses. */
  period?: PeriodLimits;
  /** Of the last day of a period that a call takes. */
  lastDay?: true;
}

/** What visitors are given to type, or have: "the code of an SMS" of so many digits, "an e-mail address" of such a form. */
export type TypedValue = { readonly words: string } & (
  | { readonly digits: { readonly least: number; readonly most: number } }
  | { readonly pattern: string }
);

/** A password; a code that is sent by SMS; the digits in the picture of a captcha. */
export type Meaning = "password" | "code" | "captcha";

/** The periods that a call takes. None may end after today. */
export interface PeriodLimits {
  /** The longest one, in days. */
  most: number;
  /** The earliest first day, as an ISO date. */
  since: string;
}

/**
 * What fields say of how they are shown. Schemas made from another with `describe` or `meta` carry the same. A
 * registry of its own, so that none of it is in the published schemas of the contract.
 */
export const fieldMeta = z.registry<FieldMeta>();

/** The same schema, of a field that tells the entries of a list apart. */
export function identifying<S extends z.ZodType>(schema: S): S {
  const own = schema.clone();
  fieldMeta.add(own, { identity: true });
  return own;
}

/** The periods that a call takes whose parameter for the first day has this schema; undefined: it says nothing of them. */
export function periodLimits(from: z.ZodType | undefined): PeriodLimits | undefined {
  return from && fieldMeta.get(from)?.period;
}

/** Which day of a period a call takes as this parameter; undefined: it says nothing of that. */
export function periodDay(parameter: z.ZodType): "from" | "to" | undefined {
  const { period, lastDay } = metaOf(parameter);
  if (period) return "from";
  return lastDay && "to";
}

/** Whether a call takes as this parameter what is filled in of fields that the platform describes. */
export function takesDescribed(parameter: z.ZodType | undefined): boolean {
  return parameter !== undefined && metaOf(parameter).described === true;
}

/** What a schema says of itself, or the one that it makes optional. */
export function metaOf(parameter: z.ZodType): FieldMeta {
  const own = fieldMeta.get(parameter);
  if (own) return own;
  return parameter instanceof z.ZodDefault || parameter instanceof z.ZodOptional
    ? metaOf(parameter.unwrap() as z.ZodType)
    : {};
}
