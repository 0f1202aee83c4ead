import { useMemo } from "react";
import type { Rule } from "#descriptor/vocabulary/rule.ts";
import { usePage } from "#data/page/site.ts";
import { useCall } from "#data/client/use-call.ts";

export type Rules = Readonly<Record<string, Rule>>;

/**
 * The rules of the page's forms by name. The platform's rules override the brand's; the texts stay the brand's (account
 * §5).
 */
export function useRules(): Rules {
  const { rules } = usePage();
  const { data: platform } = useCall("fieldRules", {}, { enabled: Object.keys(rules).length > 0, staleTime: 60_000 });
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(rules).map(([name, rule]) => [name, { ...rule, ...readable(platform?.[name] ?? {}) }]),
      ),
    [rules, platform],
  );
}

/** A pattern that this browser cannot parse is left to the platform. */
function readable({ pattern, ...rule }: Partial<Rule>): Partial<Rule> {
  if (pattern === undefined) return rule;
  try {
    void new RegExp(pattern, "u");
    return { ...rule, pattern };
  } catch {
    return rule;
  }
}
