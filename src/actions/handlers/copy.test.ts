// @vitest-environment jsdom
import { expect, test } from "vitest";
import { actionContext } from "../../../tests/support/action-context.ts";
import { shownToast } from "../../../tests/support/over-the-page.ts";
import { copy } from "./copy.ts";

const action = { action: "copy", value: { row: "id" }, copied: "copied", failed: "failed" } as const;
const context = actionContext({ subject: { row: { id: "B-77" } } });
const clipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });

test("copies a value of the row, and says so", async () => {
  const written: string[] = [];
  clipboard(async (text) => void written.push(text));
  await copy(action, context);
  expect([written, shownToast()?.text]).toEqual([["B-77"], "the words of copied"]);
});
test("a browser that does not copy says so", async () => {
  clipboard(() => Promise.reject(new Error("no")));
  await copy(action, context);
  expect(shownToast()).toMatchObject({ kind: "fail", text: "the words of failed" });
});
