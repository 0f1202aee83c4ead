import { z } from "zod";
import { choices, every, initially, line } from "./field-keys.ts";
import { typedFieldKinds } from "./typed-fields.ts";
import { action } from "./vocabulary/action.ts";
import { condition } from "./vocabulary/condition.ts";
import { iconName } from "./vocabulary/icon.ts";
import { formPhrase } from "./vocabulary/phrase.ts";
import { fieldPresetId, idPattern, idWords, textKey, type LiveryMeta } from "./vocabulary/reference.ts";

const autocomplete = z
  .enum(["username", "username webauthn", "current-password", "new-password", "one-time-code", "email", "tel", "off"])
  .optional()
  .describe(
    "The autocomplete token for the browser's password manager. `username webauthn`: passkeys are suggested there, too, where the screen has a passkey-sign-in.",
  );
const country = z.string().regex(/^[A-Z]{2}$/, 'Write two capital letters, for example "PH".');
const parameter = z.string().regex(idPattern, idWords);
const constants = z.record(z.string(), z.union([z.string(), z.number()])).optional();
const fromAddress = z
  .string()
  .regex(idPattern, idWords)
  .optional()
  .describe('The parameter of the page\'s address whose value the field has initially, for example "affiliateCode".');
const call = (answers: NonNullable<LiveryMeta["answers"]>, description: string) =>
  z.string().meta({ livery: { reference: "call", answers } satisfies LiveryMeta, description });
const draw = z
  .strictObject({
    call: call(
      "text",
      "The call of the gateway contract that draws a picture; its answer is the picture, base64 PNG (account §3).",
    ),
    with: constants.describe("Parameters of that call."),
    id: parameter
      .optional()
      .describe(
        'The parameter, of that call and of the one that takes the digits, for an id that the page generates, so that visitors behind one address do not replace each other\'s picture. For example "captchaId".',
      ),
  })
  .extend({
    compute: call(
      ["salt", "iterations", "digits", "hash"],
      "The call of the gateway contract that gives a task instead, for visitors who cannot see a picture: their phone finds the digits.",
    ).optional(),
  })
  .describe("The source of the picture. Each failed attempt loads a new one, and so does a tap on it (account §4).");

