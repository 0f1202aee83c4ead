import { expect } from "vitest";
import type { CallInput, CallName } from "#gateway/contract.ts";
import { acme, type Caller } from "../support/caller.ts";

export const BACK = `https://${acme.hosts[0]}/m/home`;

/** The launch parameters of one of a merchant's games. */
export async function someLaunch(
  caller: Caller,
  more: Partial<CallInput<"gameList">> = {},
): Promise<CallInput<"gameLaunch">> {
  const { content } = await caller.value("gameList", { language: "EN", gameType: "RNG", ...more });
  const game = content[0]!;
  return {
    vendor: game.vassalage,
    category: game.gameType,
    gameId: game.roomId,
    nodeId: game.nodeId,
    backUrl: BACK,
    language: "EN",
  };
}

/** Successful calls that open games. */
export const launchSuccesses = {
  async gameLaunch(caller) {
    const token = await caller.signIn("maria");
    const wanted = await someLaunch(caller);
    const { gameUrl, name } = await caller.value("gameLaunch", wanted, { token });
    expect(gameUrl).toMatch(/^http:\/\/games\.localhost:4102\/acme\/slot#[\w-]{43}$/);
    expect(name).toBe((await caller.value("gameList", { language: "EN", gameType: "RNG" })).content[0]!.nodeName);
  },
  async lotteryLaunch(caller) {
    const token = await caller.signIn("maria");
    expect(
      await caller.value("lotteryLaunch", { lottoGameCode: "MINUTO3", backUrl: BACK, language: "TY" }, { token }),
    ).toMatchObject({ gameUrl: expect.stringMatching(/\/acme\/lottery#/), name: expect.stringMatching(/./) });
    expect(
      await caller.value("lotteryLaunch", { lottoView: "lobby", backUrl: BACK, language: "TY" }, { token }),
    ).toMatchObject({ name: "" });
  },
} satisfies Partial<Record<CallName, (caller: Caller) => Promise<void>>>;
