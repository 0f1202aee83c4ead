import { z } from "zod";
import {
  captchaAnswer,
  captchaId,
  countryDialingCode,
  email,
  idempotencyKey,
  idToken,
  mobileNum,
  openedSession,
  password,
  typed,
  verificationCode,
} from "../account-fields.ts";
import { endpoint } from "../endpoint.ts";
import { language } from "../values.ts";

const fieldRule = z
  .object({
    pattern: z.string().max(500).optional().describe("A regular expression for the whole value."),
    minLength: z.int().min(0).optional(),
    maxLength: z.int().min(1).optional(),
    numeric: z.boolean().optional(),
    equals: z.string().optional().describe("The field that must have the same value."),
    uncommon: z
      .boolean()
      .optional()
      .describe(
        "For a new password: the 3000 most common ones of at least eight characters and one character repeated are refused with password.common. A platform may refuse more.",
      ),
    message: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe(
        "What to tell a visitor whose value breaks the rule, in the language asked for; absent: the site's texts.",
      ),
  })
  .describe("The rule for a filled field. An optional empty field is skipped (account §5).");

export const registerSettings = endpoint({
  method: "GET",
  path: "/api/account/register-settings",
  auth: "none",
  cacheSeconds: 60,
  description:
    "Registration configuration: enabled and required for each field, and the flags of the area (account §3, §7). The rules for the fields' values are those of fieldRules.",
  input: z.object({ module: z.literal("REG3").default("REG3").describe("The module id (account §3).") }),
  output: z.object({
    fields: z.record(z.string(), z.object({ enabled: z.boolean(), required: z.boolean() })),
    flags: z.object({
      USERNAMEREG3: z.boolean(),
      MOBILENUMREG3: z.boolean(),
      REGMOBVERF3: z.boolean(),
      MOBILENUMPASSREG3: z.boolean(),
    }),
    captcha: z.boolean().describe("Whether a registration needs a captcha."),
  }),
  errors: [],
});

export const fieldRules = endpoint({
  method: "GET",
  path: "/api/account/field-rules",
  auth: "none",
  cacheSeconds: 60,
  description:
    "The rules that the platform itself will apply, by the name of the rule set: loginUsername, loginPassword and loginMobileNum for signing in, verificationCode and captcha wherever one is typed, the others for the field of that name (account §5). They override the brand's own; where a name is absent the brand's rule applies. The specification shows no call for them; ours is a neighbour of register-settings.",
  input: z.object({ language: language.optional().describe("The language of the messages.") }),
  output: z.record(z.string(), fieldRule),
  errors: [],
});

const optional = typed.optional();
const host = z.string().max(253).optional();

export const register = endpoint({
  method: "PUT",
  path: "/api/account/register",
  auth: "none",
  encrypted: true,
  session: "opens",
  password: { input: "password" },
  repeats: { confirmPassword: "password" },
  typedAgain: {
    username: { call: "login", parameter: "username" },
    password: { call: "login", parameter: "password" },
  },
  takesCode: { parameter: "verificationCode", purpose: "register" },
  neededOfForms: ["password", "agree", [["username"], ["mobileNum", "verificationCode"]]],
  description:
    'Register a member and sign in (account §2.6, §3, §4, §7). With a `username` it is a registration by name, without one by mobile number: that needs `mobileNum` and its code of purpose "register", and the platform generates a name. A code, or the provider\'s token, proves the number and takes it over from an account that never proved it. Fields that register-settings does not enable are ignored. The answer is not shown in the specification; ours is that of login. Failures about a field name it in `value.field`. affiliate.own: a member has opened their own invitation, as `signedInAs` or the proved number says.',
  input: z.object({
    username: optional,
    password: password.optional(),
    confirmPassword: password.optional(),
    paymentPassword: password.optional(),
    mobileNum: mobileNum.optional(),
    countryDialingCode,
    verificationCode: verificationCode.optional(),
    nickname: optional,
    payeeName: optional,
    email: email.optional(),
    idNumber: optional,
    qqNum: optional,
    facebook: optional,
    wechat: optional,
    line: optional,
    whatsapp: optional,
    zalo: optional,
    recommenderId: optional.describe("Name or id of the recommending member."),
    affiliateCode: optional,
    signedInAs: optional.describe(
      "The name of the member who is signed in where the registration is filled in: nobody comes by their own invitation. Ours; not in the specification's payload.",
    ),
    captcha: captchaAnswer,
    captchaId,
    agree: z
      .boolean()
      .optional()
      .describe("False is refused; absent counts as agreed, as the specification's payload does not carry it."),
    type: z.union([z.literal(0), z.literal("0")]).default(0),
    registerMethod: z.enum(["APP", "H5", "WEBCLIP", "PWA"]).describe("How the site runs."),
    registerUrl: host.describe("Host name of the site."),
    domain: host.describe("Domain that the affiliate code is checked for; absent: registerUrl."),
    firebaseChannel: z.literal("sms").optional(),
    firebaseIdToken: idToken
      .optional()
      .describe(
        "Proof of the number by the phone-auth provider, single-use, in place of the code; a proof of another number is identity.wrong.",
      ),
    idempotencyKey,
  }),
  idempotencyKey: "idempotencyKey",
  output: openedSession,
  errors: [
    "field.invalid",
    "password.common",
    "name.taken",
    "number.taken",
    "code.wrong",
    "code.expired",
    "code.spent",
    "captcha.wrong",
    "affiliate.invalid",
    "affiliate.own",
    "recommender.invalid",
    "method.closed",
    "encryption.invalid",
    "identity.wrong",
  ],
});

export const affiliateCheck = endpoint({
  method: "GET",
  path: "/api/account/affiliate-check",
  auth: "none",
  description: "Whether an affiliate code is valid on a domain (account §3, §5, §7).",
  input: z.object({ code: z.string().min(1).max(64), domain: host }),
  output: z.object({ success: z.boolean() }),
  errors: [],
});
