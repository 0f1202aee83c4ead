import { expect, it } from "vitest";
import { compileTried, own, site } from "../fixtures/site.ts";
import { routeSlice } from "./slices.ts";

const filters = {
  period: { kind: "period", label: "category.RNG", presets: ["today"], most: 31 },
};
const list = (given: object) => ({
  widget: "record-list",
  options: { source: { call: "transactions", with: given }, fields: { amount: { label: "category.RNG" } } },
});
const bound = { types: { query: "types" }, from: { filter: "period.from" } };
const query = { types: "Whose.", other: "What." };

/** The screen of a brand's page as it is sent. */
function sent(home: object, route?: object) {
  const words = {
    "text-packs/base/EN.json": site.texts["text-packs/base/EN.json"]?.replace("{", '{"lobby.none":"None",'),
  };
  const brand = { ...own, screens: { home }, ...(route && { routes: { home: route } }) };
  const compiled = compileTried(brand, words).brands.get("tried");
  return compiled && routeSlice(compiled, "EN", "home").screen;
}

it("a page with filters knows what its address may say, and what the calls take of it", () => {
  const screen = sent({ filters, body: { list: list(bound) } }, { query });
  expect(screen?.parameters).toEqual({ types: { values: ["A"] }, other: {} });
});

it("one without filters knows only what its calls refuse", () => {
  expect(sent({ body: { list: list({ types: { query: "types" } }) } }, { query })?.parameters).toEqual({
    types: { values: ["A"] },
    other: {},
  });
  const plain = sent({ body: { list: list({ from: "2026-01-01" }) } });
  expect(plain).toHaveProperty("body");
  expect(plain).not.toHaveProperty("parameters");
});

it("a list with links to its pages makes their number known, with filters or without", () => {
  const plain = list({ from: "2026-01-01" });
  const pages = { ...plain, options: { ...plain.options, paging: "pages" } };
  expect(sent({ body: { pages } })?.parameters).toEqual({ page: { isPage: true } });
  expect(
    sent(
      { filters, body: { pages: { ...list(bound), options: { ...list(bound).options, paging: "pages" } } } },
      { query },
    )?.parameters,
  ).toHaveProperty("page");
  expect(sent({ filters, body: { list: list(bound) } }, { query })?.parameters).not.toHaveProperty("page");
});

it("parameters of its widgets are known, too", () => {
  const games = { widget: "game-list", options: {} };
  expect(sent({ filters, body: { list: list({ from: { filter: "period.from" } }), games } })?.parameters).toMatchObject(
    {
      vendor: {},
      tab: {},
    },
  );
});

it("a period begins on the first day that its calls take", () => {
  expect(sent({ filters, body: { list: list(bound) } }, { query })?.filters?.["period"]).toMatchObject({
    since: "2000-01-01",
  });
});
