// @vitest-environment jsdom
import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { testGame, testVendor } from "../../../tests/support/entities.ts";
import { preferLessMotion } from "../../../tests/support/motion.ts";
import { renderWidget, type Setting } from "../../../tests/support/render-widget.tsx";
import { testSite } from "../../../tests/support/widget-page.ts";
import { eventually } from "../../../tests/support/eventually.ts";

const vendors = [
  testVendor({ vassalage: "JDB", accountTypeName: "Jade Den", gameType: "RNG" }),
  testVendor({ vassalage: "PGS", accountTypeName: "Pagoda", gameType: "RNG" }),
  testVendor({ vassalage: "EVO", accountTypeName: "Evening", gameType: "LIVE" }),
  testVendor({ vassalage: "TF", accountTypeName: "Team Fight", gameType: "SPORTS" }),
  testVendor({ vassalage: "DS88", accountTypeName: "Derby", gameType: "COCKFIGHT" }),
];
const gameCategories = {
  content: ["RNG", "LIVE", "ELOTT", "LOTT"].map((gameCategory) => ({ gameCategory, vendorNames: [] })),
};
const home = testSite();
const page = home.routes["notice"]!;
const site = {
  routes: { ...home.routes, gameList: { ...page, path: "/m/gameList" }, lottery: { ...page, path: "/m/lottery" } },
};

beforeEach(() => preferLessMotion(true));

const render = (query = "gameType=RNG", options = {}, setting: Setting = {}) =>
  renderWidget("game-filters", {
    at: `/m/gameList?${query}`,
    options,
    site,
    answers: { vendors, gameCategories, gameClasses: ["JACKPOT"] },
    ...setting,
  });
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const queryOf = (address: string) => Object.fromEntries(new URL(address, "http://acme.test").searchParams);

describe("the search of a lobby (games §2)", () => {
  it("Enter runs it, in all games of the category @games-2-82", async () => {
    const view = await render("gameType=RNG&tab=recent");
    const box = screen.getByRole("searchbox");
    fireEvent.change(box, { target: { value: "jade" } });
    expect(queryOf(view.address())).toEqual({ gameType: "RNG", tab: "recent" });
    await act(async () => fireEvent.submit(box.closest("form")!));
    expect(queryOf(view.address())).toEqual({ gameType: "RNG", search: "jade" });
  });
  it("runs text that was typed before hydration", async () => {
    const view = await render(
      "gameType=RNG",
      {},
      {
        beforeHydration: (host) => {
          host.querySelector("input")!.value = "jade";
        },
      },
    );
    expect(screen.getByRole("button", { name: "lobby.clear" })).toBeDefined();
    await act(async () => fireEvent.submit(screen.getByRole("search")));
    expect(queryOf(view.address())).toEqual({ gameType: "RNG", search: "jade" });
  });
  it("suggests games while a name is typed, and those one slip away when none has it", async () => {
    const games = [
      testGame({ nodeId: "1", nodeName: "Golden Dragon" }),
      testGame({ nodeId: "2", nodeName: "Dragster" }),
    ];
    const gameList = ({ gameName }: { gameName: string }) => ({
      content: games.filter(({ nodeName }) => nodeName.toLowerCase().includes(gameName.toLowerCase())),
      pageNum: 1,
      totalPages: 1,
    });
    const view = await render("gameType=RNG", {}, { answers: { vendors, gameCategories, gameList } });
    const suggested = async (typed: string) => {
      fireEvent.change(screen.getByRole("searchbox"), { target: { value: typed } });
      return eventually(() => {
        const shown = within(screen.getByRole("status")).getAllByRole("button");
        expect(view.calls.some(({ input }) => (input as { gameName?: string }).gameName === typed)).toBe(true);
        return shown.map(({ textContent }) => textContent);
      });
    };
    expect(await suggested("dra")).toEqual([
      expect.stringMatching(/^Golden Dragon/),
      expect.stringMatching(/^Dragster/),
    ]);
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "" } });
    await eventually(() => expect(screen.getByRole("status").textContent).toBe(""));
    expect(await suggested("dragun")).toEqual([expect.stringMatching(/^Golden Dragon/)]);
    expect(screen.getByText("lobby.near")).toBeDefined();
    expect(queryOf(view.address())).toEqual({ gameType: "RNG" });
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(screen.getByRole("status").textContent).toBe("");
  });
  it("clearing it restores the previous list", async () => {
    const view = await render("gameType=RNG&search=jade");
    await press("lobby.clear");
    expect(queryOf(view.address())).toEqual({ gameType: "RNG" });
  });
});

