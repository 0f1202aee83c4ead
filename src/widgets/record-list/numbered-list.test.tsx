// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { memberSession, renderWidget, type Setting } from "../../../tests/support/render-widget.tsx";

const PER_PAGE = 2;
/** Answers a page of so many bets, as a platform does that only has numbers. */
function platformWith(count: number) {
  return ({ pageNo }: { pageNo: number }) => ({
    content: Array.from({ length: count }, (_, index) => ({ id: `${index + 1}`, name: `Bet ${index + 1}` })).slice(
      (pageNo - 1) * PER_PAGE,
      pageNo * PER_PAGE,
    ),
    pageNum: pageNo,
    totalPages: Math.ceil(count / PER_PAGE),
  });
}
const options = { source: { call: "betRecords" }, fields: { name: {} }, paging: "pages" };
const show = (count: number, at: string, setting: Setting = {}) =>
  renderWidget("record-list", {
    options,
    session: memberSession,
    answers: { betRecords: platformWith(count) as never },
    at,
    ...setting,
  });
const names = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
const links = () =>
  within(screen.getByRole("navigation", { name: "state.pages" }))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

test("the page that the address names is shown, and no other is requested", async () => {
  const { calls } = await show(7, "/m/home?kind=game&page=2");
  expect(names()).toEqual(["Bet 3", "Bet 4"]);
  expect(calls.map(({ input }) => (input as { pageNo: number }).pageNo)).toEqual([2]);
  expect(links()).toEqual(["state.pagePrevious", "1", "2", "3", "4", "state.pageNext"]);
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("2");
});

test("of many pages there are links to the first, this one and the last; each leads there with the filters", async () => {
  const view = await show(40, "/m/home?kind=game&page=7");
  expect(links()).toEqual(["state.pagePrevious", "1", "7", "20", "state.pageNext"]);
  await userEvent.click(screen.getByRole("link", { name: "state.pageNext" }));
  await waitFor(() => expect(names()).toEqual(["Bet 15", "Bet 16"]));
  expect(view.address()).toBe("/m/home?kind=game&page=8");
  await userEvent.click(screen.getByRole("link", { name: "1" }));
  await waitFor(() => expect(names()).toEqual(["Bet 1", "Bet 2"]));
  expect(view.address()).toBe("/m/home?kind=game");
  expect(screen.queryByRole("link", { name: "state.pagePrevious" })).toBeNull();
});

test("a list of one page has no links", async () => {
  await show(2, "/m/home");
  expect(screen.queryByRole("navigation")).toBeNull();
});

test("a page past the end says so and leads to the first one", async () => {
  const view = await show(7, "/m/home?kind=game&page=30");
  expect(screen.getByText("state.pageNone")).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "state.pageFirst" }));
  await waitFor(() => expect(names()).toEqual(["Bet 1", "Bet 2"]));
  expect(view.address()).toBe("/m/home?kind=game");
});

test("an empty list is not past its end", async () => {
  await show(0, "/m/home");
  expect(screen.getByText("state.empty")).toBeTruthy();
});

test("a page that fails to load can be retried", async () => {
  const answer = vi.fn(platformWith(4)).mockImplementationOnce(() => {
    throw new GatewayError("network", "gone");
  });
  await show(4, "/m/home?page=2", { answers: { betRecords: answer as never } });
  await userEvent.click(screen.getByRole("button", { name: "state.retry" }));
  await waitFor(() => expect(names()).toEqual(["Bet 3", "Bet 4"]));
});
