// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { amount, form, line, sent, show, texts, toasts, type } from "../../../../tests/support/bound-form.tsx";
import { fieldOf, inputsOf, sendButton, showForm } from "../../../../tests/support/form-page.tsx";
import { memberSession } from "../../../../tests/support/render-widget.tsx";

describe("a limit from another field", () => {
  it("is that of what is typed now, and what was typed is checked again", async () => {
    const { calls } = await show(form({ most: amount("most"), value: amount("value", { max: { input: "most" } }) }));
    await type("most", "100");
    await type("value", "150");
    await userEvent.click(sendButton());
    expect(await screen.findByText("most ₱100.00")).toBeTruthy();
    expect(inputsOf(calls, "register")).toEqual([]);
    await type("most", "200");
    await waitFor(() => expect(screen.queryByText("most ₱100.00")).toBeNull());
    await userEvent.click(sendButton());
    expect(await sent(calls)).toMatchObject({ most: "200.00", value: "150.00" });
  });
});

describe("an initial value from another field", () => {
  const fields = { from: amount("from"), to: amount("to", { initial: { input: "from" } }) };
  it("follows it while the visitor has typed no other", async () => {
    const { calls } = await show(form(fields));
    await type("from", "100");
    await waitFor(() => expect(fieldOf("to").value).toBe("100.00"));
    await type("from", "1,200");
    await waitFor(() => expect(fieldOf("to").value).toBe("1200.00"));
    await userEvent.click(sendButton());
    expect(await sent(calls)).toMatchObject({ from: "1200.00", to: "1200.00" });
  });
  it("empties what was typed for another one, says so, and does not send it", async () => {
    const steps = { first: { title: "one", fields: ["from"] }, second: { title: "two", fields: ["to"] } };
    const required = Object.fromEntries(
      Object.entries(fields).map(([id, field]) => [id, { ...field, required: true }]),
    );
    const { calls } = await show(form(required, { steps }));
    await type("from", "100");
    await userEvent.click(screen.getByRole("button", { name: "form.next" }));
    await waitFor(() => expect(sendButton()).toBeTruthy());
    await type("to", "50");
    // Back, another value, and forward.
    await userEvent.click(screen.getByRole("button", { name: "form.back" }));
    await type("from", "300");
    await waitFor(() => expect(fieldOf("to").value).toBe(""));
    expect(toasts()).toEqual(["to emptied"]);
    await userEvent.click(await screen.findByRole("button", { name: "form.next" }));
    await userEvent.click(await screen.findByRole("button", { name: "send" }));
    expect(inputsOf(calls, "register")).toEqual([]);
    await type("to", "70");
    await userEvent.click(sendButton());
    expect(await sent(calls)).toMatchObject({ from: "300.00", to: "70.00" });
  });
});

describe("a field or a step that compares what is typed", () => {
  const bank = { kind: "select", label: "bank", required: true, choices: { a: { label: "A" }, b: { label: "B" } } };
  const isA = { compare: { of: { input: "bank" }, in: ["a"] } };
  const isMuch = { compare: { of: { input: "value" }, atLeast: "100.00" } };
  const compares = [isA.compare, isMuch.compare];
  const choose = (to: string) => act(async () => fireEvent.change(fieldOf("bank"), { target: { value: to } }));
  it("is shown while it compares so, and only then required and sent", async () => {
    const branch = { ...line("branch"), required: true, when: isA };
    const { calls } = await show(form({ bank, branch: { ...branch, label: "bank" } }, { compares }));
    await waitFor(() => expect(document.querySelector("[name=bank]")).not.toBeNull());
    const field = () => document.querySelector<HTMLInputElement>("[name=branch]");
    const chooses = (to: string) =>
      act(async () => fireEvent.change(document.querySelector("[name=bank]") as Element, { target: { value: to } }));
    expect(field()).toBeNull();
    await chooses("a");
    await waitFor(() => expect(field()).not.toBeNull());
    await userEvent.click(sendButton());
    expect(inputsOf(calls, "register")).toEqual([]);
    await act(async () => fireEvent.change(field() as Element, { target: { value: "north" } }));
    await chooses("b");
    await waitFor(() => expect(field()).toBeNull());
    await userEvent.click(sendButton());
    expect(await sent(calls)).toEqual({ bank: "b" });
  });
  it("does not count what is typed in a field that is not shown", async () => {
    const fields = { bank, value: amount("value", { when: isA }), proof: { ...line("proof"), when: isMuch } };
    await showForm(form(fields, { compares }), { texts, session: memberSession });
    await waitFor(() => expect(document.querySelector("[name=bank]")).not.toBeNull());
    const shown = () => ["value", "proof"].filter((name) => document.querySelector(`[name=${name}]`));
    await choose("a");
    await waitFor(() => expect(shown()).toEqual(["value"]));
    await type("value", "150");
    await waitFor(() => expect(shown()).toEqual(["value", "proof"]));
    await choose("b");
    await waitFor(() => expect(shown()).toEqual([]));
  });
});

describe("a parameter from elsewhere", () => {
  it("is what a field sends, and what is known of the visitor", async () => {
    const bound = { referrer: { input: "value" }, name: { visitor: "userName" }, domain: { site: "host" } };
    const { calls } = await show(form({ value: amount("value") }, {}, { bound }));
    await type("value", "1,500");
    await userEvent.click(sendButton());
    expect(await sent(calls)).toEqual({ value: "1500.00", referrer: "1500.00", name: "maria", domain: "localhost" });
  });
});
