// @vitest-environment jsdom
import { act, fireEvent, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { shownToast } from "../../tests/support/over-the-page.ts";
import { memberSession, renderInPage } from "../../tests/support/render-widget.tsx";
import { ActionLink } from "./action-link.tsx";

test("an action that navigates is a real link", async () => {
  const done = vi.fn();
  const page = await renderInPage(
    <ActionLink do={{ action: "navigate", to: "notice", query: { type: "A" } }} onDone={done}>
      Notice
    </ActionLink>,
  );
  const link = page.getByRole("link", { name: "Notice" });
  expect(link.getAttribute("href")).toBe("/m/notice?type=A");
  await act(async () => {
    fireEvent.click(link);
  });
  expect(page.address()).toBe("/m/notice?type=A");
  expect(done).toHaveBeenCalledOnce();
});
test("what its address takes from the row, and from data of the screen, is in the link once it is known", async () => {
  const query = { id: { row: "id" }, sum: { data: "sums.net" }, type: "A" } as const;
  const screen = { layout: "stack", body: {}, data: { sums: { call: "betSummary" } } };
  let arrive = (_answer: object) => undefined as void;
  const page = await renderInPage(
    <ActionLink do={{ action: "navigate", to: "notice", query }} row={{ id: "7" }}>
      Notice
    </ActionLink>,
    {
      session: memberSession,
      page: { screen } as never,
      answers: { betSummary: () => new Promise((resolve) => (arrive = resolve)) } as never,
    },
  );
  const address = () => page.getByRole("link", { name: "Notice" }).getAttribute("href");
  expect(address()).toBe("/m/notice?type=A");
  await waitFor(() => expect(page.calls.map(({ call }) => call)).toContain("betSummary"));
  await act(async () => arrive({ net: "5.00" }));
  await waitFor(() => expect(address()).toBe("/m/notice?id=7&sum=5.00&type=A"));
});
test("the link stays one element when its address becomes known, so that a tap on it is not lost", async () => {
  const query = { id: { row: "id" } } as const;
  let first: Element | null = null;
  const page = await renderInPage(
    <ActionLink do={{ action: "navigate", to: "notice", query }} row={{ id: "7" }}>
      Notice
    </ActionLink>,
    { beforeHydration: (container) => (first = container.querySelector("a")) },
  );
  const link = () => page.getByRole("link", { name: "Notice" });
  await waitFor(() => expect(link().getAttribute("href")).toBe("/m/notice?id=7"));
  expect(link()).toBe(first);
});
test("a tap before that waits for it", async () => {
  const query = { sum: { data: "sums.net" } } as const;
  const screen = { layout: "stack", body: {}, data: { sums: { call: "betSummary" } } };
  const page = await renderInPage(<ActionLink do={{ action: "navigate", to: "notice", query }}>Notice</ActionLink>, {
    page: { screen } as never,
    answers: { betSummary: { net: "5.00" } } as never,
  });
  await act(async () => {
    fireEvent.click(page.getByRole("link", { name: "Notice" }));
  });
  await waitFor(() => expect(page.address()).toBe("/m/notice?sum=5.00"));
});
test("an external address opens in a new tab without an opener", async () => {
  const page = await renderInPage(
    <ActionLink do={{ action: "open-link", href: "https://example.com/" }}>Out</ActionLink>,
  );
  const link = page.getByRole("link", { name: "Out" });
  expect([link.getAttribute("href"), link.getAttribute("target"), link.getAttribute("rel")]).toEqual([
    "https://example.com/",
    "_blank",
    "noopener noreferrer",
  ]);
});
test("any other action is a button that runs it", async () => {
  const done = vi.fn();
  const page = await renderInPage(
    <ActionLink do={{ action: "toast", text: "hello" }} onDone={done}>
      Say it
    </ActionLink>,
  );
  await act(async () => {
    fireEvent.click(page.getByRole("button", { name: "Say it" }));
  });
  expect(shownToast()?.text).toBe("hello");
  expect(done).toHaveBeenCalledOnce();
});
