import { z } from "zod";
import { countryDialingCode, email, mobileNum, verificationCode } from "../account-fields.ts";
import { endpoint } from "../endpoint.ts";
import {
  paymentPassword,
  personalInfo as info,
  securityQuestion,
  securityState as state,
  spokenLanguage,
} from "../security.ts";
import { language } from "../values.ts";

const sessionErrors = ["session.missing", "session.expired"] as const;
const realErrors = [...sessionErrors, "trial.rejected"] as const;
const codeErrors = ["code.wrong", "code.expired", "code.spent"] as const;
const stateChanges = ["securityState", "withdrawalRules"] as const;
const changed = z.object({ changed: z.literal(true) });
const repeated = { confirmPaymentPassword: "paymentPassword" } as const;
const confirmPaymentPassword = paymentPassword.describe("The same again.");

export const securityState = endpoint({
  method: "GET",
  path: "/api/security",
  auth: "session",
  description:
    "How well the member's account is protected (games §7: security config, has-withdrawal-password). The specification shows no shape.",
  input: z.object({ language }),
  output: state,
  errors: sessionErrors,
});

export const setPaymentPassword = endpoint({
  method: "POST",
  path: "/api/security/payment-password",
  auth: "session",
  encrypted: true,
  idempotent: true,
  changes: stateChanges,
  repeats: repeated,
  description:
    "Set the first payment password (games §7: funds password). paymentPassword.set: there is one already, which changePaymentPassword changes. The specification shows no shape.",
  input: z.object({ paymentPassword, confirmPaymentPassword }),
  output: changed,
  errors: [...realErrors, "paymentPassword.set", "field.invalid", "encryption.invalid"],
});

export const changePaymentPassword = endpoint({
  method: "PUT",
  path: "/api/security/payment-password",
  auth: "session",
  encrypted: true,
  repeats: repeated,
  description:
    "Change the payment password (games §7: funds password). After five wrong ones within an hour the answer is rate.limited, also to a right one. The specification shows no shape.",
  input: z.object({
    oldPaymentPassword: paymentPassword.describe("The one until now."),
    paymentPassword,
    confirmPaymentPassword,
  }),
  output: changed,
  errors: [
    ...realErrors,
    "paymentPassword.missing",
    "paymentPassword.wrong",
    "modify.new.old.same",
    "field.invalid",
    "encryption.invalid",
  ],
});

export const resetPaymentPassword = endpoint({
  method: "POST",
  path: "/api/security/payment-password/reset",
  auth: "session",
  encrypted: true,
  changes: stateChanges,
  repeats: repeated,
  takesCode: { parameter: "verificationCode", purpose: "payment" },
  description:
    'Set another payment password with a code of purpose "payment" to the number that the member has proved (games §7: funds password reset). Withdrawals are reviewed for a day afterwards. The specification shows no shape.',
  input: z.object({ mobileNum, countryDialingCode, verificationCode, paymentPassword, confirmPaymentPassword }),
  output: changed,
  errors: [...realErrors, ...codeErrors, "field.invalid", "encryption.invalid"],
});

export const bindMobile = endpoint({
  method: "POST",
  path: "/api/security/mobile",
  auth: "session",
  changes: stateChanges,
  takesCode: { parameter: "verificationCode", purpose: "verification" },
  description:
    'Prove a mobile number with a code of purpose "verification", so that it is the member\'s (games §7: the security family). number.taken: another account has proved it. The specification does not show the call.',
  input: z.object({ mobileNum, countryDialingCode, verificationCode }),
  output: changed,
  errors: [...realErrors, ...codeErrors, "number.taken", "field.invalid"],
});

export const emailCode = endpoint({
  method: "POST",
  path: "/api/security/email-code",
  auth: "session",
  description:
    "Send a code to an e-mail address, with which bindEmail proves it (games §7: email bind). A new code replaces the one before, also that of another address. The specification shows no shape.",
  input: z.object({ email }),
  output: z.object({ sent: z.literal(true) }),
  errors: [...realErrors, "field.invalid"],
});

export const bindEmail = endpoint({
  method: "POST",
  path: "/api/security/email",
  auth: "session",
  changes: ["securityState"],
  description:
    "Prove the address to which emailCode has sent a code: it is the member's (games §7: email bind). The specification shows no shape.",
  input: z.object({
    verificationCode: z.string().min(1).max(10).describe("The code of the mail, six digits."),
  }),
  output: changed,
  errors: [...realErrors, ...codeErrors],
});

export const securityQuestions = endpoint({
  method: "GET",
  path: "/api/security/questions",
  auth: "session",
  description: "The questions to choose from (games §7: security questions). The specification shows no shape.",
  input: z.object({ language }),
  output: z.array(securityQuestion),
  errors: sessionErrors,
});

export const setSecurityQuestion = endpoint({
  method: "POST",
  path: "/api/security/question",
  auth: "session",
  encrypted: true,
  idempotent: true,
  changes: ["securityState"],
  description:
    "Choose a question and its answer, which customer service uses to recognise the member (games §7: security questions). It needs the payment password where there is one. Capital letters and spaces in the answer do not count; only its hash is stored. The specification shows no shape.",
  input: z.object({
    question: z.string().min(1).max(40).describe("The id of a question."),
    answer: z.string().min(1).max(100).describe("The member's answer."),
    paymentPassword: paymentPassword.optional(),
  }),
  output: changed,
  errors: [...realErrors, "field.invalid", "paymentPassword.wrong", "encryption.invalid"],
});

export const personalInfo = endpoint({
  method: "GET",
  path: "/api/account/personal",
  auth: "session",
  description: "What the member has said about themselves (games §7: personal info). The specification shows no shape.",
  input: z.object({}),
  output: info,
  errors: sessionErrors,
});

export const favouriteLanguages = endpoint({
  method: "GET",
  path: "/api/account/languages",
  auth: "session",
  description:
    "The languages to choose the favourite one from (games §7: personal info). The specification shows no shape.",
  input: z.object({}),
  output: z.array(spokenLanguage),
  errors: sessionErrors,
});

export const setFavouriteLanguage = endpoint({
  method: "POST",
  path: "/api/account/language",
  auth: "session",
  idempotent: true,
  changes: ["personalInfo"],
  speaks: "favourite",
  description:
    "Choose the favourite language (games §7: personal info). It goes with the member to every phone: each sign-in answers it. Mails are written in it. field.invalid: the platform does not speak it. The specification shows no shape.",
  input: z.object({
    favourite: z.string().min(1).max(12).describe("The language, by its code as favouriteLanguages lists it."),
  }),
  output: changed,
  errors: [...realErrors, "field.invalid"],
});

export const setPersonalInfo = endpoint({
  method: "POST",
  path: "/api/account/personal",
  auth: "session",
  idempotent: true,
  changes: ["personalInfo", "memberInfo"],
  description:
    "Change it (games §7: personal info). The nickname is set once: nickname.fixed for another one. The day of birth is set once: field.invalid for another one, and for somebody who is not yet of age at this merchant. The specification shows no shape.",
  input: z.object({
    nickname: z.string().max(60).optional().describe("Absent or empty: as it is."),
    birthday: z.iso.date().optional().describe("Day of birth; absent: as it is."),
  }),
  output: changed,
  errors: [...realErrors, "field.invalid", "nickname.fixed"],
});
