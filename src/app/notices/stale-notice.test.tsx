// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderInPage } from "../../../tests/support/render-widget.tsx";
import { useCall } from "#data/client/use-call.ts";
import { OldNotice } from "./stale-notice.tsx";

const texts = { "state.stale": "Offline. From {{time}}.", "state.partlyStale": "Not updated. From {{time}}." };
let onLine = true;
let answer: () => unknown;

function Vendors() {
  const { data } = useCall("vendors", { language: "EN" } as never, { refetchInterval: 60_000 });
  return <p>{data ? "vendors" : "…"}</p>;
}
const show = () =>
  renderInPage(
    <>
      <Vendors />
      <OldNotice />
    </>,
    { texts, answers: { vendors: () => answer() } },
  );
const connect = (connected: boolean) =>
  act(async () => {
    onLine = connected;
    window.dispatchEvent(new Event(connected ? "online" : "offline"));
  });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const notice = () => document.querySelector("[role=status]")?.textContent?.replace("\u202f", " ");

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 0, 2, 10, 42) });
  onLine = true;
  answer = () => [];
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => onLine);
});
afterEach(() => connect(true));

test("a fresh page shows nothing", async () => {
  await show();
  expect([notice(), document.body.textContent]).toEqual(["", "vendors"]);
});
test("without a connection the loaded content stays, with the time of the last answer", async () => {
  await show();
  await pass(50_000);
  await connect(false);
  await pass(600_000);
  expect(notice()?.toLowerCase()).toBe("offline. from 10:42 am.");
  expect(document.body.textContent).toContain("vendors");
});
test("an answer whose refetch fails is called stale until a refetch succeeds", async () => {
  await show();
  answer = () => Promise.reject(new Error("down"));
  await pass(60_000);
  expect(notice()?.toLowerCase()).toBe("not updated. from 10:42 am.");
  answer = () => [];
  await pass(60_000);
  expect(notice()).toBe("");
});
