import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Selectable } from "kysely";
import type { CallOutput } from "#gateway/contract.ts";
import { callerOf, type Handler } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { lockAccount } from "../database/lock-account.ts";
import type { PasskeyTable } from "../database/sign-in-tables.ts";
import { clientDataOf, PUBLIC_KEYS, userHandleOf, verifiedRegistration, verifiedSignIn } from "../passkeys/ceremony.ts";
import { CHALLENGE_LIFE_MS, giveChallenge, takeChallenge } from "../passkeys/challenges.ts";
import { findPasskey, passkeysOf, refuseMore } from "../passkeys/passkeys.ts";
import { relyingParty } from "../passkeys/relying-party.ts";
import { latestFirst } from "../records/order.ts";
import { listOf } from "../records/records.ts";
import { countAttempt } from "../security/limits.ts";
import { TRIAL_TYPE } from "../merchants/member-types.ts";
import { signedIn } from "./session-answer.ts";
import { refuseClosedDoors } from "./sign-in.ts";

export const passkeyRegistrationOptions: Handler<"passkeyRegistrationOptions"> = async (context) => {
  const { input, merchant, database, clock } = context;
  const account = callerOf(context);
  if (account.type === TRIAL_TYPE)
    throw new PlatformError("trial.rejected", "A trial account ends with its session: it has no use for a passkey");
  const domain = relyingParty(merchant, input.domain);
  await countAttempt(database, merchant.code, "passkeyOfAccount", account.id, clock.now());
  const registered = await passkeysOf(database, account).execute();
  refuseMore(registered);
  const challenge = await giveChallenge(
    database,
    { merchantCode: merchant.codeInCall, purpose: "registration", accountId: account.id },
    domain,
    clock.now(),
  );
  return {
    challenge,
    timeout: CHALLENGE_LIFE_MS,
    rp: { id: domain, name: merchant.name },
    user: { id: userHandleOf(account), name: account.username, displayName: account.nickname || account.username },
    pubKeyCredParams: PUBLIC_KEYS.map((alg) => ({ type: "public-key", alg })),
    excludeCredentials: registered
      .filter((passkey) => passkey.domain === domain)
      .map((passkey) => ({ type: "public-key", id: passkey.credential_id, transports: passkey.transports })),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    attestation: "none",
  };
};

export const addPasskey: Handler<"addPasskey"> = async (context) => {
  const { input, merchant, database, clock } = context;
  const account = callerOf(context);
  await countAttempt(database, merchant.code, "passkeyOfAccount", account.id, clock.now());
  const claimed = clientDataOf(input.response);
  const domain = await takeChallenge(
    database,
    { merchantCode: merchant.codeInCall, purpose: "registration", accountId: account.id },
    claimed.challenge,
    clock.now(),
  );
  const credential = await verifiedRegistration(input.response as RegistrationResponseJSON, claimed, domain);
  const row = await database.transaction().execute(async (transaction) => {
    // Of two that are added at once the second must see the first.
    await lockAccount(transaction, account.id);
    refuseMore(await passkeysOf(transaction, account).execute());
    return transaction
      .insertInto("passkeys")
      .values({
        merchant_code: account.merchant_code,
        credential_id: credential.id,
        account_id: account.id,
        domain,
        public_key: Buffer.from(credential.publicKey).toString("base64url"),
        counter: BigInt(credential.counter),
        transports: JSON.stringify(credential.transports ?? []),
        name: input.name.trim(),
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.columns(["merchant_code", "credential_id"]).doNothing())
      .returningAll()
      .executeTakeFirst();
  });
  if (!row) throw new PlatformError("passkey.wrong", "A passkey with this id is known already");
  return passkeyAnswer(row);
};

export const passkeySignInOptions: Handler<"passkeySignInOptions"> = async ({
  input,
  merchant,
  address,
  database,
  clock,
}) => {
  const domain = relyingParty(merchant, input.domain);
  await countAttempt(database, merchant.code, "passkeyOptionsOfAddress", address, clock.now());
  const challenge = await giveChallenge(
    database,
    { merchantCode: merchant.codeInCall, purpose: "sign-in", accountId: null },
    domain,
    clock.now(),
  );
  return { challenge, timeout: CHALLENGE_LIFE_MS, rpId: domain, userVerification: "required" };
};

export const signInWithPasskey: Handler<"signInWithPasskey"> = async (context) => {
  const {
    input: { response },
    merchant,
    address,
    database,
    clock,
  } = context;
  await countAttempt(database, merchant.code, "passkeyOfAddress", address, clock.now());
  const claimed = clientDataOf(response);
  const domain = await takeChallenge(
    database,
    { merchantCode: merchant.codeInCall, purpose: "sign-in", accountId: null },
    claimed.challenge,
    clock.now(),
  );
  const found = await findPasskey(database, merchant.codeInCall, domain, response.id);
  if (!found)
    throw new PlatformError("passkey.unknown", "This merchant knows no such passkey on this site, or no more");
  const { passkey, account } = found;
  const { userHandle } = response.response;
  if (userHandle && userHandle !== userHandleOf(account))
    throw new PlatformError("passkey.wrong", "The user handle is another account's");
  const counter = await verifiedSignIn(response as AuthenticationResponseJSON, claimed, domain, passkey);
  refuseClosedDoors(account);
  await database
    .updateTable("passkeys")
    .set({ counter, last_used_at: clock.now() })
    .where("merchant_code", "=", passkey.merchant_code)
    .where("credential_id", "=", passkey.credential_id)
    .execute();
  return signedIn(context, account);
};

export const passkeyList: Handler<"passkeyList"> = listOf({
  select: (context) => passkeysOf(context.database, callerOf(context)),
  order: latestFirst("passkeys.created_at", "passkeys.credential_id"),
  map: passkeyAnswer,
});

export const removePasskey: Handler<"removePasskey"> = async (context) => {
  const account = callerOf(context);
  await context.database
    .deleteFrom("passkeys")
    .where("merchant_code", "=", account.merchant_code)
    .where("account_id", "=", account.id)
    .where("credential_id", "=", context.input.id)
    .execute();
  return { removed: true };
};

function passkeyAnswer(row: Selectable<PasskeyTable>): CallOutput<"addPasskey"> {
  return {
    id: row.credential_id,
    domain: row.domain,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
