import { describe, expect, test } from "vitest";
import { compares } from "#conditions/compares.ts";
import type { Facts } from "#conditions/facts.ts";
import { refusalOf } from "#conditions/refusal.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { visitorKind } from "#session/visitor.ts";
import { factsFor } from "../support/facts.ts";
import { brands } from "../support/every-brand.ts";

const allOn = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]));

/** A visitor of a member type, null for a guest, for whom everything is switched on. */
function visitor({ brand }: CompiledBrand, type: number | null, more: Partial<Facts> & { upline?: boolean } = {}) {
  const { upline = true, ...facts } = more;
  return factsFor({
    visitor: visitorKind(type === null ? null : { type }),
    memberType: type,
    flags: allOn(Object.keys(brand.flags)),
    promotions: allOn(["MISSION", "REFERRAL"]),
    remote: { dividendDisplay: true },
    compare: (comparison) => compares(comparison, upline),
    ...facts,
  });
}

/** What meets a visitor at a route's address: null lets in. */
function refusalAt({ brand }: CompiledBrand, id: string, facts: Facts) {
  const route = brand.routes[id];
  return refusalOf(brand.access[route?.access ?? ""]?.enter, facts) ?? refusalOf(route?.enter, facts);
}

describe.each([...brands])("%s", (_id, compiled) => {
  const routes = Object.entries(compiled.brand.routes);
  const ofAgents = new Set(["agent", "contract", "dividend"]);

  test("lets a member open every route but those of agents @games-6-02", () => {
    const closed = routes.filter(([id]) => refusalAt(compiled, id, visitor(compiled, 0)) !== null);
    expect(closed.filter(([, { access }]) => access !== "agent" && access !== "dividend")).toEqual([]);
    expect(closed.length).toBe(routes.filter(([, { access }]) => access === "agent" || access === "dividend").length);
  });

  test("lets an agent of type 1 open every route of agents", () => {
    const own = routes.filter(([, { access }]) => ofAgents.has(access ?? ""));
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter(([id]) => refusalAt(compiled, id, visitor(compiled, 1)) !== null)).toEqual([]);
  });

  test.each(["dividend", "salaryContract", "dividendContract", "hourContract"])(
    "closes %s to guests and to the types 4, 40, 41 and 42 @games-6-05",
    (id) => {
      for (const type of [null, 4, 40, 41, 42])
        expect([type, refusalAt(compiled, id, visitor(compiled, type))?.action]).toEqual([type, "redirect"]);
      expect(refusalAt(compiled, id, visitor(compiled, 2))).toBeNull();
    },
  );

  test("leads from its login to that of agents, and back", () => {
    const { screens } = compiled.brand;
    const screenOf = (id: string) => JSON.stringify(screens[compiled.brand.routes[id]?.screen ?? ""]);
    expect(screenOf("login")).toContain('"to":"agentLogin"');
    expect(screenOf("agentLogin")).toContain('"to":"login"');
  });

  test("closes the dividend to agents where dividends are not displayed @games-2-137", () => {
    for (const type of [1, 2])
      expect(refusalAt(compiled, "dividend", visitor(compiled, type, { remote: {} }))).toMatchObject({ to: "home" });
  });

  test.each<[what: string, type: number, more: Partial<Facts> & { upline?: boolean }]>([
    ["a member without an upline", 0, { upline: false }],
    ["type 2", 2, {}],
    ["everybody while AGETRANSFERUP3 is off", 0, { flags: { AGETRANSFERUP3: false } }],
  ])("closes the transfer to the upline to %s @games-6-06", (_what, type, more) => {
    expect(refusalAt(compiled, "uplineTransfer", visitor(compiled, type, more))?.action).toBe("toast");
    expect(refusalAt(compiled, "uplineTransfer", visitor(compiled, 0))).toBeNull();
  });
});
