import { differenceCiede2000 } from "culori";
import { describe, expect, test } from "vitest";
import { capabilities } from "#capabilities/capabilities.ts";
import { compileBrands } from "#compile/compile.ts";
import { resolvedForm } from "#compile/emit/resolved-form.ts";
import { enough, worst } from "#compile/theme/contrast.ts";
import { palettesOf } from "#compile/theme/palette.ts";
import { mix, over } from "#compile/theme/rgb.ts";
import type { Brand } from "#descriptor/brand.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { readSources } from "#host/brands/read-folder.ts";
import { shownFields } from "#widgets/form/fields/shown-fields.ts";
import { idsOf, screensOf } from "#widgets/form/steps/screens-of.ts";
import { factsFor } from "../support/facts.ts";
import { seriesColours } from "../support/series-colours.ts";
import { HERO_MIST } from "../../e2e/support/hero-mist.ts";

const sources = await readSources("brands", "text-packs");
const { brands } = compileBrands(sources, capabilities);

/** What brands design differently: a screen, and the widgets of it whose options make the difference. */
const DESIGNED: readonly (readonly [screen: string, ...widgets: string[]])[] = [
  ["game-list", "game-list"],
  ["game-list", "game-filters"],
  ["game-lobby", "game-list"],
  ["game-lobby", "game-filters"],
  ["lottery", "draw-spotlight", "lottery-lobby"],
  ["activity", "activity-list"],
  ["activity-info", "activity-detail"],
  ["home", "announcement-popup"],
  ["settings", "account-summary", "link-list", "section"],
  ["reward-center", "record", "record-list", "section"],
];
const DESIGN = new Set(["look", "choices", "panel", "stays", "columns", "shortcuts", "note"]);

/** How a brand designs the widgets of a screen, in their order. */
function designOf({ brand }: CompiledBrand, screen: string, widgets: readonly string[]): string {
  const placed = Object.values(brand.screens[screen]?.body ?? {}).filter(({ widget }) => widgets.includes(widget));
  const options = placed.map(({ widget, options: all }) => [
    widget,
    ...Object.entries(all ?? {}).filter(([name]) => DESIGN.has(name)),
  ]);
  return JSON.stringify(options);
}

/** How different two colours look: 1 is just seen, side by side. */
const differs = differenceCiede2000();

/** The colours that drawings of heroes are made of. */
const DRAWN = ["accent", "accentAlt", "ink"] as const;

test.each(DESIGNED)("no two brands have the same %s by its %s", (screen, ...widgets) => {
  const designs = [...brands.values()].map((brand) => designOf(brand, screen, widgets));
  expect(designs).toEqual([...new Set(designs)]);
  expect(designs.every((design) => design.includes("look"))).toBe(true);
});

test.each(["moment", "motion"] as const)("no two brands have the same %s", (what) => {
  const values = [...brands.values()].map(({ brand }) => brand.theme.style[what]);
  expect(values).toEqual([...new Set(values)]);
});

test("homes that lead to slots lead to all slots, not only the new ones", () => {
  const homes = [...brands.values()].map(({ brand }) => JSON.stringify(brand.screens["home"]));
  const queries = homes.flatMap((home) => home.match(/"query":\{[^}]*"gameType":"RNG"[^}]*\}/g) ?? []);
  expect(queries.length).toBeGreaterThan(0);
  expect(queries.filter((query) => !query.includes('"class":"ALL"'))).toEqual([]);
});

