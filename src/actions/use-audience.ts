import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { dependsOnVisitor } from "#conditions/depends.ts";
import { holds } from "#conditions/holds.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { useFacts } from "./use-facts.ts";

/** The likely visitor while a page with a session hydrates. */
const ANY_MEMBER = { visitor: "member", memberType: 0 } as const;

/**
 * Whether something with a condition is on the page, and for whom. The host does not know the visitor: its HTML has
 * both what a guest sees and what a member sees, and the session mark on <html> chooses before the first paint, so that
 * nothing moves during hydration. The classes are in src/ui/global.css.
 */
export type Audience = "for-guests" | "for-members" | "everybody" | "nobody";

/** For whom a condition shows something on the page. */
export function useAudience(): (when: Condition | undefined) => Audience {
  const facts = useFacts();
  const hydrated = useHydrated();
  return (when) => {
    const seen = holds(when, facts);
    if (hydrated || !dependsOnVisitor(when)) return seen ? "everybody" : "nobody";
    const awaited = holds(when, { ...facts, ...ANY_MEMBER });
    if (seen === awaited) return seen ? "everybody" : "nobody";
    return seen ? "for-guests" : "for-members";
  };
}
