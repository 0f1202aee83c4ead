// @vitest-environment jsdom
import { act, cleanup, fireEvent } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { shownToast } from "../../tests/support/over-the-page.ts";
import { memberSession, renderInPage, type Setting } from "../../tests/support/render-widget.tsx";
import { testSite } from "../../tests/support/widget-page.ts";
import { actionKinds, type Action } from "#descriptor/vocabulary/action.ts";
import { actionHandlers } from "./action-handlers.ts";
import { useOpenGame } from "./use-open-game.ts";
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
async function tap(actions: Action | readonly Action[], setting: Setting = {}) {
  function Button() {
    const run = useRun();
    return <button type="button" aria-label="tap" onClick={() => void run(actions)} />;
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
test("a failing action stops those after it and rejects for the caller", async () => {
  let failure: unknown;
  const gone = document.createElement("p");
  gone.getBoundingClientRect = () => {
    throw new Error("no place on the page");
  };
  function Button() {
    const run = useRun();
    return (
      <button
        type="button"
        aria-label="tap"
        onClick={() =>
          void run(
            [
              { action: "open-menu", menu: "main" },
              { action: "navigate", to: "notice" },
            ],
            { element: gone },
          ).catch((error: unknown) => {
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
  expect(String(failure)).toContain("no place on the page");
  expect(page.address()).toBe("/m/home");
});
