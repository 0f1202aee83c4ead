import { expect } from "vitest";
import type { CallName } from "#gateway/contract.ts";
import { type Caller, EN } from "../support/caller.ts";
import type { Provocation } from "./session-errors.ts";

/** Successful calls about draws. */
export const drawSuccesses = {
  async lotteryList(caller) {
    const games = await caller.value("lotteryList", EN);
    expect(games.length).toBeGreaterThanOrEqual(8);
    expect(new Set(games.map((game) => game.gameGroupCode))).toEqual(new Set(["PH", "VN", "FAST"]));
    const minute = games.find((game) => game.gameCode === "MINUTO3");
    // It draws each minute of the day in Manila, eight hours ahead of UTC.
    const now = new Date(caller.platform.clock.now().getTime() + 8 * 3_600_000);
    const place = String(now.getUTCHours() * 60 + now.getUTCMinutes() + 1).padStart(4, "0");
    expect(minute).toMatchObject({ numero: `20260314-${place}`, isSale: true, tag: ["HOT"] });
    expect(minute?.remainTime).toBe(60 - now.getUTCSeconds());
    expect(minute?.previousWinningNumber).toMatch(/^[1-6],[1-6],[1-6]$/);
    expect(
      (await caller.value("lotteryList", { ...EN, group: "VN" })).every((game) => game.gameGroupCode === "VN"),
    ).toBe(true);
  },
  async lotteryMenu(caller) {
    const menu = await caller.value("lotteryMenu", EN);
    expect(Object.keys(menu)).toEqual(Object.values(menu).map(({ tag }) => tag));
    expect(
      Object.values(menu)
        .flatMap(({ gameMenus }) => gameMenus.map(({ gameId }) => gameId))
        .toSorted(),
    ).toEqual((await caller.value("lotteryList", EN)).map(({ gameId }) => gameId).toSorted());
    for (const { tag, labelName, gameMenus } of Object.values(menu))
      expect(gameMenus.map((game) => [game.gameGroupCode, game.labelName])).toEqual(
        gameMenus.map(() => [tag, labelName]),
      );
    const fewer = await caller.value("lotteryMenu", { ...EN, prizeMode: "Elott" });
    expect(Object.values(fewer).flatMap(({ gameMenus }) => gameMenus).length).toBeLessThan(
      Object.values(menu).flatMap(({ gameMenus }) => gameMenus).length,
    );
    expect(await caller.value("lotteryMenu", { ...EN, device: "WEB" })).toEqual({});
  },
  async recentVnLottery(caller) {
    const lottoGameCode = "MINUTO3";
    const last = await caller.value("recentVnLottery", { ...EN, lottoGameCode, limitNum: 5 });
    const ends = last.map(({ winningTime }) => Date.parse(winningTime));
    expect(ends.map((end) => (ends[0] ?? 0) - end)).toEqual([0, 60_000, 120_000, 180_000, 240_000]);
    const shown = (await caller.value("lotteryList", EN)).find(({ gameCode }) => gameCode === lottoGameCode);
    expect(last[0]).toMatchObject({ winningNumber: shown?.previousWinningNumber, winningTime: shown?.winningTime });
    for (const { winningNumber } of last) expect(winningNumber).toMatch(/^[1-6],[1-6],[1-6]$/);
    expect(await caller.value("recentVnLottery", { ...EN, lottoGameCode, limitNum: 5 })).toEqual(last);
  },
  async vnNumero(caller) {
    const games = await caller.value("lotteryList", EN);
    for (const { gameCode, numero, remainTime, lockTime, isSale, serverTime } of games)
      expect(await caller.value("vnNumero", { lottoGameCode: gameCode })).toEqual({
        numero,
        remainTime,
        lockTime,
        isSale,
        serverTime,
      });
  },
} satisfies Partial<Record<CallName, (caller: Caller) => Promise<void>>>;

const ofNoGame = (name: "recentVnLottery" | "vnNumero") => ({
  "game.unknown": ((caller) => caller.call(name, { ...EN, lottoGameCode: "NONE" })) satisfies Provocation,
});

/** How to provoke each error that one of these calls declares. */
export const drawProvocations = {
  recentVnLottery: ofNoGame("recentVnLottery"),
  vnNumero: ofNoGame("vnNumero"),
};
