// @vitest-environment jsdom
import { expect, test } from "vitest";
import { renderInPage } from "../../../tests/support/render-widget.tsx";
import { answerOf } from "#data/client/transport/answer.ts";
import { useCall } from "#data/client/use-call.ts";
import { ForcedRedirect } from "./forced-redirect.tsx";

const route = { header: "none", footer: false, access: "everyone" } as const;
const site = {
  routes: {
    home: { ...route, path: "/m/home" },
    blockedIp: { ...route, path: "/m/blockedIp" },
    serviceError: { ...route, path: "/m/serviceError" },
    notFound: { ...route, path: "/m/notFound" },
  },
};
function Page() {
  useCall("vendors");
  return <ForcedRedirect />;
}
const show = (code: string, at = "/m/home") =>
  renderInPage(<Page />, {
    site,
    at,
    answers: {
      vendors: () => answerOf({ call: "vendors", input: {}, token: null }, 403, { error: { code, message: "no" } }),
    },
  });

test.each([
  ["address.blocked", "/m/blockedIp"],
  ["merchant.unknown", "/m/serviceError"],
])("%s, from any call, redirects to %s @games-2-54 @games-8-12", async (code, address) => {
  expect((await show(code)).address()).toBe(address);
});
test.each(["platform.failed", "region.restricted", "rate.limited"])(
  "%s only leaves the page, and the site still works @games-2-54 @games-8-12",
  async (code) => expect((await show(code)).address()).toBe("/m/home"),
);
test("the page of the failure stays when its own calls fail", async () => {
  expect((await show("address.blocked", "/m/blockedIp")).address()).toBe("/m/blockedIp");
});
