import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import "../../../../tests/support/known-calls.ts";
import { holdsPresumed, presume } from "./presume.ts";

const unread = (id: string) => ({ id, read: false });

function presumed(key: readonly string[], answer: unknown): unknown {
  const answers = new QueryClient();
  answers.setQueryData(key, answer);
  presume(answers, "readMessage", { id: "m2" });
  return answers.getQueryData(key);
}

test("the entry that was sent has its new fields at once, on whichever page it is", () => {
  const first = { content: [unread("m1")], pageNum: 1 };
  const answer = { pages: [first, { content: [unread("m2"), unread("m3")], pageNum: 2 }], pageParams: [] };
  const now = presumed(["messages", "acme", "pages"], answer) as typeof answer;
  expect(now.pages[1]?.content).toEqual([{ id: "m2", read: true }, unread("m3")]);
  expect(now.pages[0]).toBe(first);
});

test.each([
  ["a list", [unread("m1"), unread("m2")], [unread("m1"), { id: "m2", read: true }]],
  ["a page", { content: [unread("m2")] }, { content: [{ id: "m2", read: true }] }],
])("%s of entries, too", (_what, answer, expected) => expect(presumed(["messages"], answer)).toEqual(expected));

test("what does not have the entry is the same object", () => {
  const answer = { pages: [{ content: [unread("m1")] }] };
  expect(presumed(["messages"], answer)).toBe(answer);
});

test.each([
  [5, 4],
  [0, 0],
])("a number of %d becomes %d", (before, after) => expect(presumed(["unreadCount"], before)).toBe(after));

test("numbers are refetched all the same: somebody else may have changed them", () => {
  expect([holdsPresumed("readMessage", "messages"), holdsPresumed("readMessage", "unreadCount")]).toEqual([
    true,
    false,
  ]);
  expect(holdsPresumed("claimActivity", "activities")).toBe(false);
});
