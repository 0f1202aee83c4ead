import { sql } from "kysely";
import type { WithdrawalRules } from "#gateway/withdrawals.ts";
import type { Merchant } from "../merchants/merchant.ts";
import { usableCards } from "../cards/cards.ts";
import type { Clock } from "../clock.ts";
import type { Account, Database } from "../database/tables.ts";
import { availableOf, type Available } from "../ledger/available.ts";
import { turnoverLeft } from "../ledger/turnover.ts";
import { dayOf } from "../records/days.ts";
import { spanOf, within } from "../records/period.ts";
import { settingsOf } from "./limits.ts";

/** Who withdraws, where and when. */
export interface Withdrawing {
  database: Database;
  merchant: Merchant;
  account: Account;
  clock: Clock;
}

/** What a member has and has used of the limits. Amounts are minor units. */
export interface Standing extends Available {
  /** Of the stakes that are needed those that rewards brought. */
  toPlayOfRewards: bigint;
  usedToday: bigint;
  timesToday: number;
  needs: WithdrawalRules["needs"];
}

export async function standingOf(who: Withdrawing): Promise<Standing> {
  const { database, account, merchant } = who;
  return {
    ...(await availableOf(database, account, merchant.timeZone)),
    toPlayOfRewards: await turnoverLeft(database, {
      member: account,
      timeZone: merchant.timeZone,
      sources: ["promotion"],
    }),
    ...(await today(who)),
    needs: await needsOf(who),
  };
}

/** What was requested today: what is waiting or paid counts. */
async function today({ database, merchant, account, clock }: Withdrawing) {
  const day = dayOf(clock.now(), merchant.timeZone);
  const { amount, times } = await database
    .selectFrom("withdrawals")
    .select([sql<string>`coalesce(sum(amount), 0)`.as("amount"), sql<string>`count(*)`.as("times")])
    .where("account_id", "=", account.id)
    .where("status", "in", ["waiting", "paid"])
    .where(within("created_at", spanOf({ from: day, to: day, timeZone: merchant.timeZone })))
    .executeTakeFirstOrThrow();
  return { usedToday: BigInt(amount), timesToday: Number(times) };
}

async function needsOf({ database, merchant, account, clock }: Withdrawing): Promise<Standing["needs"]> {
  if (settingsOf(merchant.state).needsProvedNumber && !account.mobile_proved) return "mobile";
  if (account.payment_password_hash === null) return "paymentPassword";
  return (await usableCards(database, account.id, clock.now())).length === 0 ? "card" : null;
}
