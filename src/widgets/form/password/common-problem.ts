import type { Rule } from "#descriptor/vocabulary/rule.ts";

/**
 * What a rule with `uncommon` says about a password, as a text key, or null. The list loads with the first password
 * that is typed; if it does not load, the platform checks alone.
 */
export async function commonProblem(rule: Rule | undefined, password: unknown): Promise<string | null> {
  if (!rule?.uncommon || typeof password !== "string" || password === "") return null;
  const list = await import("#gateway/common-passwords.ts").catch(() => undefined);
  return list?.isCommonPassword(password) ? (rule.messages.uncommon ?? "error.password.common") : null;
}
