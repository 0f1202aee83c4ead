import type { ReactNode } from "react";
import { useSession } from "#session/use-session.ts";
import { useHydrated } from "#ui/use-hydrated.ts";

/**
 * Content for members only. The host does not know the visitor: its HTML has the content, hidden by the page's session
 * mark until the visitor is known.
 */
export function MembersOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const hydrated = useHydrated();
  if (hydrated && !session) return null;
  return <div className={hydrated ? "visitor-bound" : "visitor-bound for-members"}>{children}</div>;
}
