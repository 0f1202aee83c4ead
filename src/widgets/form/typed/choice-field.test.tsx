// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { form, line, sent, show as showWhole, toasts, type } from "../../../../tests/support/bound-form.tsx";
import { inputsOf, sendButton, showForm } from "../../../../tests/support/form-page.tsx";

const cell = (field: string, more: object = {}) => ({
  id: field,
  field,
  label: `the ${field}`,
  as: "text",
  role: "meta",
  texts: {},
  tones: {},
  ...more,
});
const fields = {
  accountTypeName: cell("accountTypeName", { role: "title" }),
  gameType: cell("gameType"),
};
const from = { call: "vendors", value: "vassalage", coming: 2, fields };
const vendor = (vassalage: string, more: object = {}) => ({
  vassalage,
  accountTypeName: `Name of ${vassalage}`,
  gameType: "RNG",
  ...more,
});
const choice = (more: object = {}) => ({ kind: "choice", label: "card", look: "list", required: true, from, ...more });
const texts = {
  "field.choice.waiting": "wait",
  "field.choice.failed": "failed",
  "state.retry": "again",
  "field.choice.empty": "nothing",
  "field.choice.gone": "{{fields}} gone",
  "field.output.empty": "first the others",
  "form.clear": "clear {{field}}",
  "cell.show": "show",
};

const radios = () => screen.queryAllByRole<HTMLInputElement>("radio");
const chosen = () => radios().find(({ checked }) => checked)?.value;
const radio = (name: string | RegExp) => screen.findByRole<HTMLInputElement>("radio", { name });
const send = () => userEvent.click(sendButton());
const show = (described: object, answers: object) => showWhole(described, { texts, answers });

describe("a choice of its own", () => {
  const choices = { fast: { label: "Fast" }, slow: { label: "Slow" } };
  it("shows each, and sends the one that is chosen last", async () => {
    const { calls } = await show(form({ way: choice({ from: undefined, choices }) }), {});
    await userEvent.click(await radio("Fast"));
    await userEvent.click(await radio("Slow"));
    await send();
    expect(await sent(calls)).toEqual({ way: "slow" });
  });
  it("that is required says so, and gets the focus", async () => {
    const { calls } = await show(form({ way: choice({ from: undefined, choices }) }), {});
    await radio("Fast");
    await send();
    expect(await screen.findByText("form.required")).toBeTruthy();
    expect(document.activeElement).toBe(await radio("Fast"));
    expect(inputsOf(calls, "register")).toEqual([]);
    await userEvent.click(await radio("Slow"));
    await waitFor(() => expect(screen.queryByText("form.required")).toBeNull());
  });
  it("that may stay empty can be emptied again", async () => {
    const { calls } = await show(form({ way: choice({ from: undefined, choices, required: false }) }), {});
    await userEvent.click(await radio("Fast"));
    await userEvent.click(screen.getByRole("button", { name: "clear card" }));
    expect(chosen()).toBeUndefined();
    await send();
    expect(await sent(calls)).toEqual({});
  });
  it("starts with what is written", async () => {
    const { calls } = await show(form({ way: choice({ from: undefined, choices, initial: "slow" }) }), {});
    await radio("Slow");
    await waitFor(() => expect(chosen()).toBe("slow"));
    await send();
    expect(await sent(calls)).toEqual({ way: "slow" });
  });
});

describe("a choice of what a call lists", () => {
  it("shows cells of each, offers a value once, and sends it as it is listed", async () => {
    const listed = { ...from, value: "number" };
    const vendors = [vendor("A", { number: 7 }), vendor("B", { number: 8 }), vendor("C", { number: 8 })];
    const { calls } = await show(form({ card: choice({ from: listed }) }), { vendors });
    expect((await radio("Name of A")).getAttribute("aria-describedby")).not.toBeNull();
    expect(radios().map(({ value }) => value)).toEqual(["7", "8"]);
    await userEvent.click(await radio("Name of B"));
    await send();
    expect(await sent(calls)).toEqual({ card: 8 });
  });
  it("has buttons of its own in an option: a tap on one chooses nothing", async () => {
    const masked = { ...from, fields: { accountTypeName: cell("accountTypeName", { as: "masked" }) } };
    await show(form({ card: choice({ from: masked }) }), { vendors: [vendor("A")] });
    await userEvent.click(await screen.findByRole("button", { name: "show" }));
    expect([chosen(), radios().length]).toEqual([undefined, 1]);
    expect(screen.getByText("Name of A")).toBeTruthy();
  });
  it("keeps what follows hidden only until it is there: its own error is seen", async () => {
    let answer: (vendors: object[]) => void = () => undefined;
    const vendors = () => new Promise((resolve) => (answer = resolve));
    await show(form({ card: choice() }), { vendors });
    await waitFor(() => expect(document.querySelectorAll("[data-coming]")).toHaveLength(1));
    answer([vendor("A")]);
    await radio("Name of A");
    expect(document.querySelectorAll("[data-coming]")).toHaveLength(0);
  });
  it("holds the button back until it is there", async () => {
    let answer: (vendors: object[]) => void = () => undefined;
    const vendors = () => new Promise((resolve) => (answer = resolve));
    await show(form({ card: choice() }), { vendors });
    await waitFor(() => expect(sendButton().disabled).toBe(true));
    await act(async () => answer([vendor("A")]));
    await radio("Name of A");
    await waitFor(() => expect(sendButton().disabled).toBe(false));
  });
  it("that cannot be loaded says so, and is refetched by a tap", async () => {
    let isDown = true;
    const vendors = () => (isDown ? Promise.reject(new GatewayError("platform.failed", "")) : [vendor("A")]);
    await show(form({ card: choice() }), { vendors });
    expect(await screen.findByText("failed", {}, { timeout: 9000 })).toBeTruthy();
    expect(sendButton().disabled).toBe(true);
    isDown = false;
    await userEvent.click(screen.getByRole("button", { name: "again" }));
    await radio("Name of A");
    await waitFor(() => expect(sendButton().disabled).toBe(false));
  }, 15_000);
  it("with nothing in it says so; only one that is required holds the button back", async () => {
    await show(form({ card: choice({ from: { ...from, empty: "add a card" } }) }), { vendors: [] });
    expect(await screen.findByText("add a card")).toBeTruthy();
    expect(sendButton().disabled).toBe(true);
    cleanup();
    const { calls } = await show(form({ card: choice({ required: false }) }), { vendors: [] });
    expect(await screen.findByText("nothing")).toBeTruthy();
    await send();
    expect(await sent(calls)).toEqual({});
  });
});

