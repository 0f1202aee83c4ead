import { constantFindings } from "../../analyse/constant-findings.ts";
import { entranceOf } from "../../analyse/entrances.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { Check } from "../check.ts";

export const neverHolds: Check = {
  id: "never-holds",
  severity: "error",
  suppressible: true,
  description: "A condition can hold for some visitor on some device.",
  about: [
    "Visitor kinds exclude each other: a guest has no member type, type 4 is a trial account, types 0 and 40 are members, every other type is an agent. So do iOS, Android and desktop. The condition is evaluated for every combination of them, together with the conditions around it: those of the enclosing widgets, the access rule of the screen's route and, in access rules, the refusals before it.",
    "Flags, promotions and the platform's switches count as both on and off: switching one must never make a brand wrong.",
    "It is an error, because its content is never shown to anyone.",
  ],
  reads: entranceOf,
  run: { brand: findings, layer: findings },
};

function findings(draft: Draft): Finding[] {
  return constantFindings(draft, "never", {
    alone: ", for any visitor, device or flag",
    hint: "Its content is never shown: correct the condition, or remove both.",
  });
}
