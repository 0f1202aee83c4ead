import { z } from "zod";
import { memberType } from "./entities.ts";

/** What a session's opening answers (account §3). */
export const openedSession = z.object({
  token: z.string().describe("Opaque, random; the platform stores only its hash."),
  userName: z.string(),
  customerType: memberType,
  firstTimeLogin: z.boolean(),
  oldPasswordNeeded: z
    .boolean()
    .optional()
    .describe(
      "False: this session may change the password without the old one, because the account has none or it was signed in with a temporary one. Left out counts as true.",
    ),
  trial: z.int().min(0).max(1).describe("Nonzero for a trial account (account §2.5)."),
});

/**
 * Something that a person types. What it must look like is for the platform's rules to say: the answer then names the
 * field.
 */
export const typed = z.string().max(512);
export const mobileNum = z
  .string()
  .min(1)
  .max(32)
  .describe("Mobile number as it was typed, with or without its leading zero.");
export const countryDialingCode = z
  .string()
  .regex(/^\+?\d{1,4}$/)
  .optional()
  .describe('Dialling code such as "63" or "+63"; absent: the merchant\'s country.');
export const verificationCode = z.string().min(1).max(10).describe("The code of an SMS (account §5).");
/** An id token of the phone-auth provider, as it came (a JWT). */
export const idToken = z.string().min(1).max(8192);
export const captchaAnswer = z.string().max(6).optional().describe("What the captcha shows.");
export const captchaId = z.string().max(64).optional().describe("The id that the captcha was asked for with.");
/** A name for one request: sending it again does not do it again. */
export const idempotencyKey = z
  .string()
  .regex(/^[\w-]{16,64}$/)
  .optional()
  .describe(
    "A name for this request that nobody can guess, such as a UUID. Sent again within a day, after an answer that was lost, the request is not carried out again.",
  );
