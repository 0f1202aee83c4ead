import type { Transaction } from "#gateway/records.ts";

/** What a movement of money is for, and how the member's account record calls it. */
const recordKindOf = {
  opening: "adjustment",
  deposit: "deposit",
  "deposit-fee": "fee",
  withdrawal: "withdrawal",
  "withdrawal-fee": "fee",
  "withdrawal-paid": "withdrawal",
  "withdrawal-returned": "withdrawal",
  stake: "bet",
  prize: "payout",
  "to-vendor": "transfer",
  "from-vendor": "transfer",
  "to-upline": "transfer",
  promotion: "promotion",
  rebate: "rebate",
  "team-rebate": "agentIncome",
  salary: "agentIncome",
  dividend: "agentIncome",
} as const satisfies Record<string, Transaction["kind"]>;

export type LedgerKind = keyof typeof recordKindOf;

/** The movements by which a member plays: away from the main account, to a bet or to a vendor. */
export const staking: ReadonlySet<LedgerKind> = new Set<LedgerKind>(["stake", "to-vendor"]);

export function transactionKind(kind: LedgerKind): Transaction["kind"] {
  return recordKindOf[kind];
}

/** The movements that the account record calls so. */
export function ledgerKindsOf(kind: Transaction["kind"]): LedgerKind[] {
  return (Object.keys(recordKindOf) as LedgerKind[]).filter((one) => recordKindOf[one] === kind);
}
