// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { useNavigate } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { gameList as description } from "#descriptor/widgets/game-list.ts";
import { testGame } from "../../../tests/support/entities.ts";
import { asked, gamesOf, paged, renderLobby, showAllRows } from "../../../tests/support/lobby-page.tsx";
import { memberSession, renderInPage } from "../../../tests/support/render-widget.tsx";
import { testSite } from "../../../tests/support/widget-page.ts";
import { GameList } from "./game-list.tsx";

showAllRows();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});

/** Scrolls to the end of the page: jsdom has no layout. */
const atTheEnd = () =>
  act(async () => {
    window.dispatchEvent(new Event("scroll"));
    await vi.advanceTimersByTimeAsync(1000);
  });
const firstSize = () => screen.getAllByRole("listitem")[0]?.getAttribute("aria-setsize");

/** Goes to another address, as the filters above the list do. */
function Elsewhere({ to }: { to: string }) {
  const navigate = useNavigate();
  return <button type="button" aria-label="elsewhere" onClick={() => void navigate(to)} />;
}

describe("the pages of a lobby (games §4)", () => {
  it("loading more appends, as long as the current page is below the total @games-3-09 @games-4-11 @games-4-12 @games-9-02", async () => {
    const { calls } = await renderLobby("gameType=FISH", { answers: { gameList: paged(gamesOf(1, 60)) } });
    for (let step = 0; step < 4; step++) await atTheEnd();
    expect(asked(calls, "gameList").map(({ pageNo }) => pageNo)).toEqual([1, 2, 3]);
    expect(firstSize()).toBe("60");
  });
  it("loads more within 500 px of the bottom of the page, and not before @games-2-85 @games-9-02", async () => {
    vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(3000);
    vi.spyOn(document.documentElement, "clientHeight", "get").mockReturnValue(800);
    vi.stubGlobal("scrollY", 0);
    const { calls } = await renderLobby("gameType=FISH", { answers: { gameList: paged(gamesOf(1, 200)) } });
    const leave = (pixels: number) => {
      vi.stubGlobal("scrollY", 3000 - 800 - pixels);
      return atTheEnd();
    };
    await leave(501);
    expect(asked(calls, "gameList")).toHaveLength(1);
    await leave(500);
    expect(asked(calls, "gameList").length).toBeGreaterThan(1);
  });
  it("loads more at most once a second @games-2-85 @games-9-02", async () => {
    const { calls } = await renderLobby("gameType=FISH", { answers: { gameList: paged(gamesOf(1, 200)) } });
    const before = asked(calls, "gameList").length;
    await act(async () => {
      for (let time = 0; time < 9; time++) window.dispatchEvent(new Event("scroll"));
      await vi.advanceTimersByTimeAsync(900);
    });
    expect(asked(calls, "gameList").length - before).toBe(1);
  });
  it("a failure ends the list with a retry button, and loaded games stay @games-4-13", async () => {
    let fails = true;
    const all = paged(gamesOf(1, 60));
    const gameList = (input: Record<string, number>) => {
      if (input["pageNo"] === 2 && fails) throw new Error("down");
      return all(input);
    };
    const { calls } = await renderLobby("gameType=FISH", { answers: { gameList } });
    await atTheEnd();
    await atTheEnd();
    expect(screen.getByText("state.moreFailed")).toBeDefined();
    expect(firstSize()).toBe("26");
    expect(asked(calls, "gameList").map(({ pageNo }) => pageNo)).toEqual([1, 2]);
    fails = false;
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "state.retry" })));
    expect(Number(firstSize())).toBeGreaterThanOrEqual(52);
    expect(screen.queryByText("state.moreFailed")).toBeNull();
  });
  it("a game that moved to the next page meanwhile is shown once", async () => {
    const games = gamesOf(1, 40);
    const gameList = (input: Record<string, number>) =>
      input["pageNo"] === 1
        ? { content: games.slice(0, 26), pageNum: 1, totalPages: 2 }
        : { content: games.slice(25), pageNum: 2, totalPages: 2 };
    await renderLobby("gameType=FISH", { answers: { gameList } });
    await atTheEnd();
    expect(firstSize()).toBe("40");
  });
  it("passes on the cursor of a page, so that the next one begins right after it", async () => {
    const games = gamesOf(1, 40);
    const gameList = ({ cursor }: Record<string, string>) =>
      cursor === "behind 26"
        ? { content: games.slice(26), pageNum: 2, totalPages: 2 }
        : { content: games.slice(0, 26), pageNum: 1, totalPages: 2, nextCursor: "behind 26" };
    const { calls } = await renderLobby("gameType=FISH", { answers: { gameList } });
    await atTheEnd();
    expect(asked(calls, "gameList").map(({ pageNo, cursor }) => [pageNo, cursor])).toEqual([
      [1, undefined],
      [2, "behind 26"],
    ]);
    expect(firstSize()).toBe("40");
  });
  it.each([
    ["tab", "tab=hot"],
    ["search", "search=jade"],
    ["filter", "vendor=JDB"],
  ])("another %s resets page to 1 and replaces the list @games-4-10", async (_what, query) => {
    const { routes } = testSite();
    const [all, few] = [paged(gamesOf(1, 60)), paged(gamesOf(500, 3))];
    const gameList = (input: Record<string, number>) =>
      (["gameClassify", "gameName", "vassalage"].some((key) => key in input) ? few : all)(input);
    const { calls } = await renderInPage(
      <>
        <GameList id="games" options={description.options.parse({})} slots={{}} />
        <Elsewhere to={`/m/gameList?gameType=FISH&${query}`} />
      </>,
      {
        at: "/m/gameList?gameType=FISH",
        site: { routes: { ...routes, gameList: { ...routes["notice"]!, path: "/m/gameList" } } },
        session: memberSession,
        answers: { favouriteIds: [], gameList },
      },
    );
    for (let step = 0; step < 2; step++) await atTheEnd();
    expect(asked(calls, "gameList").map(({ pageNo }) => pageNo)).toEqual([1, 2, 3]);
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "elsewhere" })));
    expect(asked(calls, "gameList").map(({ pageNo }) => pageNo)).toEqual([1, 2, 3, 1]);
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(
      ["Game 500", "Game 501", "Game 502"].map((name) => expect.stringContaining(name)),
    );
  });
  it("recent games have pages of their own", async () => {
    const { calls } = await renderLobby("gameType=RNG&tab=recent", {
      answers: { recentGames: paged(gamesOf(500, 3), "page", 25) },
    });
    expect(asked(calls, "recentGames")).toEqual([{ gameType: "RNG", pageSize: 25, page: 1, language: "EN" }]);
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
  });
  it("a failure among favourites ends their list too @games-4-13", async () => {
    const all = gamesOf(1, 60);
    const favouriteList = (input: Record<string, number>) => {
      if (input["pageNo"] === 2) throw new Error("down");
      return paged(all)(input);
    };
    const { calls } = await renderLobby("tab=fav", {
      answers: { favouriteList, favouriteIds: all.map(({ nodeId }) => nodeId) },
    });
    for (let step = 0; step < 3; step++) await atTheEnd();
    expect(screen.getByText("state.moreFailed")).toBeDefined();
    expect(firstSize()).toBe("26");
    expect(asked(calls, "favouriteList").map(({ pageNo }) => pageNo)).toEqual([1, 2]);
  });
});

