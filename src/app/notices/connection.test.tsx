// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memberSession, renderInPage, type Setting } from "../../../tests/support/render-widget.tsx";
import { Toasts } from "#ui/toast/toasts.tsx";
import { useCall } from "#data/client/use-call.ts";
import { Connection } from "./connection.tsx";

function Balance() {
  useCall("wallet", {}, { refetchInterval: 5000, staleTime: 0 });
  return null;
}
const never = () => new Promise(() => undefined);
const show = (setting: Setting, loading = false) =>
  renderInPage(
    <>
      <Balance />
      <Connection loading={loading} />
      <Toasts slow="slow" />
    </>,
    { texts: { "state.slow": "Slow Connection" }, ...setting },
  );
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const pageText = () => document.body.textContent;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => pass(10_000));

test("a query without data is waited for", async () => {
  await show({ session: memberSession, answers: { wallet: never } });
  await pass(4000);
  expect(pageText()).toBe("Slow Connection");
});
test("a refetch is not", async () => {
  let requests = 0;
  await show({
    session: memberSession,
    answers: { wallet: () => (requests++ === 0 ? { sumBalance: "1.00", currency: "PHP" } : never()) },
  });
  await pass(20_000);
  expect(requests).toBe(2);
  expect(pageText()).toBe("");
});
test("a page that is loading is waited for", async () => {
  await show({}, true);
  await pass(4000);
  expect(pageText()).toBe("Slow Connection");
});
