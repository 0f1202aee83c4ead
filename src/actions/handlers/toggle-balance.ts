import { BALANCE_MASKED, preference, setPreference } from "#session/preferences.ts";
import type { ActionHandler } from "../action-handler.ts";

/** Masks the balance with stars, or shows it (account §2.3, §4). */
export const toggleBalance: ActionHandler<"toggle-balance"> = () =>
  setPreference(BALANCE_MASKED, preference(BALANCE_MASKED) === "1" ? "0" : "1");
