import type { CallOutput } from "#gateway/contract.ts";
import type { PageSlice } from "#descriptor/compiled-brand.ts";
import { usePage } from "../page/site.ts";
import { useCall } from "../client/use-call.ts";

/**
 * The platform's register settings, on pages with a form that depends on them; undefined elsewhere, and until they are
 * loaded.
 */
export function useRegisterSettings(): CallOutput<"registerSettings"> | undefined {
  return useCall("registerSettings", {}, { enabled: dependsOnRegisterSettings(usePage()) }).data;
}

/** Whether a page has a form that depends on them. */
export function dependsOnRegisterSettings({ forms }: Pick<PageSlice, "forms">): boolean {
  return Object.values(forms).some(({ settings }) => settings);
}
