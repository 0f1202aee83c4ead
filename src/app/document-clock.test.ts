import { beforeEach, expect, test, vi } from "vitest";
import { clockAhead, forgetClock } from "#data/client/transport/server-clock.ts";
import { learnClockOfDocument } from "./document-clock.ts";

const NOW = Date.parse("2026-01-01T00:00:00Z");
const SLOW = 600_000;

beforeEach(() => {
  forgetClock();
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
});

test.each([
  ["the document came two seconds ago", { serverTiming: [{ name: "now", duration: NOW + SLOW - 2000 }] }, SLOW],
  ["it is one that the browser had kept", { transferSize: 0, serverTiming: [{ name: "now", duration: 1 }] }, 0],
  ["the host's time was taken out on the way", { serverTiming: [{ name: "cdn", duration: 3 }] }, 0],
  ["the browser is too old to say", { serverTiming: undefined }, 0],
])("the platform's clock as the page starts: %s", (_what, entry, ahead) => {
  const came = { transferSize: 300, responseStart: 100, ...entry };
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([came as unknown as PerformanceEntry]);
  vi.spyOn(performance, "now").mockReturnValue(2100);
  learnClockOfDocument();
  expect(clockAhead()).toBe(ahead);
});
