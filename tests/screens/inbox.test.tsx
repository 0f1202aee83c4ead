// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { openSite } from "../support/base-site.tsx";
import { allSeen, appears, linksOf, tap } from "../support/drawn-page.ts";
import { testMessage } from "../support/entities.ts";
import { eventually } from "../support/eventually.ts";
import { openQuestion } from "../support/over-the-page.ts";

const gone = () => {
  throw new GatewayError("request.unknown", "");
};

/** An inbox that answers as a platform does. */
function inbox() {
  let kept = [
    testMessage(),
    testMessage({ id: "m2", title: "Second", read: true }),
    testMessage({ id: "m3", title: "News", kind: "broadcast" }),
  ];
  const unread = () => kept.filter(({ read }) => !read).length;
  return {
    messages: ({ state }: { state?: "read" | "unread" }) => ({
      content: kept.filter(({ read }) => state === undefined || read === (state === "read")),
      pageNum: 1,
      totalPages: 1,
    }),
    unreadCount: unread,
    readMessage: ({ id }: { id: string }) => {
      kept = kept.map((one) => (one.id === id ? { ...one, read: true } : one));
      return { unread: unread() };
    },
    readAllMessages: () => {
      kept = kept.map((one) => ({ ...one, read: true }));
      return { unread: 0 };
    },
    deleteMessage: ({ id }: { id: string }) => {
      kept = kept.filter((one) => one.id !== id);
      return { unread: unread() };
    },
    deleteReadMessages: () => {
      kept = kept.filter(({ read }) => !read);
      return { deleted: 1 };
    },
  };
}
const open = (answers: object = {}, flags: Record<string, boolean> = {}) =>
  openSite("/m/webEmail", { session: {}, flags, answers: { ...inbox(), ...answers } as never });
const main = () => document.querySelector("main")?.textContent ?? "";
const titles = () =>
  allSeen("button").flatMap(({ textContent }) => textContent?.match(/First message|Second|News/) ?? []);
const choose = async (words: string) => {
  const choice = await screen.findByRole("radio", { name: words });
  await act(async () => void fireEvent.click(choice));
};
const reply = async (agreed: boolean) => {
  const question = await eventually(() => {
    const asked = openQuestion();
    expect(asked).not.toBeNull();
    return asked;
  });
  await act(async () => question?.answer(agreed));
};

describe("the inbox", () => {
  test("marks what was sent to every member", async () => {
    await open();
    await appears("button", /To everyone.*News/);
    expect(allSeen("button", /To everyone.*First message/)).toEqual([]);
  });

  test("shows only unread or read messages where a member wants that", async () => {
    const site = await open();
    await appears("button", /News/);
    await choose("Unread");
    await eventually(() => expect(titles()).toEqual(["First message", "News"]));
    expect(site.address()).toBe("/m/webEmail?state=unread");
    await choose("Read");
    await eventually(() => expect(titles()).toEqual(["Second"]));
  });

  test("asks before it deletes a message", async () => {
    const site = await open();
    await tap("button", /Second/);
    await tap("button", "Delete");
    await reply(false);
    expect(site.calls.some(({ call }) => call === "deleteMessage")).toBe(false);
    await tap("button", "Delete");
    await reply(true);
    await eventually(() => expect(titles()).toEqual(["First message", "News"]));
    expect(site.sent("deleteMessage")).toEqual({ id: "m2" });
    await eventually(() => expect(site.toasts.at(-1)).toMatchObject({ text: "Message deleted" }));
  });

  test("marks all as read, and deletes all that are read", async () => {
    const site = await open();
    await appears("button", /First message/);
    await tap("button", "Delete all read messages");
    await reply(true);
    await eventually(() => expect(titles()).toEqual(["First message", "News"]));
    await tap("button", "Mark all as read");
    await eventually(() => expect(site.toasts.at(-1)).toMatchObject({ text: "All messages are read" }));
    await tap("button", "Delete all read messages");
    await reply(true);
    await eventually(() => expect(main()).toContain("No messages yet"));
  });

  test.each([
    ["opens", { readMessage: gone }, /First message/, []],
    ["deletes", { deleteMessage: gone }, /Second/, ["Delete"]],
  ])("says so where a member %s what was deleted elsewhere, and stays as it is", async (_, answers, message, then) => {
    const site = await open(answers);
    await tap("button", message);
    for (const button of then) {
      await tap("button", button);
      await reply(true);
    }
    const text = "This message was deleted on another device.";
    await eventually(() => expect(site.toasts.at(-1)).toMatchObject({ text, kind: "fail" }));
    await eventually(() => expect(site.calls.filter(({ call }) => call === "messages").length).toBeGreaterThan(1));
    expect(titles()).toEqual(["First message", "Second", "News"]);
  });
});

test.each(["/m/webEmail", "/m/message"])("%s is closed while MAILCEN is off @games-3-42", async (address) => {
  const site = await openSite(address, { session: {}, flags: { MAILCEN: false }, answers: inbox() as never });
  expect(site.address()).toBe("/m/home");
  expect(linksOf("header")).not.toContain("/m/webEmail");
});

test("home has the message icon while MAILCEN is on, and for guests none where it is off", async () => {
  await openSite("/m/home", { session: {}, flags: { MAILCEN: true } });
  await eventually(() => expect(linksOf("header")).toContain("/m/webEmail"));
  await openSite("/m/home", { flags: { MAILCEN: false } });
  expect(allSeen("button", /^Messages/)).toEqual([]);
});
