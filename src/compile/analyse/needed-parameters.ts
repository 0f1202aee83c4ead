import type { Endpoint } from "#gateway/endpoint.ts";
import { errorBehaviour } from "#gateway/error-behaviour.ts";
import { andList } from "#kernel/english-list.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import { wayOf, type Written } from "./call-ways.ts";
import { parametersOf } from "./written-parameters.ts";

/** Parameters that the platform requires, with the values that are written for some, and those that a form cannot leave out. */
export function neededBy(call: Endpoint, written?: Written): readonly string[] {
  return [...alwaysNeededBy(call), ...Object.keys(wayOf(call, written))];
}

const alwaysNeededBy = memoizeByIdentity((call: Endpoint): readonly string[] => [
  ...parametersOf(call).required,
  ...(call.neededOfForms ?? []).filter((one) => typeof one === "string"),
]);

/** Ways of a call, of which a form must take one. */
export function choicesOf({ neededOfForms = [] }: Endpoint): readonly (readonly (readonly string[])[])[] {
  return neededOfForms.filter((one) => typeof one !== "string");
}

/** What the platform asks for after some attempts: a captcha. */
export function askedBy({ errors }: Endpoint): readonly string[] {
  const { field } = errorBehaviour["captcha.wrong"] ?? {};
  return field !== undefined && errors.includes("captcha.wrong") ? [field] : [];
}

/** Names in quotes, with commas and "and". */
export function andQuoted(names: readonly string[]): string {
  return andList(names.map((name) => `"${name}"`));
}
