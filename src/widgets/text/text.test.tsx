// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderWidget } from "../../../tests/support/render-widget.tsx";

afterEach(cleanup);
const texts = { about: "First line.\nSecond <b>line</b>.", title: "About us" };
const show = (options: object) => renderWidget("text", { options: { text: "about", ...options }, texts });

test("each line is a paragraph, and HTML is text", async () => {
  const { container } = await show({});
  expect([...container.querySelectorAll("p")].map((line) => line.textContent)).toEqual([
    "First line.",
    "Second <b>line</b>.",
  ]);
  expect(container.querySelector("b")).toBeNull();
});
test.each(["plain", "card", "small", "centred"])("its heading is above it: %s", async (look) => {
  const { container } = await show({ heading: "title", look });
  expect(screen.getByRole("heading").textContent).toBe("About us");
  expect(container.querySelector(`[data-look=${look}]`)?.firstElementChild?.tagName).toMatch(/^H[12]$/);
});
test("in the middle of a page without a title the heading is the page's", async () => {
  await renderWidget("text", {
    options: { text: "about", heading: "title", look: "centred" },
    texts,
    page: { route: "login" },
  });
  expect(screen.getByRole("heading", { level: 1 })).toBeDefined();
});
