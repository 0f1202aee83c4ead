// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ListEnd } from "./list-end.tsx";

const words = { coming: "Loading more", failed: "It did not load", retry: "Try again" };
const PAGE = 3000;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
function show(changes: object) {
  const loadMore = vi.fn<() => void>();
  render(<ListEnd ahead={{ hasMore: true, loading: false, failedMore: false, loadMore, ...changes }} words={words} />);
  return loadMore;
}
/** So many pixels of the page are left below the screen: jsdom lays nothing out. */
function leave(pixels: number) {
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(PAGE);
  vi.stubGlobal("scrollY", PAGE - pixels);
  fireEvent.scroll(window);
}

test("more is asked for within 500 px of the end, and not before (games §2, §9)", () => {
  const loadMore = show({});
  leave(501);
  expect(loadMore).not.toHaveBeenCalled();
  leave(500);
  expect(loadMore).toHaveBeenCalledTimes(1);
});
test("while it is on its way it says so, and is not asked for again", () => {
  const loadMore = show({ loading: true });
  leave(0);
  expect(screen.getByRole("status").textContent).toBe("Loading more");
  expect(loadMore).not.toHaveBeenCalled();
});
test("a failure says so, and only the reader tries again", () => {
  const loadMore = show({ hasMore: false, failedMore: true });
  leave(0);
  expect(loadMore).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(loadMore).toHaveBeenCalledTimes(1);
});
test("of a list that is all there nothing is seen", () => {
  show({ hasMore: false });
  expect(document.body.textContent).toBe("");
});
