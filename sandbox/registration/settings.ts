import type { CallOutput } from "#gateway/contract.ts";
import type { MerchantState } from "../database/tables.ts";

type Answer = CallOutput<"registerSettings">;
export type RegisterSettings = Answer & { rules: NonNullable<Answer["rules"]> };
type FieldSetting = RegisterSettings["fields"][string];

const open = (required: boolean): FieldSetting => ({ enabled: true, required });
const closed: FieldSetting = { enabled: false, required: false };

/** Fields of the registration in the order of account §2.6, as merchants have them unless their operators say otherwise. */
const FIELDS: Record<string, FieldSetting> = {
  mobileNum: open(false), username: open(true), password: open(true), confirmPassword: open(true), paymentPassword: closed, idNumber: closed, qqNum: closed,
  facebook: open(false), wechat: closed, line: closed, whatsapp: open(false), zalo: closed, email: open(false), nickname: open(false), payeeName: open(true),
  recommenderId: closed, affiliateCode: open(false),
};

const handle = { maxLength: 64, pattern: "[^<>\\p{C}]+" };

/** What this platform takes, by field. A user name begins with a letter: nobody can take a mobile number for a name. */
const RULES: RegisterSettings["rules"] = {
  mobileNum: { numeric: true, minLength: 6, maxLength: 20 },
  username: { pattern: "[A-Za-z][A-Za-z0-9_]*", minLength: 4, maxLength: 16 },
  password: { pattern: "[A-Za-z0-9!@#$%^&*._-]+", minLength: 8, maxLength: 20 },
  confirmPassword: { equals: "password" },
  paymentPassword: { numeric: true, minLength: 6, maxLength: 6 },
  idNumber: { pattern: "[A-Za-z0-9-]+", minLength: 4, maxLength: 32 },
  qqNum: { numeric: true, minLength: 5, maxLength: 12 },
  facebook: handle, wechat: handle, line: handle, zalo: handle,
  whatsapp: { pattern: "\\+?[0-9 -]+", minLength: 6, maxLength: 24 },
  email: { pattern: "[^@\\s]+@[^@\\s]+\\.[A-Za-z]{2,}", maxLength: 100 },
  nickname: { maxLength: 20, pattern: "[^<>\\p{Cc}\\p{Co}\\p{Cn}\\u202A-\\u202E\\u2066-\\u2069]+" },
  payeeName: { pattern: "[^0-9<>\\p{C}]+", minLength: 2, maxLength: 60 },
  verificationCode: { numeric: true, minLength: 4, maxLength: 10 },
};

/** The registration as this merchant's operators have it now. */
export function registerSettingsOf({ registration = {} }: MerchantState): RegisterSettings {
  return {
    fields: { ...FIELDS, ...registration.fields },
    rules: RULES,
    flags: { USERNAMEREG3: true, MOBILENUMREG3: true, REGMOBVERF3: false, MOBILENUMPASSREG3: true, ...registration.flags },
    captcha: registration.captcha ?? false,
  };
}
