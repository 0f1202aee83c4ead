import { QueryClient } from "@tanstack/react-query";
import { beforeEach, describe, expect, it } from "vitest";
import { testGame } from "../../../tests/support/entities.ts";
import type { Game } from "#gateway/entities.ts";
import { showAsRecent } from "./recents.ts";

const [slot, fish, old, older] = [
  testGame({ nodeId: "1" }),
  testGame({ nodeId: "2", gameType: "FISH" }),
  testGame({ nodeId: "3" }),
  testGame({ nodeId: "4" }),
];
const listOf = (call: string, input = {}) => [call, "acme", input, "token", "pages"];
const pagesOf = (...pages: Game[][]) => ({
  pageParams: pages.map((_page, index) => ({ number: index + 1 })),
  pages: pages.map((content, index) => ({ content, pageNum: index + 1, totalPages: pages.length })),
});
const SLOTS = { gameType: "RNG" };
let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(listOf("gameList"), pagesOf([slot], [fish]));
  client.setQueryData(listOf("recentGames"), pagesOf([old], [older]));
  client.setQueryData(listOf("recentGames", SLOTS), pagesOf([old]));
});
const recents = (input = {}) =>
  client
    .getQueryData<ReturnType<typeof pagesOf>>(listOf("recentGames", input))
    ?.pages.map(({ content }) => content.map(({ nodeId }) => nodeId));

describe("a game that is launched", () => {
  it("is the most recent at once, in the lists of its category and of all", () => {
    showAsRecent(client, "1");
    expect([recents(), recents(SLOTS)]).toEqual([[["1", "3"], ["4"]], [["1", "3"]]]);
    showAsRecent(client, "2");
    expect([recents(), recents(SLOTS)]).toEqual([[["2", "1", "3"], ["4"]], [["1", "3"]]]);
  });
  it("is listed once, also when it was played before", () => {
    showAsRecent(client, "4");
    expect(recents()).toEqual([["4", "3"], []]);
  });
  it("is the first of a row that shows one page", () => {
    const row = ["recentGames", "acme", {}, "token"];
    client.setQueryData(row, { content: [old, slot], pageNum: 1, totalPages: 1 });
    showAsRecent(client, "1");
    expect(client.getQueryData<{ content: Game[] }>(row)?.content.map(({ nodeId }) => nodeId)).toEqual(["1", "3"]);
  });
  it("is rolled back when the platform refuses it", () => {
    const rollBack = showAsRecent(client, "1");
    rollBack();
    expect([recents(), recents(SLOTS)]).toEqual([[["3"], ["4"]], [["3"]]]);
  });
  it("that is in no list waits for the next fetch", () => {
    showAsRecent(client, "unheard-of");
    expect(recents()).toEqual([["3"], ["4"]]);
  });
});
