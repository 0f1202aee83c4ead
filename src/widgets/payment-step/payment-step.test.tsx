// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import type { Deposit, NextStep } from "#gateway/deposits.ts";
import { memberSession, renderWidget } from "../../../tests/support/render-widget.tsx";

const go = (label: string) => ({ label, do: { action: "navigate", to: "home" } as const });
const options = { done: go("to-play"), again: go("to-deposit"), records: go("to-records") };
const deposit = (step: NextStep, changes: Partial<Deposit> = {}): Deposit => ({
  id: "d1",
  status: step.kind === "done" ? "credited" : step.kind === "refused" ? "rejected" : "waiting",
  method: "gcash",
  methodName: "GCash",
  amount: "700.00",
  fee: "0.00",
  step,
  cancellable: step.kind !== "done" && step.kind !== "refused",
  expiresAt: null,
  at: "2026-03-14T05:20:33Z",
  settledAt: null,
  ...changes,
});
const pay = "https://pay.example/1";
const replaceAddress = vi.fn<(url: string | URL) => void>();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // What jsdom does not do, and does not let anyone replace.
  const page = window.location;
  const faked = { get: (_: object, key: keyof Location) => (key === "assign" ? replaceAddress : page[key]) };
  vi.stubGlobal("location", new Proxy({}, faked as ProxyHandler<object>));
});
afterEach(() => replaceAddress.mockReset());

async function show(
  answer: unknown,
  at = "id=d1",
  more: Record<string, unknown> = {},
  own: Record<string, unknown> = options,
) {
  history.replaceState(null, "", `/m/payment?${at}`);
  const view = await renderWidget("payment-step", {
    options: own,
    at: `/m/payment?${at}`,
    session: memberSession,
    answers: { deposit: answer, ...more } as never,
  });
  await act(async () => void (await vi.advanceTimersByTimeAsync(20)));
  return { ...view, made: (call: string) => view.calls.filter((request) => request.call === call) };
}

test.each(["id=d1", "back=d1"])("it asks for the deposit in the address: %s", async (at) => {
  const { made } = await show(deposit({ kind: "wait" }), at);
  expect(made("deposit")[0]?.input).toMatchObject({ id: "d1" });
});

test("the browser goes to the provider's page by itself, and the address then says that the visitor has been there", async () => {
  await show(deposit({ kind: "redirect", url: pay }));
  expect(replaceAddress).toHaveBeenCalledWith(pay);
  expect(location.search).toBe("?id=d1&back=d1");
});

test("who comes back stays, reads that the payment is being confirmed, and can continue", async () => {
  await show(deposit({ kind: "redirect", url: pay }), "back=d1");
  expect(replaceAddress).not.toHaveBeenCalled();
  expect(screen.getByText("payment.confirming")).toBeTruthy();
  expect(screen.getByRole("link", { name: "payment.continue" }).getAttribute("href")).toBe(pay);
});

test("an address that is no page is not opened", async () => {
  await show(deposit({ kind: "redirect", url: `${"java"}script:alert(1)` }));
  expect(replaceAddress).not.toHaveBeenCalled();
  expect(screen.getByText("payment.unusable")).toBeTruthy();
});

test("an app is opened by a tap, not by itself", async () => {
  await show(deposit({ kind: "app", url: "https://app.example/1", fallback: pay }));
  expect(replaceAddress).not.toHaveBeenCalled();
  expect(screen.getByRole("link", { name: "payment.openApp" }).getAttribute("href")).toBe("https://app.example/1");
  expect(screen.getByRole("link", { name: "payment.withoutApp" }).getAttribute("href")).toBe(pay);
});

test("a transfer shows its data, each with a button that copies it", async () => {
  await show(deposit({ kind: "instructions", lines: [{ label: "Bank", value: "Demo" }] }));
  expect(screen.getByText("Demo")).toBeTruthy();
  expect(screen.getByRole("button", { name: "cell.copy: Bank" })).toBeTruthy();
});

