// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useCall } from "#data/client/use-call.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import type { CallOutput } from "#gateway/contract.ts";
import { memberSession, renderInPage } from "../../../tests/support/render-widget.tsx";
import { AfterCalls } from "./after-calls.tsx";

function Asks() {
  useCall("wallet");
  useCall("promotionCount");
  return null;
}
const isShown = () => screen.queryByText("later") !== null;

/** A page that asks for both, whose wallet answers when told to. */
async function open(calls: readonly string[]) {
  const wallet: { answer: (value: CallOutput<"wallet">) => void; fail: (error: Error) => void }[] = [];
  const view = await renderInPage(
    <>
      <Asks />
      <AfterCalls
        id="after"
        options={{ calls: [...calls], refetch: ["promotionCount"] }}
        body={<p>later</p>}
        slots={{}}
      />
    </>,
    {
      session: memberSession,
      answers: {
        wallet: () => new Promise((answer, fail) => wallet.push({ answer, fail })),
        promotionCount: 2,
      },
    },
  );
  const made = () => view.calls.map(({ call }) => call).filter((call) => call === "promotionCount").length;
  return { ...view, wallet, made };
}
const money: CallOutput<"wallet"> = { sumBalance: "1.00", currency: "PHP" };

test("its widgets come once the calls have answered and what is refetched has come again", async () => {
  const { wallet, made } = await open(["wallet", "promotionCount"]);
  expect([isShown(), made()]).toEqual([false, 1]);
  await act(async () => wallet[0]?.answer(money));
  expect([isShown(), made()]).toEqual([true, 2]);
});
test("a call that fails is not waited for any longer", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { wallet } = await open(["wallet"]);
  await act(async () => wallet[0]?.fail(new GatewayError("platform.failed", "down")));
  expect(isShown()).toBe(true);
});
test("a call that the page does not make is not waited for", async () => {
  await open(["unreadCount"]);
  expect(isShown()).toBe(true);
});
test("they stay while the calls are made again", async () => {
  const { wallet, client, made } = await open(["wallet"]);
  await act(async () => wallet[0]?.answer(money));
  await act(async () => void client.invalidateQueries({ queryKey: ["wallet"] }));
  expect([isShown(), wallet.length, made()]).toEqual([true, 2, 2]);
});
