import { expect, test } from "vitest";
import { actionContext } from "../../../tests/support/action-context.ts";
import { refresh } from "./refresh.ts";

test.each([
  ["wallet", ["wallet", "merchantWallet", "walletList"]],
  ["unread", ["unreadCount"]],
  ["announcements", ["announcements"]],
] as const)("refreshing %s refetches %s", async (what, calls) => {
  const context = actionContext();
  await refresh({ action: "refresh", what }, context);
  expect(context.refresh.mock.calls).toEqual(calls.map((call) => [call]));
});

test("calls are refetched by their names, and without any everything on the page", async () => {
  const context = actionContext();
  await refresh({ action: "refresh", calls: ["betRecords", "betSummary"] }, context);
  expect(context.refresh.mock.calls).toEqual([["betRecords"], ["betSummary"]]);
  const all = actionContext();
  await refresh({ action: "refresh" }, all);
  expect(all.refresh.mock.calls).toEqual([[]]);
});