describe.each([...brands.values()])("$id", ({ id, brand, uses, texts }) => {
  test("has every screen under /m/ @account-1-09", () => {
    expect(Object.values(brand.routes).filter(({ path }) => !path.startsWith("/m/"))).toEqual([]);
  });
  test("is in Filipino (TY) unless it names another language @account-3-40", () => {
    const own = JSON.parse(sources.texts[`brands/${id}/brand.json`] ?? "{}") as Partial<Brand>;
    expect(brand.languages.default).toBe(own.languages?.default ?? "TY");
  });
  test("keeps banners, ticker, download button, vendors, contracts, popups and guide on home @games-2-56", () => {
    expect(uses["home"]?.widgets).toEqual(
      expect.arrayContaining([
        "banner-carousel",
        "announcement-marquee",
        "download-button",
        "vendor-tiles",
        "contract-notice",
        "announcement-popup",
        "add-to-home-guide",
      ]),
    );
  });
  test("ends home and every list of games or draws with its licence and help, and says the market's age", () => {
    const lists = ["home", "gameList", "gameLobby", "gameCenter", "slotsCenter", "lottery", "moreLottery", "activity"];
    expect(lists.filter((route) => !uses[route]?.widgets.includes("site-foot"))).toEqual([]);
    expect(brand.features.minimumAge).toBe(21);
    for (const pack of Object.values(texts)) expect(pack["foot.licence"]).toContain(brand.name);
  });
  test("lets visitors choose language and appearance in its settings", () => {
    const settings = JSON.stringify(brand.screens["settings"]);
    expect(settings).toMatch(/"widget":"language-switch"|"action":"choose-language"/);
    expect(uses["settings"]?.widgets.includes("appearance-switch")).toBe(true);
  });
  test("has one line of filters before the first game, besides the game list, whose vendors are a carousel", () => {
    const lookOf = (screen: string) =>
      Object.values(brand.screens[screen]?.body ?? {}).find(({ widget }) => widget === "game-filters")?.options;
    expect(["game-lobby", "game-center", "slots-center", "game-list"].map((screen) => lookOf(screen))).toMatchObject([
      { look: "row" },
      { look: "row" },
      { look: "row" },
      { look: "rows" },
    ]);
  });
  test("has games among the first blocks of home, and for members those they played last among the first four", () => {
    const blocks = Object.entries(brand.screens["home"]?.body ?? {});
    const shown = (who: "guest" | "member") =>
      blocks.filter(([, { when }]) => {
        const condition = JSON.stringify(when ?? {});
        return who === "guest"
          ? !condition.startsWith('{"not":{"visitor":"guest"}')
          : condition !== '{"visitor":"guest"}';
      });
    const games = shown("guest").findIndex(([, block]) => JSON.stringify(block).includes('"widget":"game-grid"'));
    expect(games).toBeGreaterThanOrEqual(0);
    expect(games).toBeLessThan(6);
    const recents = shown("member").findIndex(([name]) => name === "recents");
    expect(recents).toBeGreaterThanOrEqual(0);
    expect(recents).toBeLessThan(4);
  });
  test("has settings and messages in each menu of its headers, by taps from every page, and signing out last", () => {
    const headers = [brand.header.home, brand.header.page];
    const placed = headers.map((header) => [header.start, header.centre, header.end].flatMap(Object.values));
    for (const widgets of placed as { widget: string; options?: { menu?: string } }[][]) {
      const button = widgets.find(({ widget }) => widget === "menu-button");
      const menu = brand.menus[button?.options?.menu ?? ""];
      expect(menu?.profile).toBe(true);
      const entries = Object.values(menu?.entries ?? {});
      expect(entries.map((entry) => ("to" in entry.do ? entry.do.to : entry.do.action))).toEqual(
        expect.arrayContaining(["settings", brand.places.messages]),
      );
      expect(entries.at(-1)?.do).toMatchObject({ action: "confirm", then: [{ action: "sign-out" }] });
    }
  });
  test("offers a trial account no money in any menu, and an account of its own in each that offers money", () => {
    const isFor = (who: "trial" | "member", { when }: { when?: unknown }) =>
      JSON.stringify(when ?? {}) !== (who === "trial" ? '{"not":{"visitor":"trial"}}' : '{"visitor":"trial"}');
    const money = new Set<unknown>([brand.places.deposit, brand.places.withdrawal]);
    const menus = Object.values(brand.menus).map(({ entries }) => Object.values(entries));
    const leading = (who: "trial" | "member") =>
      menus.map((entries) => entries.flatMap((entry) => (isFor(who, entry) && "to" in entry.do ? [entry.do.to] : [])));
    expect(
      leading("trial")
        .flat()
        .filter((to) => money.has(to)),
    ).toEqual([]);
    const offering = leading("member").flatMap((routes, index) => (routes.some((to) => money.has(to)) ? [index] : []));
    expect(offering.length).toBeGreaterThan(0);
    for (const index of offering) expect(leading("trial")[index]).toContain(brand.places.signUp);
  });
  test.each(Object.entries(texts))(
    "has different texts for a slow connection, none, a failure and a lost answer in %s",
    (_, pack) => {
      const keys = [
        "state.slow",
        "state.offline",
        "error.network",
        "error.timeout",
        "error.platform.failed",
        "error.uncertain",
      ];
      expect(new Set(keys.map((key) => pack?.[key])).size).toBe(keys.length);
    },
  );
  test("shows its tabs without a connection, too: each tap tries again", () => {
    expect(brand.routes[brand.places.offline ?? ""]).toMatchObject({ footer: true });
  });
  test("asks for three things first when somebody registers, a number and its code being one, and then for the rest", () => {
    const facts = factsFor({ flags: brand.flags });
    const first = { "register-username": ["username"], "register-mobile": ["mobileNum", "verificationCode"] };
    for (const [name, own] of Object.entries(first)) {
      const form = resolvedForm(brand.forms[name]!, brand.registration);
      const fields = shownFields(form, facts, undefined);
      const screens = screensOf({ ...form, fields }, Object.keys(fields));
      expect(screens[0]?.groups[0]?.ids).toEqual([...own, "password", "confirmPassword"]);
      expect(screens.flatMap(idsOf).sort()).toEqual(Object.keys(fields).sort());
    }
  });
  test.each(DRAWN)("is readable on its heroes, whatever is drawn in %s behind the words", (drawn) => {
    const { main, dark } = palettesOf(brand.theme);
    for (const palette of dark ? [main, dark] : [main]) {
      const page = over(palette.surface, "#ffffff");
      const drawing = mix(over(palette[drawn], page), page, HERO_MIST);
      for (const text of ["ink", "muted"] as const)
        expect(worst(palette[text], [page, drawing])).toBeGreaterThanOrEqual(enough);
    }
  });
  test("tells the parts of its charts apart: neighbours from each other, and each from its card", () => {
    const { main, dark } = palettesOf(brand.theme);
    for (const palette of dark ? [main, dark] : [main]) {
      const { series, card } = seriesColours(palette);
      const next = series.map((one, place) => differs(one, series[(place + 1) % series.length] ?? one));
      expect(Math.min(...next)).toBeGreaterThan(25);
      expect(Math.min(...series.map((one) => worst(one, [card])))).toBeGreaterThanOrEqual(3);
    }
  });
  test("does not offer to retry a call that may have succeeded", () => {
    expect(texts["EN"]?.["error.uncertain"]).not.toMatch(/try again/i);
  });
});
