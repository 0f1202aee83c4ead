import { expect, test } from "vitest";
import { gamesOf } from "./games.ts";
import { lotteryGamesOf } from "./lottery-games.ts";
import { comingMatches } from "./matches.ts";
import { categories, vendorsOf } from "./vendors.ts";
import { recentWins } from "./wins.ts";

const codes = ["acme", "zenith", "northwind", "x", "A-very-long-merchant-code"];
const now = new Date("2026-03-14T05:20:33Z");

test.each(codes)("the merchant %s has at least 640 games, all with different names and ids", (code) => {
  const games = gamesOf(code);
  expect(games.length).toBeGreaterThanOrEqual(640);
  expect(new Set(games.map((game) => game.name)).size).toBe(games.length);
  expect(new Set(games.map((game) => game.nodeId)).size).toBe(games.length);
});

test("a larger catalogue has as many games as requested, all with unique names, after its usual ones", () => {
  const games = gamesOf("acme", 20_000);
  expect(games).toHaveLength(20_000);
  expect(new Set(games.map((game) => game.name)).size).toBe(20_000);
  expect(games.slice(0, gamesOf("acme").length)).toEqual(gamesOf("acme"));
  expect(games.slice(0, 5000)).toEqual(gamesOf("acme", 5000));
});

test("a merchant has its usual games if fewer are requested", () => {
  expect(gamesOf("acme", 10)).toEqual(gamesOf("acme"));
});

test.each(codes)("the merchant %s has ten vendors or more, and each of them has games", (code) => {
  const used = new Set(gamesOf(code).map((game) => game.vendor));
  expect(used.size).toBeGreaterThanOrEqual(10);
  expect([...used].sort()).toEqual(
    vendorsOf(code)
      .map((vendor) => vendor.code)
      .sort(),
  );
  for (const special of ["TCG_LOTTO_VN", "TCG_SEA", "TF", "DS88"]) expect(used).toContain(special);
});

test.each(codes)("the merchant %s has games in every category, most of them slots, and hot ones in each", (code) => {
  const games = gamesOf(code);
  for (const category of categories)
    expect(games.some((game) => game.category === category && game.hotRank !== null)).toBe(true);
  expect(games.filter((game) => game.category === "RNG").length).toBeGreaterThan(games.length / 2);
  expect(games.filter((game) => game.category === "RNG" && game.hotRank !== null).length).toBeGreaterThanOrEqual(30);
});

test("a merchant's catalogue is always the same, and another's differs", () => {
  expect(gamesOf("acme")).toEqual(gamesOf("acme"));
  expect(gamesOf("acme").map((game) => game.name)).not.toEqual(gamesOf("zenith").map((game) => game.name));
  expect(
    gamesOf("acme")
      .slice(0, 3)
      .map((game) => game.name),
  ).toMatchInlineSnapshot(`
    [
      "Chrome Jackpots",
      "Firecracker Doubles",
      "Iron Shield Bounty Hall",
    ]
  `);
});

test("eight lottery games or more in three groups, from a minute to a day", () => {
  const games = lotteryGamesOf("acme");
  expect(games.length).toBeGreaterThanOrEqual(8);
  expect(new Set(games.map((game) => game.group)).size).toBe(3);
  expect(games[0]?.periodSeconds).toBe(60);
  expect(games.at(-1)?.periodSeconds).toBe(86_400);
  for (const game of games) expect(86_400 % game.periodSeconds).toBe(0);
});

test.each(codes)("each lottery game of the merchant %s is an entry in the list of all games", (code) => {
  const listed = gamesOf(code).filter((game) => game.category === "LOTT");
  expect(listed.map((game) => [game.lotteryCode, game.name])).toEqual(
    lotteryGamesOf(code).map((game) => [game.code, game.name]),
  );
});

test("coming matches begin after now, in order, between two teams of one league", () => {
  const matches = comingMatches("acme", now, 8);
  expect(matches).toHaveLength(8);
  expect(matches[0]!.time > now).toBe(true);
  for (const [index, match] of matches.entries()) {
    expect(match.home).not.toBe(match.away);
    if (index > 0) expect(match.time >= matches[index - 1]!.time).toBe(true);
  }
});

test("the board of winners moves on by one and keeps the others", () => {
  const before = recentWins("acme", now, 24);
  const later = recentWins("acme", new Date(now.getTime() + 20_000), 24);
  expect(later.slice(1)).toEqual(before.slice(0, -1));
  expect(before.every((win) => win.amount >= 20_000n && win.amount <= 48_000_000n)).toBe(true);
});
