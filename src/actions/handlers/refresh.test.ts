import { expect, test } from "vitest";
import { deedContext } from "../../../tests/support/action-context.ts";
import { refresh } from "./refresh.ts";

test.each([
  ["wallet", ["wallet", "merchantWallet"]],
  ["unread", ["unreadCount"]],
  ["announcements", ["announcements"]],
] as const)("refreshing %s asks %s again", async (what, calls) => {
  const context = deedContext();
  await refresh({ do: "refresh", what }, context);
  expect(context.refresh.mock.calls).toEqual(calls.map((call) => [call]));
});
