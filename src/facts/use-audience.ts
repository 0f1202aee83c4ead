import type { Facts } from "#conditions/facts.ts";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { holds } from "#conditions/holds.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { useFacts } from "./use-facts.ts";

/** The likely visitor while a page with a session hydrates. */
const ANY_MEMBER = { visitor: "member", memberType: 0 } as const;

/**
 * Whether something is on the page, and for whom. The host does not know the visitor: its HTML has both what a guest
 * sees and what a member sees, and the session mark on <html> chooses before the first paint, so that nothing moves
 * during hydration. The classes are in src/ui/global.css.
 */
export type Audience = "for-guests" | "for-members" | "everybody" | "nobody";

/** For whom something is on the page, by who sees it. `hydrated`: the facts are the visitor's own. */
export function audienceBy(isSeen: (facts: Facts) => boolean, facts: Facts, hydrated: boolean): Audience {
  const seen = isSeen(facts);
  if (hydrated || seen === isSeen({ ...facts, ...ANY_MEMBER })) return seen ? "everybody" : "nobody";
  return seen ? "for-guests" : "for-members";
}

/** For whom a condition shows something on the page. */
export function useAudience(): (when: Condition | undefined) => Audience {
  const facts = useFacts();
  const hydrated = useHydrated();
  return (when) => audienceBy((visitor) => holds(when, visitor), facts, hydrated);
}