describe("what is chosen initially", () => {
  it.each([
    ["only", [vendor("A")], "A"],
    ["only", [vendor("A"), vendor("B")], undefined],
    ["first", [vendor("A"), vendor("B")], "A"],
    [undefined, [vendor("A")], undefined],
  ])("%s of %j is %s", async (preselects, vendors, expected) => {
    await show(form({ card: choice({ from: { ...from, preselects } }) }), { vendors });
    await radio("Name of A");
    await waitFor(() => expect(chosen()).toBe(expected));
  });
  it("is what the form begins with, if it is listed", async () => {
    const preselecting = { ...from, preselects: "first" };
    const { calls } = await show(form({ card: choice({ from: preselecting, initial: "B" }) }), {
      vendors: [vendor("A"), vendor("B")],
    });
    await radio("Name of A");
    await waitFor(() => expect(chosen()).toBe("B"));
    await send();
    expect(await sent(calls)).toEqual({ card: "B" });
    cleanup();
    await show(form({ card: choice({ initial: "gone" }) }), { vendors: [vendor("A")] });
    await radio("Name of A");
    await send();
    expect(await screen.findByText("form.required")).toBeTruthy();
    expect(toasts()).not.toContain("card gone");
  });
});

describe("what is no longer listed", () => {
  it("is emptied, said, not sent, and replaced by nothing else", async () => {
    let vendors = [vendor("A"), vendor("B")];
    const preselecting = { ...from, preselects: "only" };
    const { calls, client } = await show(form({ card: choice({ from: preselecting }) }), { vendors: () => vendors });
    await userEvent.click(await radio("Name of B"));
    vendors = [vendor("A")];
    await act(() => client.invalidateQueries({ queryKey: ["vendors"] }));
    await waitFor(() => expect(radios()).toHaveLength(1));
    await waitFor(() => expect(toasts()).toContain("card gone"));
    expect(chosen()).toBeUndefined();
    await send();
    expect(inputsOf(calls, "register")).toEqual([]);
  });
  it("because what it depends on changed is not sent either", async () => {
    const dependent = { ...from, with: { gameType: { input: "type" } } };
    const vendors = ({ gameType }: { gameType: string }) => [vendor(`${gameType}1`), vendor(`${gameType}2`)];
    const { calls } = await show(form({ type: line("type"), card: choice({ from: dependent }) }), { vendors });
    expect(await screen.findByText("first the others")).toBeTruthy();
    expect(inputsOf(calls, "vendors")).toEqual([]);
    await type("type", "a");
    await userEvent.click(await radio("Name of a1"));
    await type("type", "b");
    await waitFor(() => expect(sendButton().disabled).toBe(true));
    await radio("Name of b1");
    await waitFor(() => expect(chosen()).toBeUndefined());
    await send();
    expect(await screen.findByText("form.required")).toBeTruthy();
    expect(inputsOf(calls, "register")).toEqual([]);
  });
});

describe("what else in a form reads a choice", () => {
  const steps = { first: { title: "one", fields: ["card"] }, second: { title: "two", fields: ["note", "check"] } };
  const compare = { of: { input: "card" }, in: ["A"] };
  const whole = form(
    {
      card: choice(),
      note: { ...line("note"), required: true, when: { compare } },
      check: { kind: "review", label: "check", required: true, fields: { card: {} } },
    },
    { steps, compares: [compare] },
  );
  it("is a condition and a review, in steps that keep it", async () => {
    const { calls } = await showForm(whole, {
      texts: { ...texts, "field.review.edit": "edit", "field.review.editField": "edit {{field}}" },
      answers: { vendors: [vendor("A"), vendor("B")] },
    });
    await userEvent.click(await radio("Name of A"));
    await userEvent.click(screen.getByRole("button", { name: "form.next" }));
    const review = await screen.findByRole("group", { name: "check" });
    await waitFor(() => expect(review.textContent).toContain("Name of A"));
    await userEvent.click(screen.getByRole("button", { name: "edit card" }));
    expect(chosen()).toBe("A");
    await userEvent.click(await radio("Name of B"));
    await userEvent.click(screen.getByRole("button", { name: "form.next" }));
    await waitFor(() => expect(review.textContent).toContain("Name of B"));
    expect(screen.queryByLabelText("note")).toBeNull();
    await send();
    await waitFor(() => expect(inputsOf(calls, "register")[0]).toMatchObject({ card: "B" }));
  });
});
