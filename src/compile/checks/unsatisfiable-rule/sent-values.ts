import { z } from "zod";
import type { Field, FieldOf } from "#descriptor/field.ts";
import type { Form } from "#descriptor/form.ts";
import type { Rule } from "#descriptor/vocabulary/rule.ts";
import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { metaOf } from "#gateway/field-meta.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import { takenAs, type Written } from "../../analyse/call-ways.ts";
import type { Path } from "../../validate/walk.ts";
import { isFixed } from "../../analyse/sent-parameters.ts";
import { callNamed } from "../../analyse/screen-values.ts";
import type { AsFarAsRead, Draft } from "../../layer/draft.ts";

/** A field whose value a form sends, with the name of its rule. */
export interface Sent {
  call: Endpoint;
  parameter: string;
  rule: string | undefined;
  /** Where that name is chosen. */
  choice: Path;
  /** What the call takes. */
  schema: z.ZodType;
}

const calls: Readonly<Record<string, Endpoint>> = contract;

/** The values that people type into the forms of a brand. */
export function sentValues({ value }: Draft): Sent[] {
  return Object.entries(value.forms ?? {}).flatMap(([id, form]) => sentBy(id, form, value.registration));
}

/** The values that forms of a call send as one of its parameters. */
export function sentAs(sent: readonly Sent[], { call, parameter }: { call: string; parameter: string }): Sent[] {
  return sent.filter((one) => one.call === calls[call] && one.parameter === parameter);
}

/** What visitors type as a parameter and cannot choose freely, in words and as a rule; undefined where they can. */
export const typedAs = memoizeByIdentity((schema: z.ZodType): { words: string; rule: Partial<Rule> } | undefined => {
  const { typed } = metaOf(schema);
  if (!typed) return undefined;
  if ("pattern" in typed) return { words: typed.words, rule: { pattern: typed.pattern } };
  const { least, most } = typed.digits;
  return {
    words: `${typed.words}, which has ${least} to ${most} digits`,
    rule: { numeric: true, minLength: least, maxLength: most },
  };
});

/** What a call requires of a parameter by itself, as a rule; empty for one that is no text. */
export const requiredOf = memoizeByIdentity((schema: z.ZodType): { minLength?: number; maxLength?: number } => {
  const { type, minLength, maxLength } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  if (type !== "string") return {};
  return { ...(minLength !== undefined && { minLength }), ...(maxLength !== undefined && { maxLength }) };
});

function sentBy(
  form: string,
  { fields = {}, settings, submit }: AsFarAsRead<Form> = {},
  registration: Draft["value"]["registration"],
): Sent[] {
  const call = callNamed(submit?.call);
  return Object.entries(fields).flatMap(([id, field]): Sent[] => {
    if (field?.kind === undefined || !typedInto.includes(field.kind)) return [];
    const { rule, sends: parameter = id } = field as AsFarAsRead<FieldOf<"text">>;
    const path = ["forms", form, "fields", id];
    const setting = settings === undefined || isFixed(field) ? undefined : registration?.fields?.[parameter]?.rule;
    const choice = setting === undefined ? [...path, "rule"] : ["registration", "fields", parameter, "rule"];
    const own = sentAsOne(call, parameter, { rule: setting ?? rule, choice }, submit?.with);
    return field.kind === "sms-code" ? [...own, ...sentForCode(field, path)] : own;
  });
}

/** Kinds into which people type what is sent. A number is completed by its field. */
const typedInto: readonly string[] = ["text", "password", "sms-code", "captcha", "phone"] satisfies Field["kind"][];

/** What is typed to be sent a code. */
function sentForCode({ send }: AsFarAsRead<FieldOf<"sms-code">>, path: Path): Sent[] {
  const { parameter = "", rule } = send?.captcha ?? {};
  return sentAsOne(callNamed(send?.call), parameter, { rule, choice: [...path, "send", "captcha", "rule"] });
}

function sentAsOne(
  call: Endpoint | undefined,
  parameter: string,
  named: Pick<Sent, "rule" | "choice">,
  written?: Written,
): Sent[] {
  const schema = call && takenAs(call, parameter, written);
  return call && schema ? [{ call, parameter, schema, ...named }] : [];
}

/** What this reads of a form besides the rules of its fields. */
export function sendingOf([section, id = ""]: readonly string[], { value }: Draft): unknown {
  const form = section === "forms" ? value.forms?.[id] : undefined;
  return form && [form.settings, form.submit?.call, form.submit?.with, Object.entries(form.fields ?? {}).map(readOf)];
}

function readOf([id, field]: readonly [string, AsFarAsRead<Field> | undefined]): unknown {
  const { sends, fixed } = (field ?? {}) as AsFarAsRead<FieldOf<"text">>;
  const { call, captcha } = (field?.kind === "sms-code" ? field.send : undefined) ?? {};
  return [id, field?.kind, sends, fixed, call, captcha?.parameter, captcha?.rule];
}
