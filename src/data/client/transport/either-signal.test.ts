import { expect, test, vi } from "vitest";
import { browserTransport } from "./browser-transport.ts";
import { eitherSignal } from "./either-signal.ts";
import { answers, fakeFetch, fetched, wallet } from "../../../../tests/support/fake-fetch.ts";

fakeFetch();
const signals = AbortSignal;

test.each([0, 1])("whichever of two signals aborts, first or later, decides: %i", (which) => {
  const two = [new AbortController(), new AbortController()] as const;
  const later = eitherSignal(two[0].signal, two[1].signal);
  expect(later.aborted).toBe(false);
  two[which]?.abort("late");
  expect([later.aborted, later.reason]).toEqual([true, "late"]);
  two[1 - which]?.abort("later still");
  expect(later.reason).toBe("late");
  expect(eitherSignal(two[0].signal, two[1].signal).aborted).toBe(true);
});
test("a call that can be given up is made in a browser without AbortSignal.any", async () => {
  const timeout = (milliseconds: number) => signals.timeout(milliseconds);
  vi.stubGlobal("AbortSignal", { timeout });
  fetched.mockReturnValue(answers({ sumBalance: "1.00", currency: "PHP" }));
  await expect(browserTransport({ ...wallet, signal: new AbortController().signal })).resolves.toBeTruthy();
});
