import type { ContractProposal } from "#gateway/contracts.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { Clock } from "../clock.ts";
import type { WrittenTier } from "../database/contract-tables.ts";
import { lockAccount } from "../database/lock-account.ts";
import type { Database } from "../database/tables.ts";
import { agreementsOf, inForceOf, numberOf, proposerOf, unknownContract, waitingOf, type Asked } from "./agreements.ts";
import { rulesOf } from "./kinds.ts";

/** What is proposed and the agent has not answered: one or none. */
export async function proposalsOf(asked: Asked): Promise<ContractProposal[]> {
  const row = await waitingOf(asked);
  if (!row) return [];
  const proposal = {
    id: String(row.id),
    ...rulesOf(asked.contract),
    replaces: inForceOf(await agreementsOf(asked)) !== undefined,
    from: proposerOf(row, asked),
    proposedAt: row.proposed_at.toISOString(),
  };
  return [proposal];
}

interface Answer {
  /** The proposal that was read: another one may have taken its place. */
  id: string;
  agreed: boolean;
}

/**
 * Agrees to a proposal or declines it, once, with the agent locked. The same answer again is answered as before. Throws a
 * PlatformError where it was answered otherwise, or is over.
 */
export async function answerProposal(
  asked: Asked & { clock: Clock },
  { id, agreed }: Answer,
): Promise<{ agreed: boolean }> {
  const { account, contract, clock } = asked;
  return asked.database.transaction().execute(async (database) => {
    await lockAccount(database, account.id);
    const row = await database
      .selectFrom("contracts")
      .select("state")
      .where("id", "=", numberOf(id))
      .where("account_id", "=", account.id)
      .where("contract", "=", contract)
      .executeTakeFirst();
    if (!row) throw unknownContract(asked, id);
    const answered = agreed ? "inForce" : "declined";
    if (row.state === answered) return { agreed };
    if (row.state !== "proposed")
      throw new PlatformError("contract.over", `The proposal "${id}" does not wait for an answer: it is ${row.state}`);
    const now = clock.now();
    if (agreed) await endAll({ ...asked, database }, "inForce", "replaced", now);
    const change = { state: answered, answered_at: now } as const;
    await database.updateTable("contracts").set(change).where("id", "=", numberOf(id)).execute();
    return { agreed };
  });
}

/** Proposes a contract instead of one that waits; `tiers` null: takes that one back. With the agent locked. */
export async function propose(
  asked: Asked & { clock: Clock },
  tiers: readonly WrittenTier[] | null,
): Promise<{ id: string | null }> {
  const { account, contract, clock } = asked;
  return asked.database.transaction().execute(async (database) => {
    await lockAccount(database, account.id);
    const now = clock.now();
    await endAll({ ...asked, database }, "proposed", "withdrawn", now);
    if (tiers === null) return { id: null };
    const inForce = inForceOf(await agreementsOf({ ...asked, database }));
    const { id } = await database
      .insertInto("contracts")
      .values({
        account_id: account.id,
        contract,
        proposal: inForce ? "CHANGE" : "NEW",
        tiers: JSON.stringify(tiers),
        state: "proposed",
        proposed_by: account.upline_id,
        proposed_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { id: String(id) };
  });
}

async function endAll(
  { database, account, contract }: Pick<Asked, "account" | "contract"> & { database: Database },
  from: "proposed" | "inForce",
  to: "withdrawn" | "replaced",
  now: Date,
): Promise<void> {
  await database
    .updateTable("contracts")
    .set({ state: to, ended_at: now })
    .where("account_id", "=", account.id)
    .where("contract", "=", contract)
    .where("state", "=", from)
    .execute();
}
