import { PlatformError } from "../calls/platform-error.ts";
import { lockOpenAccount } from "../closing/lock-open-account.ts";
import { payMember } from "../ledger/house.ts";
import { kinds } from "./kinds.ts";
import { reckon, type Reckoned, type Reckoning } from "./reckoning.ts";

/**
 * Pays a cycle once, however often it is asked for: looks again with the agent locked, so that of two phones one is paid and
 * the other learns what was paid. Returns minor units.
 */
export function payCycle(asked: Reckoning, id: string): Promise<bigint> {
  return asked.database.transaction().execute(async (database) => {
    await lockOpenAccount(database, asked.account);
    const locked = { ...asked, database };
    const one = (await reckon(locked)).find(({ cycle }) => cycle.id === id);
    if (!one) throw new PlatformError("request.unknown", `There is no cycle "${id}" of this contract to be paid for`);
    if (one.status === "paid") return one.amount;
    if (one.status !== "due")
      throw new PlatformError("activity.closed", `The cycle "${id}" cannot be paid: it is ${one.status}`);
    await record(locked, one);
    return one.amount;
  });
}

async function record(asked: Reckoning, one: Reckoned): Promise<void> {
  const { database, account, contract, clock } = asked;
  const { cycle, agreement, stake, paid, carriedIn, base, active, rate, amount } = one;
  if (agreement === undefined || rate === null) throw new Error(`The cycle "${cycle.id}" is due without a contract`);
  await database
    .insertInto("contract_payments")
    .values({
      account_id: account.id,
      contract,
      cycle: cycle.id,
      contract_id: BigInt(agreement.id),
      stake,
      paid,
      carried_in: carriedIn,
      base,
      active,
      rate,
      amount,
      paid_at: clock.now(),
    })
    .execute();
  const movement = { merchantCode: account.merchant_code, memberId: account.id, amount, kind: kinds[contract].pays };
  await payMember(database, { ...movement, idempotencyKey: `contract:${contract}:${cycle.id}:${account.id}` }, clock);
}
