import type { Condition } from "#descriptor/vocabulary/condition.ts";
import type { Facts } from "./facts.ts";

/** Whether a condition holds; an absent condition does. */
export function holds(condition: Condition | undefined, facts: Facts): boolean {
  if (!condition) return true;
  if ("all" in condition) return condition.all.every((part) => holds(part, facts));
  if ("any" in condition) return condition.any.some((part) => holds(part, facts));
  if ("not" in condition) return !holds(condition.not, facts);
  if ("flag" in condition) return facts.flags[condition.flag] === true;
  if ("visitor" in condition) return [condition.visitor].flat().includes(facts.visitor);
  if ("memberType" in condition) return facts.memberType !== null && condition.memberType.includes(facts.memberType);
  if ("promotion" in condition) return facts.promotions[condition.promotion] === true;
  if ("device" in condition) return facts.devices.includes(condition.device);
  if ("compare" in condition) return facts.compare?.(condition.compare) === true;
  return facts.remote[condition.remote] === true;
}
