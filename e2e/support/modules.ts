import { expect, type Page } from "@playwright/test";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import type { Cell } from "./matrix.ts";
import { valueOf } from "./platform-call.ts";
import { openRoute } from "./site-test.ts";

/** What a merchant can switch off: a feature flag, or a promotion. */
export type Switch = { flag: string } | { promotion: string };
/** A route that closes with a module. */
export interface Module {
  route: string;
  switch: Switch;
  /** Where its address leads while it is closed. */
  instead: string;
  /** Where it is not mentioned then; elsewhere a tap on its link says why, or leads to the page that stands in. */
  hidden: "everywhere" | "memberHome" | "nowhere";
}

/** Routes to which no page of the site leads: a message from outside does. */
const FROM_OUTSIDE = ["message"];

/** The routes that close with a module, read from the brand's routes and their access rules: a new one is in the matrix by itself. */
export function modulesOf({ brand: { brand } }: Cell): Module[] {
  return Object.entries(brand.routes).flatMap(([route, { access = "", enter = [] }]) =>
    [...(brand.access[access]?.enter ?? []), ...enter].flatMap(({ when, do: refusal }) => {
      const instead = refusal.action === "redirect" ? refusal.to : brand.places.home;
      // Banners and popups of the merchant lead to the reward centre, and without one to the activities.
      const redirected = instead === brand.places.home ? "everywhere" : "memberHome";
      const hidden = refusal.action === "redirect" ? redirected : "nowhere";
      return switchesOff(when).map((off): Module => ({ route, switch: off, instead, hidden }));
    }),
  );
}

/** The switches of which one that is off is enough for a condition to hold. */
function switchesOff(when: Condition | undefined): Switch[] {
  if (when && "any" in when) return when.any.flatMap(switchesOff);
  const off = when && "not" in when ? when.not : undefined;
  return off && ("flag" in off || "promotion" in off) ? [off] : [];
}

/** What is on at a merchant: promotions as its platform says at the start, flags as the brand has them. */
export async function switchedOn(cell: Cell): Promise<(one: Switch) => boolean> {
  const { info } = await valueOf(cell, "startUp", {}, "10.77.0.6");
  const promotions: Readonly<Record<string, boolean>> = { ...info.promotions };
  return (one) => ("promotion" in one ? promotions[one.promotion] : cell.brand.brand.flags[one.flag]) === true;
}

/**
 * Runs in the page before its code: the platform says at the start that each module is off, whatever it says of others.
 * So the pages of a merchant without them are seen on every brand, beside journeys that need them.
 */
export function startWithoutModules(flags: readonly string[]): void {
  const ask = window.fetch;
  window.fetch = async (input, init) => {
    const answer = await ask(input, init);
    const address = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (address.pathname !== "/api/start-up" || !answer.ok) return answer;
    const { value } = (await answer.json()) as { value: { info: object } };
    const off = {
      flags: Object.fromEntries(flags.map((flag) => [flag, false])),
      promotions: { MISSION: false, REFERRAL: false },
    };
    return Response.json({ value: { ...value, info: { ...value.info, ...off } } }, { headers: answer.headers });
  };
}

/**
 * Runs in the page before its code: the platform chooses these versions of screens at the start. It goes on choosing its
 * own for everybody else.
 */
export function startWithVersions(mobileTemplate: Readonly<Record<"mem_cen" | "dep_func", string>>): void {
  const ask = window.fetch;
  window.fetch = async (input, init) => {
    const answer = await ask(input, init);
    const address = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (address.pathname !== "/api/start-up" || !answer.ok) return answer;
    const { value } = (await answer.json()) as { value: { info: object } };
    return Response.json({ value: { ...value, info: { ...value.info, mobileTemplate } } }, { headers: answer.headers });
  };
}

/** The flags among the switches of a brand's modules. */
export function flagsOfModules(cell: Cell): string[] {
  return modulesOf(cell).flatMap((module) => ("flag" in module.switch ? [module.switch.flag] : []));
}

/**
 * A signed-in member finds each module that is on, and nothing leads to one that is off: neither home with its menu nor
 * the member centre, and its address leads elsewhere. The first visitor after a change may get pages from before it.
 */
export async function expectModules(page: Page, cell: Cell, isOn: (one: Switch) => boolean): Promise<void> {
  const modules = modulesOf(cell);
  const ways = async (links: readonly string[]) => {
    const memberHome = await hrefs(page);
    const everywhere = [...links, ...memberHome];
    const isLedTo = ({ route }: Module, by: readonly string[]) =>
      by.some((link) => link.split("?")[0] === cell.path(route));
    const checked = { everywhere, memberHome, nowhere: [] };
    return {
      missing: modules.filter(
        (one) => isOn(one.switch) && !FROM_OUTSIDE.includes(one.route) && !isLedTo(one, everywhere),
      ),
      left: modules.filter((one) => !isOn(one.switch) && isLedTo(one, checked[one.hidden])),
    };
  };
  await expect(async () => {
    const links = await linksOfHome(page, cell);
    await openRoute(page, cell, "memberHome");
    await expect.poll(() => ways(links), { timeout: 5000 }).toEqual({ missing: [], left: [] });
  }).toPass({ timeout: 60_000 });
  for (const { route, switch: by, instead } of modules)
    await expect(async () => {
      await page.goto(`${cell.origin}${cell.path(route)}`);
      await expect(page.locator("main")).toHaveAttribute("data-route", isOn(by) ? route : instead, { timeout: 5000 });
    }).toPass({ timeout: 40_000 });
}

async function linksOfHome(page: Page, cell: Cell): Promise<string[]> {
  await openRoute(page, cell, "home");
  await page.getByRole("button", { name: cell.text("header.menu") }).click();
  await expect(page.getByRole("menuitem").first()).toBeVisible();
  return hrefs(page);
}

function hrefs(page: Page): Promise<string[]> {
  return page.locator("a[href]").evaluateAll((links) => links.map((link) => String(link.getAttribute("href"))));
}
