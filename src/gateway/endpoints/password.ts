import { z } from "zod";
import { countryDialingCode, email, mobileNum, password, verificationCode } from "../account-fields.ts";
import { endpoint } from "../endpoint.ts";
import { fieldMeta, metaOf } from "../field-meta.ts";

const done = z.object({ changed: z.literal(true) });

export const resetPasswordByEmail = endpoint({
  method: "POST",
  path: "/api/account/password-reset/email",
  auth: "none",
  form: true,
  recovers: "password",
  description:
    "Send a member a temporary password by email (account §2.7, §7). The answer is the same whether name and address belong together. The content of the mail is ours: a temporary password, valid for one session within half an hour (after a lost answer the sign-in may be sent again); the old one stays valid until it is changed.",
  input: z.object({
    username: z.string().min(1).max(64),
    email: email.min(3).max(254).register(fieldMeta, metaOf(email)),
  }),
  output: z.object({ sent: z.literal(true) }),
  errors: [],
});

export const resetPasswordByPhone = endpoint({
  method: "POST",
  path: "/api/account/password-reset/phone",
  auth: "none",
  encrypted: true,
  recovers: "password",
  typedAgain: { newPassword: { call: "login", parameter: "password" } },
  takesCode: { parameter: "verificationCode", purpose: "reset" },
  description:
    'Set a new password with a code of purpose "reset" (account §2.7, §3, §4, §7). All sessions of the account end; the number is proved as by signing in with a code. The code stays valid if the new password is refused.',
  input: z.object({ newPassword: password, mobileNum, countryDialingCode, verificationCode }),
  output: done,
  errors: [
    "modify.new.old.same",
    "password.common",
    "code.wrong",
    "code.expired",
    "code.spent",
    "field.invalid",
    "account.disabled",
    "account.closed",
    "encryption.invalid",
  ],
});

export const changePassword = endpoint({
  method: "PUT",
  path: "/api/v2/account/password",
  auth: "session",
  encrypted: true,
  changes: ["sessionList"],
  password: { input: "newPassword" },
  oldPassword: "oldPassword",
  repeats: { confirmNewPassword: "newPassword" },
  typedAgain: { newPassword: { call: "login", parameter: "password" } },
  description:
    "Change the password, second version (account §2.8, §5, §7). Other sessions of the account end. `oldPassword` may be left out where the account has none, or where the session was opened with a temporary password.",
  input: z.object({ oldPassword: password.optional(), newPassword: password, confirmNewPassword: password }),
  output: done,
  errors: [
    "session.missing",
    "session.expired",
    "password.wrong",
    "modify.new.old.same",
    "password.common",
    "field.invalid",
    "encryption.invalid",
  ],
});
