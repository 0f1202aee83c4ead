import { memoize } from "#kernel/memoize.ts";
import type { Rule } from "#descriptor/vocabulary/rule.ts";
import { looksAt } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { Check } from "../check.ts";

export const brokenPattern: Check = {
  id: "broken-pattern",
  severity: "error",
  description: "The pattern of a rule is a valid regular expression.",
  about: ["An invalid pattern would break the form that uses it: nobody could sign in or register."],
  run: { brand: brokenPatterns },
};

function brokenPatterns(draft: Draft): Finding[] {
  return Object.entries((draft.value.rules ?? {}) as Record<string, Partial<Rule> | undefined>).flatMap(
    ([id, rule]): Finding[] => {
      const problem =
        looksAt(draft, `rules/${id}`) && typeof rule?.pattern === "string" ? problemOf(rule.pattern) : undefined;
      return problem
        ? [
            {
              path: ["rules", id, "pattern"],
              at: "value",
              message: `The pattern of "${id}" is invalid: ${problem}.`,
              hint: "Write a regular expression for the whole value, without slashes.",
            },
          ]
        : [];
    },
  );
}

/** Whether a pattern is a regular expression. */
export function isReadable(pattern: string): boolean {
  return problemOf(pattern) === undefined;
}

/** The engine's reason for rejecting a pattern, without the pattern. Memoized: brands share most patterns. */
const problemOf = memoize(findProblem, (pattern) => pattern);

function findProblem(pattern: string): string | undefined {
  if (/^\/.*\/[dgimsuvy]*$/s.test(pattern)) return "slashes around it are a part of the value here";
  try {
    void new RegExp(`^(?:${pattern})$`, "u");
    return undefined;
  } catch (error) {
    return (error as Error).message.replace(/^.*:\s*/, "").toLowerCase();
  }
}
