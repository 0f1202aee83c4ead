// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import type { Action } from "#descriptor/vocabulary/action.ts";
import { actionContext } from "../../tests/support/action-context.ts";
import { openQuestion } from "../../tests/support/over-the-page.ts";
import { laterHandlers } from "./later-handlers.ts";
import { eventually } from "../../tests/support/eventually.ts";

beforeEach(() => history.replaceState(null, "", "/m/home"));

// As the compiler resolves it.
const text = {
  text: "question",
  values: { stake: { from: { row: "stake" }, as: "money" }, all: { from: { data: "sums.stake" }, as: "money" } },
} as never;
const words: Readonly<Record<string, string>> = { question: "{{stake}} of {{all}}?" };
const context = () =>
  actionContext({
    subject: { row: { id: "1", stake: "1234.5" }, about: "Bonanza" },
    screen: { data: { sums: { call: "betSummary" } } },
    text: (key) => words[key] ?? key,
    send: vi.fn(() => Promise.resolve({ stake: "2000.00" })) as never,
  });
const asked = { title: "title", text, cancel: "cancel", submit: "submit" };

test("a question has the values of its row and of named data", async () => {
  const action: Action = { action: "confirm", ...asked, then: [{ action: "back" }] };
  void laterHandlers.confirm(action as never, context());
  await eventually(() => expect(openQuestion()?.text).toBe("1,234.50 of 2,000.00?"));
});
test("so has the question before a call, which also names its row", async () => {
  const done = laterHandlers.call({ action: "call", call: "endSession", confirm: asked }, context());
  await eventually(() => expect(openQuestion()?.text).toBe("Bonanza: 1,234.50 of 2,000.00?"));
  openQuestion()?.answer(false);
  await done;
});
test("a question that names its row itself names it once", async () => {
  const named = { ...context(), text: (key: string) => (key === "question" ? "End Bonanza, {{stake}}?" : key) };
  const done = laterHandlers.call({ action: "call", call: "endSession", confirm: asked }, named);
  await eventually(() => expect(openQuestion()?.text).toBe("End Bonanza, 1,234.50?"));
  openQuestion()?.answer(false);
  await done;
});
test("nothing is asked while a value cannot be loaded", async () => {
  const failing = { ...context(), send: vi.fn(() => Promise.reject(new Error("no"))) };
  const action: Action = { action: "confirm", ...asked, then: [{ action: "back" }] };
  await expect(laterHandlers.confirm(action as never, failing as never)).rejects.toThrow("no");
});
