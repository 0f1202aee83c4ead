import type { CallOutput } from "#gateway/contract.ts";
import { usePage } from "../page/site.ts";
import { useCall } from "../client/use-call.ts";

/**
 * The platform's register settings, on pages with a form that depends on them; undefined elsewhere, and until they are
 * loaded.
 */
export function useRegisterSettings(): CallOutput<"registerSettings"> | undefined {
  const { forms } = usePage();
  return useCall("registerSettings", {}, { enabled: Object.values(forms).some(({ settings }) => settings) }).data;
}
