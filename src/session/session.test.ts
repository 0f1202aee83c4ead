// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import {
  currentSession,
  forgetSession,
  keepSession,
  onSessionChange,
  parseSession,
  SESSION_KEY,
  type Session,
} from "./session.ts";

const session: Session = { token: "opaque", merchantCode: "acme", userName: "maria", type: 0, firstTimeLogin: true };
beforeEach(() => {
  forgetSession();
  sessionStorage.clear();
});

test("session information is in session storage under MC_SESSION_INFO @account-3-01 @account-3-02 @games-3-28", () => {
  keepSession(session);
  expect(SESSION_KEY).toBe("MC_SESSION_INFO");
  expect(JSON.parse(sessionStorage.getItem("MC_SESSION_INFO") ?? "")).toEqual(session);
  expect(localStorage.getItem("MC_SESSION_INFO")).toBeNull();
});

test("the session survives a reload", async () => {
  keepSession(session);
  vi.resetModules();
  const reloaded = await import("./session.ts");
  expect(reloaded.currentSession()).toEqual(session);
});

test("forgetting it clears the storage too", () => {
  keepSession(session);
  forgetSession();
  expect(currentSession()).toBeNull();
  expect(sessionStorage.getItem("MC_SESSION_INFO")).toBeNull();
});

test("a listener is called at every change until it unsubscribes @account-3-04", () => {
  const seen: (string | undefined)[] = [];
  const stop = onSessionChange(() => seen.push(currentSession()?.userName));
  keepSession(session);
  forgetSession();
  stop();
  keepSession(session);
  expect(seen).toEqual(["maria", undefined]);
});

test("with a forbidden storage the session lasts until the page is left", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  keepSession(session);
  expect(currentSession()).toEqual(session);
});

test("what was stored is restored @account-3-01 @account-3-02", () =>
  expect(parseSession(JSON.stringify(session))).toEqual(session));
test("anything but true is no first login", () => {
  expect(parseSession(JSON.stringify({ ...session, firstTimeLogin: "true" }))?.firstTimeLogin).toBe(false);
  expect(
    [false, "no", undefined].map(
      (oldPasswordNeeded) => parseSession(JSON.stringify({ ...session, oldPasswordNeeded }))?.oldPasswordNeeded,
    ),
  ).toEqual([false, undefined, undefined]);
  expect(
    [false, "no", true].map((toUpline) => parseSession(JSON.stringify({ ...session, toUpline }))?.toUpline),
  ).toEqual([false, undefined, undefined]);
});
test.each([
  [null],
  [""],
  ["nonsense"],
  ["null"],
  ["[]"],
  ["7"],
  ['"token"'],
  ["{}"],
  [JSON.stringify({ ...session, token: "" })],
  [JSON.stringify({ ...session, token: 7 })],
  [JSON.stringify({ ...session, type: "4" })],
  [JSON.stringify({ token: "t", userName: "maria", type: 0 })],
])("malformed data counts as no session: %s", (text) => expect(parseSession(text)).toBeNull());
