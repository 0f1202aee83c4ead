// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { testAnnouncement } from "../../../tests/support/entities.ts";
import { renderWidget } from "../../../tests/support/render-widget.tsx";
import { GatewayError } from "#data/client/gateway-error.ts";

afterEach(cleanup);
const announcements = [
  testAnnouncement({
    type: "PL",
    title: "Welcome",
    content: "<p>Hello <strong>all</strong><script>alert(1)</script></p>",
  }),
  testAnnouncement({
    id: "a2",
    type: "H",
    title: "Tonight",
    content: "<p>Later</p>",
    publishedAt: "2026-02-03T20:00:00Z",
  }),
];
const open = () =>
  screen
    .getAllByRole("button")
    .filter((button) => button.getAttribute("aria-expanded") === "true")
    .map(({ textContent }) => textContent);

test("the newest first, each has its title and its day, and expands to its text @games-2-52", async () => {
  const { container } = await renderWidget("announcement-list", { answers: { announcements } });
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "TonightFeb 3, 2026",
    "WelcomeJan 1, 2026",
  ]);
  expect(open()).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: /Welcome/ }));
  await waitFor(() => expect(container.querySelector("strong")?.textContent).toBe("all"));
  expect(container.querySelector("script")).toBeNull();
});

test("the query's id is the one that is open initially", async () => {
  await renderWidget("announcement-list", {
    answers: { announcements },
    at: "/m/notice?id=a2",
    beforeHydration: () => undefined,
  });
  await waitFor(() => expect(open()).toEqual(["TonightFeb 3, 2026"]));
});

test("requests the types in its options", async () => {
  const { calls } = await renderWidget("announcement-list", {
    options: { source: { call: "announcements", with: { types: "PL,H", groupName: "m_home", platform: "M" } } },
    answers: { announcements: [] },
  });
  expect(calls[0]?.input).toMatchObject({ types: "PL,H", groupName: "m_home", platform: "M" });
  cleanup();
  const agents = await renderWidget("announcement-list", {
    options: { source: { call: "announcements", with: { types: "A", groupName: "m_home" } } },
    answers: { announcements: [] },
  });
  expect(agents.calls[0]?.input).toMatchObject({ types: "A" });
});

test("an empty list shows the text no_announcement", async () => {
  await renderWidget("announcement-list", { answers: { announcements: [] } });
  expect(await screen.findByText("no_announcement")).toBeTruthy();
});

test("while the list is loading there is a skeleton, and a failure can be retried", async () => {
  const { container } = await renderWidget("announcement-list", {
    answers: { announcements: () => new Promise(() => undefined) },
  });
  expect(container.querySelectorAll("[aria-hidden]").length).toBeGreaterThan(0);
  cleanup();
  await renderWidget("announcement-list", {
    answers: { announcements: () => Promise.reject(new GatewayError("network", "gone")) },
  });
  expect((await screen.findByRole("alert")).textContent).toContain("state.failed");
  expect(screen.getByRole("button", { name: "state.retry" })).toBeTruthy();
});
