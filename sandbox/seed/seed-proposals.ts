import type { ContractKind } from "#gateway/contracts.ts";
import { after, duration } from "../clock.ts";
import type { WrittenTier } from "../database/contract-tables.ts";
import type { Database } from "../database/tables.ts";
import type { SeededAccount } from "./accounts.ts";

/** What is usually agreed: stakes of a day or an hour for a salary, net loss of a month for a dividend, and the share of it. */
const TIERS: Readonly<Record<ContractKind, readonly WrittenTier[]>> = {
  "daily-salary": [
    { needs: "100.00", active: 0, rate: "0.30" },
    { needs: "5000.00", active: 0, rate: "0.50" },
    { needs: "20000.00", active: 3, rate: "0.80" },
  ],
  dividend: [
    { needs: "100.00", active: 0, rate: "5.00" },
    { needs: "20000.00", active: 0, rate: "10.00" },
    { needs: "100000.00", active: 5, rate: "15.00" },
  ],
  "hourly-salary": [
    { needs: "50.00", active: 0, rate: "0.10" },
    { needs: "1000.00", active: 0, rate: "0.25" },
  ],
};

/**
 * Writes the contracts of a seeded account: what is in force, and what its upline proposes. Of a kind of which there is one
 * already, none is written.
 */
export async function seedProposals(
  database: Database,
  { proposals = {}, contracts = {} }: SeededAccount,
  { id, upline }: { id: string; upline: string | undefined },
  now: Date,
): Promise<void> {
  const present = await database.selectFrom("contracts").select("contract").where("account_id", "=", id).execute();
  const common = (contract: ContractKind) => ({
    account_id: id,
    contract,
    tiers: JSON.stringify(TIERS[contract]),
    proposed_by: upline ?? null,
  });
  const accepted = entriesOf(contracts).map(([contract, daysAgo]) => {
    const at = after(now, -daysAgo * duration.day);
    const answered = { proposed_at: after(at, -duration.day), answered_at: at };
    return { ...common(contract), ...answered, proposal: "NEW", state: "inForce" as const };
  });
  const waiting = entriesOf(proposals).map(([contract, proposal]) => ({
    ...common(contract),
    proposed_at: now,
    answered_at: null,
    proposal,
    state: "proposed" as const,
  }));
  const rows = [...accepted, ...waiting].filter(({ contract }) => present.every((one) => one.contract !== contract));
  if (rows.length > 0) await database.insertInto("contracts").values(rows).execute();
}

function entriesOf<T>(of: Readonly<Partial<Record<ContractKind, T>>>): [ContractKind, T][] {
  return Object.entries(of) as [ContractKind, T][];
}
