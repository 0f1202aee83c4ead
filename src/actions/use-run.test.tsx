// @vitest-environment jsdom
import { act, cleanup, fireEvent, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { openQuestion, shownToast } from "../../tests/support/over-the-page.ts";
import { memberSession, renderInPage, type Setting } from "../../tests/support/render-widget.tsx";
import { testSite } from "../../tests/support/widget-page.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import type { Row } from "#data/page/row.ts";
import type { Query } from "#descriptor/vocabulary/query.ts";
import { actionKinds, type Action } from "#descriptor/vocabulary/action.ts";
import { actionHandlers } from "./action-handlers.ts";
import { laterHandlers } from "./later-handlers.ts";
import { useOpenGame } from "./use-open-game.ts";
import { useRun } from "./use-run.ts";
import { eventually } from "../../tests/support/eventually.ts";

afterEach(() => sessionStorage.clear());

const { routes } = testSite();
const closed = testSite({
  routes: { ...routes, launchGame: { path: "/m/launchGame", header: "page", footer: false, access: "session" } },
  access: {
    everyone: { enter: [] },
    session: { enter: [{ when: { visitor: "guest" }, do: { action: "redirect", to: "login" } }] },
  },
});
const game = { vassalage: "ACM", gameType: "RNG", nodeId: "10", roomId: "20" };

/** Renders a button that runs actions, and taps it. */
async function tap(actions: Action | readonly Action[], setting: Setting = {}, element?: Element, row?: Row) {
  function Button() {
    const run = useRun();
    return (
      <button type="button" aria-label="tap" onClick={() => void run(actions, { ...(element && { element }), row })} />
    );
  }
  const page = await renderInPage(<Button />, setting);
  await act(async () => {
    fireEvent.click(page.getByRole("button"));
  });
  return page;
}

test("every action of the vocabulary has its handler", () =>
  expect(Object.keys({ ...actionHandlers, ...laterHandlers }).sort()).toEqual(Object.keys(actionKinds).sort()));

test("actions run one after the other", async () => {
  const page = await tap([
    { action: "toast", text: "first" },
    { action: "toast", text: "second" },
    { action: "navigate", to: "notice" },
  ]);
  expect(shownToast()?.text).toBe("second");
  expect(page.address()).toBe("/m/notice");
});
test("texts are looked up in the page's language", async () => {
  await tap({ action: "toast", text: "free_reject" }, { texts: { free_reject: "Not for trial accounts" } });
  expect(shownToast()?.text).toBe("Not for trial accounts");
});
test("a guest who taps a game is asked to sign in, and returns to it afterwards @games-5-01 @games-8-01", async () => {
  function Card() {
    const open = useOpenGame();
    return <button type="button" aria-label="play" onClick={() => open(game)} />;
  }
  const page = await renderInPage(<Card />, { site: closed });
  await act(async () => {
    fireEvent.click(page.getByRole("button"));
  });
  expect(page.address()).toBe("/m/login");
  cleanup();
  const after = await tap({ action: "return" }, { site: closed, session: memberSession, at: "/m/login" });
  expect(after.address()).toBe("/m/launchGame?vendor=ACM&category=RNG&gameId=20&nodeId=10&pageBack=home");
});
describe("an action that fails", () => {
  const gone = document.createElement("p");
  gone.getBoundingClientRect = () => {
    throw new Error("no place on the page");
  };
  const inTurn = [
    { action: "open-menu", menu: "main" },
    { action: "navigate", to: "notice" },
  ] as const;

  test("ends those after it, says so, and leaves the mistake in the console", async () => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const page = await tap(inTurn, {}, gone);
    expect(page.address()).toBe("/m/home");
    expect(shownToast()).toMatchObject({ kind: "fail", text: "error.platform.failed" });
    expect(complaints.mock.calls.map(([, error]) => String(error))).toEqual(["Error: no place on the page"]);
  });

  const data = { sums: { call: "betSummary" } };
  const value = { data: "sums.net" };
  test.each<Action>([
    { action: "copy", value, copied: "copied", failed: "failed" },
    { action: "share", url: value, copied: "copied", failed: "failed" },
    { action: "set-filter", filter: "kind", to: value },
    { action: "navigate", to: "notice", query: { id: value } },
  ])("because its value does not come says why: %j", async (action) => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const page = await tap(action, {
      page: { screen: { layout: "stack", body: {}, data } } as never,
      answers: { betSummary: () => Promise.reject(new GatewayError("timeout", "slow")) } as never,
    });
    // Reading the toast changes the document, which would make another `waitFor` read it again.
    const isShown = () => expect(shownToast()).toMatchObject({ kind: "fail", text: "error.timeout" });
    // The first one waits for the code of its handler, too.
    await eventually(isShown);
    expect(page.address()).toBe("/m/home");
    expect(complaints.mock.calls.map(([said]) => String(said))).toEqual([]);
  });
});

