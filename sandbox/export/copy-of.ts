import type { Account, Database } from "../database/tables.ts";
import type { Merchant } from "../merchants/merchant.ts";
import { camelCase, readPart } from "./part.ts";
import { parts, withheldTables } from "./parts.ts";

/** Whose copy it is, and when. */
interface Copied {
  account: Account;
  merchant: Merchant;
  now: Date;
}

/**
 * Everything that is kept about a member, as JSON. All of it is read in one snapshot: money is never in two places, or in
 * none, because it moved meanwhile.
 */
export function copyOf(database: Database, { account, merchant, now }: Copied): Promise<string> {
  return database
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (transaction) => {
      const data: Record<string, unknown> = {};
      // One after the other: a transaction has one connection.
      for (const [table, part] of Object.entries(parts))
        data[camelCase(table)] = await readPart(transaction, table, part, account.id);
      const about = { merchant: merchant.name, currency: merchant.currency, member: account.username };
      return JSON.stringify({ ...about, exportedAt: now.toISOString(), ...data, leftOut: leftOut() }, null, 1);
    });
}

/** What the copy does not have, and why. */
function leftOut(): Record<string, unknown> {
  return Object.fromEntries([
    ...Object.entries(parts).flatMap(([table, { withheld }]) =>
      withheld
        ? [
            [
              camelCase(table),
              Object.fromEntries(Object.entries(withheld).map(([name, why]) => [camelCase(name), why])),
            ],
          ]
        : [],
    ),
    ...Object.entries(withheldTables).map(([table, why]) => [camelCase(table), why]),
  ]);
}
