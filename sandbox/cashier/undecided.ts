import type { WithdrawalRefusal } from "#gateway/records.ts";

/** What a person decides about: a deposit or a withdrawal. */
export interface Undecided {
  of: "deposit" | "withdrawal";
  id: string;
  merchant: string;
  member: string;
  /** The way of a deposit, or the account of a withdrawal. */
  method: string;
  amount: string;
  /** Why it is here, beside its way. */
  note: string;
  /** The addresses of the pictures that the member sent. */
  pictures: readonly string[];
  at: string;
}

/** What the cashier can say. Deposits are not held: nothing happens to them by itself. */
export const decisions = ["approve", "hold", "reject"] as const;
export type Decision = (typeof decisions)[number];

/** What the cashier says of a withdrawal: a member whose money comes back reads why. */
export type WithdrawalDecision =
  | { decision: Exclude<Decision, "reject"> }
  | { decision: "reject"; reason: WithdrawalRefusal };

/** The most of each that the cashier sees at a time. */
export const SHOWN = 100;
