// @vitest-environment jsdom
import { expect, test } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { failureMessage } from "./failure-message.ts";
import { messageText } from "../fields/field-message.ts";

const limited = (retryAfter?: number) =>
  Object.assign(new GatewayError("rate.limited", ""), retryAfter === undefined ? {} : { about: { retryAfter } });
const texts: Record<string, string> = {
  "error.rate.limited.minutes": "Again in {{minutes}} min.",
  "error.rate.limited": "Wait a moment.",
};

test.each([
  [1, "1"],
  [60, "1"],
  [61, "2"],
  [900, "15"],
])("after too many tries the message says in minutes how long to wait: %s s are %s", (seconds, minutes) => {
  expect(messageText(failureMessage(limited(seconds)), (key) => texts[key] ?? key)).toBe(`Again in ${minutes} min.`);
});
test("where the platform names no time, the message names none", () => {
  expect(messageText(failureMessage(limited()), (key) => texts[key] ?? key)).toBe("Wait a moment.");
});
test.each([
  [new GatewayError("maintenance", ""), "error.maintenance"],
  [new TypeError("broken"), "error.platform.failed"],
])("any other failure has the text of its code: %s", (error, message) => {
  expect(failureMessage(error)).toEqual({ message });
});
test.each([
  ["Asia/Manila", "Closed until Nov 28, 2026, 8:10\u202fPM."],
  ["UTC", "Closed until Nov 28, 2026, 12:10\u202fPM."],
])("where the platform says until when it refuses, the message does, in the time zone %s", (timeZone, message) => {
  document.documentElement.lang = "en";
  const refusal = Object.assign(new GatewayError("player.paused", ""), {
    about: { until: "2026-11-28T12:10:00.000Z" },
  });
  const words = (key: string) => (key === "error.player.paused.until" ? "Closed until {{until}}." : key);
  expect(messageText(failureMessage(refusal, timeZone), words)?.replace(" PM", "\u202fPM")).toBe(message);
});
test.each([{ retryAfter: "soon" }, { until: 5 }, { until: "tomorrow" }])(
  "what the platform says in another shape is not shown: %j",
  (about) => {
    const error = Object.assign(new GatewayError("rate.limited", ""), { about });
    expect(failureMessage(error)).toEqual({ message: "error.rate.limited" });
  },
);
