// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderInPage } from "../../../tests/support/render-widget.tsx";
import { PageFailed, PagePlaceholder } from "./page-placeholder.tsx";

test("a page that does not load keeps its placeholder, with a button to try again @account-2.2-20", async () => {
  const placeholder = (await renderInPage(<PagePlaceholder />)).container.innerHTML;
  const retry = vi.fn<() => void>();
  const { container } = await renderInPage(<PageFailed retry={retry} />);
  expect(placeholder).not.toBe("");
  expect(container.innerHTML).toContain(placeholder);
  await userEvent.click(screen.getByRole("button", { name: "state.retry" }));
  expect(retry).toHaveBeenCalledOnce();
});
