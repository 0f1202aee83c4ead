import { constantFindings } from "../../analyse/constant-findings.ts";
import { entranceOf } from "../../analyse/entrances.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { Check } from "../check.ts";

export const alwaysHolds: Check = {
  id: "always-holds",
  severity: "warning",
  suppressible: true,
  description: "A condition can fail: one that always holds has no effect, and is probably a mistake.",
  about: [
    "It is found in the same way as a condition that [never holds](#never-holds): by evaluating it for every kind of visitor and device, including the conditions around it.",
    "It is a warning, because visitors see the right content; only the condition has no effect. Most often `all` and `any` were confused.",
  ],
  reads: entranceOf,
  run: { brand: findings, layer: findings },
};

function findings(draft: Draft): Finding[] {
  return constantFindings(draft, "always", {
    alone: ", for every visitor, device and flag",
    hint: "Correct it, or remove it.",
  });
}
