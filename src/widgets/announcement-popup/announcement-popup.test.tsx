// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closeOverlay, openOverlay } from "#actions/overlay.ts";
import { preference, setPreference } from "#session/preferences.ts";
import { ask } from "#ui/overlay/dialog-store.ts";
import { testAnnouncement } from "../../../tests/support/entities.ts";
import { preferLessMotion } from "../../../tests/support/motion.ts";
import { openQuestion } from "../../../tests/support/over-the-page.ts";
import { memberSession, renderWidget, type Setting } from "../../../tests/support/render-widget.tsx";
import { testSite } from "../../../tests/support/widget-page.ts";
import { popupHiddenKey, popupListKey } from "./popup-memory.ts";

const items = [
  testAnnouncement({
    id: "b1",
    type: "PU",
    execution: "B",
    title: "Welcome",
    content: "<p>Look around.</p><p>Stay.</p>",
    promotionType: "WELCOME",
  }),
  testAnnouncement({ id: "b2", type: "PU", execution: "B", title: "Doubled", content: "<p>Your first deposit.</p>" }),
  testAnnouncement({ id: "a1", type: "PU", execution: "A", title: "Mission", content: "<p>Three games.</p>" }),
];
const home = testSite();
const page = home.routes["notice"]!;
const site = {
  routes: {
    ...home.routes,
    rewardCenter: { ...page, path: "/m/rewardCenter" },
    activity: { ...page, path: "/m/activity" },
  },
};

beforeEach(() => {
  preferLessMotion(true);
  // The sheet's code is loaded before the clock is mocked, so that only the clock decides when it appears.
  return import("./popup.tsx").then(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
});
afterEach(() => {
  act(closeOverlay);
  for (const group of ["A", "B"] as const)
    for (const key of [popupListKey(group), popupHiddenKey(group)]) setPreference(key, "");
});

const render = (setting: Setting = {}, options = {}) =>
  renderWidget("announcement-popup", {
    options: {
      source: { call: "announcements", with: { types: "PU,H", groupName: "m_home", platform: "M" } },
      ...options,
    },
    answers: { announcements: items },
    site,
    ...setting,
  });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
async function open(setting: Setting = {}, options = {}) {
  const view = await render(setting, options);
  await pass(500);
  return view;
}
const dialog = () => screen.queryByRole("dialog");
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const shownTitle = () => document.querySelector("[data-shown] h2")?.textContent;

describe("the announcement popup (games §2)", () => {
  it("appears after 500 ms @games-2-74 @games-9-03", async () => {
    await render();
    await pass(499);
    expect(dialog()).toBeNull();
    await pass(1);
    expect(dialog()?.getAttribute("aria-label")).toBe("Welcome");
  });
  it("is drawn once before it is seen, so that it is not the largest text of the page", async () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
    const nextFrame = () => act(async () => frames.splice(0).forEach((callback) => callback(0)));
    await open();
    const isSpeck = () => dialog()?.classList.contains("speck");
    await nextFrame();
    expect(isSpeck()).toBe(true);
    await nextFrame();
    expect(isSpeck()).toBe(false);
  });
  it.each(["sheet", "half", "strip", "paper", "scene", "envelope"])(
    "as %s has its title, text, button, pager and a way to close it",
    async (look) => {
      await open({}, { look });
      expect(dialog()?.classList.contains(look)).toBe(true);
      expect(dialog()?.querySelector("[data-popup]")?.getAttribute("data-popup")).toBe(look);
      expect(shownTitle()).toBe("Welcome");
      expect(screen.getByText("Look around.")).toBeDefined();
      expect(screen.getByRole("link", { name: "popup.guestGo" })).toBeDefined();
      expect(screen.getByRole("button", { name: "popup.next" })).toBeDefined();
      await press("dialog.close");
      expect(dialog()).toBeNull();
    },
  );
  it("waits for the answer to an open dialog", async () => {
    const answer = ask({ title: "Sure?", text: "", cancel: "No", submit: "Yes" });
    await open();
    expect(dialog()).toBeNull();
    const question = openQuestion();
    await act(async () => question?.answer(false));
    expect([await answer, dialog()?.getAttribute("aria-label")]).toEqual([false, "Welcome"]);
  });
  it("gives way to a later dialog, and returns after it", async () => {
    await open();
    let answer: Promise<boolean> | undefined;
    await act(async () => {
      answer = ask({ title: "Sure?", text: "", cancel: "No", submit: "Yes" });
    });
    expect(dialog()).toBeNull();
    const question = openQuestion();
    await act(async () => question?.answer(false));
    expect([await answer, dialog()?.getAttribute("aria-label")]).toEqual([false, "Welcome"]);
  });
  it("requests popups and home notices of the home group @games-2-65 @games-9-30", async () => {
    const { calls } = await open();
    expect(calls.find(({ call }) => call === "announcements")?.input).toMatchObject({
      types: "PU,H",
      groupName: "m_home",
      platform: "M",
    });
  });
  it("is paged with previous and next, and stops at both ends @games-2-73", async () => {
    await open();
    expect(shownTitle()).toBe("Welcome");
    await press("popup.previous");
    expect(shownTitle()).toBe("Welcome");
    await press("popup.next");
    expect(shownTitle()).toBe("Doubled");
    await press("popup.next");
    expect(shownTitle()).toBe("Doubled");
    await press("popup.previous");
    expect(shownTitle()).toBe("Welcome");
  });
  it("has no pager for a single one", async () => {
    await open({ session: memberSession });
    expect(screen.queryByRole("button", { name: "popup.next" })).toBeNull();
  });
  it("shows the content as paragraphs of plain text @games-3-01", async () => {
    await open();
    expect([...document.querySelectorAll("[data-shown] p")].map((paragraph) => paragraph.textContent)).toEqual([
      "Look around.",
      "Stay.",
    ]);
  });
  it("links to the reward centre where there is a promotion, and counts as closed then @games-2-75 @games-3-01", async () => {
    const promoted = testAnnouncement({ type: "PU", execution: "A", title: "Mission", promotionType: "MISSION" });
    const view = await open({ session: memberSession, answers: { announcements: [promoted] } });
    await act(async () => fireEvent.click(screen.getByRole("link", { name: "popup.go" })));
    expect(view.address()).toBe("/m/rewardCenter");
    expect(dialog()).toBeNull();
    expect(preference(popupHiddenKey("A"))).toBe("1");
  });
  it("leads guests to what they can open: the activities, unless the brand names something else", async () => {
    const view = await open();
    await act(async () => fireEvent.click(screen.getByRole("link", { name: "popup.guestGo" })));
    expect(view.address()).toBe("/m/activity");
    expect(preference(popupHiddenKey("B"))).toBe("1");
    cleanup();
    setPreference(popupHiddenKey("B"), "");
    await open({}, { guestGo: { action: "navigate", to: "register" } });
    expect(screen.getByRole("link", { name: "popup.guestGo" }).getAttribute("href")).toBe("/m/register");
  });
  it("waits for an overlay that the visitor has opened meanwhile", async () => {
    await render();
    act(() => openOverlay({ kind: "language" }));
    await pass(600);
    expect(dialog()).toBeNull();
    await act(async () => closeOverlay());
    await pass(0);
    expect(dialog()).not.toBeNull();
  });
  it("shows nothing when the platform does not answer or has none", async () => {
    expect((await open({ answers: {} })).container.innerHTML).toBe("");
    cleanup();
    expect((await open({ answers: { announcements: [] } })).container.innerHTML).toBe("");
  });
  it("fetches nothing on the host, and is not in its HTML", async () => {
    let html = "?";
    await render({
      beforeHydration: (container) => {
        html = container.innerHTML;
      },
    });
    expect(html.replaceAll(/<!--.*?-->/g, "")).toBe("");
  });
});

