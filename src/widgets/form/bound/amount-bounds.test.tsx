// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { BALANCE_MASKED, setPreference } from "#session/preferences.ts";
import { amount, answered, form, line, sent, show, type, watch } from "../../../../tests/support/bound-form.tsx";
import { fieldOf, inputsOf, sendButton } from "../../../../tests/support/form-page.tsx";

const rules = { count: 1, stake: "50.00", paid: "USD", net: ["100.00", "150.00", "120.00"] };
const value = (more: object) => ({ vendor: line("vendor"), value: amount("value", more) });
const names = () => screen.queryAllByRole("button", { pressed: false }).map(({ textContent }) => textContent);
/** Shows a form, and asks the platform what an amount may be. */
async function asking(more: object, answer: unknown) {
  const shown = await show(form(value(more), { watch }), { answers: { betSummary: answer } });
  await type("vendor", "a");
  return shown;
}

describe("amounts to choose from that the platform lists", () => {
  it("are buttons, without those that the limits exclude; a tap sets the value and marks the button", async () => {
    const { calls } = await asking({ quick: { watch: "sum.net" }, max: "140.00" }, rules);
    await waitFor(() => expect(names()).toEqual(["₱100.00", "₱120.00"]));
    await userEvent.click(screen.getByRole("button", { name: "₱120.00" }));
    expect(screen.getByRole("button", { pressed: true }).textContent).toBe("₱120.00");
    await userEvent.click(sendButton());
    expect(await sent(calls)).toMatchObject({ value: "120.00" });
  });
  it.each([
    ["no list", { ...rules, net: null }],
    ["an empty list", { ...rules, net: [] }],
    ["a list of something else", { ...rules, net: [1, null, {}, "many", "9".repeat(30)] }],
  ])("%s: there are none, and an amount can be typed", async (_what, answer) => {
    const { calls } = await asking({ quick: { watch: "sum.net" } }, answer);
    await waitFor(() => expect(inputsOf(calls, "betSummary")).toHaveLength(1));
    await type("value", "25");
    await userEvent.click(sendButton());
    expect(await sent(calls)).toMatchObject({ value: "25.00" });
    expect(names()).toEqual([]);
  });
  it("that do not come hold nothing", async () => {
    const { calls } = await asking({ quick: { watch: "sum.net" } }, () => Promise.reject(new TypeError("down")));
    await waitFor(() => expect(inputsOf(calls, "betSummary")).toHaveLength(1));
    await type("value", "25");
    await userEvent.click(sendButton());
    expect(await sent(calls)).toMatchObject({ value: "25.00" });
  });
});

describe("single amounts to choose from that come from elsewhere", () => {
  const quick = ["20.00", { watch: "sum.stake" }, { input: "other" }, "30.00"];
  it("are in their places among the written ones, each once; nothing waits for them", async () => {
    const fields = { ...value({ quick }), other: amount("other") };
    const { calls } = await show(form(fields, { watch }), { answers: { betSummary: rules } });
    await waitFor(() => expect(names()).toEqual(["₱20.00", "₱30.00"]));
    expect(sendButton().disabled).toBe(false);
    await type("vendor", "a");
    await waitFor(() => expect(names()).toEqual(["₱20.00", "₱50.00", "₱30.00"]));
    await type("other", "30");
    await waitFor(() => expect(names()).toEqual(["₱20.00", "₱50.00", "₱30.00"]));
    await type("other", "40");
    await waitFor(() => expect(names()).toEqual(["₱20.00", "₱50.00", "₱40.00", "₱30.00"]));
    await userEvent.click(screen.getByRole("button", { name: "₱50.00" }));
    await userEvent.click(sendButton());
    expect(await sent(calls)).toMatchObject({ value: "50.00" });
  });
  it("that do not fit, or are no amount, are not offered", async () => {
    await asking({ quick: ["20.00", { watch: "sum.count" }, { watch: "sum.stake" }], max: "40.00" }, rules);
    await waitFor(() => expect(names()).toEqual(["₱20.00"]));
  });
});

