// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { closeOverlay } from "#actions/overlay.ts";
import { GatewayError } from "#data/client/gateway-error.ts";
import { imageFile, LARGEST } from "../../../tests/support/images.ts";
import { testActivity } from "../../../tests/support/entities.ts";
import { fakeAddresses } from "../../../tests/support/fake-addresses.ts";
import { shownOverlay, shownToast } from "../../../tests/support/over-the-page.ts";
import { memberSession, renderWidget, type Setting } from "../../../tests/support/render-widget.tsx";

afterEach(() => {
  act(closeOverlay);
  cleanup();
});

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
const show = (activity: unknown, setting: Setting & { options?: Record<string, unknown> } = {}) =>
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
    expect(done).toHaveBeenCalledExactlyOnceWith({ id: "x1", comment: "", images: [] });
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
  it("an application takes a comment of at most 140 characters @account-9-21 @games-5-06", async () => {
    const { answers, done } = platform({ status: "join", application: true }, "joinActivity", "applying");
    await show(undefined, { answers });
    const comment = screen.getByRole("textbox", { name: "activity.comment" });
    expect(comment.getAttribute("maxlength")).toBe("140");
    await userEvent.type(comment, " Since May ");
    expect(screen.getByText("11 / 140")).toBeDefined();
    await tap("activity.action.apply");
    await screen.findByText("activity.why.applying");
    expect(done).toHaveBeenCalledExactlyOnceWith({ id: "x1", comment: "Since May", images: [] });
  });
  it("a guest is asked to log in, and nothing is sent", async () => {
    const { calls } = await show(detail({ application: true }), { session: null });
    expect(screen.queryByRole("textbox")).toBeNull();
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

describe("the images of an application (games §5)", () => {
  const application = detail({ status: "join", application: true });
  const input = () => screen.getByLabelText<HTMLInputElement>("activity.images.add");
  // Bypasses `accept`: some phones show every file all the same.
  const pick = (...files: File[]) => userEvent.upload(input(), files, { applyAccept: false });
  const rows = () => screen.queryAllByRole("listitem").map((row) => row.textContent);
  const messageBelow = () => document.getElementById(input().getAttribute("aria-describedby")!.split(" ")[0]!)!;

  it("are shown with name and size, and sent with the comment", async () => {
    const addresses = fakeAddresses();
    const sent = vi.fn(() => ({ status: "applying" }));
    const { container } = await show(application, { answers: { joinActivity: sent } });
    const files = [imageFile("png", "slip.png", 300 * 1024), imageFile("jpg", "me.jpg", LARGEST)];
    await pick(...files);
    await waitFor(() => expect(rows()).toEqual(["slip.png300 kB", "me.jpg5 MB"]));
    // A picture gets its object URL after its row is rendered.
    await waitFor(() =>
      expect([...container.querySelectorAll("li img")].map((image) => image.getAttribute("src"))).toEqual([
        ...addresses.open(),
      ]),
    );
    expect(addresses.open().size).toBe(2);
    await userEvent.type(screen.getByRole("textbox"), "Since May");
    await tap("activity.action.apply");
    expect(sent).toHaveBeenCalledExactlyOnceWith({ id: "x1", comment: "Since May", images: files });
  });
  it.each([
    ["of another type, whatever its name says,", [imageFile("bmp", "photo.png")], "photo.png error.image.invalid"],
    ["of more than 5 MB", [imageFile("png", "huge.png", LARGEST + 1)], "huge.png error.image.large"],
    [
      "that is the fourth",
      ["two.png", "three.png", "four.png"].map((name) => imageFile("png", name)),
      "four.png error.image.many",
    ],
  ])(
    "one %s is reported and left out; the others stay @account-9-18 @account-9-19 @account-9-20 @games-5-07",
    async (_what, files, message) => {
      fakeAddresses();
      await show(application);
      await pick(imageFile("jpg", "good.jpg"), ...files);
      await waitFor(() => expect(messageBelow().textContent).toBe(message));
      expect(messageBelow().getAttribute("aria-live")).toBe("polite");
      expect(input().getAttribute("aria-invalid")).toBe("true");
      expect(rows()).toHaveLength(files.length);
    },
  );
  it("one that is picked twice is sent once", async () => {
    fakeAddresses();
    await show(application);
    const file = imageFile("png", "one.png");
    await pick(file);
    await pick(file, imageFile("png", "two.png"));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(messageBelow().textContent).toBe("");
  });
  it("one can be removed, its object URL is revoked, and the focus stays with the field", async () => {
    const addresses = fakeAddresses();
    await show(application);
    await pick(imageFile("png", "one.png"), imageFile("png", "two.png"), imageFile("png", "three.png"));
    await pick(imageFile("png", "four.png"));
    await waitFor(() => expect(messageBelow().textContent).toContain("four.png"));
    await tap("activity.images.remove one.png");
    expect(rows().map((row) => row?.slice(0, 3))).toEqual(["two", "thr"]);
    expect(addresses.open().size).toBe(2);
    expect(document.activeElement).toBe(input());
    expect(messageBelow().textContent).toBe("");
    await pick(imageFile("png", "one.png"));
    await waitFor(() => expect(rows()).toHaveLength(3));
  });
  it.each(["network", "timeout", "image.large"] as const)(
    "after a failure (%s) comment and images are kept, and are sent again @games-5-07",
    async (code) => {
      fakeAddresses();
      let failing = true;
      const sent = vi.fn(() => (failing ? new GatewayError(code, "") : { status: "applying" }));
      await show(application, { answers: { joinActivity: sent } });
      await pick(imageFile("png", "one.png"));
      await waitFor(() => expect(rows()).toHaveLength(1));
      await userEvent.type(screen.getByRole("textbox"), "Since May");
      await tap("activity.action.apply");
      await waitFor(() => expect(shownToast()).toMatchObject({ text: `error.${code}`, kind: "fail" }));
      expect([screen.getByRole<HTMLTextAreaElement>("textbox").value, rows().length]).toEqual(["Since May", 1]);
      failing = false;
      await tap("activity.action.apply");
      expect(sent.mock.calls.at(-1)).toEqual(sent.mock.calls[0]);
      expect(sent).toHaveBeenCalledTimes(2);
    },
  );
  it.each([
    [detail({ status: "join" }), memberSession],
    [application, null],
  ])("are not offered to visitors who cannot apply", async (activity, session) => {
    await show(activity, { session });
    expect(screen.queryByLabelText("activity.images.add")).toBeNull();
  });
});