describe("the states of a lobby", () => {
  it("launches a game at a tap", async () => {
    const view = await renderLobby("gameType=FISH", {
      answers: { gameList: paged([testGame({ nodeId: "n7", nodeName: "Deep Sea", roomId: "r7" })]) },
    });
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Deep Sea" })));
    expect(view.address()).toContain("nodeId=n7");
  });
  it.each([
    ["gameType=FISH&search=zzz", "lobby.noneFound"],
    ["tab=recent", "lobby.noneRecent"],
    ["tab=fav", "lobby.noneFavourite"],
    ["gameType=FISH", "game.none"],
  ])("%s without any game says so: %s @games-2-86", async (query, words) => {
    const none = { content: [], pageNum: 1, totalPages: 0 };
    await renderLobby(query, { answers: { gameList: none, recentGames: none, favouriteList: none } });
    expect(screen.getByText(words).parentElement?.querySelector("svg")).not.toBeNull();
  });
  it.each(["tab=recent", "tab=fav"])("%s asks a guest to sign in (games §5)", async (query) => {
    const view = await renderLobby(query, { session: null });
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "header.login" })));
    expect(view.address()).toBe("/m/login");
  });
  it("a list that fails to load says so, with a retry button", async () => {
    await renderLobby("gameType=FISH", { answers: { gameList: new Error("down") } });
    expect(screen.getByText("state.failed")).toBeDefined();
  });
  it("nothing is fetched before the page knows its address, and the host's HTML has skeletons of the cards", async () => {
    let html = "";
    const { calls } = await renderLobby("gameType=FISH", {
      answers: { gameList: paged(gamesOf(1, 3)) },
      beforeHydration: (container) => {
        html = container.innerHTML;
      },
    });
    expect(html).toContain("skeleton");
    expect(asked(calls, "gameList")).toHaveLength(1);
  });
});
