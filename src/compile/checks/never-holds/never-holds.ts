import { constantConditions } from "../../analyse/constant-conditions.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { Check } from "../check.ts";

export const neverHolds: Check = {
  id: "never-holds",
  severity: "error",
  suppressible: true,
  description: "A condition can hold: some visitor on some device sees what it stands for.",
  run: { brand: findings, layer: findings },
};

function findings(draft: Draft): Finding[] {
  return constantConditions(draft)
    .filter(({ answer }) => answer === "never")
    .map(({ path, because }) => ({
      path,
      at: "value",
      message:
        because === undefined
          ? "This condition never holds, whoever looks and whatever is switched on."
          : `This condition never holds here, because of ${because}.`,
      hint: "What it stands for is never seen: correct the condition, or remove both.",
    }));
}
