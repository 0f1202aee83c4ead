import { describe, expect, test } from "vitest";
import { questionsIn } from "#conditions/depends.ts";
import { holds } from "#conditions/holds.ts";
import { refusalOf } from "#conditions/refusal.ts";
import { scenariosFor } from "#conditions/scenario.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { required } from "#kernel/assert.ts";
import { ledTo, linksOfBrand, type BrandLink } from "../support/brand-links.ts";
import { factsFor } from "../support/facts.ts";
import { brands } from "../support/every-brand.ts";

type Off = { flag: string } | { promotion: string };
const flag = (name: string) => ({ flag: name });

/**
 * The routes that a merchant can switch off: address, switch, where the address leads then, and the sentences of the
 * specification.
 */
const gated: readonly (readonly [route: string, path: string, off: Off, instead: string, sentences: string])[] = [
  ["transactionRecord", "/m/transaction/record", flag("TRANSREC3"), "home", "@games-2-15 @games-3-38"],
  ["gameRecord", "/m/gameRecord", flag("TRANSBETREPMEM3"), "home", "@games-2-14 @games-3-38"],
  ["depositReport", "/m/vouReport", flag("DEPRECM3"), "home", "@games-2-18 @games-3-37"],
  ["withdrawReport", "/m/withdrawReport", flag("WITHREC3"), "home", "@games-2-19 @games-3-37"],
  ["profitAndLoss", "/m/profitandloss", flag("PERSREP"), "home", "@games-2-20 @games-3-39 @games-7-51"],
  ["rebateReport", "/m/member/rebateReport", flag("PLYRBT"), "home", "@games-2-24 @games-3-41"],
  ["rewardCenter", "/m/rewardCenter", flag("REWCEN3"), "activity", "@games-2-04 @games-3-36"],
  ["manualRebate", "/m/member/manualRebate", flag("MANPLAYREB3"), "home", "@games-2-22 @games-3-41"],
  ["leaderBoard", "/m/leaderBoard", { promotion: "MISSION" }, "home", "@games-2-23"],
  ["messages", "/m/webEmail", flag("MAILCEN"), "home", "@games-3-42"],
  ["message", "/m/message", flag("MAILCEN"), "home", "@games-3-42"],
  ["feedback", "/m/feedback", flag("FEEDBACK3"), "home", "@games-3-42"],
];
const records = gated.slice(0, 6);
/** The same screen as the inbox, at the address of a message that another system sends. */
const fromOutside = ["message"];

/** A member of a merchant that has all of this, except for some. */
function member({ brand }: CompiledBrand, off: readonly Off[] = []) {
  const isOn = (one: Off) => !off.some((other) => JSON.stringify(other) === JSON.stringify(one));
  const flags = gated.flatMap(([, , one]) => ("flag" in one ? [[one.flag, isOn(one)]] : []));
  return factsFor({
    visitor: "member",
    memberType: 1,
    flags: { ...brand.flags, ...Object.fromEntries(flags) },
    promotions: { MISSION: isOn({ promotion: "MISSION" }), REFERRAL: true },
  });
}

describe.each([...brands])("%s", (_id, brand) => {
  const { routes } = brand.brand;
  const links = linksOfBrand(brand);

  test("the routes that can be switched off are these", () => {
    const found = Object.entries(routes).flatMap(([id, { enter = [] }]) => (closings(enter).length > 0 ? [id] : []));
    expect(found.toSorted()).toEqual(gated.map(([route]) => route).toSorted());
  });

  test.each(gated)("%s is at %s; with %o off it leads to %s %s", (route, path, off, instead) => {
    expect(routes[route]?.path).toBe(path);
    expect(refusalOf(routes[route]?.enter, member(brand))).toBeNull();
    expect(refusalOf(routes[route]?.enter, member(brand, [off]))).toMatchObject({ action: "redirect", to: instead });
  });

  test.each(gated.filter(([route]) => !fromOutside.includes(route)))(
    "something leads a member to %s at %s while %o is on",
    (route) => expect(ledTo(links, member(brand))).toContain(route),
  );

  // Menus, screens, forms, and what widgets lead to by themselves; whatever else their conditions ask.
  test.each(gated)("nothing leads to %s at %s while %o is off", (route) => {
    const open = links.filter((link) => link.route === route && isShownWhileClosed(link));
    expect(open.map(({ at }) => at)).toEqual([]);
  });

  test.each(records)("%s (%s) off takes no other record's entry away", (route, _path, off) => {
    const others = records.flatMap(([other]) => (other === route ? [] : [other]));
    expect([...ledTo(links, member(brand, [off]))]).toEqual(expect.arrayContaining(others));
  });

  test("without the account record and the betting record, the menu names the others", () => {
    const menus = links.filter(({ part }) => part === "menus");
    const found = ledTo(menus, member(brand, [flag("TRANSREC3"), flag("TRANSBETREPMEM3")]));
    expect([...found].filter((route) => records.some(([one]) => one === route))).not.toEqual([]);
  });

  // What a member reaches without the reward center, and without a level.
  test.each(["benefits", "redRain"])("every member finds %s in both versions of the member centre", (route) => {
    const without = ["member-home", "member-centre"].filter((screen) => {
      const own = links.filter(({ at }) => at.startsWith(`screens/${screen}/`) && at.includes("/links/"));
      return !ledTo(own, member(brand, [flag("REWCEN3")])).has(route);
    });
    expect(without).toEqual([]);
  });

  /** Whether a link is shown to somebody whom its route leads somewhere else, because something is switched off. */
  function isShownWhileClosed({ route, conditions, byPlace }: BrandLink): boolean {
    const closed = closings(routes[route]?.enter ?? []).filter(({ to }) => !byPlace || to === brand.brand.places.home);
    return closed.some(({ when }) => {
      const scenarios = scenariosFor([...conditions, when]);
      return required(scenarios, "Few enough scenarios").some((one) =>
        [...conditions, when].every((condition) => holds(condition, one)),
      );
    });
  }
});

/** The conditions under which a route leads away because a flag or a promotion is off, and where to. */
function closings(enter: NonNullable<CompiledBrand["brand"]["routes"][string]["enter"]>) {
  return enter.flatMap(({ when, do: refusal }) => {
    const isSwitch = questionsIn(when).some((asked) => "flag" in asked || "promotion" in asked);
    return when && isSwitch && refusal.action === "redirect" ? [{ when: when as Condition, to: refusal.to }] : [];
  });
}
