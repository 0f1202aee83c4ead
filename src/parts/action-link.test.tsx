// @vitest-environment jsdom
import { act, cleanup, fireEvent } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { shownToast } from "../../tests/support/over-the-page.ts";
import { renderInPage } from "../../tests/support/render-widget.tsx";
import { ActionLink } from "./action-link.tsx";

afterEach(cleanup);

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
