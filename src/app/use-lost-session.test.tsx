// @vitest-environment jsdom
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shownToast } from "../../tests/support/over-the-page.ts";
import { memberSession, renderInPage } from "../../tests/support/render-widget.tsx";
import { GatewayError } from "#data/gateway-error.ts";
import { useCall } from "#data/use-call.ts";
import { currentSession } from "#session/session.ts";
import { useLostSession } from "./use-lost-session.ts";

function Page() {
  useLostSession();
  useCall("wallet");
  return null;
}
const withWallet = (code: "session.missing" | "session.expired" | "platform.failed") =>
  renderInPage(<Page />, { session: memberSession, answers: { wallet: () => Promise.reject(new GatewayError(code, "no")) } });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each(["session.missing", "session.expired"] as const)("%s: the session ends here too, the visitor is told and goes to login (games §8)", async (code) => {
  const page = await withWallet(code);
  expect(currentSession()).toBeNull();
  expect(shownToast()).toMatchObject({ text: "error.session.expired", kind: "fail" });
  expect(page.address()).toBe("/m/login");
});
test("another failure leaves the session as it is", async () => {
  const page = await withWallet("platform.failed");
  expect(currentSession()).not.toBeNull();
  expect(page.address()).toBe("/m/home");
});
