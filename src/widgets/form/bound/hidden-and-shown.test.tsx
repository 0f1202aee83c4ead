// @vitest-environment jsdom
import { focusManager, onlineManager } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { Toasts } from "#ui/toast/toasts.tsx";
import {
  amount,
  answered,
  form,
  line,
  output,
  sent,
  show,
  texts,
  toasts,
  type,
  watch,
} from "../../../../tests/support/bound-form.tsx";
import { fieldOf, inputsOf, sendButton, showForm } from "../../../../tests/support/form-page.tsx";
import { memberSession } from "../../../../tests/support/render-widget.tsx";
import { INPUT_DEBOUNCE } from "./use-watch.ts";

afterEach(() => {
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
});

const isOn = { compare: { of: { input: "more" }, in: [true] } };
const compares = [isOn.compare];
const more = { kind: "switch", label: "more", required: false };
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, INPUT_DEBOUNCE + 50)));
const toggle = async () => {
  await userEvent.click(screen.getByRole("switch", { name: "more" }));
};
const input = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
const showHidden = async (described: object, setting: object = {}) => {
  const shown = await showForm(described, { texts, session: memberSession, ...setting });
  await waitFor(() => expect(input("more")).not.toBeNull());
  return shown;
};

describe("a watched call that only fields read which are not shown", () => {
  const step = (id: string, when?: object) => ({ title: id, fields: [id], ...(when && { when }) });
  it("does not hold what is sent", async () => {
    const fields = { vendor: line("vendor"), more, fee: output };
    const steps = { one: { title: "one", fields: ["vendor", "more"] }, two: step("fee", isOn) };
    const { calls } = await showHidden(form(fields, { watch, steps, compares }));
    await type("vendor", "a");
    await settle();
    await userEvent.click(sendButton());
    expect(await sent(calls)).toMatchObject({ vendor: "a" });
    expect(inputsOf(calls, "betSummary")).toEqual([]);
  });
  it("is asked by the form itself where a parameter takes its answer", async () => {
    const fields = { vendor: line("vendor"), more, fee: { ...output, when: isOn } };
    const bound = { referrer: { watch: "sum.stake" } };
    const { calls } = await showHidden(form(fields, { watch, compares }, { bound }), {
      answers: { betSummary: { count: 1, stake: "7.00", paid: "0.00", net: "0.00" } },
    });
    await type("vendor", "a");
    await userEvent.click(sendButton());
    expect(await sent(calls)).toMatchObject({ vendor: "a", referrer: "7.00" });
    expect(inputsOf(calls, "betSummary")).toMatchObject([{ vendor: "a" }]);
  });
});

describe("a field that is hidden while its source changes, and shown again", () => {
  const fields = { from: amount("from"), more, to: amount("to", { initial: { input: "from" }, when: isOn }) };
  async function hideChangeShow(typed?: string) {
    const shown = await showHidden(form(fields, { compares }));
    await type("from", "100");
    await toggle();
    await waitFor(() => expect(input("to")?.value).toBe("100.00"));
    if (typed !== undefined) await type("to", typed);
    await toggle();
    await waitFor(() => expect(input("to")).toBeNull());
    await type("from", "300");
    await toggle();
    await waitFor(() => expect(input("to")).not.toBeNull());
    return shown;
  }
  it("follows it where only the initial value was filled in", async () => {
    const { calls } = await hideChangeShow();
    await waitFor(() => expect(input("to")?.value).toBe("300.00"));
    await userEvent.click(sendButton());
    expect(await sent(calls)).toMatchObject({ from: "300.00", to: "300.00" });
  });
  it("is emptied where something else was typed", async () => {
    await hideChangeShow("50");
    await waitFor(() => expect(input("to")?.value).toBe(""));
    expect(toasts()).toEqual(["to emptied"]);
  });
  it("keeps what was typed while its source is the same", async () => {
    await showHidden(form(fields, { compares }));
    await type("from", "100");
    await toggle();
    await waitFor(() => expect(input("to")?.value).toBe("100.00"));
    await type("to", "50");
    await toggle();
    await waitFor(() => expect(input("to")).toBeNull());
    await toggle();
    await waitFor(() => expect(input("to")?.value).toBe("50"));
  });
});

describe("switching apps, or a connection that comes back", () => {
  it("asks nothing again, and empties nothing", async () => {
    const fields = { vendor: line("vendor"), fee: output, value: amount("value", { initial: { watch: "sum.stake" } }) };
    const { calls } = await show(form(fields, { watch }), {
      answers: { betSummary: { count: 1, stake: "40.00", paid: "0.00", net: "0.00" } },
    });
    await type("vendor", "a");
    await waitFor(() => expect(fieldOf("value").value).toBe("40.00"));
    await type("value", "25");
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    const before = inputsOf(calls, "betSummary").length;
    await act(async () => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
      onlineManager.setOnline(false);
      onlineManager.setOnline(true);
    });
    expect([sendButton().disabled, inputsOf(calls, "betSummary").length, fieldOf("value").value]).toEqual([
      false,
      before,
      "25",
    ]);
  });
  it("an answer that is asked again and comes to the same keeps what was typed", async () => {
    const fields = { vendor: line("vendor"), value: amount("value", { initial: { watch: "sum.stake" } }) };
    const platform = answered();
    const { client } = await show(form(fields, { watch }), { answers: { betSummary: platform.betSummary } });
    await type("vendor", "a");
    await waitFor(() => expect(platform.asked()).toEqual(["a"]));
    await platform.answer("a", "40.00");
    await waitFor(() => expect(fieldOf("value").value).toBe("40.00"));
    await type("value", "25");
    await act(async () => void client.invalidateQueries({ queryKey: ["betSummary"] }));
    expect([sendButton().disabled, fieldOf("value").value]).toEqual([true, "25"]);
    await platform.answer("a", "40.00");
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    expect(fieldOf("value").value).toBe("25");
    expect(toasts()).not.toContain("value emptied");
  });
});

