import type { GameCategory } from "#gateway/entities.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { Clock } from "../clock.ts";
import { lockAccount } from "../database/lock-account.ts";
import type { Account, Database } from "../database/tables.ts";
import { addDays, dayOf } from "../records/days.ts";
import { readRates, refuseRates, type RateChoices } from "./rate-fields.ts";
import { allowedRates } from "./rate-rules.ts";
import { highestBelow, ratesOfOne, writeRates, type RatesByCategory } from "./rates.ts";
import type { DescribedValues } from "#gateway/described.ts";

interface Setting {
  database: Database;
  agent: Account;
  merchant: { timeZone: string };
  clock: Clock;
}

/** The first day on which rates count that are set now. */
export function nextDay({ merchant, clock }: Pick<Setting, "merchant" | "clock">): string {
  return addDays(dayOf(clock.now(), merchant.timeZone), 1);
}

/** The rates that an agent may give to somebody directly below; undefined: to a new account. */
export async function choicesFor(database: Database, agent: Account, id: string | undefined): Promise<RateChoices> {
  const above = await ratesOfOne(database, agent.id);
  const [own, below] = id === undefined ? [] : [await ratesOfOne(database, id), await highestBelow(database, id)];
  return (category) => {
    const allowed = allowedRates(category, above.set(category), belowOf(below, category));
    return { ...allowed, now: own?.set(category) ?? allowed.least };
  };
}

/** Sets the rates of somebody directly below. Throws what is wrong with them; request.unknown for others. */
export async function setRates(
  { database, agent, merchant, clock }: Setting,
  id: string,
  values: DescribedValues,
): Promise<string> {
  const rates = readRates(values);
  const from = nextDay({ merchant, clock });
  await database.transaction().execute(async (transaction) => {
    // From above to below: in one order nobody waits in a circle.
    await lockAccount(transaction, agent.id);
    await requireBelow(transaction, agent, id);
    await lockAccount(transaction, id);
    const choices = await choicesFor(transaction, agent, id);
    refuseRates(rates, choices);
    await writeRates(transaction, { accountId: id, setBy: agent.id, from, at: clock.now() }, rates);
  });
  return from;
}

/** Throws request.unknown for who is not directly below an agent, as for nobody. */
export async function requireBelow(database: Database, agent: Account, id: string): Promise<void> {
  const row = await database
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", id)
    .where("upline_id", "=", agent.id)
    .executeTakeFirst();
  if (!row) throw new PlatformError("request.unknown", `There is no member "${id}" directly below`);
}

function belowOf(below: RatesByCategory | undefined, category: GameCategory): bigint[] {
  const highest = below?.get(category);
  return highest === undefined ? [] : [highest];
}
