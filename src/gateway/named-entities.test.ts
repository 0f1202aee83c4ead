import { expect, test } from "vitest";
import { contract } from "./contract.ts";
import { answeredBy, listedBy } from "./named-entities.ts";

test.each([
  ["announcements", "announcement"],
  ["messages", "message"],
  ["betRecords", "betRecord"],
] as const)("%s lists %s entries: its answer is a list of them, or a page", (call, entity) =>
  expect(listedBy(contract[call])).toBe(entity),
);

test("a call that answers one entity lists nothing", () => {
  expect(answeredBy(contract.memberInfo)).toEqual({ entity: "member", many: false });
  expect(listedBy(contract.memberInfo)).toBeUndefined();
});

test.each(["unreadCount", "captcha", "favouriteIds", "readMessage"] as const)("%s answers no entity", (call) =>
  expect(answeredBy(contract[call])).toBeUndefined(),
);
