import { z } from "zod";
import type { Field, FieldOf } from "#descriptor/field.ts";
import type { Form } from "#descriptor/form.ts";
import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { metaOf } from "#gateway/field-meta.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import { takenAs, type Written } from "../../analyse/call-ways.ts";
import { isFixed } from "../../analyse/sent-parameters.ts";
import { callNamed } from "../../analyse/screen-values.ts";
import type { AsFarAsRead, Draft } from "../../layer/draft.ts";

/** A field whose value a form sends, with the name of its rule. */
export interface Sent {
  call: Endpoint;
  parameter: string;
  rule: string | undefined;
  /** What the call takes. */
  schema: z.ZodType;
}

const calls: Readonly<Record<string, Endpoint>> = contract;

/** The values that people type into the forms of a brand. */
export function sentValues({ value }: Draft): Sent[] {
  return Object.values(value.forms ?? {}).flatMap((form) => sentBy(form, value.registration));
}

/** The values that forms of a call send as one of its parameters. */
export function sentAs(sent: readonly Sent[], { call, parameter }: { call: string; parameter: string }): Sent[] {
  return sent.filter((one) => one.call === calls[call] && one.parameter === parameter);
}

/** What visitors have been sent or shown to type as a parameter, as a rule; undefined where that is up to them. */
export const repeatedIn = memoizeByIdentity((schema: z.ZodType) => {
  const { digits } = metaOf(schema);
  return digits && { numeric: true, minLength: digits.least, maxLength: digits.most };
});

/** What a call requires of a parameter by itself, as a rule; empty for one that is no text. */
export const requiredOf = memoizeByIdentity((schema: z.ZodType): { minLength?: number; maxLength?: number } => {
  const { type, minLength, maxLength } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  if (type !== "string") return {};
  return { ...(minLength !== undefined && { minLength }), ...(maxLength !== undefined && { maxLength }) };
});

function sentBy(form: AsFarAsRead<Form> | undefined, registration: Draft["value"]["registration"]): Sent[] {
  const call = callNamed(form?.submit?.call);
  return Object.entries(form?.fields ?? {}).flatMap(([id, field]): Sent[] => {
    if (field?.kind === undefined || !typedAsSent.includes(field.kind)) return [];
    const { rule, sends: parameter = id } = field as AsFarAsRead<FieldOf<"text">>;
    const settings = form?.settings === undefined || isFixed(field) ? undefined : registration?.fields?.[parameter];
    const own = sentAsOne(call, parameter, settings?.rule ?? rule, form?.submit?.with);
    return field.kind === "sms-code" ? [...own, ...sentForCode(field)] : own;
  });
}

/** Kinds whose values are sent as they are typed. Numbers are not: their fields complete them. */
const typedAsSent: readonly string[] = ["text", "password", "sms-code", "captcha"] satisfies Field["kind"][];

/** What is typed to be sent a code. */
function sentForCode({ send }: AsFarAsRead<FieldOf<"sms-code">>): Sent[] {
  return sentAsOne(callNamed(send?.call), send?.captcha?.parameter ?? "", send?.captcha?.rule);
}

function sentAsOne(call: Endpoint | undefined, parameter: string, rule: string | undefined, written?: Written): Sent[] {
  const schema = call && takenAs(call, parameter, written);
  return call && schema ? [{ call, parameter, rule, schema }] : [];
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
