import { describe, expect, test } from "vitest";
import { testDraw } from "../../../tests/support/entities.ts";
import { phaseOf, RESULT_HELD, spotlitAfter } from "./draw-moment.ts";

const START = Date.parse("2026-01-01T00:00:00Z");
const at = (seconds: number) => START + seconds * 1000;
/** Closes after 70 s, is drawn after 100 s. */
const daily = testDraw({ gameId: "d", numero: "1" });
const later = testDraw({ gameId: "l", numero: "7", remainTime: 400 });

describe("the phase of a draw", () => {
  test.each([
    ["open until bets close", 69, "open"],
    ["drawing until its end", 70, "drawing"],
    ["drawing while the result is on its way", 150, "drawing"],
    ["closed when no result came", 161, "closed"],
  ])("is %s", (_, seconds, phase) => expect(phaseOf(daily, at(seconds))).toBe(phase));
  test("is closed for a game that is not on sale and not drawn soon", () =>
    expect(phaseOf(testDraw({ isSale: false, remainTime: 500 }), START)).toBe("closed"));
});

describe("the draw in the spotlight", () => {
  const first = spotlitAfter(undefined, [daily, later], START);
  const closed = { ...daily, isSale: false, remainTime: 20, serverTime: new Date(at(80)).toISOString() };
  const drawn = { ...daily, numero: "2", serverTime: new Date(at(101)).toISOString() };

  test("is the next one", () => expect(first).toEqual({ gameId: "d", numero: "1", endsAt: at(100) }));
  test("stays while it is drawn, although another can be bet on", () =>
    expect(spotlitAfter(first, [closed, later], at(80))).toEqual(first));
  test("stays with its result for a while, then the next draw comes", () => {
    const held = spotlitAfter(first, [drawn, later], at(101));
    expect(held).toEqual({ ...first, heldUntil: at(101) + RESULT_HELD });
    expect(spotlitAfter(held, [drawn, later], at(105))).toEqual(held);
    expect(spotlitAfter(held, [drawn, later], at(114))).toMatchObject({ numero: "2" });
  });
  test("is the next one when the phone was away while it was drawn", () =>
    expect(spotlitAfter(first, [drawn, later], at(500))).toMatchObject({ numero: "2" }));
  test("is the next one when its game is gone", () =>
    expect(spotlitAfter(first, [later], at(80))).toMatchObject({ gameId: "l" }));
  test("is none when there is no game", () => expect(spotlitAfter(first, [], START)).toBeUndefined());
});
