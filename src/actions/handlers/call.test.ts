// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { actionContext } from "../../../tests/support/action-context.ts";
import { openQuestion, shownToast } from "../../../tests/support/over-the-page.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import type { Action } from "#descriptor/vocabulary/action.ts";
import { call } from "./call.ts";
import { eventually } from "../../../tests/support/eventually.ts";

type CallAction = Extract<Action, { action: "call" }>;
const claim: CallAction = { action: "call", call: "claimActivity", with: { id: { row: "id" } } };
const question = { title: "title", text: "text", cancel: "cancel", submit: "submit" };
const row = { id: "welcome", title: "Welcome" };
const done = { status: "claimed", reward: "5.00" };
const refusal = (code: "activity.closed" | "network") => () => Promise.reject(new GatewayError(code, "no"));

beforeEach(() => history.replaceState(null, "", "/m/home"));

test("the call gets the fields of the row, and what it changes is refetched", async () => {
  const context = actionContext({ subject: { row }, send: vi.fn(() => Promise.resolve(done)) as never });
  await call(claim, context);
  expect(context.send.mock.calls).toEqual([["claimActivity", { id: "welcome" }]]);
  expect(context.refresh.mock.calls.flat()).toEqual(expect.arrayContaining(["activities", "wallet"]));
});
test("what follows a success runs with the same subject, and with what was answered", async () => {
  const subject = { row };
  const context = actionContext({ subject, send: vi.fn(() => Promise.resolve(done)) as never });
  const success = [{ action: "toast", text: "done" } as const];
  await call({ ...claim, after: { success } }, context);
  expect(context.run).toHaveBeenCalledWith(success, { row, answer: done });
});
test("two taps send once, and a tap after the answer sends again", async () => {
  const context = actionContext({ subject: { row }, send: vi.fn(() => Promise.resolve(done)) as never });
  await Promise.all([call(claim, context), call(claim, context)]);
  expect(context.send).toHaveBeenCalledOnce();
  await call(claim, context);
  expect(context.send).toHaveBeenCalledTimes(2);
});
test("the same call about another row is another one", async () => {
  const send = vi.fn(() => Promise.resolve(done)) as never;
  await Promise.all(["a", "b"].map((id) => call(claim, actionContext({ subject: { row: { id } }, send }))));
  expect(send).toHaveBeenCalledTimes(2);
});
test.each([true, false])("a question comes first: %s", async (agreed) => {
  const context = actionContext({ subject: { row }, send: vi.fn(() => Promise.resolve(done)) as never });
  const calling = call({ ...claim, confirm: question }, context);
  await eventually(() => expect(openQuestion()).toMatchObject({ title: "the words of title" }));
  expect(context.send).not.toHaveBeenCalled();
  openQuestion()?.answer(agreed);
  await calling;
  expect(context.send).toHaveBeenCalledTimes(agreed ? 1 : 0);
});
test("a refusal shows its text, and what is shown is refetched all the same", async () => {
  const context = actionContext({ subject: { row }, send: vi.fn(refusal("activity.closed")) as never });
  await call({ ...claim, after: { success: [{ action: "back" }] } }, context);
  expect(shownToast()).toMatchObject({ kind: "fail", text: "the words of error.activity.closed" });
  expect(context.run).not.toHaveBeenCalled();
  expect(context.refresh).toHaveBeenCalledWith("activities");
});
test("an error that the action names is followed by its actions", async () => {
  const context = actionContext({ subject: { row }, send: vi.fn(refusal("activity.closed")) as never });
  const closed = [{ action: "navigate", to: "notice" } as const];
  await call({ ...claim, after: { "activity.closed": closed } }, context);
  expect(context.run).toHaveBeenCalledWith(closed, { row });
});
test("while it runs a message says so, and no longer", async () => {
  let answer: (value: unknown) => void = () => undefined;
  const send = () => new Promise((resolve) => (answer = resolve));
  const context = actionContext({ subject: { row }, send: vi.fn(send) as never });
  const calling = call({ ...claim, busy: "in_please_wait" }, context);
  await eventually(() => expect(shownToast()).toMatchObject({ kind: "loading", text: "the words of in_please_wait" }));
  answer(done);
  await calling;
  expect(shownToast()?.kind).not.toBe("loading");
});
/** The keys that a call has been sent with, when each try had the next answer. */
async function keysOf(inputs: readonly string[], answers: readonly (() => Promise<unknown>)[]): Promise<unknown[]> {
  const keys: unknown[] = [];
  const send = vi.fn((_call: string, input: { idempotencyKey?: string }) => {
    keys.push(input.idempotencyKey);
    return answers[keys.length - 1]?.();
  });
  for (const username of inputs)
    await call({ action: "call", call: "register", with: { username } }, actionContext({ send: send as never }));
  return keys;
}
const lost = refusal("network");
const answer = () => Promise.resolve({});

test("a retry after a lost answer has the same idempotency key, a call after a success another one", async () => {
  const [first, second, third] = await keysOf(["maria1", "maria1", "maria1"], [lost, answer, answer]);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect([second === first, third === first]).toEqual([true, false]);
});
test("a refusal is an answer: the call after it has another key", async () => {
  const [first, second] = await keysOf(["pedro1", "pedro1"], [refusal("activity.closed"), answer]);
  expect([typeof first, second === first]).toEqual(["string", false]);
});
test("each row has its own key: a try of another one between does not end it", async () => {
  const [first, other, again] = await keysOf(["clara1", "clara2", "clara1"], [lost, lost, answer]);
  expect([other === first, again === first]).toEqual([false, true]);
});
test("filters, the address and named data are taken as they are at the tap", async () => {
  history.replaceState(null, "", "/m/home?id=7&kind=game");
  const screen = {
    filters: { kind: { kind: "choice", label: "l", choices: { game: { label: "l" }, lottery: { label: "l" } } } },
    data: { me: { call: "memberInfo" } },
  } as const;
  const send = vi.fn((name: string) => Promise.resolve(name === "memberInfo" ? { account: "maria" } : done));
  const context = actionContext({ screen, send: send as never });
  const given = { id: { query: "id" }, kind: { filter: "kind" }, account: { data: "me.account" } };
  await call({ ...claim, with: given }, context);
  expect(send.mock.calls.at(-1)).toEqual(["claimActivity", { id: "7", kind: "game", account: "maria" }]);
});
test("data that do not come are a failure, and nothing is sent", async () => {
  const screen = { data: { me: { call: "memberInfo" } } };
  const context = actionContext({ screen, send: vi.fn(refusal("network")) as never });
  await call({ ...claim, with: { id: { data: "me.account" } } }, context);
  expect(context.send.mock.calls.map(([name]) => name as string)).toEqual(["memberInfo"]);
  expect(shownToast()?.kind).toBe("fail");
});
