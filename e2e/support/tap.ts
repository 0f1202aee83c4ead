import type { Locator, Page } from "@playwright/test";

/** Taps what has a role and a name, within a page or a part of it. */
export function tap(
  within: Page | Locator,
  role: "button" | "link" | "radio" | "tab",
  name: string | RegExp,
  how?: "exact",
): Promise<void> {
  return within.getByRole(role, { name, exact: how === "exact" }).click();
}
