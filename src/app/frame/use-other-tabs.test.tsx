// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { tellOtherTabs } from "#data/client/cache/other-tabs.ts";
import { useCall } from "#data/client/use-call.ts";
import { memberSession, renderInPage } from "../../../tests/support/render-widget.tsx";
import { useOtherTabs } from "./use-other-tabs.ts";

function Page() {
  useOtherTabs();
  return <output>{useCall("unreadCount").data}</output>;
}

test("what a call in another tab has changed is refetched, and nothing else", async () => {
  let unread = 3;
  const { calls } = await renderInPage(<Page />, { session: memberSession, answers: { unreadCount: () => unread } });
  unread = 2;
  const heard = (key: string, newValue: string | null) =>
    act(async () => void window.dispatchEvent(new StorageEvent("storage", { key, newValue })));
  const before = calls.length;
  await heard("livery.changed", "wallet");
  await heard("livery.changed", null);
  await heard("livery.scheme", "unreadCount");
  expect([screen.getByRole("status").textContent, calls.length]).toEqual(["3", before]);
  await heard("livery.changed", "messages unreadCount");
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("2"));
});

test("what other tabs hear is not kept", () => {
  tellOtherTabs(["messages", "unreadCount"]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith("livery.changed"))).toEqual([]);
});
