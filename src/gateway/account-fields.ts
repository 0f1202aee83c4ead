import { z } from "zod";
import { memberType } from "./member-entities.ts";
import { fieldMeta } from "./field-meta.ts";
import { languageCodes } from "./languages.ts";

/** The answer of every call that opens a session (account §3). */
export const openedSession = z.object({
  token: z.string().describe("Opaque, random; the platform stores only its hash."),
  userName: z.string(),
  customerType: memberType,
  firstTimeLogin: z.boolean(),
  oldPasswordNeeded: z
    .boolean()
    .optional()
    .describe(
      "False: this session may change the password without the old one, because the account has none or because it was opened with a temporary one. Absent counts as true.",
    ),
  temporaryPassword: z
    .boolean()
    .optional()
    .describe(
      "True: a temporary password opened this session, and the site leads to where a new one is chosen (account §2.7).",
    ),
  toUpline: z
    .boolean()
    .optional()
    .describe(
      "Whether the member has an upline, as in member info; it decides who may open the transfer to it (games §6). Absent counts as true.",
    ),
  language: z
    .enum(languageCodes)
    .optional()
    .describe(
      "The member's favourite language: the site changes to it where the visitor has not chosen one on this phone. Absent: none.",
    ),
  trial: z.int().min(0).max(1).describe("Nonzero for a trial account (account §2.5)."),
});

/** A typed value. The platform's rules decide its format; an error names the field. */
export const typed = z.string().max(512);
/** A password, old or new. */
export const password = typed.describe("A password.").register(fieldMeta, { means: "password" });
export const mobileNum = z
  .string()
  .min(1)
  .max(32)
  .describe("Mobile number as typed, with or without its leading zero.")
  .register(fieldMeta, { typed: { words: "a mobile number", digits: { least: 4, most: 15 } } });
export const email = typed
  .describe("An e-mail address.")
  .register(fieldMeta, { typed: { words: "an e-mail address", pattern: "[^@\\s]+@[^@\\s]+" } });
export const countryDialingCode = z
  .string()
  .regex(/^\+?\d{1,4}$/)
  .optional()
  .describe('Dialling code such as "63" or "+63"; absent: the merchant\'s country.');
export const verificationCode = z
  .string()
  .min(1)
  .max(10)
  .describe("The code of an SMS, 4 to 10 digits (account §5).")
  .register(fieldMeta, { means: "code", typed: { words: "the code of an SMS", digits: { least: 4, most: 10 } } });
/** An id token of the phone-auth provider, unchanged (a JWT). */
export const idToken = z.string().min(1).max(8192);
export const captchaAnswer = z
  .string()
  .max(6)
  .optional()
  .describe("The digits in the captcha's picture, 4 to 6.")
  .register(fieldMeta, { means: "captcha", typed: { words: "the code in a captcha", digits: { least: 4, most: 6 } } });
export const captchaId = z.string().max(64).optional().describe("The id that the captcha was requested with.");
/** An idempotency key: a request that is sent again has no second effect. */
export const idempotencyKey = z
  .string()
  .regex(/^[\w-]{16,64}$/)
  .optional()
  .describe(
    "Idempotency key: an unguessable value such as a UUID. A request with the same key within a day, after a lost answer, has no second effect.",
  );
