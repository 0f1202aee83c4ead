// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { renderInPage } from "../../../tests/support/render-widget.tsx";
import { testSite } from "../../../tests/support/widget-page.ts";
import { useSwipeBack } from "./use-swipe-back.ts";

function Probe() {
  useSwipeBack();
  return null;
}
const detected = () => "swipeBack" in document.documentElement.dataset;
function touch(kind: "start" | "move" | "end" | "cancel", pageX?: number): void {
  document.dispatchEvent(Object.assign(new Event(`touch${kind}`), { touches: pageX === undefined ? [] : [{ pageX }] }));
}
async function start(swipeBack = true) {
  const page = await renderInPage(<Probe />, { site: { features: { ...testSite().features, swipeBack } } });
  vi.useFakeTimers();
  return page;
}
beforeEach(() => {
  delete document.documentElement.dataset["swipeBack"];
});

test("a horizontal move over 100 px is detected; the detection resets 500 ms after the touch ends @account-2.2-16", async () => {
  await start();
  touch("start", 20);
  touch("move", 120);
  expect(detected()).toBe(false);
  touch("move", 121);
  expect(detected()).toBe(true);
  touch("end");
  vi.advanceTimersByTime(499);
  expect(detected()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(detected()).toBe(false);
});
test("a touch that starts off the left edge is detected before it moves @account-2.2-15", async () => {
  await start();
  touch("start", -1);
  expect(detected()).toBe(true);
});
test("a touch that the phone takes over resets the detection, too", async () => {
  await start();
  touch("start", -1);
  touch("cancel");
  vi.advanceTimersByTime(500);
  expect(detected()).toBe(false);
});
test("each touch is measured from its own start", async () => {
  await start();
  touch("start", 20);
  touch("end");
  touch("start", 300);
  touch("move", 250);
  expect(detected()).toBe(false);
});
test("a brand can disable the detection", async () => {
  await start(false);
  touch("start", 0);
  touch("move", 300);
  expect(detected()).toBe(false);
});
test("unmounting leaves nothing behind", async () => {
  const { unmount } = await start();
  touch("start", -1);
  unmount();
  expect(detected()).toBe(false);
  touch("start", -1);
  expect(detected()).toBe(false);
});
