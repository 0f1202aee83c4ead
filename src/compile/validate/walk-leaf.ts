import { orList } from "#kernel/english-list.ts";
import type { z } from "zod";
import { httpsBase, httpsUrl } from "#descriptor/vocabulary/link.ts";
import { lookedUp } from "./looked-up.ts";
import { addNamed, type Mismatch, type Path, type Walk } from "./walk.ts";
import { choicesOf, constantsOf, isMadeFrom, nodeOf, rangeOf, surelyFits, typeOf } from "./zod-schema.ts";
import { choiceHint, kindOf, quoted } from "../findings/words.ts";

/** A string, number, boolean, enum or constant: zod validates, the messages are ours. */
export function walkLeaf(schema: z.ZodType, value: unknown, path: Path, into: Walk): unknown {
  const { livery } = nodeOf(schema);
  const result = isTaken(schema, value) ? { success: true as const, data: value } : schema.safeParse(value);
  if (!result.success) into.mismatches.push(mismatchOf(schema, value, path, result.error.issues[0]));
  else if (typeof value === "string") addNamed(livery, value, path, into);
  return result.success ? result.data : undefined;
}

/** Whether a value fits a schema without anything inside. */
export function fitsLeaf(schema: z.ZodType, value: unknown): boolean {
  return isTaken(schema, value) || schema.safeParse(value).success;
}

function isTaken(schema: z.ZodType, value: unknown): boolean {
  const { reference } = nodeOf(schema).livery;
  return (reference !== undefined && lookedUp.has(reference) && typeof value === "string") || surelyFits(schema)(value);
}

function mismatchOf(schema: z.ZodType, value: unknown, path: Path, issue: z.core.$ZodIssue | undefined): Mismatch {
  const known = choicesOf(schema);
  if (known && typeof value === "string") return unknownChoice(schema, value, known, path);
  const broken = { rule: "wrong-shape", path, at: "value" } as const;
  if (
    [httpsUrl, httpsBase].some((link) => isMadeFrom(schema, link)) &&
    typeof value === "string" &&
    looksLikeLink(value)
  ) {
    return {
      ...broken,
      rule: "forbidden-link",
      message: `Only https links are allowed, not ${quoted(value)}.`,
      hint: value.startsWith("http:") ? `Write "https:${value.slice(5)}" if the site supports https.` : undefined,
    };
  }
  const beyond = typeof value === "number" ? numberBeyond(schema, value) : undefined;
  if (beyond !== undefined) return { ...broken, message: beyond };
  switch (issue?.code) {
    case "too_small":
      return { ...broken, message: `${quoted(value)} is too short: the minimum is ${issue.minimum} characters.` };
    case "too_big":
      return { ...broken, message: `${quoted(value)} is too long: the maximum is ${issue.maximum} characters.` };
    case "invalid_value":
      return {
        ...broken,
        message: `Expected ${expectedWord(schema, value)}, not ${foundWord(schema, value)}.`,
        hint: known && choiceHint("", known),
      };
    case "invalid_type":
      return {
        ...broken,
        message: `Expected ${expectedWord(schema, value)}, not ${foundWord(schema, value)}.`,
        hint: schema.description,
      };
    default:
      return {
        ...broken,
        message: `Invalid value: ${quoted(value)}.`,
        hint: issue?.code === "invalid_format" ? issue.message : schema.description,
      };
  }
}

function unknownChoice(schema: z.ZodType, value: string, known: readonly string[], path: Path): Mismatch {
  const { reference } = nodeOf(schema).livery;
  const unknown = { path, at: "value", hint: choiceHint(value, known) } as const;
  if (reference === "icon") return { ...unknown, rule: "unknown-icon", message: `There is no icon "${value}".` };
  if (path.at(-1) === "widget")
    return { ...unknown, rule: "unknown-widget", message: `There is no widget "${value}".` };
  return { ...unknown, rule: "wrong-shape", message: `"${value}" is not one of the allowed values.` };
}

function looksLikeLink(value: string): boolean {
  return /^\s*(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(value) && !value.startsWith("https://");
}

function expectedWord(schema: z.ZodType, value: unknown): string {
  if (typeOf(schema) === "number" && typeof value === "number") return "a whole number";
  const constants = constantsOf(schema);
  if (constants.length > 0) return orList(constants.map(quoted));
  return (
    (
      {
        string: "a string",
        number: "a number",
        boolean: "true or false",
        enum: "a string",
        file: "a file that a visitor picks",
      } as Record<string, string>
    )[typeOf(schema)] ?? "another value"
  );
}

function foundWord(schema: z.ZodType, value: unknown): string {
  return typeOf(schema) === "number" && typeof value === "number" ? String(value) : kindOf(value);
}

/** Why a number is too small or too large; its own limits come before those of what a computer counts exactly. */
function numberBeyond(schema: z.ZodType, value: number): string | undefined {
  if (typeOf(schema) !== "number") return undefined;
  const { least, most } = rangeOf(schema);
  const number = Number.isFinite(value) ? String(value) : "This number";
  if (value > (most ?? Number.MAX_SAFE_INTEGER))
    return `${number} is too large${most === undefined ? "" : `: the maximum is ${most}`}.`;
  if (value < (least ?? Number.MIN_SAFE_INTEGER))
    return `${number} is too small${least === undefined ? "" : `: the minimum is ${least}`}.`;
  return undefined;
}
