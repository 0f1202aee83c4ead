// @vitest-environment jsdom
import { act, fireEvent } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { closeOverlay } from "#actions/overlay.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { required } from "#kernel/assert.ts";
import { openSite } from "../support/base-site.tsx";
import { allSeen, appears, complaints, field, seen, tap, type } from "../support/drawn-page.ts";
import { eventually } from "../support/eventually.ts";
import { fakeAddresses } from "../support/fake-addresses.ts";
import { imageFile } from "../support/images.ts";

afterEach(() => act(async () => closeOverlay()));

const one = {
  id: "f1",
  kind: "deposit",
  text: "<b>Where</b> is my money?",
  state: "answered",
  at: "2026-03-14T05:20:00.000Z",
  changedAt: "2026-03-14T06:20:00.000Z",
};
const none = { images: 0, picture1: null, picture2: null, picture3: null };
const slip = "/api/sent/m1/1";
const thread = [
  { ...none, id: "m2", sender: "merchant", text: "On its way.", at: one.changedAt },
  { ...none, id: "m1", sender: "member", text: "<b>Where</b> is my money?\nIt was 500.00", picture1: slip, at: one.at },
];
const page = (content: readonly object[]) => ({ content, pageNum: 1, totalPages: 1 });
const open = (answers: object = {}, flags: Record<string, boolean> = {}) =>
  openSite("/m/feedback", {
    session: {},
    flags,
    answers: { feedback: page([one]), feedbackThread: page(thread), ...answers } as never,
  });
const main = () => document.querySelector("main")?.textContent ?? "";
const sheet = () => allSeen("dialog")[0]?.textContent ?? "";

async function write(text: string): Promise<void> {
  await tap("button", "Write to us");
  await fill(text);
}

async function fill(text: string): Promise<void> {
  await type({ "Your message": text });
  const kind = await field("What is it about?");
  await act(async () => void fireEvent.change(kind, { target: { value: "game" } }));
}

describe("feedback @games-2-26", () => {
  test("lists what the member wrote, as text, with its state", async () => {
    await open();
    await eventually(() => expect(main()).toContain("<b>Where</b> is my money?"));
    for (const text of ["Answered", "Deposit", "Mar 14, 2026"]) expect(main()).toContain(text);
    expect(document.querySelector("main b")).toBeNull();
  });

  test("says so where nothing was written", async () => {
    await open({ feedback: page([]) });
    await eventually(() => expect(main()).toContain("You haven't written to us yet"));
  });

  test("shows all of the conversation, and takes a further message", async () => {
    const site = await open({ continueFeedback: { ...one, state: "waiting" } });
    await tap("button", /Where/);
    await appears("dialog", "About: Deposit");
    await eventually(() => expect(sheet()).toContain("On its way."));
    for (const text of ["It was 500.00", "You", "Customer service"]) expect(sheet()).toContain(text);
    expect(site.calls.find(({ call }) => call === "feedbackThread")?.input).toMatchObject({ id: "f1" });
    const pictures = [...document.querySelectorAll("dialog img")].map((picture) => picture.getAttribute("src"));
    expect(pictures).toEqual([expect.stringContaining(slip)]);
    await type({ "Write back": "Thank you" });
    await tap("button", "Send");
    await eventually(() => expect(site.sent("continueFeedback")).toMatchObject({ id: "f1", text: "Thank you" }));
    await eventually(() => expect(site.toasts.at(-1)).toMatchObject({ text: "We have your message" }));
  });

  test("a closed conversation says so, and takes nothing", async () => {
    await open({ feedback: page([{ ...one, state: "closed" }]) });
    await tap("button", /Where/);
    await eventually(() => expect(sheet()).toContain("This conversation is closed."));
    expect(allSeen("button", "Send")).toEqual([]);
  });

  test("what is written is sent with its kind and pictures, once", async () => {
    fakeAddresses();
    const site = await open({ sendFeedback: { ...one, state: "waiting" } });
    await tap("button", "Write to us");
    await field("Your message");
    const picture = imageFile("png", "reels.png");
    const files = required(
      document.querySelector<HTMLInputElement>("dialog input[type=file]"),
      "The field of pictures",
    );
    await userEvent.upload(files, picture);
    await eventually(() => expect(sheet()).toContain("reels.png"));
    await fill("The reels stopped");
    await tap("button", "Send");
    await eventually(() => expect(site.toasts.at(-1)).toMatchObject({ text: "We have your message" }));
    const { idempotencyKey, ...sent } = site.sent("sendFeedback") as Record<string, unknown>;
    expect(sent).toEqual({ kind: "game", text: "The reels stopped", images: [picture] });
    expect(idempotencyKey).toMatch(/^[\w-]{16,64}$/);
  });

  test("nothing, too much and what is no picture are refused at their fields, and nothing is lost", async () => {
    fakeAddresses();
    const site = await open();
    await tap("button", "Write to us");
    await appears("dialog", "Write to us");
    await tap("button", "Send");
    await eventually(() => expect(complaints().length).toBe(2));
    const long = `<script>alert(1)</script>${"x".repeat(10_000)}`;
    await type({ "Your message": long });
    await tap("button", "Send");
    await eventually(() => expect(complaints().join(" ")).toContain("1000"));
    expect((await field("Your message")).value).toBe(long);
    const files = required(
      document.querySelector<HTMLInputElement>("dialog input[type=file]"),
      "The field of pictures",
    );
    await userEvent.upload(files, new File(["#!/bin/sh"], "program.png", { type: "image/png" }));
    await eventually(() => expect(sheet()).toMatch(/PNG or JPG/));
    expect(site.calls.some(({ call }) => call === "sendFeedback")).toBe(false);
  });

  test("a refusal because too much was written today says so, and what was typed stays", async () => {
    const sendFeedback = () => {
      throw new GatewayError("feedback.many", "");
    };
    await open({ sendFeedback });
    await write("Once more");
    await tap("button", "Send");
    await eventually(() => expect(sheet()).toContain("You have written as much as is possible within a day."));
    expect((await field("Your message")).value).toBe("Once more");
    expect(seen("button", "Send")).toBeDefined();
  });
});

test("a member goes home while FEEDBACK3 is off, a guest to login @games-3-42", async () => {
  expect((await open({}, { FEEDBACK3: false })).address()).toBe("/m/home");
  expect((await openSite("/m/feedback")).address()).toMatch(/^\/m\/login/);
});
