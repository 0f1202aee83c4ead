import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  callOf,
  isOfFavourites,
  lobbyOf,
  lobbyTabs,
  filtered,
  queryOf,
  withClassification,
  withSearch,
  withTab,
} from "./lobby.ts";

const at = (query: string) => lobbyOf(new URLSearchParams(query));

describe("the tabs of a lobby (games §4)", () => {
  it("tab all under RNG sets the classification NEW, sent as isNew=1 @games-4-07 @games-4-09", () => {
    const lobby = withTab(at("gameType=RNG&tab=hot"), "all");
    expect(lobby.classification).toBe("NEW");
    expect(callOf(lobby)).toEqual({
      call: "gameList",
      input: { gameType: "RNG", pageSize: 26, isNew: 1 },
      page: "pageNo",
    });
  });
  it.each(["recent", "fav", "hot"] as const)("tab %s sets the classification ALL @games-4-07 @games-4-09", (tab) => {
    expect(withTab(at("gameType=RNG&class=JACKPOT"), tab).classification).toBe("ALL");
  });
  it("outside RNG tab all sets ALL, and NEW is never sent @games-4-07 @games-4-09", () => {
    for (const query of ["gameType=FISH", "gameType=FISH&class=NEW"])
      expect(callOf(at(query)).input).toEqual({ gameType: "FISH", pageSize: 26 });
    expect(callOf(at("class=NEW")).input).toEqual({ pageSize: 26 });
  });
  it("recent games come 25, favourites 26 a page @games-9-01", () => {
    expect(callOf(at("gameType=RNG&tab=recent"))).toEqual({
      call: "recentGames",
      input: { gameType: "RNG", pageSize: 25 },
      page: "page",
    });
    expect(callOf(at("gameType=RNG&tab=fav"))).toEqual({
      call: "favouriteList",
      input: { gameType: "RNG", pageSize: 26 },
      page: "pageNo",
    });
  });
  it("hot games are the list's games marked as hot", () => {
    expect(callOf(at("gameType=RNG&tab=hot&vendor=JDB")).input).toEqual({
      gameType: "RNG",
      pageSize: 26,
      vassalage: "JDB",
      gameClassify: "HOT",
    });
  });
});

describe("the classifications of a lobby (games §4)", () => {
  it.each([
    ["ALL", {}],
    ["NEW", { isNew: 1 }],
    ["HOT", { gameClassify: "HOT" }],
    ["JACKPOT", { gameClassify: "JACKPOT" }],
  ])("%s queries %j @games-4-07 @games-9-25", (name, more) => {
    expect(callOf(at(`gameType=RNG&class=${name}`)).input).toEqual({
      gameType: "RNG",
      pageSize: 26,
      ...more,
    });
  });
  it("FAV shows the favourites @games-4-07 @games-9-25", () => {
    expect(isOfFavourites(at("gameType=RNG&class=FAV"))).toBe(true);
    expect(isOfFavourites(at("gameType=RNG"))).toBe(false);
  });
});

describe("what filters a lobby", () => {
  it.each(["recent", "fav"])(
    "does not apply on the tab %s, whose games are not paginated, whatever the address says",
    (tab) => {
      expect(at(`gameType=FISH&tab=${tab}&vendor=JDB&bet=0.05`)).toEqual(at(`gameType=FISH&tab=${tab}`));
      expect(withTab(at("gameType=FISH&vendor=JDB&bet=0.05"), tab as "recent" | "fav")).toEqual(
        at(`gameType=FISH&tab=${tab}`),
      );
    },
  );
  it.each(["gameType=RNG&tab=recent", "gameType=RNG&tab=fav", "gameType=RNG&class=FAV"])(
    "switches from %s to all games",
    (query) => {
      expect(filtered(at(query), { vendor: "JDB" })).toEqual(at("gameType=RNG&vendor=JDB"));
      expect(filtered(at(query), { minimumBet: "0.05" })).toEqual(at("gameType=RNG&bet=0.05"));
    },
  );
  it("keeps hot games, a classification and a search", () => {
    for (const query of ["tab=hot", "class=JACKPOT", "search=jade"])
      expect(filtered(at(`gameType=RNG&${query}`), { vendor: "JDB" })).toEqual(at(`gameType=RNG&${query}&vendor=JDB`));
  });
  it("is dropped for the favourites among the classifications", () => {
    expect(withClassification(at("gameType=RNG&vendor=JDB"), "FAV")).toEqual(at("gameType=RNG&class=FAV"));
    expect(withClassification(at("gameType=RNG&tab=hot&vendor=JDB"), "JACKPOT")).toEqual(
      at("gameType=RNG&vendor=JDB&class=JACKPOT"),
    );
  });
});

describe("the search of a lobby", () => {
  it("searches all games of the category", () => {
    expect(callOf(withSearch(at("gameType=RNG&tab=recent"), " Jade ")).input).toEqual({
      gameType: "RNG",
      pageSize: 26,
      gameName: "Jade",
    });
  });
  it("is cleared by another tab", () => expect(withTab(at("gameType=RNG&search=jade"), "hot").search).toBe(""));
  it("takes 60 letters of 500", () => {
    expect(withSearch(at(""), "x".repeat(500)).search).toHaveLength(60);
    expect(at(`search=${"x".repeat(500)}`).search).toHaveLength(60);
  });
});

describe("the address of a lobby", () => {
  it("has what differs from the defaults, and nothing else", () => {
    expect(queryOf(at("gameType=RNG"))).toEqual({ gameType: "RNG" });
    expect(queryOf(withTab(at("gameType=RNG"), "hot"))).toEqual({ gameType: "RNG", tab: "hot" });
  });
  it("without a category leaves the choice to its screen @games-3-15", () => {
    expect(at("").gameType).toBeUndefined();
    expect(callOf(at("")).input).not.toHaveProperty("gameType");
  });
  it("without a category gets its screen's, with the classification of that category (games §4)", () => {
    expect(lobbyOf(new URLSearchParams(), "RNG")).toEqual(at("gameType=RNG"));
    expect(lobbyOf(new URLSearchParams("gameType=FISH"), "RNG")).toEqual(at("gameType=FISH"));
  });
  it.each(["tab=nowhere", "bet=free", "bet=-1.00", "gameType=NONE", "gameType=toString", "page=9999"])(
    "falls back to the defaults for unknown values: %s",
    (query) => expect(at(query)).toEqual(at("")),
  );
  it("never sends a longer code than a platform takes", () => {
    expect(callOf(at(`vendor=${"v".repeat(500)}&class=${"c".repeat(500)}`)).input).toEqual({
      pageSize: 26,
      vassalage: "v".repeat(40),
      gameClassify: "c".repeat(40),
    });
  });
  it("is parsed as it was written, for every state", () => {
    const word = fc.constantFrom(undefined, "JDB", "a b&c=%");
    fc.assert(
      fc.property(
        fc.constantFrom(undefined, "RNG", "FISH"),
        fc.constantFrom(...lobbyTabs),
        fc.constantFrom("ALL", "NEW", "HOT", "FAV", "JACKPOT"),
        fc.constantFrom("", "jade", "%_"),
        word,
        fc.constantFrom(undefined, "0.05"),
        (gameType, tab, classification, search, vendor, minimumBet) => {
          fc.pre(classification !== "NEW" || gameType === "RNG");
          const lobby = { gameType, tab, classification, search, vendor: undefined, minimumBet: undefined };
          for (const chosen of [lobby, filtered(lobby, { vendor, minimumBet })])
            expect(at(new URLSearchParams(queryOf(chosen)).toString())).toEqual(chosen);
        },
      ),
    );
  });
});
