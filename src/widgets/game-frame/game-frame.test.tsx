// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { testGame } from "../../../tests/support/entities.ts";
import { memberSession, renderWidget, type Setting } from "../../../tests/support/render-widget.tsx";
import type { Answers } from "../../../tests/support/widget-page.ts";

const URL_OF_GAME = "https://games.example/slot#ticket";
const opened = { gameUrl: URL_OF_GAME, name: "Jade" };
const vendors = [{ vassalage: "AMH", freeplay: 1 }];
const query = "vendor=AMH&category=RNG&gameId=20&nodeId=10";

beforeEach(() => vi.useFakeTimers());

async function render(answers: Answers = {}, options = {}, at = query, session = memberSession) {
  const setting: Setting = {
    options,
    at: `/m/launchGame?${at}`,
    session,
    answers: {
      gameLaunch: opened,
      lotteryLaunch: opened,
      addRecentGame: { recent: true },
      gameCategories: { content: [] },
      vendors,
      ...answers,
    },
  } as Setting;
  const view = await renderWidget("game-frame", setting);
  await act(async () => void (await vi.advanceTimersByTimeAsync(20)));
  return { ...view, made: (call: string) => view.calls.filter((request) => request.call === call) };
}
const frame = () => document.querySelector("iframe");
const say = (data: unknown, origin = "https://games.example", source: unknown = frame()?.contentWindow) =>
  act(async () => void window.dispatchEvent(new MessageEvent("message", { data, origin, source: source as Window })));
const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

describe("the in-app launch page (games §2, §7)", () => {
  it("launches the game in the address, once, with the return URL, and frames it @games-2-07 @games-7-39", async () => {
    const view = await render();
    expect(view.made("gameLaunch").map(({ input }) => input)).toEqual([
      {
        vendor: "AMH",
        category: "RNG",
        gameId: "20",
        nodeId: "10",
        showChoice: 0,
        mode: "real",
        backUrl: `${location.origin}/m/home`,
        language: "EN",
      },
    ]);
    expect(frame()?.getAttribute("src")).toBe(URL_OF_GAME);
    expect(frame()?.title).toBe("Jade");
  });
  it("a game that opened is added to the recent ones; one that did not is not", async () => {
    expect((await render()).made("addRecentGame").map(({ input }) => input)).toEqual([{ nodeId: "10", vendor: "AMH" }]);
    cleanup();
    expect((await render({ gameLaunch: new GatewayError("game.unknown", "gone") })).made("addRecentGame")).toEqual([]);
  });
  it("launches a draw by its code and prize mode, and the lobby of draws without a code @games-2-07", async () => {
    const view = await render({}, {}, "playType=ent&prize_mode=ZY&code=MINUTO3");
    expect(view.made("lotteryLaunch")[0]?.input).toMatchObject({
      lottoPrizeMode: "ZY",
      playType: "ent",
      lottoView: "betting",
      lottoGameCode: "MINUTO3",
    });
    cleanup();
    expect((await render({}, {}, "prize_mode=Elott")).made("lotteryLaunch")[0]?.input).toMatchObject({
      lottoPrizeMode: "Elott",
      lottoView: "lobby",
    });
  });
  it("frames only origins of the brand's games; another is opened by the player's own tap", async () => {
    const open = vi.fn<typeof window.open>();
    vi.stubGlobal("open", open);
    await render({ gameLaunch: { ...opened, gameUrl: "https://elsewhere.example/slot" } });
    expect(frame()).toBeNull();
    expect(open).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "launch.open" }));
    expect(open).toHaveBeenCalledWith("https://elsewhere.example/slot", "_blank", "noopener,noreferrer");
  });
  it.each([["game.unknown"], ["vendor.closed"], ["network"], ["timeout"]] as const)(
    "a launch that fails with %s hides the loader, says why and can be retried @games-8-03",
    async (code) => {
      let requests = 0;
      await render({
        gameLaunch: () => {
          if (++requests === 1) throw new GatewayError(code, "no");
          return opened;
        },
      });
      expect(screen.queryByText("launch.loading")).toBeNull();
      expect(screen.getByText(`error.${code}`)).toBeDefined();
      await act(async () => fireEvent.click(screen.getByRole("button", { name: "state.retry" })));
      await pass(20);
      expect(frame()).not.toBeNull();
    },
  );
  it.each([
    ["game.unknown", ["launch.back", "state.retry"]],
    ["vendor.closed", ["state.retry", "launch.back"]],
  ] as const)("the most useful action after %s comes first", async (code, order) => {
    await render({
      gameLaunch: () => {
        throw new GatewayError(code, "no");
      },
    });
    expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(order);
  });
});

