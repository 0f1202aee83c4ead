import { causeInAccess } from "../../analyse/constant-by-access.ts";
import { constantConditions } from "../../analyse/constant-conditions.ts";
import { causeBehind } from "../../analyse/contradicted-rules.ts";
import { entranceOf } from "../../analyse/entrances.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { Check } from "../check.ts";

export const neverHolds: Check = {
  id: "never-holds",
  severity: "error",
  suppressible: true,
  description: "A condition can hold for some visitor on some device.",
  reads: entranceOf,
  run: { brand: findings, layer: findings },
};

function findings(draft: Draft): Finding[] {
  return constantConditions(draft)
    .filter(({ answer }) => answer === "never")
    .map((one) => ({
      path: one.path,
      at: "value",
      message:
        one.because === undefined
          ? "This condition never holds, for any visitor, device or flag."
          : `This condition never holds here, because of ${one.because}.`,
      hint: "Its content is never shown: correct the condition, or remove both.",
      ...(one.rule && { relies: { path: one.rule }, cause: causeBehind(one.rule, draft) ?? causeInAccess(one, draft) }),
    }));
}
