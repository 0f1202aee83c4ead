import type { Scenario } from "#conditions/scenario.ts";
import { andList } from "#kernel/english-list.ts";

const spoken = { guest: "guests", member: "members", trial: "trial accounts", agent: "agents" } as const;

/** The kinds of visitors in some scenarios, as a message names them: "guests and members". */
export function spokenVisitors(scenarios: readonly Scenario[]): string {
  return andList([...new Set(scenarios.map(({ visitor }) => spoken[visitor]))]);
}
