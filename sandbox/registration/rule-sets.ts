import type { CallOutput } from "#gateway/contract.ts";
import type { MerchantState } from "../database/tables.ts";

type FieldRules = CallOutput<"fieldRules">;
export type FieldRule = FieldRules[string];

const mobile: FieldRule = { numeric: true, minLength: 6, maxLength: 20 };
const password: FieldRule = { pattern: "[A-Za-z0-9!@#$%^&*._-]+", minLength: 8, maxLength: 20 };
const handle: FieldRule = { maxLength: 64, pattern: "[^<>\\p{C}]+" };

/** What this platform takes, by rule set (account §5). A user name begins with a letter: nobody can take a mobile number for a name. Both sign in. */
const RULE_SETS = {
  loginUsername: { pattern: "[A-Za-z0-9_+() -]+", minLength: 3, maxLength: 32 },
  loginPassword: { minLength: 6, maxLength: 64 },
  loginMobileNum: mobile,
  verificationCode: { numeric: true, minLength: 4, maxLength: 10 },
  mobileNum: mobile,
  username: { pattern: "[A-Za-z][A-Za-z0-9_]*", minLength: 4, maxLength: 16 },
  password,
  newPassword: password,
  confirmPassword: { equals: "password" },
  confirmNewPassword: { equals: "newPassword" },
  paymentPassword: { numeric: true, minLength: 6, maxLength: 6 },
  idNumber: { pattern: "[A-Za-z0-9-]+", minLength: 4, maxLength: 32 },
  qqNum: { numeric: true, minLength: 5, maxLength: 12 },
  facebook: handle, wechat: handle, line: handle, zalo: handle,
  whatsapp: { pattern: "\\+?[0-9 -]+", minLength: 6, maxLength: 24 },
  email: { pattern: "[^@\\s]+@[^@\\s]+\\.[A-Za-z]{2,}", maxLength: 100 },
  nickname: { maxLength: 20, pattern: "[^<>\\p{Cc}\\p{Co}\\p{Cn}\\u202A-\\u202E\\u2066-\\u2069]+" },
  payeeName: { pattern: "[^0-9<>\\p{C}]+", minLength: 2, maxLength: 60 },
  captcha: { numeric: true, maxLength: 6 },
} satisfies FieldRules;

/** The rule sets as this merchant's operators have them now. */
export function fieldRulesOf({ rules }: MerchantState): FieldRules {
  return { ...RULE_SETS, ...rules };
}
