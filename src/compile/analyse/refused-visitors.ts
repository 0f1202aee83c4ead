import { visitorKinds, type VisitorKind } from "#conditions/facts.ts";
import type { Endpoint, ErrorCode } from "#gateway/endpoint.ts";

/** Whom a code of the contract refuses by the type of their account alone. */
const byCode: Readonly<Partial<Record<ErrorCode, readonly VisitorKind[]>>> = {
  "agent.only": ["member", "trial"],
  "trial.rejected": ["trial"],
};

/** The kinds of visitors whom a call refuses, whatever they ask for: guests by its `auth`, others by its error codes. */
export function refusedVisitors({ auth, errors }: Pick<Endpoint, "auth" | "errors">): readonly VisitorKind[] {
  // Without a session nobody is known by the type of their account: those codes are about the account that is named.
  if (auth !== "session") return [];
  const refused = new Set<VisitorKind>(["guest", ...errors.flatMap((code) => byCode[code] ?? [])]);
  return visitorKinds.filter((kind) => refused.has(kind));
}
