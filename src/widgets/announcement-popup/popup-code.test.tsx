// @vitest-environment jsdom
import { act, cleanup } from "@testing-library/react";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { setPreference } from "#session/preferences.ts";
import { testAnnouncement } from "../../../tests/support/entities.ts";
import { renderWidget } from "../../../tests/support/render-widget.tsx";
import { popupHiddenKey, popupListKey } from "./popup-memory.ts";

const loaded = vi.hoisted(() => vi.fn<() => void>());
vi.mock("./popup.tsx", () => {
  loaded();
  return { Popup: () => null };
});
afterAll(() => {
  vi.doUnmock("./popup.tsx");
});

const items = [testAnnouncement({ type: "PU", execution: "B", title: "Welcome", content: "<p>Look around.</p>" })];
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));

async function wait(milliseconds: number): Promise<void> {
  await renderWidget("announcement-popup", {
    options: { source: { call: "announcements", with: { types: "PU,H" } } },
    answers: { announcements: items },
  });
  await act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
}

it("the code of the popup is requested while its delay passes, unless it was closed before", async () => {
  setPreference(popupListKey("B"), JSON.stringify([{ title: "Welcome", content: "<p>Look around.</p>" }]));
  setPreference(popupHiddenKey("B"), "1");
  await wait(600);
  expect(loaded).not.toHaveBeenCalled();
  cleanup();
  setPreference(popupHiddenKey("B"), "0");
  await wait(100);
  expect(loaded).toHaveBeenCalledTimes(1);
});
