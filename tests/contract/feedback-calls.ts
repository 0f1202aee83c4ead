import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { CallName } from "#gateway/contract.ts";
import type { ErrorCode } from "#gateway/endpoint.ts";
import { MOST_IN_A_DAY } from "../../sandbox/feedback/feedback.ts";
import type { Caller } from "../support/caller.ts";
import { imageFile, LARGEST } from "../support/images.ts";
import { newMember } from "../support/new-member.ts";
import { decideFeedback } from "./feedback-desk.ts";
import { sessionErrors, type Provocation } from "./session-errors.ts";

const member = async (caller: Caller) =>
  (await caller.value("register", newMember(`puna${randomUUID().slice(0, 7)}`))).token;

const send = (caller: Caller, token: string, change: object = {}) =>
  caller.value("sendFeedback", { kind: "deposit", text: "Where is my money?", ...change }, { token });
const thread = async (caller: Caller, token: string, id: string) =>
  (await caller.value("feedbackThread", { id }, { token })).content
    .toReversed()
    .map(({ sender, text, images }) => [sender, text, images]);

/** Successful calls of feedback. */
export const feedbackSuccesses = {
  async feedback(caller) {
    const token = await member(caller);
    const list = async () => (await caller.value("feedback", {}, { token })).content;
    expect(await list()).toEqual([]);
    const first = await send(caller, token);
    caller.platform.clock.pass(60_000);
    const second = await send(caller, token, { kind: "suggestion", text: "More fish games" });
    expect(await list()).toEqual([second, first]);
    caller.platform.clock.pass(60_000);
    await caller.value("continueFeedback", { id: first.id, text: "Still not here" }, { token });
    expect((await list()).map(({ id, text }) => [id, text])).toEqual([
      [first.id, "Where is my money?"],
      [second.id, "More fish games"],
    ]);
  },
  async feedbackThread(caller) {
    const token = await member(caller);
    const { id } = await send(caller, token, { images: [imageFile("png"), imageFile("jpg")] });
    expect((await decideFeedback(caller, { do: "answer", id, text: "It is on its way." })).status).toBe(200);
    await caller.value("continueFeedback", { id, text: "Thank you" }, { token });
    expect(await thread(caller, token, id)).toEqual([
      ["member", "Where is my money?", 2],
      ["merchant", "It is on its way.", 0],
      ["member", "Thank you", 0],
    ]);
    const page = await caller.value("feedbackThread", { id, pageSize: 1, pageNo: 3 }, { token });
    expect([page.totalPages, page.content.map(({ text }) => text)]).toEqual([3, ["Where is my money?"]]);
    const pictures = page.content.flatMap(({ picture1, picture2, picture3 }) => [picture1, picture2, picture3]);
    expect(pictures[2]).toBeNull();
    const seen = await Promise.all(pictures.slice(0, 2).map((path) => fetch(`${caller.platform.url}${path}`)));
    expect(seen.map(({ headers }) => [headers.get("content-type"), headers.get("cache-control")])).toEqual([
      ["image/png", "no-store"],
      ["image/jpeg", "no-store"],
    ]);
    const other = await fetch(`${caller.platform.url}${pictures[0] ?? ""}9`);
    expect(other.status).toBe(404);
  },
  async sendFeedback(caller) {
    const token = await member(caller);
    const idempotencyKey = randomUUID();
    const at = caller.platform.clock.now().toISOString();
    const images = [imageFile("png", "one.png", LARGEST), imageFile("jpg"), imageFile("jpg")];
    const text = ` <b>${"é".repeat(990)}\n</b> `;
    const sent = await send(caller, token, { text, images, idempotencyKey });
    expect(sent).toEqual({
      id: sent.id,
      kind: "deposit",
      text: `<b>${"é".repeat(116)}…`,
      state: "waiting",
      at,
      changedAt: at,
    });
    expect(await send(caller, token, { text: "Something else", idempotencyKey })).toEqual(sent);
    expect((await caller.value("feedback", {}, { token })).content).toHaveLength(1);
  },
  async continueFeedback(caller) {
    const token = await member(caller);
    const { id } = await send(caller, token);
    await decideFeedback(caller, { do: "answer", id, text: "Which deposit?" });
    expect((await caller.value("feedback", {}, { token })).content[0]?.state).toBe("answered");
    const more = { id, text: "That of today", images: [imageFile("png")], idempotencyKey: randomUUID() };
    for (let time = 0; time < 2; time++)
      expect(await caller.value("continueFeedback", more, { token })).toMatchObject({ id, state: "waiting" });
    expect(await thread(caller, token, id)).toEqual([
      ["member", "Where is my money?", 0],
      ["merchant", "Which deposit?", 0],
      ["member", "That of today", 1],
    ]);
  },
} satisfies Partial<Record<CallName, (caller: Caller) => Promise<void>>>;

/** The refusals of feedback that a call declares, each for a member's own conversation. */
const refused =
  (name: "sendFeedback" | "continueFeedback", change: object): Provocation =>
  async (caller) => {
    const token = await member(caller);
    const { id } = await send(caller, token);
    const text = "<script>alert(1)</script>";
    return name === "sendFeedback"
      ? caller.call(name, { kind: "other", text, ...change }, { token })
      : caller.call(name, { id, text, ...change }, { token });
  };
const ofImages = (name: "sendFeedback" | "continueFeedback") => ({
  "image.invalid": refused(name, { images: [imageFile("png"), new File(["#!/bin/sh\nrm -rf /"], "photo.png")] }),
  "image.large": refused(name, { images: [imageFile("jpg", "photo.jpg", LARGEST + 1)] }),
  "image.many": refused(name, { images: Array.from({ length: 4 }, () => imageFile("png")) }),
});
const many =
  (name: "sendFeedback" | "continueFeedback"): Provocation =>
  async (caller) => {
    const token = await member(caller);
    const { id } = await send(caller, token);
    for (let time = 1; time < MOST_IN_A_DAY; time++)
      await caller.value("continueFeedback", { id, text: `More, ${time}` }, { token });
    return name === "sendFeedback"
      ? caller.call(name, { kind: "other", text: "One too many" }, { token })
      : caller.call(name, { id, text: "One too many" }, { token });
  };
const ofAnother =
  (name: "feedbackThread" | "continueFeedback"): Provocation =>
  async (caller) => {
    const { id } = await send(caller, await member(caller));
    const token = await member(caller);
    return name === "feedbackThread"
      ? caller.call(name, { id }, { token })
      : caller.call(name, { id, text: "Mine?" }, { token });
  };

/** How to provoke each error that a call of feedback declares. */
export const feedbackProvocations: Partial<Record<CallName, Partial<Record<ErrorCode, Provocation>>>> = {
  feedback: sessionErrors("feedback"),
  feedbackThread: { ...sessionErrors("feedbackThread"), "request.unknown": ofAnother("feedbackThread") },
  sendFeedback: {
    ...sessionErrors("sendFeedback"),
    ...ofImages("sendFeedback"),
    "feedback.many": many("sendFeedback"),
  },
  continueFeedback: {
    ...sessionErrors("continueFeedback"),
    ...ofImages("continueFeedback"),
    "request.unknown": ofAnother("continueFeedback"),
    "feedback.many": many("continueFeedback"),
    "feedback.closed": async (caller) => {
      const token = await member(caller);
      const { id } = await send(caller, token);
      await decideFeedback(caller, { do: "close", id });
      return caller.call("continueFeedback", { id, text: "One more thing" }, { token });
    },
  },
};
