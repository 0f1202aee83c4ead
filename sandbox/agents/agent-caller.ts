import type { CallContext } from "../calls/call-context.ts";
import type { Clock } from "../clock.ts";
import type { Account, Database } from "../database/tables.ts";
import { agentOf } from "../merchants/agents.ts";
import type { Merchant } from "../merchants/merchant.ts";
import { dayOf } from "../records/days.ts";

/** An agent who calls, where and when. */
export interface Calling {
  database: Database;
  merchant: Merchant;
  agent: Account;
  clock: Clock;
}

/** The caller, who must be an agent. */
export function agentCaller(
  context: Pick<CallContext<"rebateQuotas">, "database" | "merchant" | "session" | "clock">,
): Calling {
  const { database, merchant, clock } = context;
  return { database, merchant, clock, agent: agentOf(context) };
}

/** The day that it is at the agent's merchant. */
export function todayAt({ merchant, clock }: Pick<Calling, "merchant" | "clock">): string {
  return dayOf(clock.now(), merchant.timeZone);
}
