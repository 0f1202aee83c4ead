import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { countryDialingCode, mobileNum, verificationCode } from "../account-fields.ts";

/** What an SMS code is for. A code opens nothing else. */
export const codePurpose = z
  .enum(["login", "register", "verification", "reset"])
  .describe("What the code is for; it is good for nothing else.");

export const captcha = endpoint({
  method: "GET",
  path: "/api/account/captcha",
  auth: "none",
  description:
    "A new captcha (account §3, §4, §7): `value` is a base64 PNG of 4 to 6 digits. It is good for one try within five minutes, right or wrong, and replaces the one before. With `captchaId` it answers only for the call that sends the same id back; without one it belongs to the caller's address, as the specification's call has no parameter.",
  input: z.object({
    captchaId: z
      .string()
      .regex(/^[\w-]{16,64}$/)
      .optional()
      .describe(
        "An unguessable id that the site makes up for this form, such as a UUID: people behind one address then do not replace each other's captcha.",
      ),
  }),
  output: z.base64().describe('The PNG, base64, without a "data:" prefix.'),
  errors: [],
});

export const smsCode = endpoint({
  method: "POST",
  path: "/api/account/sms-code",
  auth: "none",
  description:
    'Send a code by SMS (account §3, §4, §7). The answer is the same whether the number belongs to an account. A new code replaces the one before. Where the header X-Forwarded-Host names a host of the merchant, the message ends with the line "@host #code", by which a phone fills the code in on that site (WebOTP). `purpose` is ours: the specification does not say how a platform tells its codes apart.',
  input: z.object({
    mobileNum: mobileNum.optional(),
    mobileNo: mobileNum.optional().describe("Another name of `mobileNum`; one of the two is needed (account §3)."),
    countryDialingCode,
    module: z.literal("VERIFICATION3").default("VERIFICATION3"),
    purpose: codePurpose,
  }),
  output: z.object({
    expiredMinutes: z
      .number()
      .positive()
      .describe("Minutes the code is good for; the next one may be asked for afterwards (account §4)."),
  }),
  errors: ["field.invalid"],
});

export const verification = endpoint({
  method: "GET",
  path: "/api/account/verification",
  auth: "none",
  description:
    "Whether an SMS code is right, without using it up (account §7 names the call only). A wrong guess counts as a try of the code.",
  input: z.object({ mobileNum, countryDialingCode, verificationCode, purpose: codePurpose }),
  output: z.object({ success: z.literal(true) }),
  errors: ["code.wrong", "code.expired", "code.spent", "field.invalid"],
});
