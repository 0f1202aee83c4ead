import { randomInt, randomUUID } from "node:crypto";
import type { CallContext } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { Account, Database } from "../database/tables.ts";
import { ledgerAccountOf } from "../ledger/accounts.ts";
import type { Merchant } from "../merchants/merchant.ts";
import { newAccount } from "../registration/new-account.ts";
import { mobileNumberOf } from "../registration/mobile-number.ts";
import { proveNumber } from "../registration/proved-number.ts";
import { registerSettingsOf } from "../registration/settings.ts";
import { wrongIdentity, type ProvedIdentity } from "../security/id-tokens.ts";
import { countAttempt } from "../security/limits.ts";
import { useIdToken } from "../security/used-id-tokens.ts";
import { findAccountByMobile } from "./accounts.ts";

type Context = CallContext<"login">;

/** The provider's names for the contract's channels. */
const PROVIDERS = { sms: "phone", google: "google.com", facebook: "facebook.com" } as const;

/**
 * The account that an id token opens. A token cannot be guessed, so there are no captchas here, and failures are not
 * counted against an account.
 */
export async function accountOfIdentity(context: Context): Promise<Account> {
  const { input, merchant, address, database, clock } = context;
  await countAttempt(database, merchant.code, "identityOfAddress", address, clock.now());
  const identity = await provedIdentity(context, input.firebaseIdToken ?? "");
  if (identity.provider !== PROVIDERS[input.firebaseChannel ?? "sms"])
    throw wrongIdentity(`The id token is of a sign-in by ${identity.provider}, not by firebaseChannel`);
  return database.transaction().execute(async (transaction) => {
    const refusal = await useIdToken(transaction, identity, clock.now());
    if (refusal) throw refusal;
    return identity.provider === PROVIDERS.sms
      ? accountOfNumber(transaction, context, identity)
      : linkedAccount(transaction, context, identity);
  });
}

/** The identity that a token proves at this merchant. Throws identity.wrong. */
export async function provedIdentity(
  { merchant, clock, idTokens }: Pick<CallContext<"login" | "register">, "merchant" | "clock" | "idTokens">,
  token: string,
): Promise<ProvedIdentity> {
  if (merchant.phoneAuthProject === null) throw wrongIdentity("This merchant has no phone-auth provider");
  return idTokens(token, merchant.phoneAuthProject, clock.now());
}

/** The owner of the number may learn that it has no account. */
async function accountOfNumber(database: Database, context: Context, { mobile }: ProvedIdentity): Promise<Account> {
  const { input, merchant } = context;
  const claimed =
    input.firebaseMobileNo === undefined
      ? mobile
      : mobileNumberOf({ number: input.firebaseMobileNo, countryDialingCode: input.countryDialingCode }, merchant);
  if (mobile === undefined || claimed !== mobile)
    throw wrongIdentity("The id token proves another number than firebaseMobileNo");
  const found = await findAccountByMobile(database, merchant.codeInCall, mobile);
  const account = found && (await proveNumber(database, found, context));
  if (!account) throw new PlatformError("account.disabled", "No account has this mobile number");
  return account;
}

/** The account linked to an identity at a provider; created on the first visit, if the merchant accepts new members. */
async function linkedAccount(
  database: Database,
  context: Context,
  { provider, subject }: ProvedIdentity,
): Promise<Account> {
  const { merchant, clock } = context;
  const id = randomUUID();
  const isFirst = await database
    .insertInto("identities")
    .values({ merchant_code: merchant.codeInCall, provider, subject, account_id: id, linked_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning("account_id")
    .executeTakeFirst();
  if (isFirst) return newMember(database, context, provider, id);
  return database
    .selectFrom("identities")
    .innerJoin("accounts", "accounts.id", "identities.account_id")
    .selectAll("accounts")
    .where("identities.merchant_code", "=", merchant.codeInCall)
    .where("provider", "=", provider)
    .where("subject", "=", subject)
    .executeTakeFirstOrThrow();
}

async function newMember(
  database: Database,
  { merchant, address, clock }: Context,
  provider: string,
  id: string,
): Promise<Account> {
  if (!takesMembers(merchant))
    throw new PlatformError("method.closed", "This merchant registers nobody: sign in with an account that is there");
  const account = await database
    .insertInto("accounts")
    .values({
      ...newAccount,
      id,
      merchant_code: merchant.code,
      username: `m${randomInt(10 ** 11, 10 ** 12)}`,
      registered_at: clock.now(),
      created_from: address,
      profile: JSON.stringify({ registeredWith: provider }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await ledgerAccountOf(database, merchant.code, id);
  return account;
}

function takesMembers(merchant: Merchant): boolean {
  const { USERNAMEREG3, MOBILENUMREG3 } = registerSettingsOf(merchant).flags;
  return merchant.codeInCall === merchant.code && (USERNAMEREG3 || MOBILENUMREG3);
}
