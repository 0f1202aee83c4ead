import type { Page } from "@playwright/test";
import type { CallOutput } from "#gateway/contract.ts";
import type { Cell } from "./matrix.ts";

/**
 * Stores a session opened by a call in a tab before its next page, as the site itself does (account §3). Only once, so
 * that later changes by the page, such as signing out, are kept. The last stored session wins.
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
      // A game's frame and another site in the same tab have their own storage.
      if (location.origin !== origin || sessionStorage.getItem(mark) !== null || window.name.includes(mark)) return;
      // Signing out clears the storage, another site clears the name.
      sessionStorage.setItem(mark, "");
      window.name += mark;
      sessionStorage.setItem("MC_SESSION_INFO", stored);
    },
    { origin: cell.origin, stored: session, mark: `e2e.entered.${token}` },
  );
}
