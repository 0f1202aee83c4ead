import type { Field } from "#descriptor/field.ts";

/** Kinds of field whose values nothing else in the form gets, and why. */
export const unread: Readonly<Partial<Record<Field["kind"], string>>> = {
  account: "it is not sent",
  output: "nothing is typed in it",
  review: "nothing is typed in it",
  password: "it is a secret",
  pin: "it is a secret",
  captcha: "it is valid once",
  "sms-code": "it is valid once",
  "invitation-code": "the platform checks it first",
  period: "it sends two days",
  described: "it has several values, which the platform names",
};

/** Kinds of field that a review does not show, and why. Of what the platform describes, and of two days, it shows each. */
const { described: _described, period: _period, ...others } = unread;
export const unreviewed: typeof unread = others;
