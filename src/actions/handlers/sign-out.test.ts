// @vitest-environment jsdom
import { testSite } from "../../../tests/support/widget-page.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { actionContext } from "../../../tests/support/action-context.ts";
import { shownToast } from "../../../tests/support/over-the-page.ts";
import { forgetSession, keepSession, onSessionChange, SESSION_KEY } from "#session/session.ts";
import { saveReturnTarget } from "#session/return-target.ts";
import { signOut } from "./sign-out.ts";

const PERSONAL = ["memberInfo", "bankList", "autoSass", "autoRemPass", "sass", "remPass"];
const replace = vi.fn();

beforeEach(() => {
  replace.mockReset();
  vi.stubGlobal("location", { replace });
  keepSession({ token: "t", merchantCode: "acme", userName: "maria", type: 0, firstTimeLogin: false });
  saveReturnTarget({ route: "withdraw" }, { action: "open-login" }, testSite().places);
  for (const key of PERSONAL) localStorage.setItem(key, "hers");
  localStorage.setItem("autoLogin", "1");
  localStorage.setItem("downloadBarClosed", "1");
});
afterEach(() => {
  forgetSession();
  localStorage.clear();
});

test.each([
  ["", () => Promise.resolve({ ended: true })],
  [", also when the platform does not answer", () => Promise.reject(new Error("no network"))],
])(
  'sign-out logs out, shows in_please_wait, clears the member\'s data, sets autoLogin to "0" and reloads to /m/home%s @account-2.9-04 @account-4-19 @account-4-20 @account-4-21 @account-4-22 @account-8-03 @account-8-04 @account-9-09',
  async (_, answer) => {
    const context = actionContext({ send: vi.fn(answer) as never });
    const done = signOut({ action: "sign-out" }, context);
    expect(shownToast()).toMatchObject({ text: "the words of in_please_wait", kind: "loading", milliseconds: 10_000 });
    await done;
    expect(context.send).toHaveBeenCalledWith("logout", {});
    expect(sessionStorage.length).toBe(0);
    expect(sessionStorage.getItem(SESSION_KEY)).toBeNull();
    expect(PERSONAL.map((key) => localStorage.getItem(key))).toEqual(PERSONAL.map(() => null));
    expect(localStorage.getItem("autoLogin")).toBe("0");
    expect(replace.mock.calls).toEqual([["/m/home"]]);
  },
);
test("what belongs to the phone and not to the member stays", async () => {
  await signOut({ action: "sign-out" }, actionContext());
  expect(localStorage.getItem("downloadBarClosed")).toBe("1");
});
test("the open page is not notified before it is unloaded: its guard would redirect to login and save a return target", async () => {
  const listener = vi.fn();
  const stop = onSessionChange(listener);
  await signOut({ action: "sign-out" }, actionContext());
  stop();
  expect(listener).not.toHaveBeenCalled();
});