describe("tabs and vendors of a lobby (games §2)", () => {
  it("has the tabs all, recent, favourite and hot @games-2-83 @games-4-08", async () => {
    const view = await render("gameType=RNG", { look: "row" });
    for (const tab of ["recent", "fav", "hot"]) {
      await press(`lobby.tab.${tab}`);
      expect(queryOf(view.address())).toEqual({ gameType: "RNG", tab });
      expect(screen.getByRole("button", { name: `lobby.tab.${tab}` }).getAttribute("aria-pressed")).toBe("true");
    }
  });
  it("has the same tabs as a list where another choice has the row", async () => {
    const view = await render();
    const list = screen.getByRole<HTMLSelectElement>("combobox", { name: "lobby.shown" });
    expect([...list.options].map(({ value }) => value)).toEqual(["all", "recent", "fav", "hot"]);
    await act(async () => fireEvent.change(list, { target: { value: "fav" } }));
    expect(queryOf(view.address())).toEqual({ gameType: "RNG", tab: "fav" });
    expect(list.value).toBe("fav");
  });
  it("has the category's vendors with an entry for all @games-2-84", async () => {
    const view = await render();
    const strip = within(screen.getByRole("group", { name: "vendor.title" }));
    expect(strip.getAllByRole("button").map((button) => button.textContent)).toEqual([
      "vendor.all",
      "Jade Den",
      "Pagoda",
    ]);
    await press("Pagoda");
    expect(queryOf(view.address())).toEqual({ gameType: "RNG", vendor: "PGS" });
  });

  it.each(["rows", "row"])("brings the chosen vendor into view in the look %s", async (look) => {
    vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
      return this.textContent === "Pagoda" ? 300 : 0;
    });
    vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(100);
    await render("gameType=RNG&vendor=PGS", { look });
    const strip = screen.getByRole("group", { name: "vendor.title" });
    expect((look === "row" ? strip.parentElement : strip)?.scrollLeft).toBe(300);
    vi.restoreAllMocks();
  });
  it("until the query and the vendors are known, nothing after it is shown: it would move", async () => {
    const waiting = () => document.querySelectorAll("[data-coming]").length;
    let before = 0;
    await render("gameType=RNG", {}, { beforeHydration: () => void (before = waiting()) });
    expect([before > 0, waiting()]).toEqual([true, 0]);
  });
  it("has no carousel for a single vendor @games-2-84", async () => {
    await render("gameType=LIVE");
    expect(screen.queryByRole("group", { name: "vendor.title" })).toBeNull();
  });
  it("among all categories hides the vendors of e-sports and cockfights (games §9)", async () => {
    await render("gameType=HOT");
    expect(within(screen.getByRole("group", { name: "vendor.title" })).getAllByRole("button")).toHaveLength(4);
  });
});

describe("the categories of the popular games (games §2)", () => {
  it("HOT is always first, then those of the sorting list, without ELOTT @games-2-47 @games-2-80", async () => {
    const view = await render("", { categories: true, gameType: "HOT" });
    const menu = within(screen.getByRole("navigation"));
    expect(menu.getAllByRole("button").map((button) => button.textContent)).toEqual([
      "category.HOT",
      "category.RNG",
      "category.LIVE",
      "category.LOTT",
    ]);
    await press("category.LIVE");
    expect(queryOf(view.address())).toEqual({ gameType: "LIVE" });
  });
  it("RNG leads to all slots, not only the new ones", async () => {
    const view = await render("", { categories: true, gameType: "HOT" });
    await press("category.RNG");
    expect(queryOf(view.address())).toEqual({ gameType: "RNG", class: "ALL" });
  });
  it("LOTT leads to the lottery lobby, as in the filter panel", async () => {
    const view = await render("", { categories: true, gameType: "HOT" });
    await press("category.LOTT");
    expect(view.address()).toBe("/m/lottery");
  });
});

