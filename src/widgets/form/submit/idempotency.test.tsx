// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { form, line, output, show, type, watch } from "../../../../tests/support/bound-form.tsx";
import { inputsOf, sendButton } from "../../../../tests/support/form-page.tsx";

/** Sends a form twice, with the same values, and gives the two keys; the first time the call fails. */
async function keysAfter(failure: Error): Promise<unknown[]> {
  let quote = 0;
  const bound = { referrer: { watch: "sum.stake" } };
  const { calls, client } = await show(form({ vendor: line("vendor"), fee: output }, { watch }, { bound }), {
    answers: {
      betSummary: () => ({ count: 1, stake: `${++quote}.00`, paid: "0.00", net: "0.00" }),
      register: failure,
    },
  });
  await type("vendor", "a");
  expect(await screen.findByText(/1\.00/, {}, { timeout: 9000 })).toBeTruthy();
  await userEvent.click(sendButton());
  await waitFor(() => expect(inputsOf(calls, "register")).toHaveLength(1));
  await act(async () => void client.invalidateQueries({ queryKey: ["betSummary"] }));
  expect(await screen.findByText(/2\.00/, {}, { timeout: 9000 })).toBeTruthy();
  await waitFor(() => expect(sendButton().disabled).toBe(false));
  await userEvent.click(sendButton());
  await waitFor(() => expect(inputsOf(calls, "register")).toHaveLength(2));
  expect(inputsOf(calls, "register").map(({ referrer }) => referrer)).toEqual(["1.00", "2.00"]);
  return inputsOf(calls, "register").map(({ idempotencyKey }) => idempotencyKey);
}

it.each(["timeout", "network", "platform.failed"] as const)(
  "after a lost answer (%s) the same values have the same key, although a newer quote goes along",
  async (code) => {
    const [first, second] = await keysAfter(new GatewayError(code, ""));
    expect(second).toBe(first);
  },
);
it("a refusal is an answer: the next try is another call", async () => {
  const [first, second] = await keysAfter(new GatewayError("affiliate.invalid", ""));
  expect([typeof first, second === first]).toEqual(["string", false]);
});

describe("a call that follows the form's own", () => {
  const then = { call: "register", with: {}, fields: { username: "vendor" } };
  const lost = new GatewayError("network", "");
  const described = form({ vendor: line("vendor") }, {}, { call: "joinActivity", then });
  /** Sends the form, and waits until the call that follows has been made so many times. */
  async function sendUntil(calls: Parameters<typeof inputsOf>[0], times: number) {
    await userEvent.click(sendButton());
    await waitFor(() => expect(inputsOf(calls, "register")).toHaveLength(times));
    await waitFor(() => expect(sendButton().disabled).toBe(false));
  }

  it("has a key, too, for as long as its answer is lost", async () => {
    const answers: unknown[] = [lost, new GatewayError("name.taken", "")];
    const { calls } = await show(described, { answers: { joinActivity: {}, register: () => answers.shift() ?? {} } });
    await type("vendor", "a");
    for (const times of [1, 2, 3]) await sendUntil(calls, times);
    const [first, second, third] = inputsOf(calls, "register").map(({ idempotencyKey }) => idempotencyKey);
    expect([typeof first, second === first, third === first]).toEqual(["string", true, false]);
  });
  it("is all that is tried again while its answer is lost: the form's own call is not made twice", async () => {
    const answers: unknown[] = [lost, lost];
    const { calls } = await show(described, { answers: { joinActivity: {}, register: () => answers.shift() ?? {} } });
    await type("vendor", "b");
    for (const times of [1, 2, 3]) await sendUntil(calls, times);
    expect(inputsOf(calls, "joinActivity")).toHaveLength(1);
    await sendUntil(calls, 4);
    expect(inputsOf(calls, "joinActivity")).toHaveLength(2);
  });
  it("is tried again in the same way after a reload", async () => {
    const { calls } = await show(described, { answers: { joinActivity: {}, register: lost } });
    await type("vendor", "c");
    await sendUntil(calls, 1);
    cleanup();
    const again = await show(described, { answers: { joinActivity: {}, register: {} } });
    await type("vendor", "c");
    await sendUntil(again.calls, 1);
    expect(inputsOf(again.calls, "joinActivity")).toEqual([]);
  });
  const refused = new GatewayError("name.taken", "");
  it("is all that is tried again after a refusal, until it succeeds", async () => {
    const answers: unknown[] = [refused, refused];
    const { calls } = await show(described, { answers: { joinActivity: {}, register: () => answers.shift() ?? {} } });
    await type("vendor", "g");
    for (const times of [1, 2, 3]) await sendUntil(calls, times);
    expect(inputsOf(calls, "joinActivity")).toHaveLength(1);
    await sendUntil(calls, 4);
    expect(inputsOf(calls, "joinActivity")).toHaveLength(2);
  });
  it.each([
    ["lost", lost],
    ["refused", refused],
  ])("%s: with other values the form's own call is made again", async (_how, failure) => {
    const { calls } = await show(described, { answers: { joinActivity: {}, register: failure } });
    await type("vendor", "d");
    await sendUntil(calls, 1);
    await type("vendor", "e");
    await sendUntil(calls, 2);
    expect(inputsOf(calls, "joinActivity")).toHaveLength(2);
  });
  it("refused: a form that is opened again begins with its own call", async () => {
    const answers = { joinActivity: {}, register: refused };
    const { calls } = await show(described, { answers });
    await type("vendor", "h");
    await sendUntil(calls, 1);
    cleanup();
    const again = await show(described, { answers });
    await type("vendor", "h");
    await sendUntil(again.calls, 1);
    expect(inputsOf(again.calls, "joinActivity")).toHaveLength(1);
  });
  const toNotice = { after: { success: [{ action: "navigate", to: "notice", query: { id: { answer: "id" } } }] } };
  it("leaves the answer of the form's own call to the address that its success leads to, also after a refusal", async () => {
    const answers: unknown[] = [refused];
    const leading = form({ vendor: line("vendor") }, toNotice, { call: "joinActivity", then });
    const joinActivity = { id: "first" };
    const shown = await show(leading, {
      answers: { joinActivity, register: () => answers.shift() ?? { id: "second" } },
    });
    await type("vendor", "i");
    await sendUntil(shown.calls, 1);
    await sendUntil(shown.calls, 2);
    await waitFor(() => expect(shown.address()).toBe("/m/notice?id=first"));
    expect(inputsOf(shown.calls, "joinActivity")).toHaveLength(1);
  });
  it("is not made before the form's own call has succeeded", async () => {
    const { calls } = await show(described, { answers: { joinActivity: lost, register: {} } });
    await type("vendor", "f");
    for (const times of [1, 2]) {
      await userEvent.click(sendButton());
      await waitFor(() => expect(inputsOf(calls, "joinActivity")).toHaveLength(times));
      await waitFor(() => expect(sendButton().disabled).toBe(false));
    }
    expect(inputsOf(calls, "register")).toEqual([]);
  });
});
