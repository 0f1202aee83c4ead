// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { actionContext } from "../../../tests/support/action-context.ts";
import { openLink } from "./open-link.ts";

test("an external address opens in a new tab without an opener", () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  void openLink({ action: "open-link", href: "https://example.com/" }, actionContext());
  expect(open.mock.calls).toEqual([["https://example.com/", "_blank", "noopener,noreferrer"]]);
});
