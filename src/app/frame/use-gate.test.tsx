// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { actionContext } from "../../../tests/support/action-context.ts";
import { shownToast } from "../../../tests/support/over-the-page.ts";
import { memberSession, renderInPage, type Setting } from "../../../tests/support/render-widget.tsx";
import { testPage, testSite } from "../../../tests/support/widget-page.ts";
import { signOut } from "#actions/handlers/sign-out.ts";
import { saveReturnTarget, takeReturnTarget } from "#session/return-target.ts";
import { createQueryClient } from "#data/client/cache/query-client.ts";
import { keepSession } from "#session/session.ts";
import { StaticRouter } from "react-router-dom";
import { Providers } from "../providers.tsx";
import { useGate } from "./use-gate.ts";

const site = testSite({
  routes: {
    ...testSite().routes,
    memberHome: { path: "/m/member/home", header: "none", footer: true, access: "member" },
    settings: { path: "/m/set", header: "page", footer: true, access: "settings" },
    trial: { path: "/m/trial", header: "page", footer: true, access: "guests" },
    agent: { path: "/m/agent", header: "page", footer: true, access: "agent" },
  },
  access: {
    everyone: { enter: [] },
    guests: { enter: [{ when: { not: { visitor: "guest" } }, do: { action: "redirect", to: "home" } }] },
    agent: { enter: [{ when: { not: { visitor: "agent" } }, do: { action: "redirect", to: "home" } }] },
    settings: { enter: [{ when: { visitor: "guest" }, do: { action: "redirect", to: "home" } }] },
    member: {
      enter: [
        { when: { visitor: "guest" }, do: { action: "redirect", to: "login" } },
        { when: { memberType: [4] }, do: { action: "toast", text: "free_reject", for: 2000 } },
      ],
    },
  },
});
function Gate({ route }: { route: string }) {
  return <p>{useGate(route)}</p>;
}
const enter = (route: string, setting: Setting = {}) =>
  renderInPage(<Gate route={route} />, { site, at: site.routes[route]?.path ?? "/", ...setting });

beforeEach(() => sessionStorage.clear());

test("a guest who opens a members' address sees nothing of it and is redirected to login @account-6-08 @games-2-02", async () => {
  const page = await enter("memberHome");
  expect(page.container.textContent).toBe("nobody");
  expect(page.address()).toBe("/m/login");
  expect(takeReturnTarget()).toEqual({ route: "memberHome", query: {} });
});
test.each([
  ["forgotten on another page: the visitor wanted that instead", "home", null],
  ["kept while the visitor registers", "register", { route: "memberHome" }],
  ["kept while a temporary password is replaced", "changePassword", { route: "memberHome" }],
])("what was wanted before signing in is %s", async (_what, route, kept) => {
  saveReturnTarget({ route: "memberHome" }, { action: "open-login" }, site.places);
  await enter(route);
  expect(takeReturnTarget()).toEqual(kept);
});
test("a visitor with a session may enter", async () => {
  const page = await enter("memberHome", { session: memberSession });
  expect(page.container.textContent).toBe("everybody");
  expect(page.address()).toBe("/m/member/home");
});
test("signing in opens the gate without a reload", async () => {
  const page = await enter("memberHome");
  await act(async () => keepSession(memberSession));
  expect(page.container.textContent).toBe("everybody");
});
test("a trial account that opens the members page gets a toast for 2 s and is redirected home @account-6-04 @account-8-11 @games-5-02", async () => {
  const page = await enter("memberHome", { session: { ...memberSession, type: 4 } });
  expect(page.address()).toBe("/m/home");
  expect(shownToast()).toMatchObject({ text: "free_reject", milliseconds: 2000 });
});
test("settings without a session redirect home and save no return target @account-2.9-01", async () => {
  const page = await enter("settings");
  expect(page.address()).toBe("/m/home");
  expect(takeReturnTarget()).toBeNull();
});
test("a public address is open at once", async () =>
  expect((await enter("home")).container.textContent).toBe("everybody"));

test.each([
  ["a page that guests may not enter is for those with a session", "memberHome", "for-members"],
  ["a page that only guests may enter is for those without one", "trial", "for-guests"],
  ["a page that a plain member may not enter either is for nobody yet", "agent", "nobody"],
  ["a public page is for everybody", "home", "everybody"],
])("on the host nobody is redirected: %s", (_what, route, audience) => {
  keepSession(memberSession);
  const props = {
    site,
    page: testPage({ route }),
    client: createQueryClient(),
    transport: () => Promise.reject(new Error("none")),
    changeLanguage: () => Promise.resolve(),
  };
  const html = renderToString(
    <StaticRouter location="/">
      <Providers {...props}>
        <Gate route={route} />
      </Providers>
    </StaticRouter>,
  );
  expect(html).toBe(`<p>${audience}</p>`);
  expect(takeReturnTarget()).toBeNull();
});

test("signing out on a members page redirects home and saves no return target @account-4-22", async () => {
  const page = await enter("memberHome", { session: memberSession });
  const replace = vi.fn();
  vi.stubGlobal("location", { search: "", replace });
  await act(async () => signOut({ action: "sign-out" }, actionContext({ site })));
  expect(replace.mock.calls).toEqual([["/m/home"]]);
  expect(page.address()).toBe("/m/member/home");
  expect(sessionStorage.length).toBe(0);
});
