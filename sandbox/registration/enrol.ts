import { randomInt, randomUUID } from "node:crypto";
import type { CallContext } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { WELCOME_GIFT } from "../catalogue/activities.ts";
import { welcomeMessage } from "../catalogue/inbox.ts";
import { after, duration } from "../clock.ts";
import type { Account, Database } from "../database/tables.ts";
import { findAccount, findAccountByMobile } from "../handlers/accounts.ts";
import { ledgerAccountOf } from "../ledger/accounts.ts";
import { codeRefusal, useCode, type CodeHolder } from "../security/codes.ts";
import type { ProvedIdentity } from "../security/id-tokens.ts";
import { idTokenRefusal, useIdToken } from "../security/used-id-tokens.ts";
import { captchaRefusal } from "../security/captchas.ts";
import { messageTo } from "./inbox-message.ts";
import { takeOverNumber } from "./proved-number.ts";
import { referrerOf } from "./referrers.ts";
import type { RegisterSettings } from "./settings.ts";
import type { RegistrationRequest } from "./registration-request.ts";

const KEY_LIFE_MS = duration.day;

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
    const earlier = await claim(database, merchant.code, key, id, clock.now());
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
 * Reserves the key for this registration; returns the account of an earlier one with it. Waits for a concurrent call
 * with the same key.
 */
async function claim(
  database: Database,
  merchantCode: string,
  key: string,
  accountId: string,
  now: Date,
): Promise<Account | undefined> {
  await database.deleteFrom("registrations").where("created_at", "<", after(now, -KEY_LIFE_MS)).execute();
  const row = await database
    .insertInto("registrations")
    .values({ merchant_code: merchantCode, idempotency_key: key, account_id: accountId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("account_id")
    .executeTakeFirst();
  if (row) return undefined;
  return database
    .selectFrom("registrations")
    .innerJoin("accounts", "accounts.id", "registrations.account_id")
    .selectAll("accounts")
    .where("registrations.merchant_code", "=", merchantCode)
    .where("idempotency_key", "=", key)
    .executeTakeFirstOrThrow();
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
  const code =
    request.code && request.mobile
      ? await codeRefusal(database, holderOf(merchant.code, request.mobile), request.code, clock.now())
      : undefined;
  if (code) return code;
  const used = context.identity && (await idTokenRefusal(database, context.identity));
  if (used) return used;
  const holder = request.mobile && (await findAccountByMobile(database, merchant.code, request.mobile));
  return holder && (holder.mobile_proved || !isProved(context, request)) ? numberTaken() : undefined;
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
  const mobileProved = isProved(context, request);
  if (request.mobile && mobileProved) await takeOverNumber(database, merchant.code, request.mobile);
  const account = await database
    .insertInto("accounts")
    .values({
      id,
      merchant_code: merchant.code,
      username: request.username ?? `m${randomInt(10 ** 11, 10 ** 12)}`,
      password_hash: hashes.password,
      type: 0,
      nickname: request.nickname,
      upline_id: typeof referrer === "string" ? referrer : null,
      status: "active",
      staff: false,
      registered_at: clock.now(),
      last_login_at: null,
      created_from: context.address,
      mobile: request.mobile ?? null,
      mobile_proved: mobileProved,
      email: request.email ?? null,
      payment_password_hash: hashes.paymentPassword,
      profile: JSON.stringify({
        ...request.profile,
        registerMethod: input.registerMethod,
        ...(input.registerUrl && { registerUrl: input.registerUrl }),
      }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  // A concurrent registration was faster between the check and the insert.
  if (!account)
    return request.username && (await findAccount(database, merchant.code, request.username))
      ? nameTaken()
      : numberTaken();
  await welcome(database, context, account.id);
  return account;
}

/** Gives a new member a ledger account, the reward for registering and a message. */
async function welcome(database: Database, { merchant, clock }: Context, accountId: string): Promise<void> {
  await ledgerAccountOf(database, merchant.code, accountId);
  await database
    .insertInto("member_promotions")
    .values({ account_id: accountId, promotion: WELCOME_GIFT, claimed_at: null })
    .execute();
  await database
    .insertInto("messages")
    .values(messageTo(accountId, welcomeMessage, merchant.name, clock.now(), null))
    .execute();
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
