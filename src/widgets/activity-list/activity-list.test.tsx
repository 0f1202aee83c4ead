// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { activityStatus } from "#gateway/entities.ts";
import { testActivity } from "../../../tests/support/entities.ts";
import { memberSession, renderWidget } from "../../../tests/support/render-widget.tsx";
import { GatewayError } from "#data/client/transport/gateway-error.ts";

const site = {
  routes: {
    home: { path: "/m/home", header: "home", footer: true, access: "everyone" },
    activityInfo: { path: "/m/activityInfo", header: "page", footer: true, access: "everyone" },
  },
} as const;
const show = (activities: unknown, options = {}, session: typeof memberSession | null = memberSession) =>
  renderWidget("activity-list", { options, site, session, answers: { activities } });

test.each(["cards", "rows", "tickets", "articles", "scenes", "invitations"])(
  "as %s each has its picture, title, period and status, and links to its page (account §2.1)",
  async (look) => {
    const { container, address } = await show(
      [testActivity(), testActivity({ id: "x2", title: "Second", endsAt: undefined, status: "claim" })],
      { look },
    );
    const [first, second] = screen.getAllByRole("link");
    expect(first?.textContent).toMatch(/First promotion.*Jan 1 – Feb 3, 2026.*activity.status.join$/);
    expect(second?.textContent).toMatch(/^Second.*activity.always.*activity.status.claim$/);
    expect(
      [...container.querySelectorAll("img")].map((picture) => [
        picture.getAttribute("alt"),
        picture.getAttribute("width") !== null,
      ]),
    ).toEqual([
      ["", true],
      ["", true],
    ]);
    await userEvent.click(screen.getByRole("link", { name: /Second/ }));
    expect(address()).toBe("/m/activityInfo?id=x2");
  },
);

test("deadlines begin with what ends first, each with the time left; what has no end and what is over come last", async () => {
  const { container } = await show(
    [
      testActivity({ id: "a", title: "Over", endsAt: "2026-01-01T08:00:00Z", status: "close" }),
      testActivity({ id: "b", title: "Endless", endsAt: undefined }),
      testActivity({ id: "c", title: "Later", endsAt: "2999-03-01T00:00:00Z" }),
      testActivity({ id: "d", title: "Soon", endsAt: "2999-02-01T00:00:00Z" }),
    ],
    { look: "deadlines" },
  );
  expect(screen.getAllByRole("link").map((line) => /Over|Endless|Later|Soon/.exec(line.textContent)?.[0])).toEqual([
    "Soon",
    "Later",
    "Endless",
    "Over",
  ]);
  const left = [...container.querySelectorAll("li")].map((line) => line.querySelector(".left")?.textContent);
  expect(left).toEqual([expect.stringMatching(/^[\d,]+ days$/), expect.stringMatching(/ days$/), undefined, undefined]);
});

test("tickets are stamped with their last day, scenes put the prize in front", async () => {
  const activities = [testActivity({ reward: "150.00" }), testActivity({ id: "x2", endsAt: undefined })];
  await show(activities, { look: "tickets" });
  expect(screen.getAllByRole("link").map((link) => link.querySelector(".stamp")?.textContent)).toEqual([
    "3Feb",
    undefined,
  ]);
  cleanup();
  await show(activities, { look: "scenes" });
  expect(screen.getAllByRole("link").map((link) => link.querySelector("b")?.textContent)).toEqual([
    "150.00",
    undefined,
  ]);
});

test.each(activityStatus.options)(
  "the status %s has its text and its tone @account-1-05 @account-9-23 @games-2-46 @games-4-36",
  async (status) => {
    const { container } = await show([testActivity({ status })]);
    expect(container.querySelector("[data-tone]")?.textContent).toBe(`activity.status.${status}`);
  },
);

test("guests see no status of a member who takes part", async () => {
  const { container } = await show([testActivity({ status: "process" }), testActivity({ id: "x2" })], {}, null);
  expect([...container.querySelectorAll("[data-tone]")].map(({ textContent }) => textContent)).toEqual([
    "activity.status.join",
  ]);
});

test("an empty list says so, and a failure can be retried", async () => {
  await show([]);
  expect(await screen.findByText("activity.none")).toBeTruthy();
  cleanup();
  await show(() => Promise.reject(new GatewayError("network", "gone")));
  expect(screen.getByRole("button", { name: "state.retry" })).toBeTruthy();
});
