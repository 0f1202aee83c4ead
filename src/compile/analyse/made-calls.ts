import type { Field } from "#descriptor/field.ts";
import type { Form } from "#descriptor/form.ts";

import type { AsFarAsRead } from "../layer/draft.ts";
import type { Written } from "./call-ways.ts";

/** A call that a form makes besides its own: for one of its fields, or after its own. */
export interface MadeCall {
  name: string;
  /** The parameters that it gets. */
  sent: ReadonlySet<string>;
  /** The steps to what names each of them, from that part; a parameter that is named twice is there twice. */
  given: readonly Given[];
  /** The values that are written for some of them. */
  written: Written;
  /** Steps from the form to the part that names the call. */
  steps: readonly string[];
  /** What makes it, as the beginning of a sentence. */
  maker: string;
  /** The keys of that part that give parameters. */
  givers: readonly string[];
}

/** A parameter, and what names it. */
interface Given {
  name: string;
  steps: readonly string[];
  at: "key" | "value";
}

type DraftForm = AsFarAsRead<Form>;
type DraftField = AsFarAsRead<Field>;

/** The calls that a form makes besides its own. */
export function madeCalls(id: string, form: DraftForm): MadeCall[] {
  return [
    ...Object.entries(form.fields ?? {}).flatMap(([name, field]) => madeFor(id, name, field, form)),
    ...after(id, form),
  ];
}

function madeFor(form: string, id: string, field: DraftField | undefined, { fields = {} }: DraftForm): MadeCall[] {
  const maker = `The field "${id}" of the form "${form}"`;
  if (field?.kind === "sms-code" && field.send?.call !== undefined) {
    const { call, number, with: written = {}, captcha } = field.send;
    const phone = fields[field.phone ?? ""];
    const dialingCode = phone?.kind === "phone" ? phone.dialingCode : undefined;
    const given = [
      ...named(number, "number"),
      ...named(captcha?.parameter, "captcha", "parameter"),
      ...named(captcha?.draw?.id, "captcha", "draw", "id"),
      ...keysOf(written, "with"),
    ];
    const sent = new Set([...given.map(({ name }) => name), ...(dialingCode === undefined ? [] : [dialingCode])]);
    const steps = ["fields", id, "send"];
    return [{ name: call, sent, given, written, steps, maker, givers: ["number", "with", "captcha"] }];
  }
  if (field?.kind === "invitation-code" && field.verify?.call !== undefined) {
    const { call, code, host, with: written = {} } = field.verify;
    const given = [...named(code, "code"), ...named(host, "host"), ...keysOf(written, "with")];
    const steps = ["fields", id, "verify"];
    return [{ name: call, sent: namesOf(given), given, written, steps, maker, givers: ["code", "with", "host"] }];
  }
  return [];
}

function after(form: string, { submit }: DraftForm): MadeCall[] {
  const { call, with: written = {}, fields = {} } = submit?.then ?? {};
  if (call === undefined) return [];
  const given = [...keysOf(fields, "fields"), ...keysOf(written, "with")];
  const maker = `What follows the form "${form}"`;
  const steps = ["submit", "then"];
  return [{ name: call, sent: namesOf(given), given, written, steps, maker, givers: ["with", "fields"] }];
}

function named(name: string | undefined, ...steps: readonly string[]): Given[] {
  return name === undefined ? [] : [{ name, steps, at: "value" }];
}

function keysOf(values: object, part: string): Given[] {
  return Object.keys(values).map((name) => ({ name, steps: [part, name], at: "key" }));
}

function namesOf(given: readonly Given[]): ReadonlySet<string> {
  return new Set(given.map(({ name }) => name));
}
