import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { captchaAnswer, captchaId, countryDialingCode, mobileNum, verificationCode } from "../account-fields.ts";

/** The purpose of an SMS code. A code is valid for its purpose only. */
export const codePurpose = z
  .enum(["login", "register", "verification", "reset", "payment"])
  .describe("The purpose of the code; it is valid for nothing else.");

const base64url = z
  .string()
  .regex(/^[\w-]+$/)
  .meta({ examples: ["MDEyMzQ1Njc4OWFiY2RlZg"] });

export const captcha = endpoint({
  method: "GET",
  path: "/api/account/captcha",
  auth: "none",
  description:
    "A new captcha (account §3, §4, §7): `value` is a base64 PNG of 4 to 6 digits. It is valid for one attempt within five minutes, right or wrong, and replaces the previous one. With `captchaId` it is valid only for the call that sends the same id back; without one it belongs to the caller's address, as the specification's call has no parameter.",
  input: z.object({
    module: z.literal("CAPTCHA3").default("CAPTCHA3").describe("The module id (account §3)."),
    captchaId: z
      .string()
      .regex(/^[\w-]{16,64}$/)
      .optional()
      .describe(
        "An unguessable id that the site generates for this form, such as a UUID, so that visitors behind one address do not replace each other's captcha.",
      ),
  }),
  output: z.base64().describe('The PNG, base64, without a "data:" prefix.'),
  errors: [],
});

export const captchaTask = endpoint({
  method: "GET",
  path: "/api/account/captcha-task",
  auth: "none",
  description:
    "The same as captcha, for visitors who cannot see a picture; ours. The answer is a number that a phone finds by trying all of them in up to half a minute: of `digits` digits, leading zeros included, whose PBKDF2 (HMAC-SHA-256, `salt`, `iterations`, 32 bytes) is `hash`. It is sent as `captcha` like the digits of a picture, and replaces the picture of the same holder.",
  input: z.object({ captchaId: captcha.input.shape.captchaId }),
  output: z.object({
    salt: base64url.describe("16 random bytes, base64url."),
    iterations: z.int().min(1).max(100_000),
    digits: z.int().min(1).max(5).describe("How many digits the number has."),
    hash: base64url.describe("The derived bytes, base64url."),
  }),
  errors: [],
});

export const smsCode = endpoint({
  method: "POST",
  path: "/api/account/sms-code",
  auth: "none",
  neededOfForms: [[["mobileNum"], ["mobileNo"]]],
  description:
    'Send a code by SMS (account §3, §4, §7). The answer is the same whether or not the number belongs to an account. A new code replaces the one before. Where the header X-Forwarded-Host names a host of the merchant, the message ends with the line "@host #code", with which a phone fills in the code on that site (WebOTP). From the second code of a client within an hour on, each wants a captcha of its own: without the right one the answer is captcha.wrong, with `value.captcha` true, and nothing is sent. `purpose` is ours: the specification does not define how a platform distinguishes its codes. Without it the code is for a reset, as in the specification.',
  input: z.object({
    mobileNum: mobileNum.optional(),
    mobileNo: mobileNum.optional().describe("Another name of `mobileNum`; one of the two is required (account §3)."),
    countryDialingCode,
    module: z.literal("VERIFICATION3").default("VERIFICATION3"),
    purpose: codePurpose.default("reset"),
    captcha: captchaAnswer,
    captchaId,
  }),
  output: z.object({
    expiredMinutes: z
      .number()
      .positive()
      .describe("Minutes for which the code is valid; the next one may be requested afterwards (account §4)."),
  }),
  errors: ["field.invalid", "captcha.wrong"],
});

export const verification = endpoint({
  method: "GET",
  path: "/api/account/verification",
  auth: "none",
  description:
    "Check an SMS code without consuming it (account §7 names the call only). A wrong guess counts as an attempt at the code.",
  input: z.object({ mobileNum, countryDialingCode, verificationCode, purpose: codePurpose }),
  output: z.object({ success: z.literal(true) }),
  errors: ["code.wrong", "code.expired", "code.spent", "field.invalid"],
});
