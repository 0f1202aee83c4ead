import type { VisitorKind } from "./facts.ts";

const trialType = 4;
/** Types that are no agents: 0 a plain member, 4 a trial account, 40 (games §6). */
export const plainTypes: readonly number[] = [0, trialType, 40];

/** The kind of visitor by the member type, null for a guest: every type that is not plain is an agent (account §6, games §6). */
export function visitorKindOf(type: number | null): VisitorKind {
  if (type === null) return "guest";
  if (type === trialType) return "trial";
  return plainTypes.includes(type) ? "member" : "agent";
}
