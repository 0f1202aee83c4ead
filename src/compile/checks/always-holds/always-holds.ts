import { causeInAccess } from "../../analyse/constant-by-access.ts";
import { constantConditions } from "../../analyse/constant-conditions.ts";
import { causeBehind } from "../../analyse/contradicted-rules.ts";
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
  return constantConditions(draft)
    .filter(({ answer }) => answer === "always")
    .map((one) => ({
      path: one.path,
      at: "value",
      message:
        one.because === undefined
          ? "This condition always holds, for every visitor, device and flag."
          : `This condition always holds here, because of ${one.because}.`,
      hint: "Correct it, or remove it.",
      ...(one.rule && { relies: { path: one.rule }, cause: causeBehind(one.rule, draft) ?? causeInAccess(one, draft) }),
    }));
}