describe("a framed game", () => {
  it("is ready once it says so from its own origin; no other origin can", async () => {
    await render({}, { ready: "message" });
    await say({ game: "ready" }, "https://elsewhere.example");
    await say({ game: "ready" }, "https://games.example", window);
    await say("ready");
    expect(screen.getByText("launch.loading")).toBeDefined();
    await say({ game: "ready" });
    expect(screen.queryByText("launch.loading")).toBeNull();
  });
  it("that is silent past the brand's timeout shows a message with a retry", async () => {
    const view = await render({}, { ready: "message", timeout: 5000 });
    await pass(5000);
    expect(screen.getByText("launch.late")).toBeDefined();
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "state.retry" })));
    await pass(20);
    expect(view.made("gameLaunch")).toHaveLength(2);
  });
  it("that responds late after all is shown", async () => {
    await render({}, { ready: "message", timeout: 5000 });
    await pass(5000);
    await say({ game: "ready" });
    expect(screen.queryByText("launch.late")).toBeNull();
  });
  it("that only loads is ready when it has loaded, where the brand says so", async () => {
    await render({}, { ready: "load" });
    await act(async () => void frame()?.dispatchEvent(new Event("load")));
    expect(screen.queryByText("launch.loading")).toBeNull();
  });
  it("with free play on can be played for free, and is no recent game then @games-5-03", async () => {
    const view = await render({}, { ready: "load" });
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "launch.toFree" })));
    await pass(20);
    expect(view.made("gameLaunch").at(-1)?.input).toMatchObject({ mode: "free" });
    expect(view.made("addRecentGame")).toHaveLength(1);
    expect(screen.getByText("launch.free")).toBeDefined();
  });
  it("that cannot be played for free after all can be played for real", async () => {
    const gameLaunch = ({ mode }: { mode: string }) => {
      if (mode === "free") throw new GatewayError("platform.failed", "no");
      return opened;
    };
    await render({ gameLaunch }, { ready: "load" });
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "launch.toFree" })));
    await pass(20);
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "launch.toReal" })));
    await pass(20);
    expect(frame()).not.toBeNull();
    expect(screen.getByText("launch.real")).toBeDefined();
  });
  it("is not offered for free to a trial account (games §5)", async () => {
    await render({}, { ready: "load" }, query, { ...memberSession, type: 4 });
    expect(frame()).not.toBeNull();
    expect(screen.queryByRole("button", { name: "launch.toFree" })).toBeNull();
  });
  it.each([
    ["the list that it was opened from", [{ vassalage: "AMH", freeplay: 0 }], `${query}&freePlay=1`],
    ["its vendor", vendors, query],
  ])("can be played for free if %s says so @games-5-05", async (_which, listed, at) => {
    await render({ vendors: listed }, { ready: "load" }, at);
    expect(screen.getByRole("button", { name: "launch.toFree" })).toBeDefined();
  });
  it.each([
    ["if neither says so", [{ vassalage: "AMH", freeplay: 0 }]],
    ["if only another vendor says so", [{ vassalage: "BTN", freeplay: 1 }]],
    ["while its vendor is not known", new GatewayError("platform.failed", "no")],
  ])("has no such choice %s", async (_when, listed) => {
    await render({ vendors: listed as never }, { ready: "load" });
    expect(screen.queryByRole("button", { name: "launch.toFree" })).toBeNull();
  });
  it.each(["wallet", "merchantWallet", "recentGames", "winnerBoard", "betRecords"])(
    "data that it may have changed is refetched when its player leaves: %s",
    async (call) => {
      const view = await render();
      view.client.setQueryData([call, "acme", {}, "t"], { sumBalance: "1.00" });
      view.unmount();
      expect(view.client.getQueryState([call, "acme", {}, "t"])?.isInvalidated).toBe(true);
    },
  );
  it.each([
    ["taken", { recent: true }, ["10", "9"]],
    [
      "refused",
      () => {
        throw new GatewayError("network", "gone");
      },
      ["9"],
    ],
  ] as const)(
    "is shown among the recent ones at once, and rolled back where that is refused: %s",
    async (_how, addRecentGame, shown) => {
      let open: (answer: unknown) => void = () => undefined;
      const view = await render({
        gameLaunch: () => new Promise((resolve) => (open = resolve)),
        addRecentGame,
      } as Answers);
      const [lobby, recents] = ["gameList", "recentGames"].map((call) => [call, "acme", {}, "t", "pages"]);
      const page = (...ids: string[]) => ({
        pageParams: [{ number: 1 }],
        pages: [{ content: ids.map((nodeId) => testGame({ nodeId })), pageNum: 1, totalPages: 1 }],
      });
      view.client.setQueryData(lobby!, page("9", "10"));
      view.client.setQueryData(recents!, page("9"));
      await act(async () => open(opened));
      await pass(20);
      expect(
        view.client.getQueryData<ReturnType<typeof page>>(recents!)?.pages[0]?.content.map(({ nodeId }) => nodeId),
      ).toEqual(shown);
    },
  );
});

describe("a game that the browser navigates to (games §7, lottery launch)", () => {
  const replace = vi.fn<(url: string) => void>();
  beforeEach(() => vi.stubGlobal("location", { origin: location.origin, replace: replace.mockReset() }));
  const leave = () => render({}, { open: "redirect", timeout: 5000 }, "code=MINUTO3&prize_mode=Lott");

  it('replaces the launch page: "back" does not open it again', async () => {
    await leave();
    expect(replace.mock.calls).toEqual([[URL_OF_GAME]]);
    expect(screen.getByText("launch.loading")).toBeDefined();
  });
  it("that does not respond shows a message with a retry", async () => {
    const view = await leave();
    await pass(5000);
    expect(screen.getByText("launch.late")).toBeDefined();
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "state.retry" })));
    await pass(20);
    expect(view.made("lotteryLaunch")).toHaveLength(2);
  });
});
