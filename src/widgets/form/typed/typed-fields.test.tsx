// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { forgetClock, learnClock } from "#data/client/transport/server-clock.ts";
import { fieldOf, inputsOf, sendButton, showForm } from "../../../../tests/support/form-page.tsx";
import { testSite } from "../../../../tests/support/widget-page.ts";

const packs = import.meta.glob<Record<string, string>>("../../../../text-packs/base/EN.json", {
  import: "default",
  eager: true,
});
const texts = Object.fromEntries(
  Object.values(packs).flatMap((pack) => Object.entries(pack).filter(([key]) => /^(?:field|period)\./.test(key))),
);
const form = (fields: object) => ({ fields, submit: { call: "register", label: "send", busy: "busy" }, after: {} });
/** Shows a form with one field "value"; resolves when its code has loaded. */
async function show(field: object, label = "label", timeZone = "UTC") {
  const site = { features: { ...testSite().features, timeZone } };
  const shown = await showForm(form({ value: { label, required: false, ...field } }), { texts, site });
  await waitFor(() => expect(document.querySelector("[name=value]")).not.toBeNull());
  return shown;
}
const said = () => {
  const ids = (document.querySelector("[name=value]")?.getAttribute("aria-describedby") ?? "").split(" ");
  return ids.map((id) => document.getElementById(id)?.textContent ?? "").join("|");
};
const send = () => userEvent.click(sendButton());
const sent = async (calls: { call: string; input: unknown }[]) => {
  await waitFor(() => expect(inputsOf(calls, "register")).toHaveLength(1));
  return inputsOf(calls, "register")[0]?.["value"];
};

