// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { RowContext } from "#data/page/row.ts";
import { form, line, sent, show, toasts, type } from "../../../../tests/support/bound-form.tsx";
import { fieldOf, openedSession, registerSettings, sendButton } from "../../../../tests/support/form-page.tsx";
import { renderInPage } from "../../../../tests/support/render-widget.tsx";
import { Form } from "../form.tsx";

beforeEach(() => history.replaceState(null, "", "/m/register?card=b&note=Hi&much=1500"));

const choices = { a: { label: "A" }, b: { label: "B" } };
const kinds = {
  text: line("value"),
  textarea: { kind: "textarea", label: "value", required: false, rows: 3, most: 20 },
  select: { kind: "select", label: "value", required: false, choices },
  choice: { kind: "choice", label: "value", required: true, look: "list", choices },
  amount: { kind: "amount", label: "value", required: false, min: "0.01", currency: "PHP" },
  switch: { kind: "switch", label: "value", required: false },
  checkbox: { kind: "checkbox", label: "value", required: false, sends: "value" },
};
const showWith = (kind: keyof typeof kinds, initial: object, more: object = {}) =>
  show(form({ ...more, value: { ...kinds[kind], initial } }), { at: location.pathname + location.search });
const send = () => userEvent.click(sendButton());
const loaded = () =>
  waitFor(() => expect(document.querySelector("[name=value]")).not.toBeNull()).then(() => act(async () => undefined));

describe("an initial value from around the form", () => {
  it.each([
    ["text", { query: "note" }, "Hi"],
    ["textarea", { query: "note" }, "Hi"],
    ["select", { query: "card" }, "b"],
    ["choice", { query: "card" }, "b"],
    ["amount", { query: "much" }, "1500.00"],
    ["text", { visitor: "userName" }, "maria"],
    ["text", { query: "nothing" }, undefined],
  ] as const)("is that of a %s field: %j", async (kind, initial, expected) => {
    const { calls } = await showWith(kind, initial);
    await loaded();
    await send();
    expect((await sent(calls))["value"]).toBe(expected);
  });
  it.each(["select", "choice"] as const)("that a %s does not offer is none", async (kind) => {
    const { calls } = await showWith(kind, { query: "note" });
    await loaded();
    expect(document.querySelector("[name=value]:checked")).toBeNull();
    if (kind === "choice") await userEvent.click(screen.getByRole("radio", { name: "A" }));
    await send();
    expect((await sent(calls))["value"]).toBe(kind === "choice" ? "a" : undefined);
  });
  it("is filled in once: what the visitor types stays, and nothing is said", async () => {
    const { calls } = await showWith("text", { query: "note" });
    await loaded();
    await waitFor(() => expect(fieldOf("value").value).toBe("Hi"));
    await type("value", "Bye");
    act(() => history.replaceState(null, "", "/m/register?note=Other"));
    await act(async () => window.dispatchEvent(new PopStateEvent("popstate")));
    expect([fieldOf("value").value, toasts()]).toEqual(["Bye", []]);
    await send();
    expect((await sent(calls))["value"]).toBe("Bye");
  });
  it("counts in text of several lines", async () => {
    await showWith("textarea", { query: "note" });
    await loaded();
    expect(await screen.findByText(/2 \/ 20/)).toBeTruthy();
  });
});

describe("an initial value of the row", () => {
  it.each([
    ["text", "title", "Spring"],
    ["switch", "isNew", true],
    ["checkbox", "isNew", true],
  ] as const)("is that of a %s field", async (kind, field, expected) => {
    const described = form({ value: { ...kinds[kind], initial: { row: field } } });
    const { calls } = await renderInPage(
      <RowContext value={{ title: "Spring", isNew: true }}>
        <Form id="one" options={{ form: "one" }} slots={{}} />
      </RowContext>,
      {
        page: { route: "register", forms: { one: described as never } },
        answers: { registerSettings: registerSettings(), register: openedSession },
      },
    );
    await loaded();
    await send();
    expect((await sent(calls))["value"]).toBe(expected);
  });
});

describe("an initial value from the form", () => {
  const source = { ...kinds.switch, label: "source" };
  it.each(["switch", "checkbox"] as const)(
    "of a %s follows it, and takes the place of what was chosen",
    async (kind) => {
      const { calls } = await showWith(kind, { input: "source" }, { source });
      await loaded();
      await waitFor(() => expect(document.querySelector("[name=source]")).not.toBeNull());
      const box = () => document.querySelector<HTMLInputElement>("[name=value]");
      await userEvent.click(screen.getByRole("switch", { name: "source" }));
      await waitFor(() => expect(box()?.checked).toBe(true));
      await act(async () => fireEvent.click(box() as Element));
      expect(box()?.checked).toBe(false);
      await userEvent.click(screen.getByRole("switch", { name: "source" }));
      await userEvent.click(screen.getByRole("switch", { name: "source" }));
      await waitFor(() => expect(box()?.checked).toBe(true));
      await send();
      expect((await sent(calls))["value"]).toBe(true);
    },
  );
  it("of a text follows it until another one is typed", async () => {
    const { calls } = await showWith("text", { input: "source" }, { source: line("source") });
    await loaded();
    await type("source", "one");
    await waitFor(() => expect(fieldOf("value").value).toBe("one"));
    await type("value", "own");
    await type("source", "two");
    await waitFor(() => expect(fieldOf("value").value).toBe(""));
    expect(toasts()).toEqual(["value emptied"]);
    await send();
    expect(await sent(calls)).toEqual({ source: "two" });
  });
  it("ticks a box that opens the button, and no more than that", async () => {
    const value = { ...kinds.checkbox, gate: true, initial: { input: "source" } };
    await show(form({ source, value }));
    await loaded();
    expect(sendButton().disabled).toBe(true);
    await userEvent.click(await screen.findByRole("switch", { name: "source" }));
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    await userEvent.click(screen.getByRole("checkbox"));
    expect(sendButton().disabled).toBe(true);
  });
});
