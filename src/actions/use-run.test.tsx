// @vitest-environment jsdom
import { act, cleanup, fireEvent } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openQuestion, shownToast } from "../../tests/support/over-the-page.ts";
import { memberSession, renderInPage, type Setting } from "../../tests/support/render-widget.tsx";
import { testSite } from "../../tests/support/widget-page.ts";
import { actionKinds, type Action } from "#descriptor/vocabulary/action.ts";
import type { Subject } from "./action-handler.ts";
import { actionHandlers } from "./action-handlers.ts";
import { useRun } from "./use-run.ts";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

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
async function tap(actions: Action | readonly Action[], setting: Setting = {}, subject?: Subject) {
  function Button() {
    const run = useRun();
    return <button type="button" aria-label="tap" onClick={() => void run(actions, subject)} />;
  }
  const page = await renderInPage(<Button />, setting);
  await act(async () => {
    fireEvent.click(page.getByRole("button"));
  });
  return page;
}

test("every action of the vocabulary has its handler", () =>
  expect(Object.keys(actionHandlers).sort()).toEqual(Object.keys(actionKinds).sort()));

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
  const page = await tap({ action: "launch-game" }, { site: closed }, { game });
  expect(page.address()).toBe("/m/login");
  cleanup();
  const after = await tap({ action: "return" }, { site: closed, session: memberSession, at: "/m/login" });
  expect(after.address()).toBe("/m/launchGame?vendor=ACM&category=RNG&gameId=20&nodeId=10&pageBack=home");
});
test("what is confirmed still has the game that was tapped", async () => {
  const page = await tap(
    { action: "confirm", title: "a", text: "b", cancel: "c", submit: "d", then: [{ action: "launch-game" }] },
    { site: closed, session: memberSession },
    { game },
  );
  const dialog = openQuestion();
  await act(async () => dialog?.answer(true));
  expect(page.address()).toContain("/m/launchGame?vendor=ACM");
});
test("a failing action stops those after it and rejects for the caller", async () => {
  let failure: unknown;
  function Button() {
    const run = useRun();
    return (
      <button
        type="button"
        aria-label="tap"
        onClick={() =>
          void run([{ action: "launch-game" }, { action: "navigate", to: "notice" }]).catch((error: unknown) => {
            failure = error;
          })
        }
      />
    );
  }
  const page = await renderInPage(<Button />);
  await act(async () => {
    fireEvent.click(page.getByRole("button"));
  });
  expect(String(failure)).toContain("launch-game needs a game");
  expect(page.address()).toBe("/m/home");
});