describe("an amount", () => {
  const amount = {
    kind: "amount",
    min: "100.00",
    max: "50000.00",
    step: "50.00",
    quick: ["100.00", "1500.00"],
    currency: "PHP",
  };
  it("says its limits, then what it was understood as, and travels with two decimals", async () => {
    const { calls } = await show(amount);
    expect(fieldOf("label").inputMode).toBe("decimal");
    expect(said()).toBe("|From ₱100.00 to ₱50,000.00");
    await userEvent.type(fieldOf("label"), "01,500");
    expect(said()).toBe("|You entered ₱1,500.00");
    await send();
    expect(await sent(calls)).toBe("1500.00");
  });
  it("is chosen with a tap, which says so", async () => {
    const { calls } = await show(amount);
    const quick = screen.getByRole("button", { name: "₱1,500.00" });
    await userEvent.click(quick);
    expect([fieldOf("label").value, quick.getAttribute("aria-pressed")]).toEqual(["1500", "true"]);
    await send();
    expect(await sent(calls)).toBe("1500.00");
  });
  it.each([
    ["1,5", "Use a point for the decimals, for example 1500.50."],
    ["150.555", "Use at most 2 digits after the point."],
    ["-150", "An amount can't be below zero."],
    ["1".repeat(30), "That's too long: use at most 12 digits before the point."],
    ["99", "The least is ₱100.00."],
    ["50050", "The most is ₱50,000.00."],
    ["120", "Use a multiple of ₱50.00."],
    ["many", "Use digits only, for example 1500.50."],
  ])("%j is refused with a sentence at the field, and nothing is sent", async (typed, sentence) => {
    const { calls } = await show(amount);
    await userEvent.type(fieldOf("label"), typed);
    await send();
    await waitFor(() => expect(said().split("|")[0]).toBe(sentence));
    expect(fieldOf("label").getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(fieldOf("label"));
    expect(inputsOf(calls, "register")).toEqual([]);
  });
  it("in a currency without decimals takes whole amounts, from the phone's number pad", async () => {
    await show({ ...amount, currency: "JPY" });
    expect(fieldOf("label").inputMode).toBe("numeric");
    await userEvent.type(fieldOf("label"), "150.5");
    await send();
    await waitFor(() => expect(said()).toContain("Use a whole number, without decimals."));
  });
});

describe("a number", () => {
  it("travels as a number", async () => {
    const { calls } = await show({ kind: "number", min: 1, max: 5000, decimals: 0 });
    await userEvent.type(fieldOf("label"), "1,200");
    await send();
    expect(await sent(calls)).toBe(1200);
  });
  it.each([
    ["0", "The least is 1."],
    ["6,000", "The most is 5,000."],
    ["1.5", "Use a whole number, without decimals."],
    ["-1", "This can't be below zero."],
  ])("%j is refused with a sentence", async (typed, sentence) => {
    await show({ kind: "number", min: 1, max: 5000, decimals: 0 });
    await userEvent.type(fieldOf("label"), typed);
    await send();
    await waitFor(() => expect(said()).toContain(sentence));
  });
});

describe("a date", () => {
  const date = { kind: "date", min: "2026-01-01", max: "2026-12-31" };
  it("travels as a day", async () => {
    const { calls } = await show(date);
    fireEvent.input(fieldOf("label"), { target: { value: "2026-02-28" } });
    await send();
    expect(await sent(calls)).toBe("2026-02-28");
  });
  it("before the first or after the last day is refused", async () => {
    await show(date);
    await userEvent.type(fieldOf("label"), "2025-12-31");
    await send();
    await waitFor(() => expect(said()).toContain("Choose Jan 1, 2026 or a later day."));
  });
  it("that does not exist is refused, although the browser says that nothing is typed", async () => {
    const { calls } = await show(date);
    Object.defineProperty(fieldOf("label"), "validity", { value: { badInput: true } });
    await send();
    await waitFor(() => expect(said()).toContain("There is no such day."));
    expect(inputsOf(calls, "register")).toEqual([]);
  });
});

describe("text of several lines", () => {
  it("takes a line break, counts as the contract does, and travels trimmed", async () => {
    const { calls } = await show({ kind: "textarea", rows: 3, most: 20 });
    const area = fieldOf("label");
    expect([area.tagName, area.maxLength]).toEqual(["TEXTAREA", 20]);
    await userEvent.type(area, "Hi 😀{Enter}you ");
    expect(said()).toContain("10 / 20");
    await send();
    expect(await sent(calls)).toBe("Hi 😀\nyou");
  });
  it("that was longer than the limit before hydration is refused", async () => {
    const { calls } = await show({ kind: "textarea", rows: 3, most: 3 });
    fireEvent.input(fieldOf("label"), { target: { value: "four" } });
    await send();
    await waitFor(() => expect(said()).toContain("That's too long: use at most 3 characters."));
    expect(inputsOf(calls, "register")).toEqual([]);
  });
});

describe("a secret number", () => {
  it("is hidden until the eye shows it, and has as many digits as it should", async () => {
    const { calls } = await show({ kind: "pin", length: 6 });
    const pin = fieldOf("label");
    expect([pin.type, pin.inputMode, pin.autocomplete]).toEqual(["password", "numeric", "off"]);
    await userEvent.type(pin, "12345");
    await send();
    await waitFor(() => expect(said()).toContain("Enter 6 digits."));
    await userEvent.clear(pin);
    await userEvent.click(pin);
    await userEvent.paste("１23-4 56");
    await userEvent.click(screen.getByRole("button", { name: "form.showPassword" }));
    expect(pin.type).toBe("text");
    await send();
    expect(await sent(calls)).toBe("123456");
  });
});

describe("a switch", () => {
  it("is always sent, on or off", async () => {
    const { calls } = await show({ kind: "switch", initial: true });
    const on = screen.getByRole<HTMLInputElement>("switch", { name: "label" });
    expect(on.checked).toBe(true);
    await userEvent.click(on);
    await send();
    expect(await sent(calls)).toBe(false);
  });
  it("that must be on says so", async () => {
    await show({ kind: "switch", required: true });
    await send();
    await waitFor(() => expect(said()).toContain("form.required"));
    await act(() => userEvent.click(screen.getByRole("switch")));
    await waitFor(() => expect(said()).not.toContain("form.required"));
  });
});

describe("a period", () => {
  const period = { kind: "period", from: "first", to: "last", presets: ["today", "week"], most: 31 };
  const choose = (end: string, day: string) =>
    fireEvent.change(screen.getByLabelText(`${end}`), { target: { value: day } });
  it("travels as two days, and names the merchant's time zone", async () => {
    const { calls } = await show(period);
    expect(screen.getByRole("group", { name: "label" }).textContent).toContain("Days in the time zone");
    choose("From", "2026-01-01");
    choose("To", "2026-01-31");
    await send();
    await waitFor(() =>
      expect(inputsOf(calls, "register")[0]).toMatchObject({ first: "2026-01-01", last: "2026-01-31" }),
    );
  });
  it("is chosen with a tap, which says so", async () => {
    const { calls } = await show(period);
    await userEvent.click(screen.getByRole("button", { name: "7 days" }));
    expect(screen.getByRole("button", { name: "7 days" }).getAttribute("aria-pressed")).toBe("true");
    await send();
    await waitFor(() => expect(inputsOf(calls, "register")).toHaveLength(1));
    const { first, last } = inputsOf(calls, "register")[0] ?? {};
    expect(Date.parse(String(last)) - Date.parse(String(first))).toBe(6 * 24 * 60 * 60 * 1000);
  });
  it("counts its choices from the platform's day, on a phone whose clock is wrong", async () => {
    learnClock(Date.parse("2026-03-09T20:00:00Z"), Date.now());
    const { calls } = await show(period, "label", "Asia/Manila");
    await userEvent.click(screen.getByRole("button", { name: "Today" }));
    await send();
    await waitFor(() =>
      expect(inputsOf(calls, "register")[0]).toMatchObject({ first: "2026-03-10", last: "2026-03-10" }),
    );
    forgetClock();
  });
  it.each([
    [{ From: "2026-02-01", To: "2026-01-01" }, "The first day must not be after the last."],
    [{ From: "2026-01-01", To: "2027-02-05" }, "Choose at most 31 days."],
    [{ From: "2026-01-01" }, "Choose the first and the last day."],
    [{}, "form.required"],
  ])("%j is refused with a sentence, and nothing is sent", async (days, sentence) => {
    const { calls } = await show({ ...period, required: true });
    for (const [end, day] of Object.entries(days)) choose(end, day);
    await send();
    await screen.findByText(sentence);
    expect(document.activeElement).toBe(screen.getByLabelText("From"));
    expect(inputsOf(calls, "register")).toEqual([]);
  });
});
