import type { ValueField } from "#descriptor/field.ts";
import type { Form } from "#descriptor/form.ts";
import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import type { AsFarAsRead, Draft } from "../layer/draft.ts";
import type { Path } from "../validate/walk.ts";
import { takenAs } from "./call-ways.ts";
import { entriesLookedAt } from "../layer/change.ts";

type Forms = NonNullable<Draft["value"]["forms"]>;
type Fields = NonNullable<NonNullable<Forms[string]>["fields"]>;
type DraftField = NonNullable<Fields[string]>;

/** A field of a form, and the parameter of the form's call that gets its value. */
export interface SendingField {
  form: string;
  id: string;
  field: DraftField;
  call: string;
  name: string;
  parameter: Endpoint["input"]["shape"][string];
}

const calls: Readonly<Record<string, Endpoint>> = contract;

/** The fields of the forms that a draft is checked for, as far as their call and its parameter are known. */
export function sendingFields(draft: Draft): SendingField[] {
  return entriesLookedAt(draft, "forms").flatMap((form) => {
    const { submit, fields = {} } = draft.value.forms?.[form] ?? {};
    const call = submit?.call;
    const endpoint = call !== undefined && Object.hasOwn(calls, call) ? calls[call] : undefined;
    if (call === undefined || !endpoint) return [];
    return Object.entries(fields).flatMap(([id, field]): SendingField[] => {
      if (!field || field.kind === undefined) return [];
      return sentBy(id, field).flatMap(({ name }) => {
        const parameter = takenAs(endpoint, name, submit?.with);
        return parameter ? [{ form, id, field, call, name, parameter }] : [];
      });
    });
  });
}

/** Where it is written in which parameter a field is sent, if not in the one of its own name. */
export function sendsOf({ form, id }: Pick<SendingField, "form" | "id">): Path {
  return ["forms", form, "fields", id, "sends"];
}

/** Whether a field has a value that its form sends, or several. */
export function isSent(
  field: DraftField | undefined,
): field is Extract<DraftField, { kind?: ValueField["kind"] | "described" | undefined }> {
  return field?.kind !== undefined && field.kind !== "account" && field.kind !== "output" && field.kind !== "review";
}

/** Whether settings leave a field as it is. */
export function isFixed(field: DraftField | undefined): boolean {
  return field !== undefined && "fixed" in field && field.fixed === true;
}

/** The parameters that a form sends to someone at some time. */
export const sentIn = memoizeByIdentity(({ fields = {}, submit }: AsFarAsRead<Form>): ReadonlySet<string> => {
  const byFields = Object.entries(fields).flatMap(([id, field]) => sentBy(id, field).map(({ name }) => name));
  return new Set([...byFields, ...Object.keys(submit?.with ?? {})]);
});

/** A parameter that a field gives its form's call, and what names it: the field's key, or one of its values. */
export interface Sent {
  name: string;
  /** Steps from the fields of the form. */
  steps: readonly string[];
  at: "key" | "value";
}

/** The parameters that a field gives its form's call. A checkbox gives none unless it names one. */
export function sentBy(id: string, field: DraftField | undefined): Sent[] {
  if (!isSent(field)) return [];
  const named = (name: string | undefined, ...steps: string[]): Sent[] =>
    name === undefined ? [] : [{ name, steps: [id, ...steps], at: "value" }];
  if (field.kind === "period") return [...named(field.from, "from"), ...named(field.to, "to")];
  const own = named(field.sends, "sends");
  if (own.length === 0 && field.kind !== "checkbox") own.push({ name: id, steps: [id], at: "key" });
  if (field.kind === "phone") return [...own, ...named(field.dialingCode, "dialingCode")];
  return field.kind === "captcha" ? [...own, ...named(field.draw?.id, "draw", "id")] : own;
}
