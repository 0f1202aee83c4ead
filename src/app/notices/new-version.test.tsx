// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { renderInPage } from "../../../tests/support/render-widget.tsx";
import { NewVersion } from "./new-version.tsx";

const load = vi.fn();
afterEach(() => load.mockReset());
const show = () => renderInPage(<NewVersion load={load} />);
const button = (name: string) => screen.getByRole("button", { name });

test("a new version is offered, and loads once at a tap", async () => {
  await show();
  expect(screen.getByRole("status").textContent).toContain("state.newVersion");
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(button("state.loadVersion"));
  await userEvent.click(button("state.loadVersion"));
  expect(load).toHaveBeenCalledTimes(1);
});
test("a visitor who ignores the offer carries on", async () => {
  await show();
  await userEvent.click(button("state.later"));
  expect([screen.queryByRole("status"), load.mock.calls.length]).toEqual([null, 0]);
});
test("nothing is offered without a connection: the new version would be the offline page", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await show();
  expect(screen.queryByRole("status")).toBeNull();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(screen.queryByRole("status")).not.toBeNull();
});
