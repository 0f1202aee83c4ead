import { expect, test } from "vitest";
import { after } from "../clock.ts";
import { gamesOf } from "./games.ts";
import { lotteryGamesOf } from "./lottery-games.ts";
import { matchesFrom, type Match } from "./matches.ts";
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

test("matches come by their start, those being played first, each between two teams of one league", () => {
  const matches = matchesFrom("acme", now, 8);
  expect(matches).toHaveLength(8);
  for (const [index, match] of matches.entries()) {
    expect(match.live !== undefined).toBe(match.time <= now);
    expect(match.home).not.toBe(match.away);
    if (index > 0) expect(match.time >= matches[index - 1]!.time).toBe(true);
  }
});

test("at any time a match is being played; minute by minute its score goes on and never back, and the next to begin is played then", () => {
  const goals = new Map<string, number[]>();
  for (let minute = 0; minute < 4 * 60; minute++) {
    const at = new Date(now.getTime() + minute * 60_000);
    const [first, ...others] = matchesFrom("acme", at, 2);
    const { id, live } = first!;
    expect(live!.minute).toBe(Math.floor((at.getTime() - first!.time.getTime()) / 60_000) + 1);
    expect(live!.minute).toBeLessThanOrEqual(90);
    const [home, away] = goals.get(id) ?? [0, 0];
    expect(live!.home >= home! && live!.away >= away!).toBe(true);
    goals.set(id, [live!.home, live!.away]);
    if (live!.minute === 90) expect(matchesFrom("acme", after(at, 60_000), 1)[0]).toMatchObject(whatItIs(others[0]!));
  }
  expect([...goals.values()].some(([home, away]) => home! + away! > 0)).toBe(true);
});

test("odds give the house a little, and a draw only where the sport has one", () => {
  for (const { odds, league } of matchesFrom("acme", now, 40)) {
    const sum = Object.values(odds).reduce((all, price) => all + 1 / Number(price), 0);
    expect(sum > 1.05 && sum < 1.08).toBe(true);
    expect("draw" in odds).toBe(league.includes("Football"));
  }
});

test("the board of winners moves on by one and keeps the others", () => {
  const before = recentWins("acme", now, 24);
  const later = recentWins("acme", new Date(now.getTime() + 20_000), 24);
  expect(later.slice(1)).toEqual(before.slice(0, -1));
  expect(before.every((win) => win.amount >= 20_000n && win.amount <= 48_000_000n)).toBe(true);
});

/** What stays of a match while it is played. */
function whatItIs({ id, time, home, away, odds }: Match) {
  return { id, time, home, away, odds };
}
