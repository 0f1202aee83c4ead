import type { Page } from "@playwright/test";
import type { Route } from "#descriptor/route.ts";
import type { Cell } from "./matrix.ts";
import { LONGEST } from "./settled.ts";
import { expect, expectAccessible } from "./site-test.ts";

export function routesOf(cell: Cell): [string, Route][] {
  return Object.entries(cell.brand.brand.routes);
}

/** A screen that redirects to a game at once, which is another site. */
const REDIRECTING_SCREEN = "start-lottery";

/** The routes on which a signed-in visitor stays. */
export function openToMembers(cell: Cell): [string, Route][] {
  return routesOf(cell).filter(([, { screen }]) => screen !== REDIRECTING_SCREEN);
}

export function openToGuests(cell: Cell): [string, Route][] {
  return routesOf(cell).filter(([, route]) => !refusedToGuests(cell, route));
}

/** The first route of each screen. */
export function onePerScreen(routes: readonly [string, Route][]): readonly [string, Route][] {
  return routes.filter(([, { screen }], index) => routes.findIndex(([, other]) => other.screen === screen) === index);
}

/** Where a guest without access is redirected, or null. In base's rules no condition on flags alone applies to guests. */
export function refusedToGuests(cell: Cell, route: Route): string | null {
  const rules = [...(cell.brand.brand.access[route.access ?? ""]?.enter ?? []), ...(route.enter ?? [])];
  const rule = rules.find(({ when }) =>
    JSON.stringify(when).match(/"visitor":"guest"|"not":\{"visitor":"(?:agent|member)"/),
  );
  if (!rule) return null;
  return rule.do.action === "redirect" ? rule.do.to : "home";
}

/**
 * Navigates to a path as a link of the site does, without reloading, and waits for the resulting page. Returns the moment
 * of the navigation, by the page's `performance.now()`.
 */
export async function navigateWithin(page: Page, cell: Cell, path: string): Promise<number> {
  const paths = Object.fromEntries(routesOf(cell).map(([id, route]) => [id, route.path]));
  return page.evaluate(
    async ([to, known, longest]) => {
      const moment = performance.now();
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
      while (known[document.querySelector("main")?.dataset["route"] ?? ""] !== location.pathname) {
        if (performance.now() > moment + longest) throw new Error(`${to} leads to no page within ${longest} ms`);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return moment;
    },
    [path, paths, LONGEST] as const,
  );
}

/** The route is shown to a signed-in visitor. */
export async function expectMembersPage(page: Page, cell: Cell, route: Route): Promise<void> {
  await expect(page.locator("html[data-session]")).toBeAttached();
  if (refusedToGuests(cell, route) === "login")
    await expect(page.locator("main")).not.toHaveAttribute("data-route", "login");
}

/** What holds on every screen for guests. */
export async function expectWellFormed(page: Page, isAudited: boolean): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  if (isAudited) await expectAccessible(page);
}
