import type { Transaction } from "#gateway/records.ts";

/** What a movement of money is for, and how the member's account record calls it. */
const recordKindOf = {
  opening: "adjustment",
  deposit: "deposit",
  withdrawal: "withdrawal",
  "withdrawal-paid": "withdrawal",
  "withdrawal-returned": "withdrawal",
  stake: "bet",
  prize: "payout",
  "to-vendor": "transfer",
  promotion: "promotion",
  rebate: "rebate",
  "team-rebate": "agentIncome",
  salary: "agentIncome",
  dividend: "agentIncome",
} as const satisfies Record<string, Transaction["kind"]>;

export type LedgerKind = keyof typeof recordKindOf;

export function transactionKind(kind: LedgerKind): Transaction["kind"] {
  return recordKindOf[kind];
}

/** The movements that the account record calls so. */
export function ledgerKindsOf(kind: Transaction["kind"]): LedgerKind[] {
  return (Object.keys(recordKindOf) as LedgerKind[]).filter((one) => recordKindOf[one] === kind);
}
