// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ListEnd } from "./list-end.tsx";

const PAGE = 3000;

function show(changes: object) {
  const loadMore = vi.fn<() => void>();
  render(<ListEnd ahead={{ hasMore: true, loading: false, failedMore: false, loadMore, ...changes }} />);
  return loadMore;
}
/** Sets the distance to the end of the page: jsdom has no layout. */
function leave(pixels: number) {
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(PAGE);
  vi.stubGlobal("scrollY", PAGE - pixels);
  fireEvent.scroll(window);
}

test("the next page is requested within 500 px of the end, and not before (games §2, §9)", () => {
  const loadMore = show({});
  leave(501);
  expect(loadMore).not.toHaveBeenCalled();
  leave(500);
  expect(loadMore).toHaveBeenCalledTimes(1);
});
test("a pending page is announced and not requested again", () => {
  const loadMore = show({ loading: true });
  leave(0);
  expect(screen.getByRole("status").textContent).toBe("state.more");
  expect(loadMore).not.toHaveBeenCalled();
});
test("a failure is shown, and only the visitor retries", () => {
  const loadMore = show({ hasMore: false, failedMore: true });
  leave(0);
  expect(loadMore).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "state.retry" }));
  expect(loadMore).toHaveBeenCalledTimes(1);
});
test("nothing is shown at the end of a complete list", () => {
  show({ hasMore: false });
  expect(document.body.textContent).toBe("");
});
