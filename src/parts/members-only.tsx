import type { ReactNode } from "react";
import { useSession } from "#session/use-session.ts";
import { useHydrated } from "#ui/use-hydrated.ts";

/**
 * What members see and guests do not. The host does not know who looks: its HTML has it, hidden by the page's mark
 * until it is known.
 */
export function MembersOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const takenOver = useHydrated();
  if (takenOver && !session) return null;
  return <div className={takenOver ? "visitor-bound" : "visitor-bound for-members"}>{children}</div>;
}