describe("what the popup remembers (games §4)", () => {
  it("closing stores a hidden flag per group, and it is not shown again @games-4-04", async () => {
    await open();
    await press("dialog.close");
    expect(dialog()).toBeNull();
    expect([preference(popupHiddenKey("B")), preference(popupHiddenKey("A"))]).toEqual(["1", ""]);
    cleanup();
    await open();
    expect(dialog()).toBeNull();
    cleanup();
    await open({ session: memberSession });
    expect(dialog()?.getAttribute("aria-label")).toBe("Mission");
  });
  it("one that was not closed is shown again", async () => {
    await open();
    cleanup();
    await open();
    expect(dialog()).not.toBeNull();
  });
  it("is shown again when the title/content list differs from the stored list @games-4-03", async () => {
    await open();
    await press("dialog.close");
    cleanup();
    await open({ answers: { announcements: items.map((item) => ({ ...item, content: `${item.content}!` })) } });
    expect(dialog()).not.toBeNull();
    expect(JSON.parse(preference(popupListKey("B")) ?? "")).toEqual([
      { title: "Welcome", content: "<p>Look around.</p><p>Stay.</p>!" },
      { title: "Doubled", content: "<p>Your first deposit.</p>!" },
    ]);
  });
  it("Escape closes it", async () => {
    await open();
    await act(async () => fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" }));
    expect(dialog()).toBeNull();
    expect(preference(popupHiddenKey("B"))).toBe("1");
  });
  it("is removed when its closing animation has ended @games-4-05", async () => {
    preferLessMotion(false);
    await open();
    let end: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => (end = resolve));
    Object.assign(screen.getByRole("dialog"), { getAnimations: () => [{ finished }] });
    await press("dialog.close");
    expect(dialog()?.classList.contains("closing")).toBe(true);
    await act(async () => end());
    await pass(0);
    expect(dialog()).toBeNull();
  });
});