describe("limits that do not come", () => {
  it("hold the button and are said to have failed, until a tap asks for them once more", async () => {
    let fails = true;
    const answer = () => (fails ? Promise.reject(new TypeError("down")) : Promise.resolve(rules));
    const { calls } = await asking({ max: { watch: "sum.stake" } }, answer);
    expect(await screen.findByText("failed")).toBeTruthy();
    expect(sendButton().disabled).toBe(true);
    fails = false;
    await userEvent.click(screen.getByRole("button", { name: "again" }));
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    expect(screen.queryByText("failed")).toBeNull();
    await type("value", "25");
    await userEvent.click(sendButton());
    expect(await sent(calls)).toMatchObject({ value: "25.00" });
  });
});

describe("limits that tell what the member has", () => {
  afterEach(() => setPreference(BALANCE_MASKED, "0"));
  const bounds = { max: { watch: "sum.stake" }, quick: ["20.00"], tellsBalance: true };
  it.each([
    ["1", "most ******", []],
    ["0", "most ₱50.00", ["₱20.00"]],
  ])("are written unless the balance is hidden: %s", async (masked, said, offered) => {
    setPreference(BALANCE_MASKED, masked);
    await asking(bounds, rules);
    await waitFor(() => expect(names()).toEqual(offered));
    await type("value", "60");
    await userEvent.click(sendButton());
    expect(await screen.findByText(said)).toBeTruthy();
  });
});

describe("limits that are asked again", () => {
  it("stay meanwhile, and what is sent does not wait for them", async () => {
    const platform = answered();
    const fields = value({ max: { watch: "sum.stake" } });
    const { calls } = await show(form(fields, { watch }), { answers: { betSummary: platform.betSummary } });
    await type("value", "25");
    for (const vendor of ["a", "b"]) {
      await type("vendor", vendor);
      await waitFor(() => expect(platform.asked()).toContain(vendor));
      await platform.answer(vendor, "40.00");
    }
    await type("vendor", "a");
    await waitFor(() => expect(inputsOf(calls, "betSummary")).toHaveLength(3));
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    await userEvent.click(sendButton());
    expect(await sent(calls)).toMatchObject({ vendor: "a", value: "25.00" });
  });
});

describe("a step from elsewhere", () => {
  it("refuses what is no multiple of it, and what was typed is checked again when it comes", async () => {
    const { calls } = await show(form(value({ step: { watch: "sum.stake" } }), { watch }), {
      answers: { betSummary: rules },
    });
    await type("value", "120");
    await type("vendor", "a");
    expect(await screen.findByText("step ₱50.00")).toBeTruthy();
    await userEvent.click(sendButton());
    expect(inputsOf(calls, "register")).toEqual([]);
    await type("value", "150");
    await userEvent.click(sendButton());
    expect(await sent(calls)).toMatchObject({ value: "150.00" });
  });
  it("of nothing, or null, refuses nothing", async () => {
    for (const stake of ["0.00", null]) {
      const { calls } = await asking({ step: { watch: "sum.stake" } }, { ...rules, stake });
      await type("value", "12.34");
      await waitFor(() => expect(sendButton().disabled).toBe(false));
      await userEvent.click(sendButton());
      expect(await sent(calls)).toMatchObject({ value: "12.34" });
      cleanup();
    }
  });
});

describe("a currency from elsewhere", () => {
  it("is that of the amount, in a review too", async () => {
    const check = { kind: "review", label: "check", required: true, fields: { value: {} } };
    const fields = { ...value({ currency: { watch: "sum.paid" } }), check };
    await show(form(fields, { watch }), { answers: { betSummary: rules } });
    await type("value", "25");
    await type("vendor", "a");
    await waitFor(() => expect(screen.getByRole("group", { name: "check" }).textContent).toContain("$25.00"));
  });
  it("follows what is chosen, and its decimals", async () => {
    const choices = { USD: { label: "USD" }, JPY: { label: "JPY" } };
    const money = { kind: "select", label: "money", required: false, choices };
    await show(form({ money, value: amount("value", { currency: { input: "money" } }) }));
    await type("value", "25.5");
    await waitFor(() => expect(fieldOf("money").name).not.toBe(""));
    await act(() => userEvent.selectOptions(fieldOf("money"), "JPY"));
    await waitFor(() => expect(fieldOf("value").inputMode).toBe("numeric"));
  });
  it("that is unknown holds the button: it would not be said what is sent", async () => {
    const { calls } = await asking({ currency: { watch: "sum.paid" } }, { ...rules, paid: "pesos" });
    await waitFor(() => expect(inputsOf(calls, "betSummary")).toHaveLength(1));
    await waitFor(() => expect(sendButton().disabled).toBe(true));
  });
});
