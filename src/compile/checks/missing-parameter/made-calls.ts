import type { Field } from "#descriptor/field.ts";
import type { Form } from "#descriptor/form.ts";
import type { Written } from "../../analyse/call-ways.ts";
import type { AsFarAsRead } from "../../layer/draft.ts";

/** A call that a form makes besides its own: for one of its fields, or after its own. */
export interface MadeCall {
  name: string;
  /** The parameters that it gets. */
  sent: ReadonlySet<string>;
  /** The values that are written for some of them. */
  written: Written;
  /** Steps from the form to the part that names the call. */
  steps: readonly string[];
  /** What makes it, as the beginning of a sentence. */
  maker: string;
  /** The keys of that part that give parameters. */
  givers: readonly string[];
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
    const { call, number, with: given = {}, captcha } = field.send;
    const phone = fields[field.phone ?? ""];
    const dialingCode = phone?.kind === "phone" ? phone.dialingCode : undefined;
    return [
      {
        name: call,
        sent: named(number, captcha?.parameter, captcha?.draw?.id, dialingCode, ...Object.keys(given)),
        written: given,
        steps: ["fields", id, "send"],
        maker,
        givers: ["number", "with", "captcha"],
      },
    ];
  }
  if (field?.kind === "invitation-code" && field.verify?.call !== undefined) {
    const { call, code, host, with: given = {} } = field.verify;
    const sent = named(code, host, ...Object.keys(given));
    const steps = ["fields", id, "verify"];
    return [{ name: call, sent, written: given, steps, maker, givers: ["code", "with", "host"] }];
  }
  return [];
}

function after(form: string, { submit }: DraftForm): MadeCall[] {
  const { call, with: given = {}, fields = {} } = submit?.then ?? {};
  if (call === undefined) return [];
  const sent = named(...Object.keys(given), ...Object.keys(fields));
  const maker = `What follows the form "${form}"`;
  return [{ name: call, sent, written: given, steps: ["submit", "then"], maker, givers: ["with", "fields"] }];
}

function named(...names: readonly (string | undefined)[]): ReadonlySet<string> {
  return new Set(names.filter((name) => name !== undefined));
}
