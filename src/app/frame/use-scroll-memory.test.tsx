// @vitest-environment jsdom
import { act, fireEvent } from "@testing-library/react";
import { useEffect } from "react";
import { useNavigate, type NavigateFunction } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { renderInPage } from "../../../tests/support/render-widget.tsx";
import { useScrollMemory } from "./use-scroll-memory.ts";

const site: { navigate?: NavigateFunction } = {};
let shown = true;
function Probe() {
  const navigate = useNavigate();
  useEffect(() => {
    site.navigate = navigate;
  }, [navigate]);
  useScrollMemory(shown);
  return null;
}
/** The height of the page, and a listener for its changes. */
const page = { height: 10_000, grown: () => undefined as void };
class PageObserver {
  constructor(callback: () => void) {
    page.grown = callback;
  }
  observe() {}
  disconnect() {
    page.grown = () => undefined;
  }
}
const scrollTo = vi.fn<(x: number, y: number) => void>();
beforeEach(() => {
  shown = true;
  page.height = 10_000;
  vi.stubGlobal("scrollTo", scrollTo.mockReset());
  vi.stubGlobal("ResizeObserver", PageObserver);
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockImplementation(() => page.height);
});
function scrollBy(y: number): void {
  vi.stubGlobal("scrollY", y);
  fireEvent.scroll(window);
}
const go = (to: string | number) =>
  act(async () => {
    await (typeof to === "number" ? site.navigate?.(to) : site.navigate?.(to));
  });

test("a new page starts at its top; going back restores the scroll position", async () => {
  await renderInPage(<Probe />);
  scrollBy(640);
  await go("/m/notice");
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  scrollBy(80);
  await go(-1);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
});

test("going back waits until the page is long enough again, and keeps the position meanwhile", async () => {
  await renderInPage(<Probe />);
  scrollBy(2400);
  await go("/m/notice");
  page.height = 300;
  await go(-1);
  scrollBy(0);
  scrollTo.mockReset();
  page.height = 9000;
  page.grown();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 2400);
  scrollTo.mockReset();
  page.grown();
  expect(scrollTo).not.toHaveBeenCalled();
});

test("what grows above the position while it has not come does not take it along", async () => {
  await renderInPage(<Probe />);
  scrollBy(600);
  await go("/m/notice");
  const main = document.body.appendChild(document.createElement("main"));
  main.appendChild(document.createElement("p")).dataset["coming"] = "";
  await go(-1);
  scrollTo.mockReset();
  // The browser has moved along with what it shows.
  scrollBy(997);
  main.replaceChildren();
  page.grown();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 600);
  scrollTo.mockReset();
  page.grown();
  expect(scrollTo).not.toHaveBeenCalled();
  main.remove();
});

test("a reload restores the scroll position once the list has grown back", async () => {
  const first = await renderInPage(<Probe />);
  vi.stubGlobal("scrollY", 5200);
  fireEvent(window, new Event("pagehide"));
  first.unmount();
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type: "reload" } as unknown as PerformanceEntry]);
  page.height = 900;
  await renderInPage(<Probe />);
  page.height = 9000;
  page.grown();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 5200);
});

test("a visitor who scrolls is not scrolled back", async () => {
  await renderInPage(<Probe />);
  scrollBy(2400);
  await go("/m/notice");
  page.height = 300;
  await go(-1);
  fireEvent.wheel(window);
  scrollTo.mockReset();
  page.height = 9000;
  page.grown();
  expect(scrollTo).not.toHaveBeenCalled();
});

test("the current page does not move while the next one loads", async () => {
  const view = await renderInPage(<Probe />);
  scrollBy(640);
  shown = false;
  scrollTo.mockReset();
  await go("/m/notice");
  expect(scrollTo).not.toHaveBeenCalled();
  shown = true;
  await act(async () => view.change({ page: { route: "notice" } }));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test("scrolling while the previous page is still shown does not overwrite the saved position", async () => {
  const view = await renderInPage(<Probe />);
  scrollBy(640);
  await go("/m/notice");
  shown = false;
  await go(-1);
  scrollBy(80);
  shown = true;
  await act(async () => view.change({ page: { route: "home" } }));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
});
