import { z } from "zod";
import { password } from "./account-fields.ts";
import { fieldMeta, identifying } from "./field-meta.ts";
import { day } from "./values.ts";

/** What a member types to withdraw and to change where withdrawals go. */
export const paymentPassword = password.describe("The payment password: six digits.");

/** How well an account is protected (games §7: security config). The specification does not show its shape. */
export const securityState = z.object({
  score: z.int().min(0).max(100).describe("How much of what protects an account is there, in percent."),
  level: z
    .enum(["low", "medium", "high"])
    .describe("low: less than half of it. medium: more. high: all of it but one thing, or all.")
    .register(fieldMeta, { tones: { low: "bad", medium: "waiting", high: "good" } }),
  password: z.boolean().describe("Whether there is a password to sign in with."),
  paymentPassword: z.boolean().describe("Whether there is a payment password (games §7: has-withdrawal-password)."),
  mobile: z
    .string()
    .nullable()
    .describe("The mobile number, of which only the last three digits are shown; null: none."),
  mobileProved: z.boolean().describe("Whether the member has proved to have that number."),
  email: z.string().nullable().describe("The e-mail address, masked; null: none."),
  emailProved: z.boolean().describe("Whether the member has proved to have that address."),
  payeeName: z.string().nullable().describe("In whose name accounts for withdrawals are, masked; null: not set yet."),
  cards: z.int().min(0).describe("How many accounts for withdrawals there are."),
  passkeys: z.int().min(0).describe("How many passkeys there are."),
  question: z.string().nullable().describe("The security question, in the language of the call; null: none."),
});
export type SecurityState = z.infer<typeof securityState>;

/** A question that only the member can answer (games §7: security questions). The specification shows no shape. */
export const securityQuestion = z.object({
  id: z.string().min(1).max(40).describe("Names the question."),
  text: z.string().min(1).max(120).describe("The question, in the language of the call."),
});

/** A language in which the platform writes to its members. */
export const spokenLanguage = z.object({
  code: identifying(z.string().describe("Its code, as calls send it in `language`.")),
  name: z.string().describe("What it is called in itself."),
});

/** What a member has said about themselves (games §7: personal info). The specification does not show its shape. */
export const personalInfo = z.object({
  nickname: z.string().max(60).describe("Empty: none."),
  birthday: day.nullable().describe("Day of birth; null: not said. It is set once."),
  payeeName: z.string().nullable().describe("In whose name accounts for withdrawals are, masked; null: not set yet."),
  language: z
    .string()
    .nullable()
    .describe("Code of the language in which they want to be addressed; null: not chosen."),
  languageName: z.string().nullable().describe("What that language is called in itself; null: not chosen."),
});
