import { z } from "zod";
import { fieldMeta } from "./field-meta.ts";
import { languageCodes } from "./languages.ts";

/** Money: a decimal string with two decimals. */
export const money = z
  .string()
  .regex(/^-?\d+\.\d{2}$/)
  .meta({
    description: "Money as a decimal string with two decimals, in the merchant's currency.",
    examples: ["1234.50"],
  })
  .register(fieldMeta, { type: "money" });
/** What somebody has, which only they should read. */
export const balance = money
  .describe("A balance, with two decimals.")
  .register(fieldMeta, { type: "money", sensitive: true });
export const currency = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .meta({ description: "ISO 4217 code of the merchant's currency.", examples: ["PHP"] });
export const timestamp = z.iso.datetime().describe("A time, ISO 8601 in UTC.").register(fieldMeta, { type: "instant" });
export const day = z.iso
  .date()
  .describe("A day in the merchant's time zone, ISO 8601.")
  .register(fieldMeta, { type: "date" });
/** A rate: percent as a decimal string. */
export const rate = z
  .string()
  .regex(/^-?\d+\.\d{1,4}$/)
  .meta({ description: "Percent as a decimal string with one to four decimals.", examples: ["0.85"] })
  .register(fieldMeta, { type: "rate" });
export const html = z
  .string()
  .describe("HTML from the merchant's editors: sanitise before showing.")
  .register(fieldMeta, { type: "html" });
export const language = z.enum(languageCodes).describe("Language on the wire.");
export const picture = z
  .string()
  .describe(
    "Path or https URL of a picture. A path is relative to the platform's base URL; the query `w` requests a width in pixels.",
  )
  .register(fieldMeta, { type: "picture" });
