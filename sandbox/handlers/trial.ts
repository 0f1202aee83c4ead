import { randomInt, randomUUID } from "node:crypto";
import type { Handler } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { payMember } from "../ledger/house.ts";
import { newAccount } from "../registration/new-account.ts";
import { countAttempt } from "../security/limits.ts";
import { findAccount } from "./accounts.ts";
import { TRIAL_TYPE } from "../merchants/member-types.ts";
import { signedIn } from "./session-answer.ts";

/** Play money of a new trial account, in minor units. */
const TRIAL_FUNDS = 200_000n;

export const createTrialAccount: Handler<"createTrialAccount"> = async (context) => {
  const { database, merchant, address, clock } = context;
  await countAttempt(database, merchant.code, "trialOfAddress", address, clock.now());
  const trialName = `trial${randomInt(1_000_000_000, 10_000_000_000)}`;
  const id = randomUUID();
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("accounts")
      .values({
        ...newAccount,
        id,
        merchant_code: merchant.trialCode,
        username: trialName,
        type: TRIAL_TYPE,
        registered_at: clock.now(),
        created_from: address,
      })
      .execute();
    const opening = { merchantCode: merchant.trialCode, memberId: id, amount: TRIAL_FUNDS, kind: "opening" } as const;
    await payMember(transaction, { ...opening, idempotencyKey: `opening:${id}` }, clock);
  });
  return { trialName };
};

export const testPlay: Handler<"testPlay"> = async (context) => {
  const { input, database, merchant, address, clock } = context;
  await countAttempt(database, merchant.code, "trialPlayOfAddress", address, clock.now());
  await countAttempt(database, merchant.code, "trialPlayOfName", input.trialName.trim().toLowerCase(), clock.now());
  const account = await findAccount(database, merchant.trialCode, input.trialName);
  // A name without a password only opens accounts created for that.
  if (account?.type !== TRIAL_TYPE || account.password_hash !== null)
    throw new PlatformError("credentials.wrong", "There is no trial account of this name: create one first");
  return signedIn(context, account);
};
