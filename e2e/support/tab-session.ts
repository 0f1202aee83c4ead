import type { Page } from "@playwright/test";
import type { CallOutput } from "#gateway/contract.ts";
import type { Cell } from "./matrix.ts";

/**
 * Puts the session that a call has opened into a tab before its next page, as the site itself keeps it (account §3).
 * Once only: what the page does with it later, as signing out, stays done. The last one that is put there counts.
 */
export async function keepInTab(
  page: Page,
  cell: Cell,
  { token, userName, customerType, firstTimeLogin, trial, oldPasswordNeeded }: CallOutput<"login">,
): Promise<void> {
  const { code, trialCode } = cell.brand.brand.merchant;
  const session = JSON.stringify({
    token,
    merchantCode: trial === 0 ? code : trialCode,
    userName,
    type: customerType,
    firstTimeLogin,
    ...(oldPasswordNeeded === false && { oldPasswordNeeded }),
  });
  await page.addInitScript(
    ({ origin, stored, mark }) => {
      // A game's frame and another site in the same tab have storages of their own.
      if (location.origin !== origin || sessionStorage.getItem(mark) !== null || window.name.includes(mark)) return;
      // Signing out empties the storage, another site empties the name.
      sessionStorage.setItem(mark, "");
      window.name += mark;
      sessionStorage.setItem("MC_SESSION_INFO", stored);
    },
    { origin: cell.origin, stored: session, mark: `e2e.entered.${token}` },
  );
}
