import { testSite } from "../../../tests/support/widget-page.ts";
import { describe, expect, it } from "vitest";
import type { Vendor } from "#gateway/entities.ts";
import { categoryOf, destinationOf, vendorsOf, withSharedIcons } from "./vendor-rules.ts";

const vendor = (vassalage: string, gameType: Vendor["gameType"]) => ({ vassalage, gameType });
const names = (vendors: { vassalage: string }[]) => vendors.map(({ vassalage }) => vassalage);

it("vendors whose codes start with TCG or BTI share one brand icon @games-9-20", () => {
  const icons = withSharedIcons(
    ["TCG_SEA", "AMH", "BTI2", "TCG_LOTTO_VN", "BTI"].map((vassalage) => ({ vassalage, icon: vassalage })),
  ).map(({ icon }) => icon);
  expect(icons).toEqual(["TCG_SEA", "AMH", "BTI2", "TCG_SEA", "BTI2"]);
});

describe("vendors", () => {
  it("are in the order of the sorting list, each once @games-3-12", () => {
    expect(
      names(vendorsOf([vendor("B", "RNG"), vendor("A", "LIVE"), vendor("B", "FISH"), vendor("C", "RNG")], "ALL", 12)),
    ).toEqual(["B", "A", "C"]);
  });
  it("are those of the category, and at most the limit @games-3-12", () => {
    const all = [vendor("A", "RNG"), vendor("B", "LIVE"), vendor("C", "RNG"), vendor("D", "RNG")];
    expect(names(vendorsOf(all, "RNG", 2))).toEqual(["A", "C"]);
  });
  it("of esports and cockfight are hidden from a list of all @games-9-21", () => {
    expect(
      names(
        vendorsOf(
          [
            vendor("A", "SPORTS"),
            vendor("B", "ESPORTS"),
            vendor("C", "COCKFIGHT"),
            vendor("TF", "SPORTS"),
            vendor("DS88", "SPORTS"),
          ],
          "ALL",
          12,
        ),
      ),
    ).toEqual(["A"]);
  });
  it("of sports split into SPORTS, ESPORTS and COCKFIGHT by their code @games-9-22 @games-9-23", () => {
    expect([vendor("TF", "SPORTS"), vendor("DS88", "SPORTS"), vendor("BTI", "SPORTS")].map(categoryOf)).toEqual([
      "ESPORTS",
      "COCKFIGHT",
      "SPORTS",
    ]);
    expect(names(vendorsOf([vendor("BTI", "SPORTS"), vendor("TF", "SPORTS")], "ESPORTS", 12))).toEqual(["TF"]);
  });
});

describe("a vendor's tile", () => {
  it("of RNG leads to its own page with the vendor as query parameter @games-9-27", () =>
    expect(destinationOf(vendor("PG", "RNG"), testSite().places)).toEqual({
      to: "slotsCenter",
      query: { vendor: "PG", class: "ALL" },
    }));
  it("of lottery leads to the lottery lobby", () =>
    expect(destinationOf(vendor("X", "LOTT"), testSite().places)).toEqual({ to: "lottery" }));
  it("with the codes TCG_LOTTO_VN and TCG_SEA leads to the lottery lobby @games-9-17", () =>
    expect(
      ["TCG_LOTTO_VN", "TCG_SEA"].map((code) => destinationOf(vendor(code, "ELOTT"), testSite().places).to),
    ).toEqual(["lottery", "lottery"]));
  it("with the codes LOTT and ELOTT leads to the launch page @games-9-18", () =>
    expect(destinationOf(vendor("ELOTT", "ELOTT"), testSite().places)).toEqual({
      to: "launchGame",
      query: { playType: "trad", prize_mode: "Elott", code: "lobby", pageBack: "home" },
    }));
  it("of any other category leads to the game list with the vendor in the query", () =>
    expect(destinationOf(vendor("DS88", "SPORTS"), testSite().places)).toEqual({
      to: "gameList",
      query: { gameType: "COCKFIGHT", vendor: "DS88" },
    }));
});
