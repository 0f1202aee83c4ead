// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderInPage } from "../../../tests/support/render-widget.tsx";
import { Toasts } from "#ui/toast/toasts.tsx";
import { showToast } from "#ui/toast/toast-store.ts";
import { useOfflineNotice } from "./use-offline-notice.ts";

const texts = {
  "state.offline": "No Internet",
  "state.offlineText": "No Internet. You still see what was loaded.",
  "state.online": "Back online",
};
let onLine = true;

function Page() {
  useOfflineNotice();
  return <Toasts slow="slow" />;
}
const show = () => renderInPage(<Page />, { texts });
const connect = (connected: boolean) =>
  act(async () => {
    onLine = connected;
    window.dispatchEvent(new Event(connected ? "online" : "offline"));
  });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const pageText = () => document.body.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  onLine = true;
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => onLine);
});
afterEach(async () => {
  await connect(true);
  await pass(10_000);
});

test("losing the connection shows a message with what still works @account-8-28 @games-8-14", async () => {
  await show();
  expect(pageText()).toBe("");
  await connect(false);
  expect(document.querySelector("[role=alert]")?.textContent).toBe("No Internet. You still see what was loaded.");
});
test("a page that opens offline says so at once", async () => {
  onLine = false;
  await show();
  expect(pageText()).toBe("No Internet. You still see what was loaded.");
});
test('after 8 s "No Internet" stays until the phone is online again, which is announced, too @account-8-28 @games-8-14 @games-9-33', async () => {
  await show();
  await connect(false);
  await pass(8000);
  expect(pageText()).toBe("No Internet");
  await pass(600_000);
  expect(pageText()).toBe("No Internet");
  await connect(true);
  expect(pageText()).toBe("Back online");
  await pass(1500);
  expect(pageText()).toBe("");
});
test("another message is shown for its time, then the reminder returns", async () => {
  await show();
  await connect(false);
  act(() => void showToast({ text: "Change saved", kind: "success", milliseconds: 1000 }));
  expect(pageText()).toBe("Change saved");
  await pass(1000);
  expect(pageText()).toBe("No Internet");
});
