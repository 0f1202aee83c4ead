// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { baseOptions } from "../../../tests/support/base-options.ts";
import { fakePhone } from "../../../tests/support/fake-phone.ts";
import { openQuestion, shownToast } from "../../../tests/support/over-the-page.ts";
import { memberSession, renderWidget, type Setting } from "../../../tests/support/render-widget.tsx";
// What a page loads when an action runs.
import "#actions/later-handlers.ts";
import "#actions/handlers/call.ts";
import "#actions/after-call.ts";
import "#data/sign-in/passkey-ceremony.ts";
import type { CallOutput } from "#gateway/contract.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";

const old = {
  id: "b2xk",
  domain: "localhost",
  name: "My phone",
  createdAt: "2026-01-02T05:00:00Z",
  lastUsedAt: "2026-03-04T05:00:00Z",
};
const elsewhere = {
  id: "ZWxzZQ",
  domain: "m.acme.example",
  name: "",
  createdAt: "2026-02-03T05:00:00Z",
  lastUsedAt: null,
};

let passkeys: CallOutput<"passkeyList">;
const show = (setting: Setting = {}) =>
  renderWidget("record-list", {
    options: baseOptions("settings", "passkeys", "list"),
    session: memberSession,
    ...setting,
    answers: {
      passkeyList: () => passkeys,
      removePasskey: (input: unknown) => {
        passkeys = passkeys.filter(({ id }) => id !== (input as { id: string }).id);
        return { removed: true };
      },
      ...setting.answers,
    },
  });
const rows = () => screen.findAllByRole("listitem");
const reply = (agreed: boolean) => {
  const question = openQuestion();
  expect(question).not.toBeNull();
  return act(async () => question?.answer(agreed));
};

beforeEach(() => {
  passkeys = [old, elsewhere];
});

test("each passkey has its name and its days, and its site where that is another one", async () => {
  fakePhone();
  await show();
  const [first, second] = await rows();
  expect(first?.textContent).toContain("My phone");
  expect([...(first?.querySelectorAll("time") ?? [])].map((day) => day.textContent)).toEqual([
    "Jan 2, 2026",
    "Mar 4, 2026",
  ]);
  expect(first?.textContent).not.toContain("localhost");
  expect(second?.textContent).toContain("passkey.unnamed");
  expect(second?.textContent).toContain("passkey.neverUsed");
  expect(second?.textContent).toContain("m.acme.example");
});

test("until the list is loaded its space is reserved", async () => {
  fakePhone();
  const { container } = await show({ answers: { passkeyList: () => new Promise(() => undefined) } });
  expect(container.querySelector("[aria-hidden='true'][class*='skeleton']")).not.toBeNull();
});

test("without a passkey it says so", async () => {
  passkeys = [];
  fakePhone();
  await show();
  expect(await screen.findByText("passkey.none")).toBeDefined();
});

test("a list that failed to load can be retried", async () => {
  fakePhone();
  let failed = true;
  await show({
    answers: { passkeyList: () => (failed ? Promise.reject(new GatewayError("platform.failed", "")) : passkeys) },
  });
  failed = false;
  await userEvent.click(await screen.findByRole("button", { name: "state.retry" }));
  expect(await rows()).toHaveLength(2);
});

test("a guest sees nothing", async () => {
  fakePhone();
  const { container, calls } = await show({ session: null });
  expect([container.textContent, calls.map(({ call }) => call).includes("passkeyList")]).toEqual(["", false]);
});

test("those of other phones can be removed where the browser has none", async () => {
  await show();
  await userEvent.click((await screen.findAllByRole("button", { name: /passkey.remove/ }))[0]!);
  await reply(true);
  await waitFor(async () => expect(await rows()).toHaveLength(1));
});

test("removing asks first, signals the phone and keeps the focus in the list", async () => {
  const { forgotten } = fakePhone();
  const { calls, container } = await show();
  const [first] = await rows();
  const button = within(first!).getByRole("button", { name: "passkey.remove My phone" });
  await userEvent.click(button);
  expect(openQuestion()).toMatchObject({
    title: "passkey.removeTitle",
    text: "My phone: passkey.removeText",
    submit: "passkey.remove",
  });
  await reply(false);
  expect(calls.map(({ call }) => call)).not.toContain("removePasskey");
  await userEvent.click(button);
  await reply(true);
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(calls.find(({ call }) => call === "removePasskey")?.input).toEqual({ id: "b2xk" });
  await waitFor(() => expect(forgotten).toEqual(["b2xk"]));
  expect(shownToast()).toMatchObject({ text: "passkey.removed", milliseconds: 1000 });
  await waitFor(() => expect(container.contains(document.activeElement)).toBe(true));
});

test("a passkey that could not be removed stays, with the reason", async () => {
  const { forgotten } = fakePhone();
  await show({ answers: { removePasskey: new GatewayError("timeout", "") } });
  await userEvent.click(within((await rows())[0]!).getByRole("button"));
  await reply(true);
  await waitFor(() => expect(shownToast()).toMatchObject({ text: "error.timeout", kind: "fail" }));
  expect([(await rows()).length, forgotten]).toEqual([2, []]);
});
