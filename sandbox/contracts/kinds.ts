import type { ContractKind, ContractTerms } from "#gateway/contracts.ts";
import type { LedgerKind } from "../ledger/kinds.ts";

/** What is the same in all contracts of a kind. */
export interface KindOfContract extends Pick<ContractTerms, "basis" | "cycle" | "carry"> {
  /** How the ledger calls what it pays. */
  pays: LedgerKind;
  /** Of how many cycles that have ended the money can be had. */
  cycles: number;
}

export const kinds: Readonly<Record<ContractKind, KindOfContract>> = {
  "daily-salary": { basis: "stakes", cycle: "day", carry: "none", pays: "salary", cycles: 7 },
  "hourly-salary": { basis: "stakes", cycle: "hour", carry: "none", pays: "salary", cycles: 24 },
  dividend: { basis: "loss", cycle: "month", carry: "negative", pays: "dividend", cycles: 24 },
};

/** The rules of a kind as the contract with the site has them. */
export function rulesOf(kind: ContractKind): Pick<ContractTerms, "basis" | "cycle" | "carry"> {
  const { basis, cycle, carry } = kinds[kind];
  return { basis, cycle, carry };
}
