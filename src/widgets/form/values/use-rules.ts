import { useMemo } from "react";
import type { Rule } from "#descriptor/vocabulary/rule.ts";
import type { CallOutput } from "#gateway/contract.ts";
import { usePage } from "#data/page/site.ts";
import { useCall } from "#data/client/use-call.ts";

export type Rules = Readonly<Record<string, Rule>>;

/**
 * The rules of the page's forms by name. The platform's rules override the brand's; the texts stay the brand's where a
 * rule has no message of its own (account §5).
 */
export function useRules(): Rules {
  const { rules } = usePage();
  const { data: platform } = useCall("fieldRules", {}, { enabled: Object.keys(rules).length > 0, staleTime: 60_000 });
  return useMemo(
    () =>
      Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, overridden(rule, platform?.[name] ?? {})])),
    [rules, platform],
  );
}

/** A message is text, not a key: it is shown as it is. What an empty field lacks remains the brand's text. */
function overridden(rule: Rule, { message, ...own }: Partial<CallOutput<"fieldRules">[string]>): Rule {
  const { required } = rule.messages;
  const messages = message === undefined ? rule.messages : { ...(required && { required }), pattern: message };
  return { ...rule, ...readable(own), messages };
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
