import { testSite } from "../../../tests/support/widget-page.ts";
import { describe, expect, test } from "vitest";
import type { VendorCategory } from "#gateway/entities.ts";
import { destinationOfGame, launchOf, lotteryDestination, prizeModeOf } from "./launch-rules.ts";

const listed = (gameCategory: string, gameType: string, vassalage: string) =>
  [{ gameCategory, vendorNames: [{ gameType, vassalage, accountTypeName: "x" }] }] as VendorCategory[];

describe("prize mode (games §4)", () => {
  test.each([["TCG_LOTTO_VN"], ["LOTT"]])(
    "is e-lottery when the settings list ELOTT under %s @games-4-24",
    (vendor) => {
      expect(prizeModeOf(listed("ELOTT", "ELOTT", vendor))).toBe("Elott");
      expect(prizeModeOf(listed("LOTT", "ELOTT", vendor))).toBe("Elott");
    },
  );
  test.each([
    ["ELOTT", "ELOTT", "TCG_SEA"],
    ["LOTT", "LOTT", "TCG_LOTTO_VN"],
    ["RNG", "RNG", "AMH"],
  ])("is lottery otherwise: %s, %s under %s @games-4-24", (category, type, vendor) =>
    expect(prizeModeOf(listed(category, type, vendor))).toBe("Lott"),
  );
  test("is lottery when nothing is listed", () => expect(prizeModeOf([])).toBe("Lott"));
});

describe("where a game is played (games §9)", () => {
  const game = { vassalage: "AMH", gameType: "RNG", roomId: "20", nodeId: "10" };
  test("most games: on the launch page, with vendor, category, gameId and nodeId (games §7)", () => {
    expect(destinationOfGame(game, testSite().places)).toEqual({
      to: "launchGame",
      query: { vendor: "AMH", category: "RNG", gameId: "20", nodeId: "10", pageBack: "home" },
    });
  });
  test("a game that its list lets be played for free (supportPlay 0) says so in the address @games-5-05", () => {
    const queryOf = (supportPlay: number) => destinationOfGame({ ...game, supportPlay }, testSite().places).query;
    expect(queryOf(0)).toMatchObject({ freePlay: "1" });
    expect(queryOf(1)).not.toHaveProperty("freePlay");
  });
  test.each([["TCG_LOTTO_VN"], ["TCG_SEA"]])("%s opens the lottery lobby", (vassalage) =>
    expect(destinationOfGame({ ...game, vassalage }, testSite().places)).toEqual({ to: "lottery" }),
  );
  test.each([
    ["LOTT", "Lott"],
    ["ELOTT", "Elott"],
  ])("%s opens the in-app launch page with its prize mode, play type trad @games-9-19", (vassalage, prizeMode) => {
    expect(destinationOfGame({ ...game, vassalage }, testSite().places)).toEqual({
      to: "launchGame",
      query: { playType: "trad", prize_mode: prizeMode, code: "20", pageBack: "home" },
    });
  });
  test("the play type is ent when the lotto mode includes Entertainment @games-9-19", () => {
    expect(
      destinationOfGame({ ...game, vassalage: "LOTT", lottoMode: "Traditional,Entertainment" }, testSite().places)
        .query,
    ).toMatchObject({ playType: "ent" });
  });
  test("a vendor without a game opens the lobby of draws", () =>
    expect(lotteryDestination("ELOTT", testSite().places)?.query).toMatchObject({ code: "lobby" }));
});

test("the launch page gets vendor, category, gameId and nodeId of the game that was tapped; no category stays empty @games-7-39", () => {
  const { places } = testSite();
  expect(destinationOfGame({ vassalage: "ACM", gameType: "RNG", nodeId: "10", roomId: "20" }, places)).toEqual({
    to: "launchGame",
    query: { vendor: "ACM", category: "RNG", gameId: "20", nodeId: "10", pageBack: "home" },
  });
  expect(destinationOfGame({ vassalage: "ACM", nodeId: "10", roomId: "20" }, places).query).toMatchObject({
    category: "",
  });
});

describe("the query of a launch page (games §2)", () => {
  const launch = (query: string, wanted: "real" | "free" = "real") =>
    launchOf(new URLSearchParams(query), "Lott", wanted);
  test("a game by its ids, unless the vendor lets players choose (games §7: showChoice) @games-7-39", () =>
    expect(launch("vendor=AMH&category=RNG&gameId=20&nodeId=10", "free")).toEqual({
      call: "gameLaunch",
      input: { vendor: "AMH", category: "RNG", gameId: "20", nodeId: "10", showChoice: 0, mode: "free" },
    }));
  test("a draw by its code @games-9-24", () =>
    expect(launch("playType=ent&prize_mode=ZY&code=MINUTO3")).toEqual({
      call: "lotteryLaunch",
      input: { lottoPrizeMode: "ZY", playType: "ent", lottoView: "betting", lottoGameCode: "MINUTO3" },
    }));
  test.each([[""], ["code=lobby"], ["vendor=AMH"], ["prize_mode=wild&playType=odd"]])(
    "the lobby of draws, and defaults for missing or invalid values: %j @games-9-24",
    (query) => {
      expect(launch(query)).toEqual({
        call: "lotteryLaunch",
        input: { lottoPrizeMode: "Lott", playType: "trad", lottoView: "lobby" },
      });
    },
  );
});
