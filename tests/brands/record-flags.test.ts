import { describe, expect, test } from "vitest";
import { capabilities } from "#capabilities/capabilities.ts";
import { compileBrands } from "#compile/compile.ts";
import { holds } from "#conditions/holds.ts";
import { refusalOf } from "#conditions/refusal.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { readSources } from "#host/brands/read-folder.ts";
import { isObject } from "#kernel/json.ts";
import { factsFor } from "../support/facts.ts";

const { brands } = compileBrands(await readSources("brands", "text-packs"), capabilities);

/** The records: the flag, the route and its address, and the sentences of the specification. */
const records = [
  ["TRANSREC3", "transactionRecord", "/m/transaction/record", "@games-2-15 @games-3-38"],
  ["TRANSBETREPMEM3", "gameRecord", "/m/gameRecord", "@games-2-14 @games-3-38"],
  ["DEPRECM3", "depositReport", "/m/vouReport", "@games-2-18 @games-3-37"],
  ["WITHREC3", "withdrawReport", "/m/withdrawReport", "@games-2-19 @games-3-37"],
  ["PERSREP", "profitAndLoss", "/m/profitandloss", "@games-2-20 @games-3-39 @games-7-51"],
  ["PLYRBT", "rebateReport", "/m/member/rebateReport", "@games-2-24 @games-3-41"],
] as const;
const flags = records.map(([flag]) => flag);

const member = (brand: CompiledBrand, off: readonly string[]) =>
  factsFor({
    visitor: "member",
    memberType: 1,
    flags: { ...brand.brand.flags, ...Object.fromEntries(off.map((flag) => [flag, false])) },
  });

/** Routes to which something that a member sees leads, in the menu and on the screens that can be entered from there. */
function reached(brand: CompiledBrand, off: readonly string[]): Set<string> {
  const facts = member(brand, off);
  const { menus, screens, routes } = brand.brand;
  const found = new Set<string>(ledTo(menus, facts));
  for (const route of found) {
    const { screen = "" } = routes[route] ?? {};
    if (/records|profit|rebate/.test(screen)) for (const next of ledTo(screens[screen]?.body, facts)) found.add(next);
  }
  return found;
}

/** The routes that shown parts lead to. */
function ledTo(value: unknown, facts: ReturnType<typeof member>): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => ledTo(one, facts));
  if (!isObject(value) || !holds(value["when"] as Condition | undefined, facts)) return [];
  const own = value["action"] === "navigate" ? [String(value["to"])] : [];
  return [...own, ...Object.values(value).flatMap((inner) => ledTo(inner, facts))];
}

describe.each([...brands])("%s", (_id, brand) => {
  const enter = (route: string, off: readonly string[]) =>
    refusalOf(brand.brand.routes[route]?.enter, member(brand, off));

  test.each(records)("%s on: %s is at %s, and something leads there %s", (_flag, route, path) => {
    expect(brand.brand.routes[route]?.path).toBe(path);
    expect(brand.brand.routes[route]?.screen).not.toBe("not-available");
    expect(enter(route, [])).toBeNull();
    expect(reached(brand, [])).toContain(route);
  });

  test.each(records)("%s off: nothing leads to %s, and %s leads home %s", (flag, route) => {
    expect(enter(route, [flag])).toMatchObject({ action: "redirect", to: "home" });
    expect(reached(brand, [flag])).not.toContain(route);
  });

  test.each(records)("%s off takes no other record's entry away than that of %s", (flag, route) => {
    const others = records.flatMap(([, other]) => (other === route ? [] : [other]));
    expect([...reached(brand, [flag])]).toEqual(expect.arrayContaining(others));
  });

  test("without the account record and the betting record, the menu names the others", () => {
    const others = records.slice(2).map(([, route]) => route);
    expect([...reached(brand, ["TRANSREC3", "TRANSBETREPMEM3"])]).toEqual(expect.arrayContaining(others));
  });

  test("without any, there is no entry", () => {
    const found = [...reached(brand, flags)];
    expect(records.filter(([, route]) => found.includes(route))).toEqual([]);
  });
});
