import type { CallContext, Handler } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { Account } from "../database/tables.ts";
import { mobileNumberOf } from "../registration/mobile-number.ts";
import { takeCaptcha } from "../security/captchas.ts";
import { codeRefusal, useCode } from "../security/codes.ts";
import { clearFailures, isRefused, recordFailure, wantsCaptcha, type Attempt } from "../security/login-failures.ts";
import { passwordFits } from "../security/passwords.ts";
import { takeTemporaryPassword } from "../security/temporary-passwords.ts";
import { closeSession } from "../security/tokens.ts";
import { findAccount, findAccountByMobile } from "./accounts.ts";
import { accountOfIdentity } from "./identity-sign-in.ts";
import { signedIn } from "./session-answer.ts";

type Context = CallContext<"login">;
/** Whom a try has proved to be, and whether with a temporary password; or why not. */
type Proof = { account: Account; temporary?: boolean } | PlatformError;

/** Where a sign-in carries its code (account §3). */
const CODE_FIELD = { field: "password" };

export const login: Handler<"login"> = (context) => (context.input.type === "firebase" ? loginByIdentity(context) : loginByCredentials(context));

async function loginByIdentity(context: Context) {
  const account = await accountOfIdentity(context);
  refuseClosedDoors(account);
  return signedIn(context, account, { oldPasswordNeeded: account.password_hash !== null });
}

async function loginByCredentials(context: Context) {
  const { input, merchant, database, clock } = context;
  const attempt: Attempt = { merchantCode: merchant.askedCode, username: numberOf(context) ?? input.username ?? "", address: context.address };
  if (await isRefused(database, attempt, clock.now())) throw new PlatformError("rate.limited", "Too many failed sign-ins of this account from this address: try again in ten minutes");
  await refuseWithoutCaptcha(context, attempt);
  const proof = await proofOf(context);
  if (proof instanceof PlatformError) throw new PlatformError(proof.code, proof.message, { ...proof.value, ...(await recordFailure(database, attempt, clock.now())) });
  refuseClosedDoors(proof.account);
  await clearFailures(database, attempt);
  return signedIn(context, proof.account, { oldPasswordNeeded: !proof.temporary });
}

export const logout: Handler<"logout"> = async ({ token, merchant, database }) => {
  if (token) await closeSession(database, token, merchant.askedCode);
  return { ended: true };
};

/** After a few failures a try needs the captcha, so that nobody tries passwords by the thousand; a wrong captcha is no failure of the account. */
async function refuseWithoutCaptcha({ input, merchant, address, database, clock }: Context, attempt: Attempt): Promise<void> {
  if (!await wantsCaptcha(database, attempt, clock.now())) return;
  const holder = { merchantCode: merchant.askedCode, captchaId: input.captchaId, address };
  if (input.captcha && await takeCaptcha(database, holder, input.captcha, clock.now())) return;
  throw new PlatformError("captcha.wrong", "The captcha is missing, wrong, used or too old: show a new one", { captcha: true });
}

function proofOf(context: Context): Promise<Proof> {
  return context.input.type === "sms" ? proofByCode(context) : proofByPassword(context);
}

/** The account, when the password is its own. A missing account costs the same time as a wrong password. */
async function proofByPassword(context: Context): Promise<Proof> {
  const { input: { username = "", password = "" }, merchant, database, clock } = context;
  const number = numberOf(context);
  const account = await findAccount(database, merchant.askedCode, username) ?? (number ? await findAccountByMobile(database, merchant.askedCode, number) : undefined);
  if (await passwordFits(password, account?.password_hash) && account) return { account };
  if (account && await takeTemporaryPassword(database, account, password, clock.now())) return { account, temporary: true };
  return new PlatformError("credentials.wrong", "The name or the password is wrong");
}

/** A code is made for every number that asks, and sent only where there is an account: a wrong one looks the same for both. */
async function proofByCode(context: Context): Promise<Proof> {
  const { input, merchant, database, clock } = context;
  const number = numberOf(context);
  const holder = { merchantCode: merchant.askedCode, number: number ?? "", purpose: "login" };
  const refusal = await codeRefusal(database, holder, input.password ?? "", clock.now());
  if (refusal) return new PlatformError(refusal.code, refusal.message, CODE_FIELD);
  const account = number ? await findAccountByMobile(database, merchant.askedCode, number) : undefined;
  if (account && await useCode(database, holder, clock.now())) return { account };
  return new PlatformError("code.wrong", "This is not the code that was sent to this number for this purpose, or it has been used", CODE_FIELD);
}

/** The name of this try as a mobile number, if it is one. */
function numberOf({ input, merchant }: Context): string | undefined {
  return mobileNumberOf({ number: input.username ?? "", countryDialingCode: input.countryDialingCode }, merchant);
}

/** Asked only after the proof was right, so that nobody else learns it. */
export function refuseClosedDoors(account: Account): void {
  if (account.status === "disabled") throw new PlatformError("account.disabled", "This account is disabled");
  if (account.staff) throw new PlatformError("member.only", "This account belongs to the merchant's staff, not to a member");
}
