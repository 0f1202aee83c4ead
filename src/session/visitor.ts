import type { VisitorKind } from "#conditions/facts.ts";
import { visitorKindOf } from "#conditions/member-types.ts";
import type { Session } from "./session.ts";

/** The kind of visitor of a session (account §6, games §6). */
export function visitorKind(session: Pick<Session, "type"> | null): VisitorKind {
  return visitorKindOf(session?.type ?? null);
}
