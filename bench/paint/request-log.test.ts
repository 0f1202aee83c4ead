import { EventEmitter } from "node:events";
import type { CDPSession } from "playwright";
import { expect, test } from "vitest";
import { bytesBy, bytesUntil, RequestLog, type LoggedRequest } from "./request-log.ts";

function visited() {
  const session = new EventEmitter();
  const log = new RequestLog(session as unknown as CDPSession);
  session.emit("Network.requestWillBeSent", {
    requestId: "1",
    timestamp: 100,
    request: { url: "http://acme.localhost:1/m/home", initialPriority: "VeryHigh" },
  });
  session.emit("Network.responseReceived", {
    requestId: "1",
    timestamp: 100.9,
    response: { timing: { requestTime: 100.05, receiveHeadersEnd: 150 } },
  });
  session.emit("Network.requestWillBeSent", {
    requestId: "2",
    timestamp: 100.25,
    request: { url: "http://acme.localhost:1/art?w=2", initialPriority: "High" },
  });
  session.emit("Network.loadingFinished", { requestId: "1", timestamp: 100.3, encodedDataLength: 1000 });
  session.emit("Network.loadingFinished", { requestId: "unknown", timestamp: 100.3, encodedDataLength: 1000 });
  return log.requests;
}

test("times count from the first request, and the first byte's is the network's own", () => {
  const [page, picture, ...others] = visited();
  expect(page).toMatchObject({ path: "/m/home", priority: "VeryHigh", start: 0, bytes: 1000 });
  expect(page?.firstByte).toBeCloseTo(200);
  expect(page?.end).toBeCloseTo(300);
  expect(picture).toMatchObject({ path: "/art?w=2", end: undefined, bytes: 0 });
  expect(picture?.start).toBeCloseTo(250);
  expect(others).toEqual([]);
});

const request: LoggedRequest = { path: "/banner", priority: "High", start: 100, firstByte: 200, end: 400, bytes: 4000 };

test("bytes are assumed to arrive evenly from the first to the last", () => {
  expect([100, 200, 250, 400, 900].map((moment) => bytesBy(request, moment))).toEqual([0, 0, 1000, 4000, 4000]);
});

test("a request that never arrived does not count", () => {
  expect(bytesBy({ ...request, firstByte: undefined, end: undefined, bytes: 0 }, 900)).toBe(0);
});

test("bytes of all requests are counted until a moment, or all of them", () => {
  expect(bytesUntil([request, request], 300)).toBe(4000);
  expect(bytesUntil([request, request])).toBe(8000);
});