describe("the filter panel (games §2)", () => {
  const panel = () => within(screen.getByRole("dialog", { hidden: true }));
  const choose = (name: string) => act(async () => fireEvent.click(panel().getByRole("radio", { name, hidden: true })));
  const submit = () =>
    act(async () => fireEvent.click(panel().getByRole("button", { name: "lobby.submit", hidden: true })));

  it("has vendors, and for RNG a classification and a minimum bet @games-2-47 @games-2-88", async () => {
    const view = await render();
    await press(/^lobby\.filter/);
    for (const name of ["Jade Den", "Jackpot", "0.05"]) await choose(name);
    expect(queryOf(view.address())).toEqual({ gameType: "RNG" });
    await submit();
    expect(queryOf(view.address())).toEqual({ gameType: "RNG", vendor: "JDB", class: "JACKPOT", bet: "0.05" });
    expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
  });
  it("shows the vendors with their icons @games-2-87", async () => {
    await render();
    await press(/^lobby\.filter/);
    const pictured = panel()
      .getAllByRole("radio", { hidden: true })
      .filter((radio) => radio.closest("label")?.querySelector("img"));
    expect(pictured.map((radio) => radio.getAttribute("value"))).toEqual(["JDB", "PGS"]);
  });
  it("offers the minimum bets All, 0.01, 0.05, 0.1, 0.5 and 0.75 @games-9-16", async () => {
    await render();
    await press(/^lobby\.filter/);
    expect(
      panel()
        .getAllByRole("radio", { hidden: true })
        .filter((radio) => radio.getAttribute("name") === "lobby-bet")
        .map((radio) => radio.getAttribute("value")),
    ).toEqual(["", "0.01", "0.05", "0.10", "0.50", "0.75"]);
  });
  it("has neither outside RNG @games-2-88", async () => {
    await render("gameType=LIVE");
    await press(/^lobby\.filter/);
    expect(panel().queryByText("lobby.classification")).toBeNull();
    expect(panel().queryByText("lobby.minimumBet")).toBeNull();
  });
  it("reset selects all again @games-2-89", async () => {
    const view = await render("gameType=RNG&vendor=JDB&class=JACKPOT&bet=0.05");
    await press(/^lobby\.filter/);
    await act(async () => fireEvent.click(panel().getByRole("button", { name: "lobby.reset", hidden: true })));
    await submit();
    expect(queryOf(view.address())).toEqual({ gameType: "RNG", class: "ALL" });
  });
  it.each([
    ["category.LOTT", "/m/lottery"],
    ["category.LIVE", "/m/gameList?gameType=LIVE"],
  ])("choosing %s goes to %s @games-2-90 @games-2-91", async (name, address) => {
    const view = await render();
    await press(/^lobby\.filter/);
    await act(async () => fireEvent.click(panel().getByRole("button", { name, hidden: true })));
    expect(view.address()).toBe(address);
  });
  it("excludes ELOTT @games-2-90", async () => {
    await render();
    await press(/^lobby\.filter/);
    expect(panel().queryByRole("button", { name: "category.ELOTT", hidden: true })).toBeNull();
  });
});

it("a screen of one category opens with the list of its tab of all games (games §4)", async () => {
  const view = await render("", { gameType: "RNG", look: "row" });
  expect(screen.getByRole("button", { name: "lobby.drop: lobby.class.NEW" })).toBeDefined();
  await press("lobby.tab.hot");
  await press("lobby.tab.all");
  expect(screen.getByRole("button", { name: "lobby.drop: lobby.class.NEW" })).toBeDefined();
  expect(queryOf(view.address())).toEqual({ gameType: "RNG" });
});

it("active filters are shown and can be dropped", async () => {
  const view = await render("gameType=RNG&vendor=JDB&bet=0.05", { look: "row" });
  await press("lobby.drop: Jade Den");
  expect(queryOf(view.address())).toEqual({ gameType: "RNG", bet: "0.05" });
  await press("lobby.drop: lobby.class.NEW");
  expect(queryOf(view.address())).toEqual({ gameType: "RNG", class: "ALL", bet: "0.05" });
});
