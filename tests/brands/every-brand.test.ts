import { describe, expect, test } from "vitest";
import { capabilities } from "#capabilities/capabilities.ts";
import { compileBrands } from "#compile/compile.ts";
import type { Brand } from "#descriptor/brand.ts";
import { readSources } from "#host/brands/read-folder.ts";

const sources = await readSources("brands", "text-packs");
const { brands } = compileBrands(sources, capabilities);

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
  test("does not offer to retry a call that may have succeeded", () => {
    expect(texts["EN"]?.["error.uncertain"]).not.toMatch(/try again/i);
  });
});
