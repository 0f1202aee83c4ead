import type { CallOutput } from "#gateway/contract.ts";

/** The contracts by the names of the widget's options. */
export type Contract = "dailySalary" | "dividend" | "hourlySalary";

/** The platform's name of each, in the order in which they are asked about (games §3). */
const fields = {
  dailysalreqtype: "dailySalary",
  divtypecompperiodreq: "dividend",
  contracthoursalreq: "hourlySalary",
} as const satisfies Record<keyof CallOutput<"contractCheck">, Contract>;

/** The contract that waits for an answer, the first of several; null: none. */
export function waitingContract(check: CallOutput<"contractCheck">): Contract | null {
  const field = (Object.keys(fields) as (keyof typeof fields)[]).find((name) => check[name]);
  return field ? fields[field] : null;
}
