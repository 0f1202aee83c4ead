import { writeRates } from "../agents/rates.ts";
import { dayOf } from "../records/days.ts";
import type { Database } from "../database/tables.ts";
import { seededAccounts } from "./accounts.ts";
import { seededRates } from "./seeded-rates.ts";

/** The rebates of the demo's agents, from the day on which they registered. What was set since is kept. */
export async function seedRebates(
  database: Database,
  { timeZone }: { timeZone: string },
  idByName: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  for (const { username } of seededAccounts) {
    const [accountId, rates] = [idByName.get(username), seededRates(username)];
    if (accountId === undefined || rates === undefined) continue;
    const { registered_at, has } = await database
      .selectFrom("accounts")
      .select((of) => [
        "registered_at",
        of.exists(of.selectFrom("rebate_rates").select("rate").whereRef("account_id", "=", "accounts.id")).as("has"),
      ])
      .where("id", "=", accountId)
      .executeTakeFirstOrThrow();
    if (has) continue;
    await writeRates(database, { accountId, setBy: null, from: dayOf(registered_at, timeZone), at: now }, rates);
  }
}
