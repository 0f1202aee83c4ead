import { andList } from "#kernel/english-list.ts";
import type { CallContext, Handler } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { Account } from "../database/tables.ts";
import { isAgent } from "../merchants/member-types.ts";
import { mobileNumberOf } from "../registration/mobile-number.ts";
import { proveNumber } from "../registration/proved-number.ts";
import { captchaRefusal } from "../security/captchas.ts";
import { codeRefusal, useCode } from "../security/codes.ts";
import {
  clearFailures,
  openAttempt,
  wantsCaptcha,
  withdrawAttempt,
  type OpenAttempt,
} from "../security/login-failures.ts";
import { passwordFits } from "../security/passwords.ts";
import { temporaryPasswordFits } from "../security/temporary-passwords.ts";
import { closeSession } from "../security/tokens.ts";
import { findAccount, findAccountByMobile } from "./accounts.ts";
import { accountOfIdentity } from "./identity-sign-in.ts";
import { signedIn } from "./session-answer.ts";

type Context = CallContext<"login">;
/** The account that an attempt proved, and the password if it is a temporary one; or the refusal. */
type Proof = { account: Account; temporaryPassword?: string } | PlatformError;

/** The parameter of a sign-in that contains its code (account §3). */
const CODE_FIELD = { field: "password" };

export const login: Handler<"login"> = (context) =>
  context.input.type === "firebase" ? loginByIdentity(context) : loginByCredentials(context);

async function loginByIdentity(context: Context) {
  demand(context.input, ["firebaseChannel", "firebaseIdToken"]);
  const account = await accountOfIdentity(context);
  refuseClosedDoors(account);
  refuseOtherSide(account, context.input.side);
  return signedIn(context, account);
}

async function loginByCredentials(context: Context) {
  demand(context.input, ["username", "password"]);
  const { input, merchant, address, database, clock } = context;
  const attempt = await openAttempt(
    database,
    { merchantCode: merchant.codeInCall, username: numberOf(context) ?? input.username ?? "", address },
    clock.now(),
  );
  await refuseWithoutCaptcha(context, attempt);
  const proof = await proofOf(context);
  if (proof instanceof PlatformError)
    throw new PlatformError(proof.code, proof.message, {
      ...proof.value,
      captcha: await wantsCaptcha(database, attempt, clock.now()),
    });
  await clearFailures(database, attempt);
  refuseClosedDoors(proof.account);
  refuseOtherSide(proof.account, input.side);
  return signedIn(context, proof.account, proof.temporaryPassword);
}

export const logout: Handler<"logout"> = async ({ token, merchant, database }) => {
  if (token) await closeSession(database, token, merchant.codeInCall);
  return { ended: true };
};

/**
 * After a few failures an attempt requires the captcha, so that passwords cannot be tried by the thousand; a wrong
 * captcha does not count as a failure of the account.
 */
async function refuseWithoutCaptcha(
  { input, merchant, address, database, clock }: Context,
  { id, captchaNeeded }: OpenAttempt,
): Promise<void> {
  if (!captchaNeeded) return;
  const holder = { merchantCode: merchant.codeInCall, captchaId: input.captchaId, address };
  const refusal = await captchaRefusal(database, holder, input.captcha, clock.now());
  if (!refusal) return;
  await withdrawAttempt(database, id);
  throw refusal;
}

function proofOf(context: Context): Promise<Proof> {
  return context.input.type === "sms" ? proofByCode(context) : proofByPassword(context);
}

/** The account, when the password is its own. A missing account takes the same time as a wrong password. */
async function proofByPassword(context: Context): Promise<Proof> {
  const {
    input: { username = "", password = "" },
    merchant,
    database,
    clock,
  } = context;
  const number = numberOf(context);
  const account =
    (await findAccount(database, merchant.codeInCall, username)) ??
    (number ? await findAccountByMobile(database, merchant.codeInCall, number) : undefined);
  if ((await passwordFits(password, account?.password_hash)) && account) return { account };
  if ((await temporaryPasswordFits(database, account?.id, password, clock.now())) && account)
    return { account, temporaryPassword: password };
  return new PlatformError("credentials.wrong", "The name or the password is wrong");
}

/**
 * A code is created for every number, and sent only if there is an account, so that a wrong code looks the same for
 * both.
 */
async function proofByCode(context: Context): Promise<Proof> {
  const { input, merchant, database, clock } = context;
  const number = numberOf(context);
  const holder = { merchantCode: merchant.codeInCall, number: number ?? "", purpose: "login" };
  const refusal = await codeRefusal(database, holder, input.password ?? "", clock.now());
  if (refusal) return new PlatformError(refusal.code, refusal.message, CODE_FIELD);
  const account = number
    ? await database.transaction().execute(async (transaction) => {
        const found = await findAccountByMobile(transaction, merchant.codeInCall, number);
        return found && (await useCode(transaction, holder, clock.now()))
          ? proveNumber(transaction, found, context)
          : undefined;
      })
    : undefined;
  if (account) return { account };
  return new PlatformError(
    "code.wrong",
    "This is not the code that was sent to this number for this purpose, or it has been used",
    CODE_FIELD,
  );
}

/** Throws unless a sign-in of this type has what it needs. */
function demand(input: Context["input"], needed: readonly (keyof Context["input"])[]): void {
  const missing = needed.find((name) => input[name] === undefined);
  if (missing !== undefined)
    throw new PlatformError(
      "request.invalid",
      `A sign-in of type "${input.type}" needs ${andList(needed)}: ${missing} is missing`,
      { field: missing },
    );
}

/** The name of this attempt as a mobile number, if it is one. */
function numberOf({ input, merchant }: Context): string | undefined {
  return mobileNumberOf({ number: input.username ?? "", countryDialingCode: input.countryDialingCode }, merchant);
}

/** Throws for an account that the merchant has disabled or its member has closed. */
export function refuseEnded({ status }: Account): void {
  if (status === "disabled") throw new PlatformError("account.disabled", "This account is disabled");
  if (status === "closed") throw new PlatformError("account.closed", "The member has closed this account");
}

/** Checked only after the proof was right, so that only the owner learns it. */
export function refuseClosedDoors(account: Account): void {
  refuseEnded(account);
  if (account.staff)
    throw new PlatformError("member.only", "This account belongs to the merchant's staff, not to a member");
}

/** Only agents sign in on the agents' side (account §6). */
function refuseOtherSide(account: Account, side: Context["input"]["side"]): void {
  if (side === "agent" && !isAgent(account))
    throw new PlatformError("agent.only", `"${account.username}" is not an agent: members sign in on their own side`);
}
