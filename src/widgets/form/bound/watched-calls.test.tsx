// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import {
  amount,
  answered,
  form,
  line,
  output,
  sent,
  show,
  type,
  watch,
} from "../../../../tests/support/bound-form.tsx";
import { inputsOf, sendButton } from "../../../../tests/support/form-page.tsx";
import { INPUT_DEBOUNCE } from "./use-watch.ts";

describe("a watched call", () => {
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, INPUT_DEBOUNCE + 50)));
  it("is made when its inputs no longer change; the button waits, and an older answer does not free it", async () => {
    const platform = answered();
    const { calls } = await show(form({ vendor: line("vendor"), fee: output }, { watch }), {
      answers: { betSummary: platform.betSummary },
    });
    expect(await screen.findByText("empty")).toBeTruthy();
    await type("vendor", "a");
    await type("vendor", "first");
    expect(screen.getByText("wait")).toBeTruthy();
    expect(sendButton().disabled).toBe(true);
    await settle();
    expect(platform.asked()).toEqual(["first"]);
    await type("vendor", "second");
    await settle();
    expect(platform.asked()).toEqual(["first", "second"]);
    await platform.answer("first", "11.00");
    expect([sendButton().disabled, screen.queryByText(/11\.00/)]).toEqual([true, null]);
    await platform.answer("second", "22.00");
    expect(await screen.findByText(/22\.00/)).toBeTruthy();
    expect(sendButton().disabled).toBe(false);
    await userEvent.click(sendButton());
    expect(await sent(calls)).toEqual({ vendor: "second" });
  });
  it("is not shown nor sent for other inputs: going back and forward asks again", async () => {
    const platform = answered();
    const bound = { referrer: { watch: "sum.stake" } };
    const { calls } = await show(form({ vendor: line("vendor"), fee: output }, { watch }, { bound }), {
      answers: { betSummary: platform.betSummary },
    });
    await type("vendor", "first");
    await waitFor(() => expect(platform.asked()).toEqual(["first"]));
    await platform.answer("first", "11.00");
    expect(await screen.findByText(/11\.00/)).toBeTruthy();
    await type("vendor", "second");
    expect([screen.queryByText(/11\.00/), sendButton().disabled]).toEqual([null, true]);
    // The enter key does what the button would.
    await act(async () => fireEvent.submit(sendButton().form as HTMLFormElement));
    await settle();
    expect(inputsOf(calls, "register")).toEqual([]);
    await platform.answer("second", "22.00");
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    await userEvent.click(sendButton());
    expect(await sent(calls)).toEqual({ vendor: "second", referrer: "22.00" });
  });
  it("is made again for what was typed before: its answer may be valid once", async () => {
    let stake = 10;
    const { calls } = await show(form({ vendor: line("vendor"), fee: output }, { watch }), {
      answers: { betSummary: () => ({ count: 1, stake: `${++stake}.00`, paid: "0.00", net: "0.00" }) },
    });
    for (const [vendor, shown] of [
      ["first", /11\.00/],
      ["second", /12\.00/],
      ["first", /13\.00/],
    ] as const) {
      await type("vendor", vendor);
      expect(await screen.findByText(shown)).toBeTruthy();
      await waitFor(() => expect(sendButton().disabled).toBe(false));
    }
    expect(inputsOf(calls, "betSummary")).toHaveLength(3);
  });
  it("limits a field", async () => {
    const fields = { vendor: line("vendor"), value: amount("value", { max: { watch: "sum.stake" } }) };
    const { calls } = await show(form(fields, { watch }), {
      answers: { betSummary: { count: 1, stake: "40.00", paid: "0.00", net: "0.00" } },
    });
    await type("value", "50");
    await type("vendor", "first");
    expect(sendButton().disabled).toBe(true);
    expect(await screen.findByText("most ₱40.00")).toBeTruthy();
    await type("value", "30");
    await userEvent.click(sendButton());
    expect(await sent(calls)).toEqual({ vendor: "first", value: "30.00" });
  });
  it("that fails says so, holds the button, and is made again on request", async () => {
    let works = false;
    const betSummary = () => {
      if (!works) throw new TypeError("down");
      return { count: 1, stake: "40.00", paid: "0.00", net: "0.00" };
    };
    await show(form({ vendor: line("vendor"), fee: output }, { watch }), { answers: { betSummary } });
    await type("vendor", "first");
    expect(await screen.findByText("failed")).toBeTruthy();
    expect(sendButton().disabled).toBe(true);
    works = true;
    await userEvent.click(screen.getByRole("button", { name: "again" }));
    expect(await screen.findByText(/40\.00/)).toBeTruthy();
    expect(sendButton().disabled).toBe(false);
  });
});
