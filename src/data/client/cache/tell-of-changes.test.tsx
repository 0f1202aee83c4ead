// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { renderInPage } from "../../../../tests/support/render-widget.tsx";
import { useRefetchHere } from "./effects.ts";
import { useRefetchChanged } from "./tell-of-changes.ts";

/** What other tabs hear of a call that has moved money, when the page refetches in this way. */
async function heardAfter(useRefetch: typeof useRefetchHere): Promise<string[]> {
  const write = vi.spyOn(Storage.prototype, "setItem");
  const page: { refetch?: ReturnType<typeof useRefetchHere> } = {};
  function Game() {
    page.refetch = useRefetch();
    return null;
  }
  await renderInPage(<Game />);
  write.mockClear();
  await page.refetch?.("gameLaunch");
  return write.mock.calls.filter(([key]) => key === "livery.changed").flatMap(([, calls]) => calls.split(" "));
}

test("other tabs hear which balances a game has changed", async () =>
  expect(await heardAfter(useRefetchChanged)).toContain("wallet"));
test("what is refetched on this page only is not told", async () =>
  expect(await heardAfter(useRefetchHere)).toEqual([]));
