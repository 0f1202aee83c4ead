import { expect, test } from "vitest";
import { actionContext } from "../../../tests/support/action-context.ts";
import { testSite } from "../../../tests/support/widget-page.ts";
import { redirect } from "./redirect.ts";

test("a redirect replaces the entry and checks no guard, so that two guards cannot send a visitor in circles", () => {
  const site = testSite({ access: { everyone: { enter: [{ do: { action: "redirect", to: "home" } }] } } });
  const context = actionContext({ site });
  void redirect({ action: "redirect", to: "login", query: { from: "menu" } }, context);
  expect(context.go).toHaveBeenCalledWith("/m/login?from=menu", { replace: true });
  expect(context.run).not.toHaveBeenCalled();
});
