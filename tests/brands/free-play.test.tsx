// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { openSite } from "../support/base-site.tsx";
import { allSeen, appears, tap } from "../support/drawn-page.ts";
import { testGame } from "../support/entities.ts";
import { eventually } from "../support/eventually.ts";
import { brands } from "../support/every-brand.ts";

const ORIGIN = "https://games.example";

describe.each([...brands.values()])("$id", (compiled) => {
  const language = compiled.brand.languages.default;
  const gateway = { ...compiled.brand.gateway, games: [ORIGIN] };
  const brand = { ...compiled, brand: { ...compiled.brand, gateway } };
  const words = (key: string) => compiled.texts[language]?.[key] ?? "";
  const path = (route: string) => compiled.brand.routes[route]?.path ?? "";

  /** Opens the launch page of a game, whose vendor has free play or not. */
  async function launch({ freeplay, more = "", type = 0 }: { freeplay: 0 | 1; more?: string; type?: number }) {
    const site = await openSite(`${path("launchGame")}?vendor=V1&category=RNG&gameId=20&nodeId=10${more}`, {
      brand,
      language,
      session: { type },
      answers: {
        gameLaunch: { gameUrl: `${ORIGIN}/slot`, name: "Jade" },
        addRecentGame: { recent: true },
        vendors: [{ vassalage: "V1", freeplay }],
      } as never,
    });
    await eventually(() => expect(document.querySelector("iframe")).not.toBeNull());
    await eventually(() => expect(site.calls.map(({ call }) => call)).toContain(more ? "gameLaunch" : "vendors"));
    return site;
  }
  const offered = () => allSeen("button", words("launch.toFree")).length > 0;

  test.each([
    ["its vendor has freeplay 1", { freeplay: 1 }],
    ["its list had supportPlay 0", { freeplay: 0, more: "&freePlay=1" }],
  ] as const)("a game can be played for free where %s @games-5-05", async (_where, game) => {
    const site = await launch(game);
    await tap("button", words("launch.toFree"));
    await appears("button", words("launch.toReal"));
    expect(site.sent("gameLaunch")).toMatchObject({ mode: "free" });
  });

  test.each([
    ["neither says so", { freeplay: 0 }],
    ["the account is a trial account", { freeplay: 1, more: "&freePlay=1", type: 4 }],
  ] as const)("no game can be where %s @games-5-03", async (_where, game) => {
    await launch(game);
    expect(offered()).toBe(false);
  });

  test.each([
    [0, "1"],
    [1, null],
  ] as const)("its lists lead to a game of supportPlay %s with freePlay %s", async (supportPlay, freePlay) => {
    const content = [testGame({ nodeName: "Jade", supportPlay })];
    const site = await openSite(`${path("gameLobby")}?gameType=RNG`, {
      brand,
      language,
      session: {},
      answers: { gameList: { content, pageNum: 1, totalPages: 1 } },
    });
    await tap("button", /Jade/);
    await eventually(() => expect(site.address()).toContain(path("launchGame")));
    expect(new URL(site.address(), "https://site.example").searchParams.get("freePlay")).toBe(freePlay);
  });
});
