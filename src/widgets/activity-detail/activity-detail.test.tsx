// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { closeOverlay } from "#actions/overlay.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { testActivity } from "../../../tests/support/entities.ts";
import { shownOverlay, shownToast } from "../../../tests/support/over-the-page.ts";
import { memberSession, renderWidget, type Setting } from "../../../tests/support/render-widget.tsx";

afterEach(() => act(closeOverlay));

const detail = (changes = {}) => ({
  ...testActivity(),
  content: "<p>All about <strong>it</strong><script>alert(1)</script></p>",
  application: false,
  ...changes,
});
const route = { header: "page", footer: true, access: "everyone" } as const;
const site = {
  routes: {
    home: { ...route, path: "/m/home" },
    activity: { ...route, path: "/m/activity" },
    activityInfo: { ...route, path: "/m/activityInfo" },
  },
};
const show = (activity: unknown, setting: Setting & { options?: Record<string, unknown>; body?: ReactNode } = {}) =>
  renderWidget("activity-detail", {
    site,
    at: "/m/activityInfo?id=x1",
    session: memberSession,
    ...setting,
    answers: { activity, ...setting.answers },
  });
const tap = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("the page of an activity (games §4)", () => {
  it("shows the activity in the query: picture, title, period, reward and the editors' text, sanitised", async () => {
    const { container, calls } = await show(detail({ reward: "1150.00" }));
    expect(calls.find(({ call }) => call === "activity")?.input).toEqual({ id: "x1", language: "EN" });
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("First promotion");
    expect(container.textContent).toContain("Jan 1 – Feb 3, 2026");
    expect(screen.getByText("1,150.00")).toBeDefined();
    await waitFor(() => expect(container.querySelector("strong")?.textContent).toBe("it"));
    expect(container.querySelector("script")).toBeNull();
  });
  it.each([
    ["card", ["dates", "standing", "reward"]],
    ["ticket", ["dates", "standing", "reward"]],
    ["table", ["left", "dates", "reward", "standing"]],
    ["article", ["dates", "standing", "reward", "left"]],
    ["scene", ["dates", "standing"]],
    ["invitation", ["dates", "reward", "standing"]],
  ])("as %s it has its title, reward, action and the facts %j, each with a name", async (look, facts) => {
    const activity = detail({ reward: "1150.00", endsAt: "2999-02-03T00:00:00Z" });
    const { container } = await show(activity, { options: { look } });
    expect([...container.querySelectorAll("dt")].map(({ textContent }) => textContent)).toEqual(
      facts.map((fact) => `activity.${fact}`),
    );
    expect(container.querySelector("article")?.getAttribute("data-look")).toBe(look);
    expect(screen.getByText("1,150.00")).toBeDefined();
    expect(screen.getByRole("button", { name: "activity.action.join" })).toBeDefined();
    expect(container.querySelector(".stamp")?.textContent).toBe(look === "ticket" ? "3Feb" : undefined);
  });
  it.each(["applying", "close", "rejected", "issued", "claimed", "signed", "process", "joined", "comingSoon"])(
    "with the status %s there is no action, and it says why @games-2-46 @games-4-36",
    async (status) => {
      await show(detail({ status }));
      expect(screen.queryByRole("button")).toBeNull();
      expect(screen.getByText(`activity.why.${status}`)).toBeDefined();
    },
  );
  it.each([
    ["", undefined],
    ["?id=x9", new GatewayError("request.unknown", "")],
  ])("where the query %j names none, it links to all of them", async (query, answer) => {
    await show(answer, { at: `/m/activityInfo${query}` });
    expect(screen.getByText("activity.gone")).toBeDefined();
    expect(screen.getByRole("link", { name: "activity.all" }).getAttribute("href")).toBe("/m/activity");
  });
  it("a failure can be retried", async () => {
    await show(new GatewayError("network", ""));
    await tap("state.retry");
    expect(screen.getByRole("alert").textContent).toContain("state.failed");
  });
});

describe("taking part (games §4, §5)", () => {
  /** A platform that records its calls. */
  function platform(first: object, call: "joinActivity" | "claimActivity", status: string) {
    let now = detail(first);
    const done = vi.fn(() => {
      now = { ...now, status } as typeof now;
      return { status, reward: "1.00" };
    });
    return { answers: { activity: () => now, [call]: done }, done };
  }
  it("joining sends one call, and the status follows", async () => {
    const { answers, done } = platform({ status: "join" }, "joinActivity", "joined");
    await show(undefined, { answers });
    await tap("activity.action.join");
    await screen.findByText("activity.why.joined");
    expect(done).toHaveBeenCalledExactlyOnceWith({ id: "x1" });
    expect(shownToast()).toMatchObject({ text: "activity.done.joined", kind: "success" });
  });
  it("claiming sends one call, and wallet and badge are refetched @games-2-46", async () => {
    const { answers, done } = platform({ status: "claim", reward: "1.00" }, "claimActivity", "claimed");
    const { client } = await show(undefined, { answers });
    const invalidated = vi.spyOn(client, "invalidateQueries");
    await tap("activity.action.claim");
    await screen.findByText("activity.why.claimed");
    expect(done).toHaveBeenCalledExactlyOnceWith({ id: "x1" });
    expect(invalidated.mock.calls.map(([filter]) => filter?.queryKey?.[0])).toEqual(
      expect.arrayContaining(["wallet", "merchantWallet", "promotionCount", "activities"]),
    );
  });
  it("where the platform wants an application a member fills in what the page has for it", async () => {
    await show(detail({ application: true }), { body: <p>the form</p> });
    expect(screen.getByText("the form")).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
  });
  it.each([
    ["joining takes a tap", detail(), memberSession, "join"],
    ["there is a reward to claim", detail({ application: true, status: "claim" }), memberSession, "claim"],
    ["the visitor is a guest", detail({ application: true }), null, "apply"],
  ])("where %s nothing is filled in", async (_why, activity, session, action) => {
    await show(activity, { session, body: <p>the form</p> });
    expect(screen.queryByText("the form")).toBeNull();
    expect(screen.getByRole("button", { name: `activity.action.${action}` })).toBeDefined();
  });
  it("without anything to fill in a tap applies", async () => {
    const { answers, done } = platform({ status: "join", application: true }, "joinActivity", "applying");
    await show(undefined, { answers });
    await tap("activity.action.apply");
    await screen.findByText("activity.why.applying");
    expect(done).toHaveBeenCalledExactlyOnceWith({ id: "x1" });
  });
  it("a guest is asked to log in, and nothing is sent", async () => {
    const { calls } = await show(detail({ application: true }), { session: null });
    await tap("activity.action.apply");
    expect(shownOverlay()).toEqual({ kind: "login" });
    expect(calls.map(({ call }) => call)).not.toContain("joinActivity");
  });
  it("a guest can log in to take part where the status is that of a member who takes part", async () => {
    await show(detail({ status: "process" }), { session: null });
    expect(screen.queryByText("activity.status.process")).toBeNull();
    await tap("activity.action.signIn");
    expect(shownOverlay()).toEqual({ kind: "login" });
  });
  it("a refusal is shown, and the status is refetched", async () => {
    const { calls } = await show(() => detail(), {
      answers: { joinActivity: new GatewayError("activity.closed", "") },
    });
    await tap("activity.action.join");
    await waitFor(() => expect(shownToast()).toMatchObject({ text: "error.activity.closed", kind: "fail" }));
    expect(calls.filter(({ call }) => call === "activity")).toHaveLength(2);
    expect(screen.getByRole("button", { name: "activity.action.join" })).toBeDefined();
  });
});
