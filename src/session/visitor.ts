import type { Session } from "./session.ts";

export type VisitorKind = "guest" | "member" | "trial" | "agent";

const TRIAL_TYPE = 4;
/** Types that are no agents: 0 a plain member, 4 a trial account, 40 (games §6). */
const PLAIN_TYPES = new Set([0, TRIAL_TYPE, 40]);

/** The kind of visitor a session stands for (account §6, games §6). */
export function visitorKind(session: Pick<Session, "type"> | null): VisitorKind {
  if (!session) return "guest";
  if (session.type === TRIAL_TYPE) return "trial";
  return PLAIN_TYPES.has(session.type) ? "member" : "agent";
}
