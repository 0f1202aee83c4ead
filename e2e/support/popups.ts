import type { Locator, Page } from "@playwright/test";
import { wordsIn } from "#gateway/languages.ts";
import { popups } from "../../sandbox/catalogue/popups.ts";
import { hasMissions, type Cell } from "./matrix.ts";

/**
 * Runs in the page before its code: returns no announcements for the popup. Replaces the page's fetch instead of
 * intercepting the request, because interception disables the browser's cache.
 */
export function answerWithoutPopups(): void {
  const ask = window.fetch;
  window.fetch = (input, init) => {
    const address = new URL(input instanceof Request ? input.url : String(input), location.href);
    const none = address.pathname === "/api/announcements" && /\bPU\b/.test(address.searchParams.get("types") ?? "");
    return none
      ? Promise.resolve(new Response('{"value":[]}', { headers: { "Content-Type": "application/json" } }))
      : ask(input, init);
  };
}

export function popup(page: Page): Locator {
  return page.locator("dialog[open] [data-popup]");
}

/**
 * The titles of the sandbox's popup announcements for sessions of these executions, in display order; those without an
 * execution are for everybody.
 */
export function popupTitles(cell: Cell, executions: readonly ("A" | "B" | "F")[]): string[] {
  return popups
    .filter(({ promotionType }) => promotionType !== "MISSION" || hasMissions(cell))
    .filter(
      ({ type, execution }) =>
        (type === "PU" || type === "H") && (execution === undefined || executions.includes(execution)),
    )
    .map((seed) => wordsIn(seed, cell.language.code).title.replaceAll("{merchant}", cell.brand.brand.name));
}
