import type { CallOutput } from "#gateway/contract.ts";
import type { MerchantState } from "../database/merchant-tables.ts";

type FieldRules = CallOutput<"fieldRules">;
export type FieldRule = FieldRules[string];

const mobile: FieldRule = { numeric: true, minLength: 6, maxLength: 20 };
/** Whatever can be typed in one line: a sentence with spaces is a good password. */
const password: FieldRule = { pattern: "[^\\p{Cc}\\p{Zl}\\p{Zp}]+", minLength: 8, maxLength: 64, uncommon: true };
const handle: FieldRule = { maxLength: 64, pattern: "[^<>\\p{C}]+" };

/**
 * The platform's own rule sets (account §5). A user name begins with a letter, so that a mobile number cannot be a
 * name: both can sign in.
 */
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
  facebook: handle,
  wechat: handle,
  line: handle,
  zalo: handle,
  whatsapp: { pattern: "\\+?[0-9 -]+", minLength: 6, maxLength: 24 },
  email: { pattern: "[^@\\s]+@[^@\\s]+\\.[A-Za-z]{2,}", maxLength: 100 },
  nickname: { maxLength: 20, pattern: "[^<>\\p{Cc}\\p{Co}\\p{Cn}\\u202A-\\u202E\\u2066-\\u2069]+" },
  payeeName: { pattern: "[^0-9<>\\p{C}]+", minLength: 2, maxLength: 60 },
  captcha: { numeric: true, maxLength: 6 },
} satisfies FieldRules;

/** The parts of a rule that a merchant can define. */
export type OwnRule = Pick<FieldRule, "pattern" | "minLength" | "maxLength" | "numeric">;

/**
 * The rule sets of this merchant: its provisioned rules within the platform's; the operators' changes override both.
 */
export function fieldRulesOf({
  rules: own,
  state,
}: {
  rules: Readonly<Record<string, OwnRule>>;
  state: MerchantState;
}): FieldRules {
  // One rule for passwords, wherever they are set.
  const merged = { ...own, ...(own["password"] && { newPassword: own["password"] }) };
  const within = Object.entries(merged).map(
    ([name, rule]) => [name, withOwn((RULE_SETS as FieldRules)[name] ?? {}, rule)] as const,
  );
  return { ...RULE_SETS, ...Object.fromEntries(within), ...state.rules };
}

/**
 * The merchant defines the lengths. Characters must be valid for both: a name that looks like a mobile number would
 * block the owner of the number.
 */
function withOwn(rule: FieldRule, { pattern: ownPattern, numeric: ownNumeric, ...lengths }: OwnRule): FieldRule {
  const pattern = both(rule.pattern, ownPattern);
  const numeric = rule.numeric === true || ownNumeric === true;
  return { ...rule, ...lengths, ...(pattern !== undefined && { pattern }), ...(numeric && { numeric }) };
}

function both(one: string | undefined, other: string | undefined): string | undefined {
  return one === undefined || other === undefined || one === other ? (one ?? other) : `(?=(?:${one})$)(?:${other})`;
}
