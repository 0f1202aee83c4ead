// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { forgetClock, learnClock } from "#data/client/transport/server-clock.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import type { RainRound } from "#gateway/red-rain.ts";
import { preferLessMotion } from "../../../tests/support/motion.ts";
import { memberSession, renderWidget } from "../../../tests/support/render-widget.tsx";

const NOW = Date.parse("2026-03-14T12:00:00Z");
const HOUR = 3_600_000;
const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();
const envelopes = Array.from({ length: 12 }, (_, index) => ({
  id: `e${index}`,
  at: index * 2000,
  falls: 4000,
  across: (index * 40) % 100,
}));
/** A round that begins in so many seconds. */
const round = (startsIn: number, change: Partial<RainRound> = {}): RainRound => ({
  id: at(startsIn),
  opensAt: at(startsIn - 600),
  startsAt: at(startsIn),
  endsAt: at(startsIn + 30),
  takenUntil: at(startsIn + 90),
  serverTime: at(0),
  pot: "6920.00",
  most: "88.00",
  catches: 3,
  state: "new",
  amount: null,
  envelopes: [],
  ...change,
});
const joined = (startsIn: number, change: Partial<RainRound> = {}) =>
  round(startsIn, { state: "joined", envelopes, ...change });

beforeEach(() => {
  forgetClock();
  sessionStorage.clear();
  localStorage.clear();
  preferLessMotion(false);
  vi.useFakeTimers({ now: NOW });
});

const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
const soon = globalThis.setTimeout;
/** Waits for code that loads and keys that are made, which no clock of a test moves. */
async function until(check: () => void) {
  for (let tries = 0; ; tries++)
    try {
      return check();
    } catch (error) {
      if (tries > 300) throw error;
      await act(async () => new Promise((done) => soon(done, 10)));
    }
}
/** The platform's rounds and answers; rounds that a function answers can change. */
async function open(rounds: unknown, answers: object = {}) {
  const view = await renderWidget("red-rain", {
    session: memberSession,
    answers: { rainRounds: rounds, ...answers } as never,
    page: { renderedAt: NOW },
  });
  await pass(20);
  return { ...view, made: (call: string) => view.calls.filter((request) => request.call === call) };
}
const shown = () => screen.queryAllByRole("button", { name: "rain.envelope" });
const take = (index = 0) => act(() => void fireEvent.pointerDown(shown()[index] as HTMLElement));
const said = (text: string) => screen.queryByText(text) !== null;

test("without a round it says that no rain is planned", async () => {
  await open([]);
  expect([said("rain.none"), said("rain.noneText")]).toEqual([true, true]);
});
test("a failure can be retried", async () => {
  let fails = true;
  await open(() => (fails ? new GatewayError("platform.failed", "no") : [round(3600)]));
  fails = false;
  act(() => screen.getByRole("button", { name: "state.retry" }).click());
  await pass(20);
  expect(screen.getByRole("timer")).toBeDefined();
});
test("it counts down to the next round, and offers to join once that is possible", async () => {
  await open([round(603)]);
  expect(screen.getByRole("timer").textContent).toBe("00:10:03");
  expect([said("rain.opens"), screen.queryByRole("button")]).toEqual([true, null]);
  await pass(3500);
  expect(screen.getByRole("button", { name: "rain.join" })).toBeDefined();
});
test.each([3 * HOUR, -3 * HOUR])(
  "a phone whose clock is off by %i ms counts right, and it rains in time",
  async (off) => {
    vi.setSystemTime(NOW + off);
    learnClock(NOW, NOW + off);
    await open([joined(5)]);
    await pass(500);
    expect(screen.getByRole("timer").textContent).toBe("00:00:05");
    await pass(5000);
    expect(shown().length).toBeGreaterThan(0);
  },
);
test("who has joined reads that, and it begins by itself, not before its time", async () => {
  let state = round(3);
  const { made } = await open(() => [state], {
    joinRain: () => {
      state = joined(3);
      return state;
    },
  });
  act(() => screen.getByRole("button", { name: "rain.join" }).click());
  await until(() => expect(said("rain.joined")).toBe(true));
  expect(made("joinRain").map(({ input }) => input)).toEqual([{ round: at(3) }]);
  expect(shown()).toEqual([]);
  await pass(3500);
  expect(shown().length).toBeGreaterThan(0);
});
test("while it rains who has not joined still can", async () => {
  await open([round(-10)]);
  expect([said("rain.now"), said("rain.nowText")]).toEqual([true, true]);
  expect(screen.getByRole("button", { name: "rain.join" })).toBeDefined();
});
test("a round that is over goes to the next one for who did not take part", async () => {
  await open([round(-2), round(60)]);
  expect(said("rain.now")).toBe(true);
  await pass(28_500);
  expect(screen.getByRole("timer").textContent).toBe("00:00:32");
});

