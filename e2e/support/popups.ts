import { wordsIn } from "#gateway/languages.ts";
import { popups } from "../../sandbox/catalogue/popups.ts";
import type { Cell } from "./matrix.ts";

/**
 * Runs in the page before its code: announcements for the popup are none. The page's own fetch is replaced instead of
 * the request, because a browser that intercepts requests no longer keeps anything in its cache.
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

/**
 * Titles of what the sandbox has for the popup, in the order it shows them, for sessions of these executions; what has
 * none is for everybody.
 */
export function popupTitles(cell: Cell, executions: readonly ("A" | "B" | "F")[]): string[] {
  return popups
    .filter(
      ({ type, execution }) =>
        (type === "PU" || type === "H") && (execution === undefined || executions.includes(execution)),
    )
    .map((seed) => wordsIn(seed, cell.language.code).title.replaceAll("{merchant}", cell.brand.brand.name));
}
