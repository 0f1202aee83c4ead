import { randomInt, randomUUID } from "node:crypto";
import type { CallContext } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { Account, Database } from "../database/tables.ts";
import { giveRates, linkBy } from "../agents/joining.ts";
import { findAccount, findAccountByMobile } from "../handlers/accounts.ts";
import { noteFriend, ownInvitation } from "../invitations/came.ts";
import { codeRefusal, useCode, type CodeHolder } from "../security/codes.ts";
import type { ProvedIdentity } from "../security/id-tokens.ts";
import { idTokenRefusal, useIdToken } from "../security/used-id-tokens.ts";
import { captchaRefusal } from "../security/captchas.ts";
import { claimKey } from "./claim-key.ts";
import { welcome } from "./welcome.ts";
import { newAccount } from "./new-account.ts";
import { takeOverNumber } from "./proved-number.ts";
import { referrerOf } from "./referrers.ts";
import type { RegisterSettings } from "./settings.ts";
import type { RegistrationRequest } from "./registration-request.ts";

export interface Hashes {
  password: string | null;
  paymentPassword: string | null;
}
/** A member that exists now. `repeated`: it was created by an earlier call with the same idempotency key. */
export interface Enrolled {
  account: Account;
  repeated: boolean;
}
/** The call, with the proof from its id token. */
type Context = CallContext<"register"> & { identity: ProvedIdentity | undefined };

/**
 * Creates the member, once per idempotency key and atomically. A refusal is returned instead of thrown, because what it
 * used up (a captcha, an attempt at a code) must be committed.
 */
export async function enrol(
  context: Context,
  request: RegistrationRequest,
  settings: RegisterSettings,
  hashes: Hashes,
): Promise<Enrolled | PlatformError> {
  const { input, merchant, clock } = context;
  const key = input.idempotencyKey ?? randomUUID();
  return context.database.transaction().execute(async (database) => {
    const id = randomUUID();
    const earlier = await claimKey(database, { merchantCode: merchant.code, key, accountId: id }, clock.now());
    if (earlier) return { account: earlier, repeated: true };
    const made =
      (await firstRefusal(database, context, request, settings)) ??
      (await make(database, context, request, hashes, id));
    if (!(made instanceof PlatformError)) return { account: made, repeated: false };
    await database
      .deleteFrom("registrations")
      .where("merchant_code", "=", merchant.code)
      .where("idempotency_key", "=", key)
      .execute();
    return made;
  });
}

/**
 * Everything that can be wrong apart from a field's format. If a code is required, only its owner learns whether a
 * number is taken.
 */
async function firstRefusal(
  database: Database,
  context: Context,
  request: RegistrationRequest,
  settings: RegisterSettings,
): Promise<PlatformError | undefined> {
  const { input, merchant, address, clock } = context;
  if (settings.captcha) {
    const captchaHolder = { merchantCode: merchant.codeInCall, captchaId: input.captchaId, address };
    const refusal = await captchaRefusal(database, captchaHolder, input.captcha, clock.now());
    if (refusal) return refusal;
  }
  if (request.username && (await findAccount(database, merchant.code, request.username))) return nameTaken();
  const referrer = await referrerOf(database, merchant.code, request, input.domain ?? input.registerUrl);
  if (referrer instanceof PlatformError) return referrer;
  const present = input.signedInAs && (await findAccount(database, merchant.code, input.signedInAs));
  if (present && present.id === referrer) return ownInvitation();
  const code =
    request.code && request.mobile
      ? await codeRefusal(database, holderOf(merchant.code, request.mobile), request.code, clock.now())
      : undefined;
  if (code) return code;
  const used = context.identity && (await idTokenRefusal(database, context.identity));
  if (used) return used;
  const holder = request.mobile && (await findAccountByMobile(database, merchant.code, request.mobile));
  if (!holder) return undefined;
  // Only somebody who has proved the number learns whose it is.
  if (!isProved(context, request)) return numberTaken();
  if (holder.id === referrer) return ownInvitation();
  return holder.mobile_proved ? numberTaken() : undefined;
}

async function make(
  database: Database,
  context: Context,
  request: RegistrationRequest,
  hashes: Hashes,
  id: string,
): Promise<Account | PlatformError> {
  const { input, merchant, clock } = context;
  if (
    request.code &&
    request.mobile &&
    !(await useCode(database, holderOf(merchant.code, request.mobile), clock.now()))
  )
    return new PlatformError("code.wrong", "The code has been used");
  const used = context.identity && (await useIdToken(database, context.identity, clock.now()));
  if (used) return used;
  const referrer = await referrerOf(database, merchant.code, request, input.domain ?? input.registerUrl);
  const link = await linkBy(database, merchant.code, request.affiliateCode);
  if (request.mobile && isProved(context, request)) await takeOverNumber(database, merchant.code, request.mobile);
  const upline = typeof referrer === "string" ? referrer : null;
  const account = await database
    .insertInto("accounts")
    .values({ ...rowOf(context, request, hashes), id, type: link?.type ?? 0, upline_id: upline })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  // A concurrent registration was faster between the check and the insert.
  if (!account)
    return request.username && (await findAccount(database, merchant.code, request.username))
      ? nameTaken()
      : numberTaken();
  await welcome(database, context, account.id);
  if (link) await giveRates(database, link, { id, merchant, clock });
  const invited = { id, merchantCode: merchant.code, code: request.affiliateCode, isFriend: !link };
  if (upline !== null) await noteFriend(database, { ...invited, inviterId: upline }, clock.now());
  return account;
}

/** What is stored of a member who registers, apart from whose team it is. */
function rowOf(context: Context, request: RegistrationRequest, hashes: Hashes) {
  const { input, merchant, address, clock } = context;
  return {
    ...newAccount,
    merchant_code: merchant.code,
    username: request.username ?? `m${randomInt(10 ** 11, 10 ** 12)}`,
    password_hash: hashes.password,
    nickname: request.nickname,
    registered_at: clock.now(),
    created_from: address,
    mobile: request.mobile ?? null,
    mobile_proved: isProved(context, request),
    email: request.email ?? null,
    payment_password_hash: hashes.paymentPassword,
    profile: JSON.stringify({
      ...request.profile,
      registerMethod: input.registerMethod,
      ...(input.registerUrl && { registerUrl: input.registerUrl }),
    }),
  };
}

/** Whether this registration proves the number, by an SMS code or by an id token instead. */
function isProved({ identity }: Context, { mobile, code }: RegistrationRequest): boolean {
  return mobile !== undefined && (code !== undefined || identity !== undefined);
}

function holderOf(merchantCode: string, number: string): CodeHolder {
  return { merchantCode, number, purpose: "register" };
}

function nameTaken(): PlatformError {
  return new PlatformError("name.taken", "There is an account of this name already");
}

function numberTaken(): PlatformError {
  return new PlatformError("number.taken", "There is an account with this mobile number already");
}
