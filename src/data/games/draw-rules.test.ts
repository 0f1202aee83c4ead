import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ballsOf, cardEnd, drawRefreshDelay, keepingPlaces, nextDraw, ofGroup, spotlightEnd } from "./draw-rules.ts";

const SERVER = "2026-01-01T00:00:00Z";
const now = Date.parse(SERVER);
const draw = {
  gameId: "a",
  gameGroupCode: "PH",
  numero: "20260101-001",
  remainTime: 200,
  lotteryTime: 120,
  lockTime: 30,
  isSale: true,
  serverTime: SERVER,
};

describe("lottery countdown", () => {
  it("counts from remaining time minus half the lottery window @games-2-95 @games-2-98", () =>
    expect(spotlightEnd(draw)).toBe(now + 140_000));
  it("of a card counts from remaining time minus lock time in seconds @games-9-07", () =>
    expect(cardEnd(draw)).toBe(now + 170_000));
  it("has no end when not on sale @games-2-94 @games-2-98", () =>
    expect([spotlightEnd({ ...draw, isSale: false }), cardEnd({ ...draw, isSale: false })]).toEqual([null, null]));
  it("never ends after the draw", () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), fc.nat(1000), (remainTime, lotteryTime, lockTime) => {
        const end = now + remainTime * 1000;
        expect(spotlightEnd({ ...draw, remainTime, lotteryTime })).toBeLessThanOrEqual(end);
        expect(cardEnd({ ...draw, remainTime, lockTime })).toBeLessThanOrEqual(end);
      }),
    );
  });
});

describe("refetching the list", () => {
  it("waits the minimum remaining time among games with an issue @games-4-20", () =>
    expect(
      drawRefreshDelay([
        { numero: "1", remainTime: 12 },
        { numero: "2", remainTime: 20 },
        { numero: "", remainTime: 3 },
      ]),
    ).toBe(12_000));
  it("waits at most 30 s @games-4-20 @games-9-08", () =>
    expect([drawRefreshDelay([{ numero: "1", remainTime: 31 }]), drawRefreshDelay([])]).toEqual([30_000, 30_000]));
  it("waits 7 s if that time is zero or below @games-4-20 @games-9-08", () =>
    expect(
      [0, -5].map((remainTime) =>
        drawRefreshDelay([
          { numero: "1", remainTime },
          { numero: "2", remainTime: 9 },
        ]),
      ),
    ).toEqual([7000, 7000]));
  it("always waits between 1 and 30 seconds", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ numero: fc.constantFrom("", "7"), remainTime: fc.integer({ min: -100, max: 100_000 }) })),
        (games) => {
          expect(drawRefreshDelay(games)).toBeGreaterThanOrEqual(1000);
          expect(drawRefreshDelay(games)).toBeLessThanOrEqual(30_000);
        },
      ),
    );
  });
});

describe("the next draw", () => {
  it("is the one with the earliest end among those on sale that still run", () => {
    const games = [
      { ...draw, gameId: "over", remainTime: 0 },
      { ...draw, gameId: "late", remainTime: 90 },
      { ...draw, gameId: "shut", remainTime: 5, isSale: false },
      { ...draw, gameId: "soon", remainTime: 40 },
    ];
    expect(nextDraw(games)?.gameId).toBe("soon");
  });
  it("is the first of the list when none runs", () => expect(nextDraw([{ ...draw, isSale: false }])?.gameId).toBe("a"));
  it("is of the group that the brand names", () =>
    expect(ofGroup([draw, { ...draw, gameGroupCode: "VN" }], "VN")).toHaveLength(1));
});

describe("a result", () => {
  it("has groups separated by ~ and digits by commas @games-3-18", () =>
    expect(ballsOf("3,1,4~2")).toEqual([["3", "1", "4"], ["2"]]));
  it("may be empty", () => expect([ballsOf(""), ballsOf("~"), ballsOf(" , ")]).toEqual([[], [], []]));
});

describe("a list of draws that is refetched while the spotlight moves on", () => {
  const places = (games: string, before: string) =>
    keepingPlaces(
      [...games].map((gameId) => ({ gameId })),
      [...before],
    )
      .map(({ gameId }) => gameId)
      .join("");
  it.each([
    ["abcd", "", "abcd", "has its own order at first"],
    ["bcde", "acde", "bcde", "puts a new draw into the place of a removed one"],
    ["abce", "acde", "acbe", "keeps all others where they were"],
    ["ab", "cba", "ab", "closes the gap when there are fewer"],
    ["abcd", "ca", "cabd", "appends in its own order"],
  ])("%s after %s: %s, it %s", (games, before, after) => expect(places(games, before)).toBe(after));
  it("loses no draw, and moves none that has a place", () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 12 })),
        fc.uniqueArray(fc.integer({ min: 0, max: 12 })),
        (these, old) => {
          const [games, before] = [these.map((id) => ({ gameId: String(id) })), old.map(String)];
          const after = keepingPlaces(games, before).map(({ gameId }) => gameId);
          expect(after.toSorted()).toEqual(games.map(({ gameId }) => gameId).toSorted());
          before.slice(0, games.length).forEach((id, index) => {
            if (after.includes(id)) expect(after[index]).toBe(id);
          });
        },
      ),
    ));
});