test("a code is sent once it is whole, and a wrong one is said under it", async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });
  const { made } = await show(deposit({ kind: "code", sentTo: "••••ria", length: 6 }), "id=d1", {
    confirmDeposit: new GatewayError("code.wrong", "wrong"),
  });
  const field = await screen.findByRole("textbox");
  await user.type(field, "12a3");
  await user.click(screen.getByRole("button", { name: "payment.confirm" }));
  expect(screen.getByText("payment.codeShort")).toBeTruthy();
  expect(made("confirmDeposit")).toEqual([]);
  await user.clear(field);
  await user.click(field);
  await user.paste("１２3 456");
  await user.click(screen.getByRole("button", { name: "payment.confirm" }));
  expect(made("confirmDeposit")[0]?.input).toEqual({ id: "d1", verificationCode: "123456" });
  expect(await screen.findByText("error.code.wrong")).toBeTruthy();
});

test("what is credited says so and leads on", async () => {
  await show(deposit({ kind: "done" }));
  expect(screen.getByText("payment.done")).toBeTruthy();
  expect(screen.getByRole("link", { name: "to-play" })).toBeTruthy();
});

test.each(["declined", "expired", "cancelled", "rejected"] as const)(
  "what was %s says so, and leads back",
  async (reason) => {
    await show(deposit({ kind: "refused", reason }));
    expect(screen.getByText(`payment.refused.${reason}`)).toBeTruthy();
    expect(screen.getByRole("link", { name: "to-deposit" })).toBeTruthy();
  },
);

test("the platform is asked again, less and less often, and in the end only by a tap", async () => {
  const { made } = await show(deposit({ kind: "wait" }));
  const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
  await pass(6000);
  expect(made("deposit").length).toBeGreaterThanOrEqual(3);
  for (let half = 0; half < 25; half += 1) await pass(30_000);
  const asked = made("deposit").length;
  expect(asked).toBe(20);
  expect(screen.getByText("payment.late")).toBeTruthy();
  expect(screen.getByRole("link", { name: "to-records" })).toBeTruthy();
  await pass(60_000);
  expect(made("deposit")).toHaveLength(asked);
  act(() => screen.getByRole("button", { name: "payment.ask" }).click());
  await pass(20);
  expect(made("deposit")).toHaveLength(asked + 1);
});

test("who waits can ask at once from the start, and does not end the asking of the page by it", async () => {
  const { made } = await show(deposit({ kind: "wait" }));
  for (let tap = 0; tap < 25; tap += 1)
    await act(async () => {
      screen.getByRole("button", { name: "payment.ask" }).click();
      await vi.advanceTimersByTimeAsync(20);
    });
  expect(made("deposit").length).toBeGreaterThan(25);
  expect(screen.getByText("payment.confirming")).toBeTruthy();
});

test.each([true, false])(
  "what waits for the operator can be given up where the platform says so: %s",
  async (cancellable) => {
    await show(deposit({ kind: "wait" }, { cancellable }));
    expect(screen.queryAllByRole("button", { name: "payment.cancel" })).toHaveLength(cancellable ? 1 : 0);
  },
);

test("what is settled is not refetched", async () => {
  const { made } = await show(deposit({ kind: "refused", reason: "declined" }));
  await act(async () => void (await vi.advanceTimersByTimeAsync(120_000)));
  expect(made("deposit")).toHaveLength(1);
});

test("where no deposit waits it leads to a new one", async () => {
  await show(new GatewayError("request.unknown", "none"), "");
  expect(screen.getByText("payment.none")).toBeTruthy();
  expect(screen.getByRole("link", { name: "to-deposit" })).toBeTruthy();
});

test("a failure can be retried", async () => {
  await show(new GatewayError("platform.failed", "broken"));
  expect(await screen.findByRole("button", { name: "state.retry" })).toBeTruthy();
});
test("where the merchant has no records of deposits, none are offered to who waits", async () => {
  const records = { ...go("to-records"), when: { flag: "DEPRECM3" } };
  const { made } = await show(deposit({ kind: "wait" }), "id=d1", {}, { ...options, records });
  for (let half = 0; half < 26; half += 1) await act(async () => void (await vi.advanceTimersByTimeAsync(30_000)));
  expect(made("deposit").length).toBeGreaterThan(3);
  expect(screen.getByText("payment.late")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "to-records" })).toBeNull();
});
