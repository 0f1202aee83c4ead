import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { PlatformError } from "../calls/platform-error.ts";
import { redRain } from "../catalogue/red-rain.ts";
import type { Clock } from "../clock.ts";
import { lockOpenAccount } from "../closing/lock-open-account.ts";
import type { RainEntryTable } from "../database/rain-tables.ts";
import type { Account, Database } from "../database/tables.ts";
import type { Merchant } from "../merchants/merchant.ts";
import { deckOf, handOf } from "./deck.ts";
import type { RainTimes } from "./schedule.ts";

/** Who takes part, where and when. */
export interface Raining {
  database: Database;
  merchant: Merchant;
  account: Account;
  clock: Clock;
}
export type RainEntry = Selectable<RainEntryTable>;

/** A member's part in rounds, by when they begin. */
export async function entriesOf(
  { database, account }: Raining,
  starts: readonly Date[],
): Promise<Map<number, RainEntry>> {
  if (starts.length === 0) return new Map();
  const rows = await database
    .selectFrom("rain_entries")
    .selectAll()
    .where("account_id", "=", account.id)
    .where("starts_at", "in", starts)
    .execute();
  return new Map(rows.map((row) => [row.starts_at.getTime(), row]));
}

/** A member's part in a round; undefined: they have not joined. */
export async function entryOf(who: Raining, startsAt: Date): Promise<RainEntry | undefined> {
  return (await entriesOf(who, [startsAt])).get(startsAt.getTime());
}

/** Joins a round once, however often and on however many phones it is asked for. */
export async function join(who: Raining, round: RainTimes): Promise<RainEntry> {
  return who.database.transaction().execute(async (transaction) => {
    const locked = { ...who, database: transaction };
    await lockOpenAccount(transaction, who.account);
    const before = await entryOf(locked, round.startsAt);
    if (before) return before;
    refuseOutside(round, who.clock.now());
    return enter(locked, round.startsAt);
  });
}

function refuseOutside({ opensAt, endsAt }: RainTimes, now: Date): void {
  if (now < opensAt) throw new PlatformError("rain.early", `Members can join from ${opensAt.toISOString()} on`);
  if (now >= endsAt) throw new PlatformError("rain.over", `The round was over at ${endsAt.toISOString()}`);
}

async function enter({ database, merchant, account, clock }: Raining, startsAt: Date): Promise<RainEntry> {
  const round = { merchant_code: merchant.code, starts_at: startsAt };
  const { deck, joined } = await nextPlace(database, round);
  if (joined >= (merchant.state.rain?.places ?? redRain.places))
    throw new PlatformError("rain.full", "All places of this round are taken");
  await database
    .updateTable("rain_rounds")
    .set({ joined: joined + 1 })
    .where("merchant_code", "=", round.merchant_code)
    .where("starts_at", "=", startsAt)
    .execute();
  return database
    .insertInto("rain_entries")
    .values({
      ...round,
      id: randomUUID(),
      account_id: account.id,
      hand: JSON.stringify(handOf(deck, joined, redRain)),
      joined_at: clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The round, locked so that each place is given once; the first member who joins shuffles what its envelopes hold. */
async function nextPlace(
  database: Database,
  round: { merchant_code: string; starts_at: Date },
): Promise<{ deck: string[]; joined: number }> {
  const find = () =>
    database
      .selectFrom("rain_rounds")
      .select(["deck", "joined"])
      .where("merchant_code", "=", round.merchant_code)
      .where("starts_at", "=", round.starts_at)
      .forNoKeyUpdate()
      .executeTakeFirst();
  const found = await find();
  if (found) return found;
  const deck = JSON.stringify(deckOf(redRain).map(String));
  await database
    .insertInto("rain_rounds")
    .values({ ...round, deck, joined: 0 })
    // Somebody else may have been first.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await find();
  if (!made) throw new Error("A round that was made cannot be read");
  return made;
}
