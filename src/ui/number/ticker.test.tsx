// @vitest-environment jsdom
import { act, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Countdown } from "./countdown.tsx";
import { onTick } from "./ticker.ts";

const START = Date.UTC(2026, 0, 1);

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => see("visible"));

function see(state: "visible" | "hidden") {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

it("ticks every 500 ms, with one timer for the whole page @games-2-97 @games-9-06", () => {
  const listeners = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stops = listeners.map((listener) => onTick(listener));
  for (const listener of listeners) listener.mockClear();
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1500);
  expect(listeners.map((listener) => listener.mock.calls.length)).toEqual([3, 3]);
  for (const stop of stops) stop();
  expect(vi.getTimerCount()).toBe(0);
});

it("pauses while the page is hidden and is correct at once when it becomes visible @games-2-97", () => {
  const view = render(<Countdown until={START + 60_000} ahead={0} first={START} />);
  act(() => see("hidden"));
  expect(vi.getTimerCount()).toBe(0);
  act(() => void vi.advanceTimersByTime(20_000));
  expect(view.getByRole("timer").textContent).toBe("00:01:00");
  act(() => see("visible"));
  expect(view.getByRole("timer").textContent).toBe("00:00:40");
});

it("counts by the platform's clock, not by the phone's", () => {
  const view = render(<Countdown until={START + 60_000} ahead={15_000} first={START} />);
  expect(view.getByRole("timer").textContent).toBe("00:00:45");
  act(() => void vi.advanceTimersByTime(1000));
  expect(view.getByRole("timer").textContent).toBe("00:00:44");
});

it("is urgent under 6 seconds and shows --:--:-- when expired @games-2-96", () => {
  const view = render(<Countdown until={START + 7000} ahead={0} first={START} />);
  const timer = view.getByRole("timer");
  expect(timer.hasAttribute("data-urgent")).toBe(false);
  act(() => void vi.advanceTimersByTime(2000));
  expect([timer.textContent, timer.hasAttribute("data-urgent")]).toEqual(["00:00:05", true]);
  act(() => void vi.advanceTimersByTime(5000));
  expect([timer.textContent, timer.hasAttribute("data-urgent")]).toEqual(["--:--:--", false]);
});

it("renders the same on the host and in the browser", () => {
  const html = renderToString(<Countdown until={START + 3_723_000} ahead={0} first={START} />);
  expect(html.replaceAll(/<[^>]+>/g, "")).toBe("01:02:03");
  expect(html).not.toContain("style=");
});