describe("the parameters of an address", () => {
  const lead = (query: Query, row?: Row, setting: Setting = {}) =>
    tap({ action: "navigate", to: "notice", query }, setting, undefined, row);

  test("are taken from the row that was tapped", async () => {
    const page = await lead({ id: { row: "id" }, type: "A" }, { id: 7 });
    await waitFor(() => expect(page.address()).toBe("/m/notice?id=7&type=A"));
  });
  test("have no parameter for what has no value", async () => {
    const page = await lead(
      { id: { row: "vassalage" }, by: { row: "gone" }, who: { visitor: "userName" } },
      { vassalage: null },
    );
    await waitFor(() => expect(page.address()).toBe("/m/notice"));
  });
  const ask: Action = { action: "confirm", title: "t", text: "t", cancel: "c", submit: "s", then: [] };
  const toNotice = (answer: string): Action => ({ action: "navigate", to: "notice", query: { id: { answer } } });
  const show = (answer: string, more: object = {}): Action => ({
    action: "call",
    call: "activity",
    with: { id: "a" },
    after: { success: [toNotice(answer)] },
    ...more,
  });
  const activity = { id: "welcome", picture: null, rules: { visitor: "userName" } };
  test.each([
    ["id", "/m/notice?id=welcome"],
    ["picture", "/m/notice"],
    ["gone", "/m/notice"],
    ["rules", "/m/notice"],
  ])("are taken from what a call answered: %s", async (field, address) => {
    const page = await tap(show(field), { answers: { activity } });
    await waitFor(() => expect(page.address()).toBe(address));
  });
  test("are taken from what the nearest call answered, also after a question", async () => {
    const then = [show("id", { with: { id: "b" } })];
    const page = await tap(show("id", { after: { success: [{ ...ask, then }] } }), {
      answers: { activity: ({ id }: { id: string }) => ({ id: `the ${id}` }) },
    });
    await eventually(() => expect(openQuestion()).toBeTruthy());
    const question = openQuestion();
    await act(async () => question?.answer(true));
    await waitFor(() => expect(page.address()).toBe("/m/notice?id=the+b"));
  });
  test("are taken from an earlier answer after a call that was refused", async () => {
    const refused = { call: "joinActivity", after: { "activity.closed": [toNotice("id")] } };
    const page = await tap(show("id", { after: { success: [show("id", refused)] } }), {
      answers: { activity, joinActivity: new GatewayError("activity.closed", "") },
      session: memberSession,
    });
    await waitFor(() => expect(page.address()).toBe("/m/notice?id=welcome"));
  });
  test("of a redirect are taken, too", async () => {
    const page = await tap(
      { action: "redirect", to: "notice", query: { who: { visitor: "userName" } } },
      { session: memberSession },
    );
    await waitFor(() => expect(page.address()).toBe(`/m/notice?who=${memberSession.userName}`));
  });
});
