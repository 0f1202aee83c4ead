// @vitest-environment jsdom
import { act, cleanup, fireEvent } from "@testing-library/react";
import { useEffect } from "react";
import { useNavigate, type NavigateFunction } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderInPage } from "../../tests/support/render-widget.tsx";
import { useScrollMemory } from "./use-scroll-memory.ts";

const site: { navigate?: NavigateFunction } = {};
let shown = true;
function Probe() {
  const navigate = useNavigate();
  useEffect(() => { site.navigate = navigate; }, [navigate]);
  useScrollMemory(shown);
  return null;
}
const scrollTo = vi.fn<(x: number, y: number) => void>();
beforeEach(() => {
  shown = true;
  vi.stubGlobal("scrollTo", scrollTo.mockReset());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
function scrollBy(y: number): void {
  vi.stubGlobal("scrollY", y);
  fireEvent.scroll(window);
}
const go = (to: string | number) => act(async () => { await (typeof to === "number" ? site.navigate?.(to) : site.navigate?.(to)); });

test("a new page starts at its top; going back finds the page where it was left", async () => {
  await renderInPage(<Probe />);
  scrollBy(640);
  await go("/m/notice");
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  scrollBy(80);
  await go(-1);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
});

test("the page before does not move while the next one loads", async () => {
  const page = await renderInPage(<Probe />);
  scrollBy(640);
  shown = false;
  scrollTo.mockReset();
  await go("/m/notice");
  expect(scrollTo).not.toHaveBeenCalled();
  shown = true;
  await act(async () => page.change({ page: { route: "notice" } }));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test("scrolling while the page before is still shown does not overwrite what is remembered", async () => {
  const page = await renderInPage(<Probe />);
  scrollBy(640);
  await go("/m/notice");
  shown = false;
  await go(-1);
  scrollBy(80);
  shown = true;
  await act(async () => page.change({ page: { route: "home" } }));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
});
