import type { ParsedInput } from "#gateway/contract.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { Merchant } from "../merchants/merchant.ts";
import { fieldInvalid, fieldRefusal } from "./field-rules.ts";
import { neededMobileNumber } from "./mobile-number.ts";
import { fieldRulesOf } from "./rule-sets.ts";
import type { RegisterSettings } from "./settings.ts";

type Input = ParsedInput<"register">;
type Name = Exclude<keyof Input, "agree" | "type">;

/** Contact details that are only stored, not used. */
const KEPT = ["idNumber", "qqNum", "facebook", "wechat", "line", "whatsapp", "zalo", "payeeName"] as const;
/** Every field that the settings enable, in the order of the screen: the first invalid one is reported. */
const CHECKED: readonly Name[] = [
  "mobileNum",
  "username",
  "password",
  "confirmPassword",
  "paymentPassword",
  "idNumber",
  "qqNum",
  "facebook",
  "wechat",
  "line",
  "whatsapp",
  "zalo",
  "email",
  "nickname",
  "payeeName",
  "recommenderId",
  "affiliateCode",
];

/** A registration whose fields are all valid. Empty and disabled fields are absent. */
export interface RegistrationRequest {
  method: "username" | "mobileNum";
  username: string | undefined;
  password: string | undefined;
  paymentPassword: string | undefined;
  /** In E.164. */
  mobile: string | undefined;
  /** The SMS code; absent if none is required or an id token replaces it. */
  code: string | undefined;
  nickname: string;
  email: string | undefined;
  profile: Record<string, string>;
  recommenderId: string | undefined;
  affiliateCode: string | undefined;
}

/**
 * Reads a registration by the merchant's settings. Throws field.invalid with the name of the first field that is wrong.
 */
export function registrationRequest(input: Input, settings: RegisterSettings, merchant: Merchant): RegistrationRequest {
  if (input.agree === false) throw fieldInvalid("agree", "is false: the terms must be agreed to");
  const method = input.username?.trim() ? "username" : "mobileNum";
  if (!settings.flags[method === "username" ? "USERNAMEREG3" : "MOBILENUMREG3"])
    throw new PlatformError("method.closed", `Registration by ${method} is switched off at this merchant`);
  const codeNeeded = method === "mobileNum" || settings.flags.REGMOBVERF3;
  const values = valuesOf(input, settings, method);
  refuseWrongFields(values, fieldRulesOf(merchant), needed(settings, method, codeNeeded));
  const mobile =
    values.mobileNum === undefined
      ? undefined
      : neededMobileNumber({ number: values.mobileNum, countryDialingCode: input.countryDialingCode }, merchant);
  const code = codeNeeded && input.firebaseIdToken === undefined ? input.verificationCode?.trim() : undefined;
  if (codeNeeded && !code && input.firebaseIdToken === undefined)
    throw fieldInvalid("verificationCode", 'is empty: ask for a code with smsCode, purpose "register"');
  const profile = Object.fromEntries(
    KEPT.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );
  return {
    method,
    mobile,
    code,
    profile,
    username: values.username,
    password: values.password,
    paymentPassword: values.paymentPassword,
    nickname: values.nickname ?? "",
    email: values.email?.toLowerCase(),
    recommenderId: values.recommenderId,
    affiliateCode: values.affiliateCode,
  };
}

type Values = Partial<Record<Name, string>>;

/** The input for the fields of this registration method. Passwords keep their spaces. */
function valuesOf(input: Input, { fields, flags }: RegisterSettings, method: RegistrationRequest["method"]): Values {
  const hasPassword = method === "username" || flags.MOBILENUMPASSREG3;
  const isOpen = (name: Name): boolean => {
    if (name === "password" || name === "confirmPassword") return hasPassword;
    if (name === "username") return method === "username";
    // A registration by mobile number has one; a code from the page's address counts even if its field is not
    // shown.
    return (
      fields[name]?.enabled === true ||
      name === "affiliateCode" ||
      (name === "mobileNum" && (method === "mobileNum" || flags.REGMOBVERF3))
    );
  };
  return Object.fromEntries(
    CHECKED.filter(isOpen).flatMap((name) => {
      const typed = input[name];
      const value = typeof typed === "string" ? (/password/i.test(name) ? typed : typed.trim()) : "";
      return value === "" ? [] : [[name, value]];
    }),
  );
}

function needed(
  { fields, flags }: RegisterSettings,
  method: RegistrationRequest["method"],
  codeNeeded: boolean,
): ReadonlySet<Name> {
  const always: Name[] = [
    ...(codeNeeded ? (["mobileNum"] as const) : []),
    ...(method === "username" ? (["username"] as const) : []),
    ...(method === "username" || flags.MOBILENUMPASSREG3 ? (["password"] as const) : []),
    ...((method === "username" || flags.MOBILENUMPASSREG3) && fields["confirmPassword"]?.enabled
      ? (["confirmPassword"] as const)
      : []),
  ];
  const own: readonly Name[] = ["username", "password", "confirmPassword"];
  return new Set([
    ...always,
    ...CHECKED.filter((name) => !own.includes(name) && fields[name]?.enabled && fields[name].required),
  ]);
}

function refuseWrongFields(values: Values, rules: ReturnType<typeof fieldRulesOf>, required: ReadonlySet<Name>): void {
  for (const name of CHECKED) {
    const value = values[name];
    if (value === undefined && required.has(name)) throw fieldInvalid(name, "is empty");
    const refusal = value === undefined ? undefined : fieldRefusal(name, value, rules[name], values);
    if (refusal) throw refusal;
  }
}
