// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import type { Answers } from "../support/widget-page.ts";
import { openSite } from "../support/base-site.tsx";
import { shownOverlay } from "../support/over-the-page.ts";
import { testActivity } from "../support/entities.ts";
import { fakeAddresses } from "../support/fake-addresses.ts";
import { imageFile } from "../support/images.ts";
import { eventually } from "../support/eventually.ts";

const ADDRESS = "/m/activityInfo?id=x1";
const APPLY = "Apply";
const COMMENT = "Anything we should know? (optional)";

/** Opens an activity that wants an application; the platform's answer to one changes its status. */
async function open({
  answers = {},
  activity = {},
  member = true,
}: { answers?: Answers; activity?: object; member?: boolean } = {}) {
  let status = "join";
  const shown = () => ({ ...testActivity(), content: "<p>About</p>", application: true, status, ...activity });
  const joinActivity = () => ({ status: (status = "applying") });
  // What is taken when a form is sent is in the browser's address.
  history.replaceState(null, "", ADDRESS);
  const site = await openSite(ADDRESS, {
    ...(member && { session: {} }),
    answers: { activity: shown, joinActivity, ...answers } as Answers,
  });
  await screen.findByRole("heading", { name: "First promotion" });
  return site;
}
const comment = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: COMMENT });
/** Waits as a person does: while it is not known what the platform asks for, the button is disabled. */
async function apply(): Promise<void> {
  const button = () => screen.getByRole<HTMLButtonElement>("button", { name: APPLY });
  await eventually(() => expect(button().disabled).toBe(false));
  await userEvent.click(button());
}

afterEach(() => history.replaceState(null, "", "/"));

describe("an application for an activity", () => {
  it("takes a comment of at most 140 characters, and the status follows @account-9-21 @games-5-06", async () => {
    const { sent, toasts } = await open();
    expect((await comment()).maxLength).toBe(140);
    await userEvent.type(await comment(), " Since May ");
    expect(screen.getByText("11 / 140")).toBeDefined();
    await apply();
    await screen.findByText("We are looking at your application.");
    expect(sent("joinActivity")).toEqual({ id: "x1", comment: "Since May" });
    await eventually(() => expect(toasts.at(-1)).toMatchObject({ text: "We have your application", kind: "success" }));
    expect(screen.queryByRole("textbox")).toBeNull();
  });
  it("takes images, and keeps all of it after a failure @games-5-07", async () => {
    fakeAddresses();
    let failing = true;
    const joinActivity = vi.fn(() => {
      if (failing) throw new GatewayError("network", "");
      return { status: "applying" };
    });
    await open({ answers: { joinActivity } });
    const image = imageFile("png", "slip.png");
    await userEvent.upload(await screen.findByLabelText("Add pictures"), image);
    await screen.findByText("slip.png");
    await userEvent.type(await comment(), "Since May");
    await apply();
    await eventually(() => expect(joinActivity).toHaveBeenCalledTimes(1));
    await screen.findByRole("alert");
    failing = false;
    await apply();
    await eventually(() => expect(joinActivity).toHaveBeenCalledTimes(2));
    expect(joinActivity.mock.calls).toEqual([1, 2].map(() => [{ id: "x1", comment: "Since May", images: [image] }]));
  });
  it("asks for what the platform describes, and sends it in a parameter of its own", async () => {
    const fields = [
      { name: "deposited", kind: "amount", label: "How much it was", required: true, min: "100.00" },
      { name: "id", kind: "text", label: "Number of the slip", required: false },
    ];
    const { sent, calls } = await open({ activity: { fields } });
    const amount = await screen.findByLabelText("How much it was");
    await userEvent.type(await screen.findByLabelText("Number of the slip"), "x2");
    await apply();
    await eventually(() => expect(document.activeElement).toBe(screen.getByLabelText("How much it was")));
    expect(calls.map(({ call }) => call)).not.toContain("joinActivity");
    await userEvent.type(amount, "250");
    await apply();
    await eventually(() =>
      expect(sent("joinActivity")).toEqual({ id: "x1", details: { deposited: "250.00", id: "x2" } }),
    );
  });
  it("shows a refusal of the platform under the field that it is about", async () => {
    const fields = [{ name: "slip", kind: "text", label: "Number of the slip", required: true }];
    const joinActivity = () => {
      throw new GatewayError("field.invalid", "", { field: "details.slip" });
    };
    await open({ activity: { fields }, answers: { joinActivity } });
    const slip = await screen.findByLabelText("Number of the slip");
    await userEvent.type(slip, "x2");
    await apply();
    await eventually(() => expect(slip.getAttribute("aria-invalid")).toBe("true"));
    await eventually(() => expect(document.activeElement).toBe(slip));
  });
  it("that comes too late says so, and the status is refetched", async () => {
    const joinActivity = () => {
      throw new GatewayError("activity.closed", "");
    };
    const { calls, toasts } = await open({ answers: { joinActivity } });
    const asked = () => calls.filter(({ call }) => call === "activity").length;
    await comment();
    const before = asked();
    await apply();
    await eventually(() => expect(toasts.at(-1)).toMatchObject({ kind: "fail" }));
    await eventually(() => expect(asked()).toBe(before + 1));
  });
  it("is what a guest logs in for, and nothing is sent", async () => {
    const { calls } = await open({ member: false });
    expect(screen.queryByRole("textbox")).toBeNull();
    await apply();
    expect(shownOverlay()).toEqual({ kind: "login" });
    expect(calls.map(({ call }) => call)).not.toContain("joinActivity");
  });
  it("is not asked for where joining takes a tap", async () => {
    const { sent } = await open({ activity: { application: false } });
    await userEvent.click(screen.getByRole("button", { name: "Join" }));
    expect(screen.queryByRole("textbox")).toBeNull();
    await eventually(() => expect(sent("joinActivity")).toEqual({ id: "x1" }));
  });
});
