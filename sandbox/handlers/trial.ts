import { randomInt, randomUUID } from "node:crypto";
import type { CallContext, Handler } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { after, duration } from "../clock.ts";
import { HOUSE, ledgerAccountOf } from "../ledger/accounts.ts";
import { transfer } from "../ledger/transfer.ts";
import { findAccount } from "./accounts.ts";
import { signedIn, TRIAL_TYPE } from "./session-answer.ts";

/** Play money of a new trial account, in minor units. */
const TRIAL_FUNDS = 200_000n;
const NAMES_PER_ADDRESS = 300;
const NAMES_WINDOW_MS = 10 * duration.minute;

export const createTrialAccount: Handler<"createTrialAccount"> = async (context) => {
  await refuseFlood(context);
  const { database, merchant, clock } = context;
  const trialName = `trial${randomInt(1_000_000_000, 10_000_000_000)}`;
  const id = randomUUID();
  await database.transaction().execute(async (transaction) => {
    await transaction.insertInto("accounts").values({
      id, merchant_code: merchant.trialCode, username: trialName, password_hash: null, type: TRIAL_TYPE, nickname: "", upline_id: null, status: "active",
      staff: false, registered_at: clock.now(), last_login_at: null, created_from: context.address,
    }).execute();
    const from = await ledgerAccountOf(transaction, merchant.trialCode, HOUSE);
    const to = await ledgerAccountOf(transaction, merchant.trialCode, id);
    await transfer(transaction, { merchantCode: merchant.trialCode, from, to, amount: TRIAL_FUNDS, idempotencyKey: `opening:${id}`, kind: "opening" }, clock);
  });
  return { trialName };
};

export const testPlay: Handler<"testPlay"> = async (context) => {
  const account = await findAccount(context.database, context.merchant.trialCode, context.input.trialName);
  if (account?.type !== TRIAL_TYPE) throw new PlatformError("credentials.wrong", "There is no trial account of this name: create one first");
  return signedIn(context, account);
};

async function refuseFlood({ database, address, clock }: CallContext<"createTrialAccount">): Promise<void> {
  const { count } = await database.selectFrom("accounts").select((select) => select.fn.countAll().as("count"))
    .where("created_from", "=", address).where("registered_at", ">", after(clock.now(), -NAMES_WINDOW_MS)).executeTakeFirstOrThrow();
  if (Number(count) >= NAMES_PER_ADDRESS) throw new PlatformError("rate.limited", "Too many trial accounts from this address: try again in ten minutes");
}
