// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { baseOptions } from "../../../tests/support/base-options.ts";
import { openQuestion, shownToast } from "../../../tests/support/over-the-page.ts";
import { memberSession, renderWidget, type Setting } from "../../../tests/support/render-widget.tsx";
// What a page loads when an action runs.
import "#actions/later-handlers.ts";
import "#actions/handlers/call.ts";
import "#actions/filled-question.ts";
import "#actions/after-call.ts";
import type { CallOutput } from "#gateway/contract.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";

const now = Date.parse("2026-03-14T05:20:33Z");
const used = (minutesAgo: number) => new Date(now - minutesAgo * 60_000).toISOString();
const here = { id: "a", openedAt: used(60), lastUsedAt: used(0), browser: "Chrome", system: "Android", current: true };
const laptop = {
  id: "b",
  openedAt: used(600),
  lastUsedAt: used(180),
  browser: "Firefox",
  system: "Windows",
  current: false,
};
const unknownDevice = {
  id: "c",
  openedAt: used(600),
  lastUsedAt: used(300),
  browser: null,
  system: null,
  current: false,
};
const texts = {
  "session.lastUsedAt": "Last used",
  "session.end": "Log out",
  "session.questionText": "You will have to log in there again.",
};

let sessions: CallOutput<"sessionList">;
const show = (setting: Setting = {}) =>
  renderWidget("record-list", {
    options: baseOptions("settings", "sessions", "list"),
    session: memberSession,
    texts,
    ...setting,
    answers: {
      sessionList: () => sessions,
      endSession: (input: unknown) => {
        sessions = sessions.filter(({ id }) => id !== (input as { id: string }).id);
        return { ended: true };
      },
      endOtherSessions: () => {
        sessions = [here];
        return { ended: 2 };
      },
      ...setting.answers,
    },
  });
const rows = () => screen.findAllByRole("listitem");
const reply = (agreed: boolean) => {
  const question = openQuestion();
  return act(async () => question?.answer(agreed));
};

beforeEach(() => {
  sessions = [here, laptop, unknownDevice];
  vi.useFakeTimers({ now, toFake: ["Date"] });
});

test("each session has its device and when it was last used; the current one is marked and cannot be revoked", async () => {
  await show();
  const [first, second, third] = await rows();
  expect(first?.textContent).toBe("Chrome · Androidsession.name session.current");
  expect(second?.textContent).toBe("Firefox · WindowsLast used 3 hours agoLog out");
  expect(third?.textContent).toBe("session.unknownLast used 5 hours agoLog out");
  expect(within(first!).queryByRole("button")).toBeNull();
  expect(within(second!).getByRole("button", { name: "Log out Firefox · Windows" })).toBeTruthy();
});

test("one is revoked after a confirmation, and leaves the list; the focus stays with the list", async () => {
  const { calls } = await show();
  await userEvent.click(await screen.findByRole("button", { name: "Log out Firefox · Windows" }));
  expect(openQuestion()).toMatchObject({
    title: "session.question",
    text: "Firefox · Windows: You will have to log in there again.",
    cancel: "dialog.cancel",
    submit: "Log out",
  });
  expect(calls.some(({ call }) => call === "endSession")).toBe(false);
  await reply(true);
  await waitFor(() => expect(document.activeElement?.contains(screen.getByRole("list"))).toBe(true));
  expect(calls.find(({ call }) => call === "endSession")).toMatchObject({ input: { id: "b" } });
  expect((await rows()).map((row) => row.textContent?.split("session")[0])).toEqual(["Chrome · Android", ""]);
  expect(shownToast()).toMatchObject({ text: "session.ended", kind: "success" });
});

test("declining changes nothing", async () => {
  const { calls } = await show();
  await userEvent.click(await screen.findByRole("button", { name: "Log out Firefox · Windows" }));
  await reply(false);
  expect(calls.map(({ call }) => call)).toEqual(["sessionList"]);
  expect(await rows()).toHaveLength(3);
});

test("all others are revoked after a confirmation, and then none is left to revoke", async () => {
  const { calls } = await show();
  await userEvent.click(await screen.findByRole("button", { name: "session.endOthers" }));
  expect(openQuestion()).toMatchObject({ title: "session.othersQuestion", text: "session.othersText" });
  await reply(true);
  await waitFor(() => expect(screen.queryByRole("button")).toBeNull());
  expect(calls.filter(({ call }) => call === "endOtherSessions")).toHaveLength(1);
  expect(await rows()).toHaveLength(1);
});

test("a failure is shown, and the list is refetched", async () => {
  const { calls } = await show({ answers: { endSession: () => Promise.reject(new GatewayError("timeout", "late")) } });
  await userEvent.click(await screen.findByRole("button", { name: "Log out Firefox · Windows" }));
  await reply(true);
  await waitFor(() => expect(shownToast()).toMatchObject({ text: "error.timeout", kind: "fail" }));
  expect(screen.getByRole("list").contains(document.activeElement)).toBe(true);
  expect(calls.map(({ call }) => call)).toEqual(["sessionList", "endSession", "sessionList"]);
  expect(await rows()).toHaveLength(3);
});

test("while the list is loading there is a skeleton, and a failure can be retried", async () => {
  const { container } = await show({ answers: { sessionList: () => new Promise(() => undefined) } });
  expect(container.querySelectorAll("[aria-hidden]").length).toBeGreaterThan(0);
  expect(screen.queryByRole("list")).toBeNull();
  cleanup();
  await show({ answers: { sessionList: () => Promise.reject(new GatewayError("network", "gone")) } });
  expect((await screen.findByRole("alert")).textContent).toContain("state.failed");
  expect(screen.getByRole("button", { name: "state.retry" })).toBeTruthy();
});

test("a platform that lists nothing leaves no empty box", async () => {
  sessions = [];
  await show();
  expect(await screen.findByText("state.empty")).toBeTruthy();
});

test("a guest sees nothing and nothing is fetched", async () => {
  const { container, calls } = await show({ session: null });
  expect(container.textContent).toBe("");
  expect(calls).toEqual([]);
});
