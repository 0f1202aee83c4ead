import { expect } from "vitest";
import type { CallName } from "#gateway/contract.ts";
import type { Game } from "#gateway/entities.ts";
import { type Caller, EN } from "../support/caller.ts";

/** Successful calls of the lobbies: lists of games, recent games and favourites. */
export const gameSuccesses = {
  async gameList(caller) {
    const all = await caller.value("gameList", EN);
    expect(all).toMatchObject({ pageNum: 1 });
    expect(all.content).toHaveLength(26);
    const second = await caller.value("gameList", { ...EN, pageNo: 2 });
    expect(new Set([...all.content, ...second.content].map((game) => game.nodeId)).size).toBe(52);
    const end = await caller.value("gameList", { ...EN, pageNo: all.totalPages + 1 });
    expect(end).toEqual({ content: [], pageNum: all.totalPages + 1, totalPages: all.totalPages });
    const [first] = all.content;
    const part = first!.nodeName.slice(1, -1).toUpperCase();
    expect((await caller.value("gameList", { ...EN, gameName: part })).content.map((game) => game.nodeId)).toContain(
      first!.nodeId,
    );
    for (const gameName of ["%", "_", "\\", "%%_"])
      expect(await caller.value("gameList", { ...EN, gameName })).toMatchObject({ content: [], totalPages: 0 });
    const slots = { ...EN, gameType: "RNG", pageSize: 60 } as const;
    for (const [more, holds] of [
      [{ isNew: 1 }, (game: Game) => game.isNew],
      [{ gameClassify: "HOT" }, (game: Game) => game.hot],
      [{ gameClassify: "JACKPOT" }, (game: Game) => game.gameClassifyNew === "JACKPOT"],
      [{ vassalage: first!.vassalage }, (game: Game) => game.vassalage === first!.vassalage],
      [{ minimumBet: "0.05" }, (game: Game) => Number(game.minimumBet) <= 0.05],
    ] as const) {
      const { content } = await caller.value("gameList", { ...slots, ...more });
      expect({
        more,
        found: content.length > 0,
        others: content.filter((game) => game.gameType !== "RNG" || !holds(game)),
      }).toEqual({ more, found: true, others: [] });
    }
  },
  async gameMenus(caller) {
    const menus = await caller.value("gameMenus", { ...EN, gameType: "RNG", limitNum: 3 });
    const vendors = (await caller.value("vendors", { ...EN, gameType: "RNG" })).filter(
      ({ gameCount }) => gameCount > 0,
    );
    expect(Object.values(menus).map(({ tag, labelName }) => [tag, labelName])).toEqual(
      vendors.map(({ vassalage, accountTypeName }) => [vassalage, accountTypeName]),
    );
    for (const { tag, gameMenus } of Object.values(menus)) {
      const { content } = await caller.value("gameList", { ...EN, gameType: "RNG", vassalage: tag, pageSize: 3 });
      expect(gameMenus).toEqual(content);
    }
  },
  async gameClasses(caller) {
    expect(await caller.value("gameClasses", { gameType: "RNG" })).toEqual([
      "CASCADE",
      "CLASSIC",
      "FEATURE",
      "JACKPOT",
      "SLOT",
    ]);
  },
  async recentGames(caller) {
    const token = await caller.signIn("boyet");
    expect(await caller.value("recentGames", EN, { token })).toEqual({ content: [], pageNum: 1, totalPages: 0 });
  },
  async addRecentGame(caller) {
    const token = await caller.signIn("tito");
    const { content } = await caller.value("gameList", EN);
    for (const game of [content[0], content[1], content[0]]) {
      expect(await caller.value("addRecentGame", { nodeId: game!.nodeId, vendor: game!.vassalage }, { token })).toEqual(
        { recent: true },
      );
      caller.platform.clock.pass(1000);
    }
    expect((await caller.value("recentGames", EN, { token })).content.map((game) => game.nodeId)).toEqual([
      content[0]!.nodeId,
      content[1]!.nodeId,
    ]);
  },
  async favouriteList(caller) {
    const token = await caller.signIn("maria");
    const all = await caller.value("favouriteList", EN, { token });
    expect(all).toMatchObject({ pageNum: 1, totalPages: 1 });
    expect(all.content).toHaveLength(7);
    expect(all.content.every((game) => game.hot)).toBe(true);
    const third = await caller.value("favouriteList", { ...EN, pageNo: 3, pageSize: 3 }, { token });
    expect(third).toMatchObject({ content: [{ nodeId: all.content[6]?.nodeId }], pageNum: 3, totalPages: 3 });
    const slots = await caller.value("favouriteList", { ...EN, gameType: "RNG" }, { token });
    expect(slots.content.map((game) => game.gameType)).toEqual(
      all.content.filter((game) => game.gameType === "RNG").map((game) => game.gameType),
    );
    expect(await caller.value("favouriteList", EN, { token: await caller.signIn("juan") })).toEqual({
      content: [],
      pageNum: 1,
      totalPages: 0,
    });
  },
  async favouriteIds(caller) {
    const token = await caller.signIn("maria");
    const { content } = await caller.value("favouriteList", EN, { token });
    expect((await caller.value("favouriteIds", {}, { token })).toSorted()).toEqual(
      content.map((game) => game.nodeId).toSorted(),
    );
  },
  async addFavourite(caller) {
    const token = await caller.signIn("liza");
    const [game] = await caller.value("hotGames", { ...EN, gameType: "FISH" });
    const wanted = { nodeId: game!.nodeId, vendor: game!.vassalage };
    for (let time = 0; time < 2; time++)
      expect(await caller.value("addFavourite", wanted, { token })).toEqual({ favourite: true });
    expect(await caller.value("favouriteIds", {}, { token })).toEqual([wanted.nodeId]);
    expect(await caller.value("favouriteIds", {}, { token: await caller.signIn("juan") })).toEqual([]);
  },
  async removeFavourite(caller) {
    const token = await caller.signIn("nena");
    const [game] = await caller.value("hotGames", EN);
    const wanted = { nodeId: game!.nodeId, vendor: game!.vassalage };
    await caller.value("addFavourite", wanted, { token });
    for (let time = 0; time < 2; time++)
      expect(await caller.value("removeFavourite", wanted, { token })).toEqual({ favourite: false });
    expect(await caller.value("favouriteIds", {}, { token })).toEqual([]);
  },
} satisfies Partial<Record<CallName, (caller: Caller) => Promise<void>>>;