const caught = { amount: "10.00", held: ["8.00", "2.00", "0.00"] };
test("all that can be caught is sent at once, once, and what it holds is shown", async () => {
  const { made } = await open([joined(-8)], { catchRain: caught });
  expect(shown()).toHaveLength(2);
  take(0);
  take(0);
  take(1);
  expect(made("catchRain")).toEqual([]);
  await pass(2500);
  take(1);
  await until(() => expect(said("rain.won")).toBe(true));
  expect(made("catchRain").map(({ input }) => input)).toMatchObject([
    { round: at(-8), envelopes: ["e3", "e4", "e5"], idempotencyKey: expect.stringMatching(/^\w{32}$/) },
  ]);
  expect([said("10.00"), said("8.00"), said("rain.empty")]).toEqual([true, true, true]);
  await pass(60_000);
  expect(made("catchRain")).toHaveLength(1);
});
test("fewer are sent when the rain is over", async () => {
  const { made } = await open([joined(-25)], { catchRain: { amount: "0.00", held: ["0.00"] } });
  take(0);
  await pass(4000);
  expect(made("catchRain")).toEqual([]);
  await pass(1500);
  await until(() => expect(said("rain.nothing")).toBe(true));
  expect(made("catchRain")[0]?.input).toMatchObject({ envelopes: ["e11"] });
  expect(said("rain.won")).toBe(false);
});
test("who catches none sends nothing, and reads that", async () => {
  const { made } = await open([joined(-29)], { catchRain: caught });
  await pass(2000);
  expect([said("rain.missed"), made("catchRain").length]).toEqual([true, 0]);
});
test("a catch that does not arrive is sent again with the same key, after a reload too: nothing is lost", async () => {
  let fails = true;
  const catchRain = () => (fails ? new GatewayError("network", "no") : caught);
  const first = await open([joined(-8)], { catchRain });
  take(0);
  take(1);
  await pass(2500);
  take(1);
  await until(() => expect([said("rain.failed"), said("rain.failedText")]).toEqual([true, true]));
  act(() => screen.getByRole("button", { name: "state.retry" }).click());
  await until(() => expect(first.made("catchRain")).toHaveLength(2));
  const { input } = first.made("catchRain")[1]!;
  expect(input).toEqual(first.made("catchRain")[0]?.input);
  first.unmount();
  fails = false;
  const second = await open([joined(-8)], { catchRain });
  await until(() => expect(said("rain.won")).toBe(true));
  expect(second.made("catchRain").map((request) => request.input)).toEqual([input]);
});
test("what another phone has caught first is said, with what was won there", async () => {
  let state = joined(-25);
  await open(() => [state], {
    catchRain: () => {
      state = joined(-25, { state: "caught", amount: "5.00" });
      return new GatewayError("rain.taken", "no");
    },
  });
  take(0);
  await pass(6000);
  await until(() => expect([said("rain.elsewhere"), said("5.00")]).toEqual([true, true]));
});
test("a catch that is refused because it came too late says so, and asks for no retry", async () => {
  await open([joined(-25)], { catchRain: new GatewayError("rain.over", "no") });
  take(0);
  await pass(6000);
  await until(() => expect(said("error.rain.over")).toBe(true));
  expect(screen.queryByRole("button")).toBeNull();
});
test("an envelope can be caught by the keyboard, and only while it falls", async () => {
  await open([joined(-1.6)]);
  // The second one is there already, above the sky.
  expect(shown()).toHaveLength(2);
  act(() => shown()[1]?.click());
  expect(shown().map((one) => one.hasAttribute("data-caught"))).toEqual([false, false]);
  act(() => shown()[0]?.click());
  expect(shown().map((one) => one.hasAttribute("data-caught"))).toEqual([true, false]);
});

/** The ids of the envelopes that can be caught, each half second. */
async function catchable() {
  const seen: number[] = [];
  for (let half = 0; half < 20; half++) {
    seen.push(shown().length);
    await pass(500);
  }
  return seen;
}
test("without motion the same envelopes can be caught at the same times, and nothing is animated", async () => {
  const animate = vi.fn(() => ({ cancel: () => undefined }));
  vi.stubGlobal("HTMLElement", HTMLElement);
  HTMLElement.prototype.animate = animate as never;
  preferLessMotion(true);
  const first = await open([joined(-4.2)]);
  const still = await catchable();
  expect(animate).not.toHaveBeenCalled();
  first.unmount();
  vi.setSystemTime(NOW);
  forgetClock();
  preferLessMotion(false);
  await open([joined(-4.2)]);
  const falling = await catchable();
  expect(animate).toHaveBeenCalled();
  // Falling ones are there a moment before, out of sight.
  still.forEach((count, half) => {
    expect(falling[half]).toBeGreaterThanOrEqual(count);
    expect((falling[half] ?? 0) - count).toBeLessThanOrEqual(1);
  });
  Reflect.deleteProperty(HTMLElement.prototype, "animate");
});
test("who likes chooses envelopes that do not move by hand, and falling ones again", async () => {
  const { container } = await open([joined(-4)]);
  const isStill = () => container.querySelector("[data-still]") !== null;
  expect(isStill()).toBe(false);
  act(() => screen.getByRole("button", { name: "rain.still" }).click());
  expect([isStill(), shown().length > 0]).toEqual([true, true]);
  act(() => screen.getByRole("button", { name: "rain.fall" }).click());
  expect(isStill()).toBe(false);
});
