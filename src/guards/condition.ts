import type { Condition } from "#descriptor/vocabulary/condition.ts";
import type { VisitorKind } from "#session/visitor.ts";
import type { Device } from "#session/device.ts";

/** Everything a condition can ask about. */
export interface Facts {
  flags: Readonly<Record<string, boolean>>;
  visitor: VisitorKind;
  /** Null for a guest. */
  memberType: number | null;
  /** Promotion keys the platform has enabled. */
  promotions: Readonly<Record<string, boolean>>;
  devices: readonly Device[];
  remote: Readonly<Record<string, boolean>>;
}

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
  return facts.remote[condition.remote] === true;
}

/**
 * Whether a condition's answer can differ between visitors: such a part of the page waits until it is known who looks.
 */
export function dependsOnVisitor(condition: Condition | undefined): boolean {
  if (!condition) return false;
  if ("all" in condition) return condition.all.some(dependsOnVisitor);
  if ("any" in condition) return condition.any.some(dependsOnVisitor);
  if ("not" in condition) return dependsOnVisitor(condition.not);
  return "visitor" in condition || "memberType" in condition || "device" in condition;
}
