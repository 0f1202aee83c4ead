import { z } from "zod";
import type { Form } from "#descriptor/form.ts";
import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import type { AsFarAsRead, Draft } from "../../layer/draft.ts";

/** A field whose value a form sends, with the name of its rule. */
export interface Sent {
  call: Endpoint;
  parameter: string;
  rule: string | undefined;
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

/** What a call requires of a parameter by itself, as a rule; empty for one that is no text. */
export const requiredOf = memoizeByIdentity((schema: z.ZodType): { minLength?: number; maxLength?: number } => {
  const { type, minLength, maxLength } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  if (type !== "string") return {};
  return { ...(minLength !== undefined && { minLength }), ...(maxLength !== undefined && { maxLength }) };
});

function sentBy(form: AsFarAsRead<Form> | undefined, registration: Draft["value"]["registration"]): Sent[] {
  const name = form?.submit?.call;
  const call = name !== undefined && Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (!form || !call) return [];
  // Numbers and codes are not sent as they are typed: their fields complete them.
  return Object.entries(form.fields ?? {}).flatMap(([id, field]): Sent[] => {
    if (field?.kind !== "text" && field?.kind !== "password") return [];
    const parameter = field.sends ?? id;
    if (!Object.hasOwn(call.input.shape, parameter)) return [];
    const settings = form.settings === undefined ? undefined : registration?.fields?.[parameter];
    return [{ call, parameter, rule: settings?.rule ?? field.rule }];
  });
}

/** What this reads of a form besides the rules of its fields. */
export function sendingOf([section, id = ""]: readonly string[], { value }: Draft): unknown {
  const form = section === "forms" ? value.forms?.[id] : undefined;
  const fields = Object.entries(form?.fields ?? {});
  return form && [form.settings, form.submit?.call, fields.map(([name, field]) => [name, field?.kind, sends(field)])];
}

function sends(field: object | undefined): unknown {
  return field && "sends" in field ? field.sends : undefined;
}
