import type { VisitorKind } from "#conditions/facts.ts";
import type { Session } from "#session/session.ts";

/** Who opens a page, and what the platform answers. */
export interface Situation {
  visitor: VisitorKind;
  answers: "example" | "empty" | "failed";
  /** Whether the browser has hydrated the page. Only then is the visitor known. */
  hydrated: boolean;
}

/** The session of each kind of visitor (games §6); null: none. */
export const sessionsOf: Readonly<Record<VisitorKind, Session | null>> = {
  guest: null,
  member: sessionOf(0),
  trial: sessionOf(4),
  agent: sessionOf(1),
};

function sessionOf(type: number): Session {
  return { token: "drawn", merchantCode: "drawn", userName: "maria", type, firstTimeLogin: false };
}

/** Every situation in which a page is drawn: as the host renders it, then for each visitor with each kind of answers. */
export const situations: readonly Situation[] = [
  { visitor: "guest", answers: "example", hydrated: false },
  ...(["example", "empty", "failed"] as const).flatMap((answers) =>
    (["guest", "member", "trial", "agent"] as const).map((visitor) => ({ visitor, answers, hydrated: true })),
  ),
];

const circumstances: Readonly<Record<Situation["answers"], string>> = {
  example: "",
  empty: " while the platform has nothing to list",
  failed: " while the platform does not answer",
};

/** Who sees a fault, in words: "guests and members while the platform does not answer". */
export function whoSees(seen: readonly Situation[]): string {
  const all = seen.filter(({ answers }) => answers === seen[0]?.answers);
  const kinds = [...new Set(all.map(({ visitor }) => visitor))];
  const who =
    kinds.length === Object.keys(sessionsOf).length
      ? "all visitors"
      : kinds.map((kind) => (kind === "trial" ? "trial accounts" : `${kind}s`)).join(", ");
  return `${who}${circumstances[seen[0]?.answers ?? "example"]}`;
}
