import type { EnterRules } from "#descriptor/vocabulary/access.ts";
import type { Facts } from "./facts.ts";
import { holds } from "./holds.ts";

/** What happens instead of entering. */
export type Refusal = EnterRules[number]["do"];

/** The first rule that applies decides; null: the visitor may enter. */
export function refusalOf(rules: EnterRules | undefined, facts: Facts): Refusal | null {
  return rules?.find((rule) => holds(rule.when, facts))?.do ?? null;
}
