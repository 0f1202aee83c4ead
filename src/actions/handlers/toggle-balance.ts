import { BALANCE_MASKED, preference, setPreference } from "#session/preferences.ts";
import type { Deed } from "../action-handler.ts";

/** Hides or shows the balance as stars (account §2.3, §4). */
export const toggleBalance: Deed<"toggle-balance"> = () =>
  setPreference(BALANCE_MASKED, preference(BALANCE_MASKED) === "1" ? "0" : "1");
