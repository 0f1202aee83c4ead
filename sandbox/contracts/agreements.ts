import type { ContractKind } from "#gateway/contracts.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { WrittenTier } from "../database/contract-tables.ts";
import type { Account, Database } from "../database/tables.ts";
import type { Merchant } from "../merchants/merchant.ts";
import { masked } from "../transfers/upline.ts";
import { tiersOf, type Tier } from "./tiers.ts";

/** Whose contracts they are, and of which kind. */
export interface Asked {
  database: Database;
  merchant: Pick<Merchant, "name" | "timeZone">;
  account: Account;
  contract: ContractKind;
}

/** A contract that was accepted. */
export interface Agreement {
  id: string;
  tiers: readonly Tier[];
  acceptedAt: Date;
  /** Whether it was replaced by another one. */
  replaced: boolean;
  /** The masked name of who proposed it. */
  from: string;
}

/** What an agent has ever accepted of a kind, the earliest first. */
export async function agreementsOf(asked: Asked): Promise<Agreement[]> {
  const rows = await contractsOf(asked).where("state", "in", ["inForce", "replaced"]).orderBy("contracts.id").execute();
  return rows.flatMap((row) =>
    row.answered_at === null
      ? []
      : {
          id: String(row.id),
          tiers: tiersOf(row.tiers),
          acceptedAt: row.answered_at,
          replaced: row.state === "replaced",
          from: proposerOf(row, asked),
        },
  );
}

/** The contract that applies to a cycle: that which was accepted last before it ends. */
export function appliesTo(agreements: readonly Agreement[], { ends }: { ends: Date }): Agreement | undefined {
  return agreements.findLast(({ acceptedAt }) => acceptedAt < ends);
}

/** The contract in force now. */
export function inForceOf(agreements: readonly Agreement[]): Agreement | undefined {
  return agreements.find(({ replaced }) => !replaced);
}

/** The contract that waits for an answer. */
export function waitingOf(asked: Asked) {
  return contractsOf(asked).where("state", "=", "proposed").executeTakeFirst();
}

/** The tiers of a contract by its id. Throws a PlatformError where it is not one of the agent's, of this kind. */
export async function tiersById(asked: Asked, id: string): Promise<readonly WrittenTier[]> {
  const row = await contractsOf(asked).where("contracts.id", "=", numberOf(id)).executeTakeFirst();
  if (!row) throw unknownContract(asked, id);
  return row.tiers;
}

/** All contracts of a kind that were ever proposed to somebody, with the name of who did. */
export function contractsOf({ database, account, contract }: Pick<Asked, "database" | "account" | "contract">) {
  return database
    .selectFrom("contracts")
    .leftJoin("accounts as uplines", "uplines.id", "contracts.proposed_by")
    .selectAll("contracts")
    .select("uplines.username as upline")
    .where("account_id", "=", account.id)
    .where("contract", "=", contract);
}

/** Who proposed a contract: an agent without an upline has it from the merchant. */
export function proposerOf({ upline }: { upline: string | null }, { merchant }: Pick<Asked, "merchant">): string {
  return upline === null ? merchant.name : masked(upline);
}

export function unknownContract({ contract }: Pick<Asked, "contract">, id: string): PlatformError {
  return new PlatformError("request.unknown", `There is no contract "${id}" of the kind "${contract}"`);
}

/** An id as the database has it; 0, which none has, for what is no number. */
export function numberOf(id: string): bigint {
  return /^\d{1,18}$/.test(id) ? BigInt(id) : 0n;
}
