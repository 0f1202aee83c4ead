// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { amount, answered, form, line, sent, texts, type, watch } from "../../../../tests/support/bound-form.tsx";
import { fieldOf, sendButton, showForm } from "../../../../tests/support/form-page.tsx";
import { memberSession } from "../../../../tests/support/render-widget.tsx";

const vendor = line("vendor");
const note = "fields/vendor/note";
/** A form in which one text has values, as the compiler writes it. */
const show = (
  words: string,
  values: object,
  more: { fields?: object; form?: object; submit?: object; setting?: object },
) =>
  showForm(
    form(
      { vendor: { ...vendor, note }, ...more.fields },
      { phrases: { [note]: { text: "said", values } }, ...more.form },
      more.submit,
    ),
    { texts: { ...texts, said: words }, session: memberSession, ...more.setting },
  );
const found = (words: string) => screen.findByText(words);
const typed = (input: string) => ({ from: { input }, as: "text" });
const stake = { stake: { from: { watch: "sum.stake" }, as: "money" } };

describe("a text of a form", () => {
  it("has what is typed as a review shows it, and a dash for nothing", async () => {
    const choices = { won: { label: "Won bets" }, open: { label: "Open bets" } };
    const fields = {
      paid: amount("paid"),
      which: { kind: "select", label: "which", choices, required: false },
      secret: { kind: "textarea", label: "secret", required: false, rows: 2 },
    };
    const values = { paid: typed("paid"), which: typed("which"), secret: typed("secret") };
    await show("{{paid}} of {{which}}: {{secret}}", values, { fields });
    expect(await found("– of –: –")).toBeTruthy();
    await type("paid", "1200");
    await type("which", "won");
    await type("secret", "my name is Maria");
    expect(await found("₱1,200.00 of Won bets: ••••ria")).toBeTruthy();
  });
  it("says with an ellipsis that a value is coming, and never shows an older one", async () => {
    const platform = answered();
    await show("{{stake}} in all", stake, {
      form: { watch },
      setting: { answers: { betSummary: platform.betSummary } },
    });
    expect(await found("– in all")).toBeTruthy();
    await type("vendor", "first");
    expect(await found("… in all")).toBeTruthy();
    await waitFor(() => expect(platform.asked()).toEqual(["first"]));
    await platform.answer("first", "1100.00");
    expect(await found("1,100.00 in all")).toBeTruthy();
    await type("vendor", "second");
    expect(await found("… in all")).toBeTruthy();
  });
  it("has a dash for what cannot be asked for, and holds nothing", async () => {
    const answers = { betSummary: () => Promise.reject(new Error("down")) };
    const { calls } = await show("{{stake}} in all", stake, { form: { watch }, setting: { answers } });
    await type("vendor", "first");
    expect(await found("… in all")).toBeTruthy();
    expect(await found("– in all")).toBeTruthy();
    await userEvent.click(sendButton());
    expect(await sent(calls)).toEqual({ vendor: "first" });
  });
  it("is answered once: what it shows is what is sent", async () => {
    const platform = answered();
    const { calls } = await show("{{stake}} in all", stake, {
      form: { watch },
      submit: { bound: { referrer: { watch: "sum.stake" } } },
      setting: { answers: { betSummary: platform.betSummary } },
    });
    await type("vendor", "first");
    await waitFor(() => expect(platform.asked()).toEqual(["first"]));
    await platform.answer("first", "11.00");
    expect(await found("11.00 in all")).toBeTruthy();
    await userEvent.click(sendButton());
    expect(await sent(calls)).toEqual({ vendor: "first", referrer: "11.00" });
    // The session that was opened asks for its own.
    const before = calls.slice(
      0,
      calls.findIndex(({ call }) => call === "register"),
    );
    expect(before.filter(({ call }) => call === "betSummary")).toHaveLength(1);
  });
  it("asks for nothing while its field is not shown", async () => {
    const { calls } = await show("{{stake}} in all", stake, {
      fields: { vendor: { ...vendor, note: undefined }, other: { ...line("other"), note, when: { never: true } } },
      form: { watch, phrases: { "fields/gone/note": { text: "said", values: stake } } },
    });
    await type("vendor", "first");
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
    expect(calls.filter(({ call }) => call === "betSummary")).toEqual([]);
  });
  it("that names a field stays the name of the same element, with its focus", async () => {
    const label = "fields/vendor/label";
    await showForm(
      form(
        { vendor: { ...vendor, label } },
        { phrases: { [label]: { text: "said", values: { vendor: typed("vendor") } } } },
      ),
      { texts: { ...texts, said: "Vendor {{vendor}}" }, session: memberSession },
    );
    const input = await screen.findByLabelText<HTMLInputElement>("Vendor –");
    await userEvent.type(input, "first");
    await waitFor(() => expect(fieldOf("Vendor ••••")).toBe(input));
    expect(document.activeElement).toBe(input);
  });
});

describe("what only members are answered", () => {
  it("is not waited for by a guest: the field leads to signing in", async () => {
    const cell = { field: "stake", label: "stake", as: "money", role: "value", texts: {}, tones: {} };
    const output = { kind: "output", label: "fee", watch: "sum", fields: { stake: cell } };
    await showForm(form({ vendor, fee: output }, { watch }), {
      texts: { ...texts, "field.bound.guest": "members only", "field.choice.signIn": "sign in" },
    });
    expect(await found("members only")).toBeTruthy();
    expect(screen.getByRole("link", { name: "sign in" })).toBeTruthy();
    expect(screen.queryByText("wait")).toBeNull();
  });
});
