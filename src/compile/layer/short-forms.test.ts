import { describe, expect, it } from "vitest";
import { compileTried, own, reported, site } from "../fixtures/site.ts";

const label = "category.RNG";

describe('"filters" instead of parameters', () => {
  const compiled = (filters: object | undefined, given: unknown = "filters") =>
    compileTried({
      ...own,
      screens: {
        home: {
          ...(filters && { filters }),
          body: {
            bets: {
              widget: "record-list",
              options: { source: { call: "betRecords", with: given }, fields: { name: { label } } },
            },
          },
        },
      },
    });
  const choice = { kind: "choice", label, choices: { game: { label } } };

  it("gives a call every filter that it has a parameter for, and the ends of a period", () => {
    const period = { kind: "period", label, presets: ["week"], initial: "week", most: 31 };
    const short = compiled({ kind: choice, period });
    expect(short.brands.get("tried")?.brand.screens["home"]?.body?.["bets"]?.options?.["source"]).toEqual({
      call: "betRecords",
      with: { kind: { filter: "kind" }, from: { filter: "period.from" }, to: { filter: "period.to" } },
    });
  });

  it("a filter that the call has no parameter for is found where it is declared", () =>
    expect(reported(compiled({ mood: choice }))).toMatch(/brand\.json:\d+:\d+ filter-without-effect/));

  it.each([
    [undefined, "filters", "There are no filters here."],
    [{ kind: choice }, "filter", "Expected an object"],
  ])("on a screen with the filters %j, %j is reported at its line", (filters, given, words) => {
    const found = reported(compiled(filters, given));
    expect(found).toContain(words);
    expect(found).toMatch(/brand\.json:\d+:\d+ wrong-shape/);
  });

  it("misspelt filters are one mistake, whatever names them", () => {
    const body = {
      shown: { widget: "filter-bar", options: { filters: { kind: {} } } },
      bets: {
        widget: "record-list",
        options: { source: { call: "betRecords", with: "filters" }, fields: { name: { label } } },
      },
    };
    const found = compileTried({ ...own, screens: { home: { flters: { kind: choice }, body } } });
    // The packs of the fixture have no texts of a filter bar.
    const rules = found.diagnostics.map(({ rule }) => rule).filter((rule) => rule !== "unknown-text-key");
    expect(rules).toEqual(["unknown-key"]);
  });

  it.each([{ with: "filters" }, { call: null, with: "filters" }])("the source %j is one mistake", (source) => {
    const bets = { widget: "record-list", options: { source, fields: { name: { label } } } };
    const found = compileTried({ ...own, screens: { home: { filters: { kind: choice }, body: { bets } } } });
    expect(found.diagnostics.map(({ rule }) => rule)).toEqual(["wrong-shape"]);
  });
});

describe("a route that names no texts", () => {
  const titleOf = (route: object, texts: object = {}) => {
    const pack = "text-packs/base/EN.json";
    const words = { ...(JSON.parse(site.texts[pack] ?? "{}") as object), ...texts };
    const routes = { more: { path: "/m/more", screen: "home", ...route } };
    const found = compileTried({ ...own, routes }, { [pack]: JSON.stringify(words) });
    return found.brands.get("tried")?.brand.routes["more"];
  };
  const texts = { "route.more": "More", "description.more": "What else there is." };

  it("has those that are named after it", () =>
    expect(titleOf({}, texts)).toMatchObject({ title: "route.more", description: "description.more" }));

  it("has none where there are none, and keeps those that it names", () => {
    expect(titleOf({})).not.toHaveProperty("title");
    expect(titleOf({ title: label }, texts)).toMatchObject({ title: label });
  });
});
