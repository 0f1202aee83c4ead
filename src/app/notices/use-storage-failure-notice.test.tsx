// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memberSession, renderInPage } from "../../../tests/support/render-widget.tsx";
import { forgetSession, keepSession } from "#session/session.ts";
import { reportStorageFailure } from "#session/storage-failure.ts";
import { Toasts } from "#ui/toast/toasts.tsx";
import { showToast } from "#ui/toast/toast-store.ts";
import { useStorageFailureNotice } from "./use-storage-failure-notice.ts";

const texts = {
  "state.storageFailure.session": "Logged in until this page is closed.",
  "state.storageFailure.login": "Not remembered.",
};

function Page() {
  useStorageFailureNotice();
  return <Toasts slow="slow" />;
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const pageText = () => document.body.textContent;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  vi.restoreAllMocks();
  forgetSession();
  await pass(10_000);
});

test("signing in where the browser stores nothing shows how long the session lasts, after the success message", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await renderInPage(<Page />, { texts });
  await act(async () => {
    keepSession(memberSession);
    showToast({ text: "Welcome!", kind: "success", milliseconds: 1000 });
    reportStorageFailure("login");
  });
  expect(pageText()).toBe("Welcome!");
  await pass(1000);
  expect(pageText()).toBe("Logged in until this page is closed.");
  await pass(8000);
  expect(pageText()).toBe("");
});

test("a login that could not be remembered is reported", async () => {
  await renderInPage(<Page />, { texts });
  await act(async () => reportStorageFailure("login"));
  expect(pageText()).toBe("Not remembered.");
});

test("nothing is shown where everything is stored", async () => {
  await renderInPage(<Page />, { texts });
  await act(async () => keepSession(memberSession));
  expect(pageText()).toBe("");
});
