// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { GatewayError } from "#data/client/gateway-error.ts";
import { form, line, output, show, type, watch } from "../../../../tests/support/bound-form.tsx";
import { inputsOf, sendButton } from "../../../../tests/support/form-page.tsx";

afterEach(cleanup);

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
it("the call that follows the form's own has a key, too, for as long as its answer is lost", async () => {
  const then = { call: "register", with: {}, fields: { username: "vendor" } };
  const answers: unknown[] = [new GatewayError("network", ""), new GatewayError("name.taken", "")];
  const { calls } = await show(form({ vendor: line("vendor") }, {}, { call: "joinActivity", then }), {
    answers: { joinActivity: {}, register: () => answers.shift() ?? {} },
  });
  await type("vendor", "a");
  for (const times of [1, 2, 3]) {
    await userEvent.click(sendButton());
    await waitFor(() => expect(inputsOf(calls, "register")).toHaveLength(times));
    await waitFor(() => expect(sendButton().disabled).toBe(false));
  }
  const [first, second, third] = inputsOf(calls, "register").map(({ idempotencyKey }) => idempotencyKey);
  expect([typeof first, second === first, third === first]).toEqual(["string", true, false]);
});
