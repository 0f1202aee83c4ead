// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { testAnnouncement } from "../../../tests/support/entities.ts";
import { preferLessMotion } from "../../../tests/support/motion.ts";
import { renderWidget } from "../../../tests/support/render-widget.tsx";
import { roundTime } from "./round-time.ts";

beforeEach(() => preferLessMotion(false));

const titles = [testAnnouncement({ title: "Welcome" }), testAnnouncement({ id: "a2", title: "Tonight" })];
const track = (container: Element) => container.querySelector(".belt");

it("scrolls the titles; the seamless copy is hidden from screen readers @account-2.10-01 @account-3-22 @games-2-70", async () => {
  const { container } = await renderWidget("announcement-marquee", { answers: { announcements: titles } });
  await screen.findAllByText("Welcome");
  expect(track(container)?.textContent).toBe("WelcomeTonightWelcomeTonight");
  expect(screen.getByRole("link").textContent).toContain("WelcomeTonight");
  expect(container.querySelectorAll("[aria-hidden=true].titles")).toHaveLength(1);
  expect(track(container)?.hasAttribute("data-moving")).toBe(true);
});

it("takes a time proportional to the width of the titles", () =>
  expect([roundTime(0), roundTime(420), roundTime(840)]).toEqual([0, 10_000, 20_000]));

it("shows the text no_announcement when the list is empty @account-2.10-03 @games-2-71", async () => {
  await renderWidget("announcement-marquee", {
    answers: { announcements: [] },
    texts: { no_announcement: "Nothing new" },
  });
  expect(await screen.findByText("Nothing new")).toBeDefined();
});

it("goes to the list of announcements at a tap @account-2.10-02 @games-2-72", async () => {
  const view = await renderWidget("announcement-marquee", { answers: { announcements: titles } });
  await screen.findAllByText("Welcome");
  await act(async () => fireEvent.click(screen.getByRole("link")));
  expect(view.address()).toBe("/m/notice");
});

it("runs the brand's action at a tap", async () => {
  const view = await renderWidget("announcement-marquee", {
    options: { onTap: { action: "navigate", to: "messages" } },
    answers: { announcements: [] },
  });
  await act(async () => fireEvent.click(screen.getByRole("link")));
  expect(view.address()).toBe("/m/webEmail");
});

it("can be paused", async () => {
  const { container } = await renderWidget("announcement-marquee", { answers: { announcements: titles } });
  await screen.findAllByText("Welcome");
  fireEvent.click(screen.getByRole("button", { name: "motion.pause" }));
  expect(track(container)?.hasAttribute("data-moving")).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "motion.play" }));
  expect(track(container)?.hasAttribute("data-moving")).toBe(true);
});

it("does not move under reduced motion", async () => {
  preferLessMotion(true);
  const { container } = await renderWidget("announcement-marquee", { answers: { announcements: titles } });
  await screen.findAllByText("Welcome");
  expect(track(container)?.hasAttribute("data-moving")).toBe(false);
  expect(screen.queryByRole("button")).toBeNull();
});
