// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderInPage } from "../../../tests/support/render-widget.tsx";
import { PageFailed } from "./page-placeholder.tsx";

const connect = (connected: boolean) =>
  act(async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(connected);
    window.dispatchEvent(new Event(connected ? "online" : "offline"));
  });

test("a page that cannot be loaded without a connection says so, shows nothing as coming, and is retried once there is one", async () => {
  const retry = vi.fn();
  const { container } = await renderInPage(<PageFailed retry={retry} />);
  await connect(false);
  expect(screen.getByRole("alert").textContent).toContain("state.offline");
  expect(container.querySelector(".skeleton")).toBeNull();
  expect(retry).not.toHaveBeenCalled();
  await connect(true);
  expect(retry).toHaveBeenCalledOnce();
});
test("the placeholder of a page that failed for another reason stays, with a retry button", async () => {
  const { container } = await renderInPage(<PageFailed retry={() => undefined} />);
  expect(screen.getByRole("button", { name: "state.retry" })).toBeDefined();
  expect(container.querySelector(".skeleton")).not.toBeNull();
});