/** The kinds of field by their name. */
export const fieldKinds = {
  text: z
    .strictObject({
      kind: z.literal("text"),
      ...line,
      autocomplete,
      initial: initially(z.string(), "The initial value."),
    })
    .describe("A line of text."),
  account: z
    .strictObject({
      kind: z.literal("account"),
      label: formPhrase,
      icon: iconName.optional(),
      when: condition.optional(),
    })
    .describe("The signed-in member; read-only and not sent (account §2.8)."),
  password: z
    .strictObject({
      kind: z.literal("password"),
      ...line,
      autocomplete,
      strength: z.boolean().optional().describe("Whether the strength of the password is shown while it is typed."),
      known: z
        .boolean()
        .optional()
        .describe(
          "True for the old password: the field is hidden while this page still knows the password typed at sign-in, which is sent instead (account §2.8).",
        ),
    })
    .describe("A password, with an eye that shows and hides it (account §2.5)."),
  checkbox: z
    .strictObject({
      kind: z.literal("checkbox"),
      ...every,
      initial: initially(z.boolean(), "Whether it is initially checked."),
      opens: z
        .strictObject({ label: textKey, do: action })
        .optional()
        .describe("A link after the label: to what is agreed to."),
      gate: z
        .boolean()
        .optional()
        .describe("True if the form's button is enabled only while it is checked (account §5)."),
      remembers: z
        .boolean()
        .optional()
        .describe(
          "True when this phone remembers the login if it is ticked: what the form sends as `username` and `password` (account §3).",
        ),
      signsIn: z
        .boolean()
        .optional()
        .describe(
          "True when this phone signs in by itself if it is ticked, with that login, whenever the site is opened, until the member signs out (account §3). The form needs a password: a code is valid once.",
        ),
    })
    .describe("A checkbox. It is sent only if `sends` names a parameter."),
  "invitation-code": z
    .strictObject({
      kind: z.literal("invitation-code"),
      ...line,
      fromAddress,
      verify: z
        .strictObject({
          call: call(
            ["success"],
            "The call of the gateway contract that says whether a code is good; its answer has `success`.",
          ),
          code: parameter.describe('The parameter of that call which gets the code, for example "code" (account §3).'),
          with: constants.describe("Further parameters of that call."),
          host: parameter
            .optional()
            .describe(
              'The parameter of that call, and of the form\'s, that gets the host name of the site, for example "domain" (account §3).',
            ),
          refused: textKey.describe("The text for an invalid code."),
        })
        .describe("A code is checked before the form is sent (account §4, §5)."),
    })
    .describe(
      "The inviter's code. The one in the page's address is checked in advance: while it is valid the field is hidden, and the code is sent (account §2.6).",
    ),
  select: z
    .strictObject({
      kind: z.literal("select"),
      ...every,
      placeholder: formPhrase.optional(),
      icon: iconName.optional(),
      choices,
      initial: initially(z.string(), "The initial choice, by its id."),
    })
    .describe("One of several choices, in the phone's own list."),
  phone: z
    .strictObject({
      kind: z.literal("phone"),
      ...line,
      country: country
        .optional()
        .describe(
          "The initial country, an ISO 3166-1 code; the brand's market when absent. The rule of the field is about numbers of this country.",
        ),
      countries: z
        .array(country)
        .min(1)
        .optional()
        .describe("The countries to pick from, in order; all when absent. With only one there is no picker."),
      dialingCode: parameter
        .optional()
        .describe(
          'The parameter of the calls that gets the country\'s dialling code, for example "countryDialingCode"; the number then travels without it. Without this the number travels in its international form.',
        ),
    })
    .describe("A mobile number with a picker of the country dialling code (account §2.5, §2.6)."),
  "sms-code": z
    .strictObject({
      kind: z.literal("sms-code"),
      ...line,
      phone: z.string().describe("The id of the phone field of this form to which the code is sent."),
      send: z
        .strictObject({
          call: call(
            ["expiredMinutes"],
            "The call of the gateway contract that sends a code. Its answer may say `expiredMinutes`; 1 when absent (account §9).",
          ),
          number: parameter.describe(
            'The parameter of that call which gets the number, for example "mobileNum" (account §3).',
          ),
          with: constants.describe("Further parameters of that call, for example the code's purpose."),
          label: textKey.describe("The text of the button."),
          busy: textKey.describe("The text shown while the code is being sent, at most 10 s (account §8, §9)."),
          sent: textKey.describe("The text shown for 1.5 s after it was sent (account §8)."),
          captcha: z
            .strictObject({
              ...line,
              parameter: parameter.describe('The parameter of that call which gets the digits, for example "captcha".'),
              draw,
            })
            .omit({ required: true, when: true, sends: true, fixed: true })
            .optional()
            .describe(
              "The captcha that is shown above the code once the platform requires one to send it. Without it such a refusal is only an error.",
            ),
        })
        .describe("The button that sends a code: ready, sending, a countdown in seconds, ready again (account §4)."),
    })
    .describe("A code sent by SMS. It can be typed once a code has been sent (account §4)."),
  captcha: z
    .strictObject({
      kind: z.literal("captcha"),
      ...line,
      draw,
      shown: z
        .enum(["always", "after-asked"])
        .default("after-asked")
        .describe(
          "When it is shown: always, or after the first failure for which the platform requires it (account §4).",
        ),
    })
    .describe(
      "The digits in a picture, at most 6 (account §5). It must be filled in if it is shown, regardless of `required`.",
    ),
  ...typedFieldKinds,
} as const;

/** In the compiled brand it is gone: the field is then complete by itself. */
const use = fieldPresetId
  .optional()
  .describe(
    "The preset in `fields` that this field is made from. The other keys say what differs here; null removes one.",
  );

export const field = z
  .discriminatedUnion(
    "kind",
    Object.values(fieldKinds).map((kind) => kind.extend({ use }).describe(kind.description ?? "")) as unknown as [
      typeof fieldKinds.text,
    ],
  )
  .meta({
    id: "field",
    description: "A field of a form: `kind` selects its type, the other keys belong to that type.",
  }) as unknown as z.ZodType<Field>;
export type Field = { [K in keyof typeof fieldKinds]: z.infer<(typeof fieldKinds)[K]> }[keyof typeof fieldKinds];
/** A field that holds one value. */
export type ValueField = Exclude<Field, { kind: "account" | "output" | "review" | "described" }>;
export type FieldOf<K extends Field["kind"]> = Extract<Field, { kind: K }>;
