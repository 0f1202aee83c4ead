// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { actionContext } from "../../../tests/support/action-context.ts";
import { newTab } from "../../../tests/support/new-tab.ts";
import { shownToast } from "../../../tests/support/over-the-page.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { openService } from "./open-service.ts";

const link = (url: string) => actionContext({ send: vi.fn(() => Promise.resolve({ url })) as never });

test("the platform's service link opens in a tab that the tap opened @account-2.5-12", async () => {
  const tab = newTab();
  const context = link("https://help.example/chat");
  const done = openService({ action: "open-service" }, context);
  expect(window.open).toHaveBeenCalledOnce();
  await done;
  expect(context.send).toHaveBeenCalledWith("serviceLink", { language: "EN" });
  expect(tab.location.replace).toHaveBeenCalledWith("https://help.example/chat");
  expect(tab.opener).toBeNull();
});
test("where new tabs are blocked, it opens in this one", async () => {
  vi.spyOn(window, "open").mockReturnValue(null);
  const assign = vi.fn();
  vi.stubGlobal("location", { assign });
  await openService({ action: "open-service" }, link("https://help.example/chat"));
  expect(assign).toHaveBeenCalledWith("https://help.example/chat");
});
test("when the platform does not answer, the tab closes and a toast says why", async () => {
  const tab = newTab();
  await openService(
    { action: "open-service" },
    actionContext({ send: vi.fn(() => Promise.reject(new GatewayError("network", ""))) as never }),
  );
  expect(tab.close).toHaveBeenCalledOnce();
  expect(shownToast()).toMatchObject({ text: "the words of error.network", kind: "fail" });
});
test.each([["java", "script:alert(1)"].join(""), "data:text/html,x", "http://help.example/", "help.example"])(
  "a link that is not an https address is never opened: %s",
  async (url) => {
    const tab = newTab();
    await openService({ action: "open-service" }, link(url));
    expect(tab.location.replace).not.toHaveBeenCalled();
    expect(tab.close).toHaveBeenCalledOnce();
    expect(shownToast()).toMatchObject({ text: "the words of error.nonsense" });
  },
);
