import { expect, test } from "vitest";
import { actionContext } from "../../../tests/support/action-context.ts";
import { refresh } from "./refresh.ts";

test.each([
  ["wallet", ["wallet", "merchantWallet"]],
  ["unread", ["unreadCount"]],
  ["announcements", ["announcements"]],
] as const)("refreshing %s refetches %s", async (what, calls) => {
  const context = actionContext();
  await refresh({ action: "refresh", what }, context);
  expect(context.refresh.mock.calls).toEqual(calls.map((call) => [call]));
});
