// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderInPage } from "../../../tests/support/render-widget.tsx";
import { Toasts } from "#ui/toast/toasts.tsx";
import { showToast } from "#ui/toast/toast-store.ts";
import { useSlowNotice } from "./use-slow-notice.ts";

function Page() {
  const [waiting, setWaiting] = useState(false);
  useSlowNotice(waiting);
  return (
    <>
      <input type="checkbox" onChange={(event) => setWaiting(event.target.checked)} />
      <Toasts slow="slow" />
    </>
  );
}
const wait = (waiting: boolean) => {
  if (screen.getByRole<HTMLInputElement>("checkbox").checked !== waiting) fireEvent.click(screen.getByRole("checkbox"));
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const pageText = () => document.body.textContent;

beforeEach(async () => {
  vi.useFakeTimers();
  await renderInPage(<Page />, { texts: { "state.slow": "Slow Connection" } });
});
afterEach(() => pass(10_000));

test('a wait of 4 s shows "Slow Connection", long before a call times out after 10 s @account-8-27 @games-8-13', async () => {
  wait(true);
  await pass(3999);
  expect(pageText()).toBe("");
  await pass(1);
  expect(pageText()).toBe("Slow Connection");
  await pass(3000);
  expect(pageText()).toBe("");
});
test("what arrives in time is not called slow", async () => {
  wait(true);
  await pass(3999);
  wait(false);
  await pass(60_000);
  expect(pageText()).toBe("");
});
test("it is shown once a minute, not at every wait", async () => {
  const waitLong = async () => {
    wait(true);
    await pass(4000);
    const words = pageText();
    await pass(3000);
    wait(false);
    return words;
  };
  expect([await waitLong(), await waitLong()]).toEqual(["Slow Connection", ""]);
  await pass(60_000);
  expect(await waitLong()).toBe("Slow Connection");
});
test("it does not replace a message that is shown", async () => {
  act(() => void showToast({ text: "Change saved", kind: "success", milliseconds: 8000 }));
  wait(true);
  await pass(4000);
  expect(pageText()).toBe("Change saved");
});
test("without a connection nothing is slow", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  wait(true);
  await pass(4000);
  expect(pageText()).toBe("");
});