it("two fields that one source empties are named together, to a screen reader, too", async () => {
  const fields = {
    from: amount("from"),
    to: amount("to", { initial: { input: "from" } }),
    most: amount("most", { initial: { input: "from" } }),
  };
  await show(form(fields));
  render(<Toasts slow="slow" />);
  await type("from", "100");
  await waitFor(() => expect(fieldOf("most").value).toBe("100.00"));
  await type("to", "50");
  await type("most", "60");
  await act(async () => fireEvent.change(fieldOf("from"), { target: { value: "200" } }));
  await waitFor(() => expect([fieldOf("to").value, fieldOf("most").value]).toEqual(["", ""]));
  const said = screen.getAllByRole("status").map(({ textContent }) => textContent);
  expect(said).toContain("to, most emptied");
});

describe("a watched call with steps", () => {
  const steps = { one: { title: "one", fields: ["vendor"] }, two: { title: "two", fields: ["fee", "value"] } };
  const last = { one: { title: "one", fields: ["vendor", "fee"] }, two: { title: "two", fields: ["value"] } };
  const fields = {
    vendor: { ...line("vendor"), required: true },
    fee: output,
    value: { ...amount("value"), required: true },
  };
  const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name });

  it("back, another value, and forward: an old answer never frees the button", async () => {
    const platform = answered();
    const { calls } = await show(form(fields, { watch, steps }), { answers: { betSummary: platform.betSummary } });
    await type("vendor", "first");
    await userEvent.click(await button("form.next"));
    await settle();
    expect((await button("send")).disabled).toBe(true);
    await userEvent.click(await button("form.back"));
    await type("vendor", "second");
    await userEvent.click(await button("form.next"));
    expect((await button("send")).disabled).toBe(true);
    await platform.answer("first", "11.00");
    expect([sendButton().disabled, screen.queryByText(/11\.00/)]).toEqual([true, null]);
    await settle();
    await platform.answer("first", "11.00");
    expect(sendButton().disabled).toBe(true);
    await platform.answer("second", "22.00");
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    await type("value", "5");
    await userEvent.click(sendButton());
    expect(await sent(calls)).toMatchObject({ vendor: "second", value: "5.00" });
  });
  it("on an earlier step holds the button of the last one", async () => {
    const platform = answered();
    const { client } = await show(form(fields, { watch, steps: last }), {
      answers: { betSummary: platform.betSummary },
    });
    await type("vendor", "first");
    await waitFor(() => expect(platform.asked()).toEqual(["first"]));
    await platform.answer("first", "11.00");
    await waitFor(async () => expect((await button("form.next")).disabled).toBe(false));
    await userEvent.click(await button("form.next"));
    expect((await button("send")).disabled).toBe(false);
    await act(async () => void client.invalidateQueries({ queryKey: ["betSummary"] }));
    await waitFor(() => expect(sendButton().disabled).toBe(true));
    await platform.answer("first", "12.00");
    await waitFor(() => expect(sendButton().disabled).toBe(false));
  });
  it("that failed on an earlier step is named beside the button of the last one, which leads there", async () => {
    let works = true;
    const betSummary = () => {
      if (!works) throw new TypeError("down");
      return { count: 1, stake: "11.00", paid: "0.00", net: "0.00" };
    };
    const { client, calls } = await show(form(fields, { watch, steps: last }), { answers: { betSummary } });
    await type("vendor", "first");
    await waitFor(async () => expect((await button("form.next")).disabled).toBe(false));
    await userEvent.click(await button("form.next"));
    works = false;
    await act(async () => void client.invalidateQueries({ queryKey: ["betSummary"] }));
    await waitFor(() => expect(sendButton().disabled).toBe(true));
    expect(await screen.findByText("missing: fee")).toBeTruthy();
    await userEvent.click(await button("go to fee"));
    const fee = screen.getByRole("group", { name: "fee" });
    expect([document.activeElement, fee.closest("[hidden]")]).toEqual([fee, null]);
    expect(screen.queryByText("missing: fee"), "the field itself says what went wrong").toBeNull();
    works = true;
    await userEvent.click(screen.getByRole("button", { name: "again" }));
    await waitFor(async () => expect((await button("form.next")).disabled).toBe(false));
    await userEvent.click(await button("form.next"));
    await type("value", "5");
    expect(screen.queryByText("missing: fee")).toBeNull();
    await userEvent.click(sendButton());
    expect(await sent(calls)).toMatchObject({ vendor: "first", value: "5.00" });
  });
});
