// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { testArticle } from "../../../tests/support/entities.ts";
import { renderWidget } from "../../../tests/support/render-widget.tsx";
import { GatewayError } from "#data/client/gateway-error.ts";

afterEach(cleanup);
const articles = [
  testArticle(),
  testArticle({
    id: "a2",
    title: "Second question",
    content: "<p>Second <em>answer</em><img src=x onerror=alert(1)></p>",
  }),
  testArticle({ id: "a3", title: "Third question", content: "<p>Third answer</p>" }),
];
const open = () =>
  screen
    .getAllByRole("button")
    .filter((button) => button.getAttribute("aria-expanded") === "true")
    .map(({ textContent }) => textContent);

test("requests the articles in the current language @games-2-110", async () => {
  const { calls } = await renderWidget("article-list", {
    options: { source: { call: "helpArticles" } },
    answers: { helpArticles: articles },
    site: { language: "TY" },
  });
  expect(calls.map(({ call, input }) => ({ call, input }))).toEqual([
    { call: "helpArticles", input: { language: "TY" } },
  ]);
});

test("a list of titles, each expands to its content, rendered as sanitised HTML @games-2-111", async () => {
  const { container } = await renderWidget("article-list", { answers: { helpArticles: articles } });
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "First question",
    "Second question",
    "Third question",
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Second question" }));
  await waitFor(() => expect(container.querySelector("em")?.textContent).toBe("answer"));
  expect(container.querySelector("img")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Second question" }));
  expect(container.querySelector("em")).toBeNull();
});

test.each([
  ["/m/help", "First question"],
  ["/m/help?i=2", "Third question"],
  ["/m/help?i=9", "First question"],
  ["/m/help?i=x", "First question"],
])("at %s the entry that is open initially is the %s @games-2-27", async (at, title) => {
  await renderWidget("article-list", { answers: { helpArticles: articles }, at });
  expect(open()).toEqual([title]);
});

test("the host's page, which has no query, hydrates before the query applies", async () => {
  await renderWidget("article-list", {
    answers: { helpArticles: articles },
    at: "/m/help?i=1",
    beforeHydration: () => undefined,
  });
  await waitFor(() => expect(open()).toEqual(["Second question"]));
});

test("in a flow all texts are below each other", async () => {
  await renderWidget("article-list", {
    options: { source: { call: "helpArticles", with: { topic: "agreement" } }, look: "rows" },
    answers: { helpArticles: articles },
  });
  expect(screen.queryByRole("button")).toBeNull();
  for (const words of ["First answer", "Third answer"]) expect(screen.getByText(words)).toBeTruthy();
});

test("an empty list shows an empty placeholder @games-2-112", async () => {
  await renderWidget("article-list", { answers: { helpArticles: [] } });
  expect(await screen.findByText("article.none")).toBeTruthy();
});

test("while the list is loading there is a skeleton, and a failure can be retried", async () => {
  const { container } = await renderWidget("article-list", {
    answers: { helpArticles: () => new Promise(() => undefined) },
  });
  expect(container.querySelectorAll("[aria-hidden]").length).toBeGreaterThan(0);
  cleanup();
  await renderWidget("article-list", {
    answers: { helpArticles: () => Promise.reject(new GatewayError("network", "gone")) },
  });
  expect((await screen.findByRole("alert")).textContent).toContain("state.failed");
  expect(screen.getByRole("button", { name: "state.retry" })).toBeTruthy();
});
