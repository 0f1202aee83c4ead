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
import { takeCaptcha } from "../security/captchas.ts";
import { messageTo } from "./inbox-message.ts";
import { takeOverNumber } from "./proved-number.ts";
import { referrerOf } from "./referrers.ts";
import type { RegisterSettings } from "./settings.ts";
import type { WantedRegistration } from "./wanted.ts";

const KEY_LIFE_MS = duration.day;

export interface Hashes {
  password: string | null;
  paymentPassword: string | null;
}
/** A member that is there now. `repeated`: an earlier call with the same idempotency key made it. */
export interface Enrolled {
  account: Account;
  repeated: boolean;
}
/** The call, with what an id token in it has proved. */
type Context = CallContext<"register"> & { identity: ProvedIdentity | undefined };

/**
 * Makes the member, once for each idempotency key, whole or not at all. A refusal is returned and not thrown, because
 * what it used up (a captcha, a try of a code) must be kept.
 */
export async function enrol(
  context: Context,
  wanted: WantedRegistration,
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
      (await firstRefusal(database, context, wanted, settings)) ?? (await make(database, context, wanted, hashes, id));
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
 * Takes the key for this registration; the account of an earlier one that had it. A rival with the same key is waited
 * for.
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
 * Everything that can be wrong beside the look of a field. Only the owner of its code learns whether a number is taken,
 * where there is one.
 */
async function firstRefusal(
  database: Database,
  context: Context,
  wanted: WantedRegistration,
  settings: RegisterSettings,
): Promise<PlatformError | undefined> {
  const { input, merchant, address, clock } = context;
  const captchaIsRight =
    !settings.captcha ||
    (await takeCaptcha(
      database,
      { merchantCode: merchant.askedCode, captchaId: input.captchaId, address },
      input.captcha ?? "",
      clock.now(),
    ));
  if (!captchaIsRight)
    return new PlatformError("captcha.wrong", "The captcha is missing, wrong, used or too old: show a new one", {
      captcha: true,
    });
  if (wanted.username && (await findAccount(database, merchant.code, wanted.username))) return nameTaken();
  const referrer = await referrerOf(database, merchant.code, wanted, input.domain ?? input.registerUrl);
  if (referrer instanceof PlatformError) return referrer;
  const code =
    wanted.code && wanted.mobile
      ? await codeRefusal(database, holderOf(merchant.code, wanted.mobile), wanted.code, clock.now())
      : undefined;
  if (code) return code;
  const used = context.identity && (await idTokenRefusal(database, context.identity));
  if (used) return used;
  const holder = wanted.mobile && (await findAccountByMobile(database, merchant.code, wanted.mobile));
  return holder && (holder.mobile_proved || !isProved(context, wanted)) ? numberTaken() : undefined;
}

async function make(
  database: Database,
  context: Context,
  wanted: WantedRegistration,
  hashes: Hashes,
  id: string,
): Promise<Account | PlatformError> {
  const { input, merchant, clock } = context;
  if (wanted.code && wanted.mobile && !(await useCode(database, holderOf(merchant.code, wanted.mobile), clock.now())))
    return new PlatformError("code.wrong", "The code has been used");
  const used = context.identity && (await useIdToken(database, context.identity, clock.now()));
  if (used) return used;
  const referrer = await referrerOf(database, merchant.code, wanted, input.domain ?? input.registerUrl);
  const mobileProved = isProved(context, wanted);
  if (wanted.mobile && mobileProved) await takeOverNumber(database, merchant.code, wanted.mobile);
  const account = await database
    .insertInto("accounts")
    .values({
      id,
      merchant_code: merchant.code,
      username: wanted.username ?? `m${randomInt(10 ** 11, 10 ** 12)}`,
      password_hash: hashes.password,
      type: 0,
      nickname: wanted.nickname,
      upline_id: typeof referrer === "string" ? referrer : null,
      status: "active",
      staff: false,
      registered_at: clock.now(),
      last_login_at: null,
      created_from: context.address,
      mobile: wanted.mobile ?? null,
      mobile_proved: mobileProved,
      email: wanted.email ?? null,
      payment_password_hash: hashes.paymentPassword,
      profile: JSON.stringify({
        ...wanted.profile,
        registerMethod: input.registerMethod,
        ...(input.registerUrl && { registerUrl: input.registerUrl }),
      }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  // A rival was faster between the question and the insert.
  if (!account)
    return wanted.username && (await findAccount(database, merchant.code, wanted.username))
      ? nameTaken()
      : numberTaken();
  await ledgerAccountOf(database, merchant.code, account.id);
  await database
    .insertInto("member_promotions")
    .values({ account_id: account.id, promotion: WELCOME_GIFT, claimed_at: null })
    .execute();
  await database
    .insertInto("messages")
    .values(messageTo(account.id, welcomeMessage, merchant.name, clock.now(), null))
    .execute();
  return account;
}

/** Whether this registration shows that it has the number: by its code, or by the id token in its place. */
function isProved({ identity }: Context, { mobile, code }: WantedRegistration): boolean {
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
