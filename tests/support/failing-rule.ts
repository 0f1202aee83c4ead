import { onTestFinished } from "vitest";
import type { Check } from "#compile/checks/check.ts";
import { checks } from "#compile/checks/registry.ts";

/** During a test, a rule with a bug: it throws when it checks a brand. */
export function failIn(brand: string): void {
  const rules = checks as Check[];
  rules.push({
    id: "failing-rule",
    severity: "error",
    description: "Throws.",
    run: {
      brand: ({ id }) => {
        if (id === brand) throw new TypeError("a bug in a rule");
        return [];
      },
    },
  });
  onTestFinished(() => {
    rules.pop();
  });
}
