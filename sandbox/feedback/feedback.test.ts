import { expect, test } from "vitest";
import { FEEDBACK_BEGINNING } from "#gateway/feedback.ts";
import { beginningOf } from "./feedback.ts";

test("a short text is listed in one line", () => {
  expect(beginningOf("Where is it?\n\n  It was 500.00")).toBe("Where is it? It was 500.00");
  expect(beginningOf("x".repeat(FEEDBACK_BEGINNING))).toBe("x".repeat(FEEDBACK_BEGINNING));
});

test("of a longer one its beginning is listed, with dots and no half characters", () => {
  expect(beginningOf("x".repeat(FEEDBACK_BEGINNING + 1))).toBe(`${"x".repeat(FEEDBACK_BEGINNING - 1)}…`);
  expect(beginningOf(`${"x".repeat(FEEDBACK_BEGINNING - 2)}🐟🐟`)).toBe(`${"x".repeat(FEEDBACK_BEGINNING - 2)}…`);
});
