import { sql } from "kysely";
import type { GameCategory } from "#gateway/entities.ts";
import type { Database } from "../database/tables.ts";
import { basicRate, rebated, type Staked, type Turnover } from "../play/rebate.ts";
import { dayText } from "../records/period.ts";

/** Rates by category, in hundredths of a percent. */
export type RatesByCategory = ReadonlyMap<GameCategory, bigint>;

/** The rebates of an account, in hundredths of a percent: set by the one above, or what every member has. */
export interface Rates {
  /** What counts on a day. */
  on(day: string, category: GameCategory): bigint;
  /** What was set last: it counts from the next day on. */
  set(category: GameCategory): bigint;
}

/** The rebates of accounts, by their ids. */
export async function ratesOf(database: Database, ids: readonly string[]): Promise<(id: string) => Rates> {
  if (ids.length === 0) return () => basicRates;
  const rows = await database
    .selectFrom("rebate_rates")
    .select(["account_id", "game_type", dayText("from_day").as("from"), "rate"])
    .where("account_id", "in", ids)
    .orderBy("from_day", "desc")
    .execute();
  return (id) => {
    const own = rows.filter(({ account_id }) => account_id === id);
    if (own.length === 0) return basicRates;
    const latest = (category: GameCategory, until: string) =>
      BigInt(own.find(({ game_type, from }) => game_type === category && from <= until)?.rate ?? basicRate(category));
    return { on: (day, category) => latest(category, day), set: (category) => latest(category, "9999-12-31") };
  };
}

const basicRates: Rates = { on: (_day, category) => basicRate(category), set: basicRate };

/** The rebates of one account. */
export async function ratesOfOne(database: Database, id: string): Promise<Rates> {
  return (await ratesOf(database, [id]))(id);
}

/** What an account has staked, with the rebates that it has. */
export async function withRates(database: Database, id: string, staked: readonly Staked[]): Promise<Turnover[]> {
  const rates = await ratesOfOne(database, id);
  return staked.map((one) => ({ ...one, rate: rates.on(one.day, one.gameType) }));
}

/** The highest rebate of each category that somebody directly below has been given. */
export async function highestBelow(database: Database, id: string): Promise<RatesByCategory> {
  const { rows } = await sql<{ game_type: GameCategory; rate: number }>`
    select game_type, max(rate) as rate from (
      select distinct on (account_id, game_type) game_type, rate
      from rebate_rates join accounts on accounts.id = rebate_rates.account_id
      where accounts.upline_id = ${id} order by account_id, game_type, from_day desc) latest
    group by game_type`.execute(database);
  const given = new Map(rows.map((row) => [row.game_type, BigInt(row.rate)]));
  return new Map(
    rebated.map((category) => {
      const [basic, highest = 0n] = [basicRate(category), given.get(category)];
      return [category, highest > basic ? highest : basic];
    }),
  );
}

/** Writes rebates that count from a day on, where they differ from those of before. */
export async function writeRates(
  database: Database,
  { accountId, setBy, from, at }: { accountId: string; setBy: string | null; from: string; at: Date },
  rates: RatesByCategory,
): Promise<void> {
  const before = await ratesOfOne(database, accountId);
  const rows = [...rates]
    .filter(([category, rate]) => before.set(category) !== rate)
    .map(([category, rate]) => ({
      account_id: accountId,
      game_type: category,
      from_day: from,
      rate: Number(rate),
      set_by: setBy,
      set_at: at,
    }));
  if (rows.length === 0) return;
  await database
    .insertInto("rebate_rates")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["account_id", "game_type", "from_day"]).doUpdateSet({
        rate: sql`excluded.rate`,
        set_by: sql`excluded.set_by`,
        set_at: sql`excluded.set_at`,
      }),
    )
    .execute();
}
