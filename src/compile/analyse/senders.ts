import type { Field } from "#descriptor/field.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { metaOf, type Meaning } from "#gateway/field-meta.ts";
import type { AsFarAsRead } from "../layer/draft.ts";
import type { ParameterType } from "./parameter-type.ts";

type Kind = Field["kind"];

/** Kinds that send text; others that are more than text can be sent as text, too. */
const textual: readonly Kind[] = [
  "text",
  "password",
  "textarea",
  "pin",
  "select",
  "choice",
  "phone",
  "sms-code",
  "invitation-code",
  "captcha",
  "amount",
  "date",
  "period",
];

/** The kinds that send values of a type, and the type in words. A type without kinds cannot be typed. */
export const senders: Readonly<Record<ParameterType, { words: string; kinds: readonly Kind[] }>> = {
  text: { words: "text", kinds: textual },
  html: { words: "text", kinds: textual },
  picture: { words: "the address of a picture", kinds: ["text"] },
  money: { words: "money", kinds: ["amount"] },
  rate: { words: "a rate", kinds: ["text"] },
  integer: { words: "a number", kinds: ["number", "choice"] },
  instant: { words: "a time", kinds: [] },
  date: { words: "a day", kinds: ["date", "period"] },
  enumeration: { words: "one of several values", kinds: ["select", "choice"] },
  boolean: { words: "yes or no", kinds: ["checkbox", "switch"] },
  described: { words: "what the platform describes", kinds: ["described"] },
  files: { words: "pictures", kinds: ["images"] },
  nested: { words: "an object or a list", kinds: [] },
};

/** Whether what a field sends can be of a type. A choice sends a number only where a call lists numbers. */
export function canSend(field: AsFarAsRead<Field>, type: ParameterType): boolean {
  const isWritten = field.kind === "choice" && field.choices !== undefined;
  const isOfType = field.kind === undefined || senders[type].kinds.includes(field.kind);
  return isOfType && !(type === "integer" && isWritten);
}

/** The kinds that are made for what no text stands for, that in words, and what any other kind lacks. */
export const madeFor: Readonly<Record<Meaning, { words: string; kinds: readonly Kind[]; lacks: string }>> = {
  password: { words: "a password", kinds: ["password", "pin"], lacks: "others could read it from the screen" },
  code: { words: "the code of an SMS", kinds: ["sms-code"], lacks: "it has no button that sends one" },
  captcha: { words: "the code in a captcha", kinds: ["captcha"], lacks: "it shows no picture" },
};

/** Whether a kind of field is made for what a parameter means. */
export function isMadeFor(kind: Kind, parameter: Endpoint["output"]): boolean {
  const { means } = metaOf(parameter);
  return means === undefined || madeFor[means].kinds.includes(kind);
}
