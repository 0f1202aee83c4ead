import { focusManager, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { GatewayError } from "../transport/gateway-error.ts";
import { createQueryClient } from "./query-client.ts";

/** How often a query runs that always fails in the same way. */
async function timesAsked(failure: Error): Promise<number> {
  vi.useFakeTimers();
  const ask = vi.fn(() => Promise.reject(failure));
  const { retry, retryDelay } = createQueryClient().getDefaultOptions().queries ?? {};
  const answer = createQueryClient()
    .fetchQuery({
      queryKey: ["wallet"],
      queryFn: ask,
      ...(retry !== undefined && { retry }),
      ...(retryDelay !== undefined && { retryDelay }),
    })
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answer).toBe(failure);
  vi.useRealTimers();
  return ask.mock.calls.length;
}

test("a reading call is retried once after a network failure", async () =>
  expect(await timesAsked(new GatewayError("network", ""))).toBe(2));
test.each(["timeout", "nonsense", "session.expired", "platform.failed", "rate.limited"] as const)(
  "a call that failed with %s is not retried",
  async (code) => expect(await timesAsked(new GatewayError(code, ""))).toBe(1),
);
test("an error of our own is not retried", async () => expect(await timesAsked(new TypeError("oops"))).toBe(1));
test("answers stay fresh for half a minute", () =>
  expect(createQueryClient().getDefaultOptions().queries?.staleTime).toBe(30_000));
test.each([
  ["wallet", 2],
  ["walletList", 2],
  ["hotGames", 1],
])("on return to a page a fresh answer of %s has been asked for %i times", async (call, times) => {
  const client = createQueryClient();
  const ask = vi.fn(() => Promise.resolve({}));
  client.mount();
  const stop = new QueryObserver(client, { queryKey: [call], queryFn: ask }).subscribe(() => undefined);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(ask).toHaveBeenCalledTimes(times);
  stop();
  client.unmount();
  focusManager.setFocused(undefined);
});
