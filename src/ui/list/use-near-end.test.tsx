// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useNearEnd } from "./use-near-end.ts";

const SCREEN = 800;
const PAGE = 3000;
/** Reports a new page height: jsdom has no layout. */
let triggerResize = () => undefined as void;
class PageObserver {
  constructor(callback: () => void) {
    triggerResize = callback;
  }
  observe() {}
  disconnect() {
    triggerResize = () => undefined;
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.spyOn(document.documentElement, "clientHeight", "get").mockReturnValue(SCREEN);
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(PAGE);
  vi.stubGlobal("ResizeObserver", PageObserver);
  scrollTo(0);
});

/** Sets the distance to the end of the page. */
const leave = (pixels: number) => scrollTo(PAGE - SCREEN - pixels);
function scrollTo(top: number) {
  vi.stubGlobal("scrollY", top);
  window.dispatchEvent(new Event("scroll"));
}
function watch(enabled = true) {
  const onNear = vi.fn<() => void>();
  renderHook(() => useNearEnd({ within: 500, every: 1000, enabled, onNear }));
  return { onNear };
}

describe("the bottom of the page (games §2, §9)", () => {
  it("is near within 500 px, and not before", () => {
    const { onNear } = watch();
    leave(501);
    expect(onNear).not.toHaveBeenCalled();
    leave(500);
    expect(onNear).toHaveBeenCalledTimes(1);
  });
  it("is reported once a second, however much is scrolled; a visitor who stays there gets the next report @games-2-85", () => {
    const { onNear } = watch();
    for (let time = 0; time < 20; time++) leave(100);
    expect(onNear).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(999);
    expect(onNear).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(onNear).toHaveBeenCalledTimes(2);
  });
  it("of a page that is still short is near without any scrolling", () => {
    vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(SCREEN);
    const { onNear } = watch();
    triggerResize();
    expect(onNear).toHaveBeenCalledTimes(1);
  });
  it("is not reported when everything is loaded", () => {
    const { onNear } = watch(false);
    leave(0);
    expect(onNear).not.toHaveBeenCalled();
  });
});
