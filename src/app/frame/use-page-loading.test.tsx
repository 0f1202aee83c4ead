// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderInPage, type Rendered } from "../../../tests/support/render-widget.tsx";
import { plainStartUp, testPage, testSite } from "../../../tests/support/widget-page.ts";
import type { PageSlice } from "#descriptor/compiled-brand.ts";
import { forgetPages, cachePage } from "#data/page/slice-store.ts";
import { usePageLoading } from "./use-page-loading.ts";
import { eventually } from "../../../tests/support/eventually.ts";

const status = { header: "page" as const, footer: false, access: "everyone" };
const site = testSite({
  routes: {
    ...testSite().routes,
    maintenance: { ...status, path: "/m/maintenance" },
    regionRestricted: { ...status, path: "/m/regionRestricted" },
  },
});
const fetched = vi.fn<typeof fetch>();
const shown: PageSlice[] = [];
let requested = "home";

function Probe() {
  const { state, retry } = usePageLoading(requested, (page) => shown.push(page));
  return (
    <button type="button" onClick={retry}>
      {state}
    </button>
  );
}
const state = () => screen.getByRole("button").textContent;
const requestPage = (page: Rendered, route: string) =>
  act(async () => {
    requested = route;
    page.change({});
  });
const start = (startUp = plainStartUp) => renderInPage(<Probe />, { site, answers: { startUp } });

beforeEach(() => {
  requested = "home";
  shown.length = 0;
  vi.stubGlobal("fetch", fetched.mockReset());
});
afterEach(() => forgetPages());

test("the page that came with the HTML is shown at once", async () => {
  await start();
  expect(state()).toBe("shown");
  expect(fetched).not.toHaveBeenCalled();
});

test("until the next page is loaded, the current page stays", async () => {
  let resolveFetch: (response: Response) => void = () => undefined;
  fetched.mockReturnValue(new Promise((resolve) => (resolveFetch = resolve)));
  const page = await start();
  await requestPage(page, "notice");
  expect([state(), shown]).toEqual(["loading", []]);
  const notice = testPage({ route: "notice" });
  await act(async () => resolveFetch(Response.json(notice)));
  await eventually(() => expect(shown).toEqual([notice]));
  await act(async () => page.change({ page: notice }));
  expect(state()).toBe("shown");
});

test("a page that fails to load is logged and its placeholder stays, with a retry button @account-2.2-19 @games-8-16", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  fetched.mockResolvedValueOnce(new Response("no", { status: 500 }));
  const page = await start();
  await requestPage(page, "notice");
  await screen.findByText("failed");
  expect(log).toHaveBeenCalledWith(
    'The page "notice" did not load',
    expect.objectContaining({ message: "/_livery/EN/page/notice.json answered 500" }),
  );
  expect(shown).toEqual([]);
  fetched.mockResolvedValueOnce(Response.json(testPage({ route: "notice" })));
  await act(async () => {
    fireEvent.click(screen.getByRole("button"));
  });
  await eventually(() => expect(shown).toMatchObject([{ route: "notice" }]));
});

test("a page that loads too late is not shown: the visitor has moved on", async () => {
  let resolveFetch: (response: Response) => void = () => undefined;
  fetched.mockReturnValueOnce(new Promise((resolve) => (resolveFetch = resolve)));
  cachePage("EN", testPage({ route: "login" }));
  const page = await start();
  await requestPage(page, "notice");
  await requestPage(page, "login");
  await eventually(() => expect(shown).toMatchObject([{ route: "login" }]));
  await act(async () => resolveFetch(Response.json(testPage({ route: "notice" }))));
  expect(shown).toHaveLength(1);
});

test.each([
  [true, false, "maintenance"],
  [false, true, "regionRestricted"],
  [true, true, "maintenance"],
])(
  "maintenance %s, regionRestriction %s: the page shows %s instead of the requested one @account-2.2-03 @account-2.2-04",
  async (maintenance, regionRestriction, view) => {
    cachePage("EN", testPage({ route: view }));
    await start({ ...plainStartUp, maintenance, regionRestriction });
    await eventually(() => expect(shown).toMatchObject([{ route: view }]));
  },
);
