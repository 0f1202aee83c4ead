import type { Account } from "../database/tables.ts";

/** Type number of trial accounts (games §6). */
export const TRIAL_TYPE = 4;

/** Member types that are no agents (games §6). */
const NOT_AGENTS: readonly number[] = [0, TRIAL_TYPE, 40];

export function isAgent({ type }: Pick<Account, "type">): boolean {
  return !NOT_AGENTS.includes(type);
}

/** The type of somebody that an agent brings: another agent has the rights of this one, and no more. */
export function typeBelow(agent: Pick<Account, "type">, wanted: "agent" | "member"): number {
  return wanted === "agent" ? agent.type : 0;
}
