// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderWidget } from "../../../tests/support/render-widget.tsx";

const texts = {
  age: "How old must I be?",
  least: "At least 21.\nWe <b>ask</b> for proof.",
  out: "How do I stop?",
  ask: "Ask us.",
};
const questions = {
  age: { question: "age", answer: "least" },
  out: { question: "out", answer: "ask", open: true },
};
const show = () => renderWidget("question-list", { options: { questions }, texts });
const opened = (answer: string) => screen.getByText(answer).closest("details")?.open;

test("a question opens its answer and closes it, and only its own", async () => {
  await show();
  expect([opened("At least 21."), opened("Ask us.")]).toEqual([false, true]);
  await userEvent.click(screen.getByText("How old must I be?"));
  expect([opened("At least 21."), opened("Ask us.")]).toEqual([true, true]);
  await userEvent.click(screen.getByText("How do I stop?"));
  expect([opened("At least 21."), opened("Ask us.")]).toEqual([true, false]);
});

test("what a visitor has opened stays open when the page hydrates", async () => {
  let html = "";
  await renderWidget("question-list", {
    options: { questions },
    texts,
    beforeHydration: (page) => {
      html = page.innerHTML;
      for (const entry of page.querySelectorAll("details")) entry.open = true;
    },
  });
  expect(html, "the answers are in the host's HTML").toContain("At least 21.");
  expect([opened("At least 21."), opened("Ask us.")]).toEqual([true, true]);
});

test("each line of an answer is a paragraph, and HTML is text", async () => {
  const { container } = await show();
  expect([...container.querySelectorAll("details p")].map((line) => line.textContent)).toEqual([
    "At least 21.",
    "We <b>ask</b> for proof.",
    "Ask us.",
  ]);
});

test.each(["card", "lines"] as const)("the look %s", async (look) => {
  const { container } = await renderWidget("question-list", { options: { questions, look }, texts });
  expect(container.querySelector(`[data-look=${look}]`)?.hasAttribute("data-surface")).toBe(look === "card");
});
