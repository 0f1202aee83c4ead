// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fieldOf, inputsOf, sendButton, showForm } from "../../../../tests/support/form-page.tsx";

const texts = { "field.review.edit": "change", "field.review.editField": "change {{field}}" };
const fields = {
  value: { kind: "amount", label: "value", min: "0.01", required: true, currency: "PHP" },
  holder: { kind: "text", label: "holder", required: true },
  bank: { kind: "select", label: "bank", required: true, choices: { a: { label: "first bank" } } },
  secret: { kind: "pin", label: "secret", length: 4, required: true },
  check: {
    kind: "review",
    label: "check",
    required: true,
    fields: { value: { emphasis: "strong" }, holder: {}, bank: {}, secret: {} },
  },
};
const steps = {
  what: { title: "one", fields: ["value", "holder", "bank", "secret"] },
  check: { title: "two", fields: ["check"] },
};
const form = { fields, steps, submit: { call: "register", label: "send", busy: "busy" }, after: {} };
const type = (label: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const rows = () => [...document.querySelectorAll("dl > div")].map((row) => row.textContent);

it("shows what was typed before it is sent, masks text, never shows secrets, and leads back", async () => {
  const { calls } = await showForm(form, { texts });
  for (const name of ["value", "bank", "secret"])
    await waitFor(() => expect(document.querySelector(`[name=${name}]`)).not.toBeNull());
  await type("value", "1,500");
  await type("holder", "Maria Santos Reyes");
  await type("bank", "a");
  await type("secret", "1234");
  await userEvent.click(screen.getByRole("button", { name: "form.next" }));
  expect(await screen.findByRole("button", { name: "send" })).toBeTruthy();
  await waitFor(() => expect(rows()).toHaveLength(3));
  await waitFor(() => expect(rows()[0]).toMatch(/^value₱1,500\.00/));
  expect(rows()[1]).toMatch(/^holder•+/);
  expect(rows()[1]).not.toContain("Maria");
  expect(rows()[2]).toMatch(/^bankfirst bank/);
  expect(document.querySelector("dl")?.textContent).not.toContain("1234");
  // Back to the field, another value, and forward.
  await userEvent.click(screen.getByRole("button", { name: "change value" }));
  expect(document.activeElement).toBe(fieldOf("value"));
  expect(screen.queryByRole("button", { name: "send" })).toBeNull();
  await type("value", "70");
  await userEvent.click(await screen.findByRole("button", { name: "form.next" }));
  await waitFor(() => expect(rows()[0]).toMatch(/^value₱70\.00/));
  await userEvent.click(sendButton());
  await waitFor(() => expect(inputsOf(calls, "register")).toHaveLength(1));
  expect(inputsOf(calls, "register")[0]).toMatchObject({
    value: "70.00",
    holder: "Maria Santos Reyes",
    secret: "1234",
  });
});

it("shows a period as one range of days, and nothing of one that is not right yet", async () => {
  const period = { kind: "period", label: "days", from: "first", to: "last", required: true };
  const check = { ...fields.check, fields: { period: {} } };
  await showForm({ ...form, fields: { period, check }, steps: undefined }, { texts });
  await waitFor(() => expect([rows().length, screen.queryAllByLabelText(/period/)]).toMatchObject([1, { length: 2 }]));
  await type("period.from", "2026-01-03");
  await waitFor(() => expect(rows()[0]).toMatch(/^days(?!Jan)/));
  await type("period.to", "2026-01-09");
  await waitFor(() => expect(rows()[0]).toMatch(/^daysJan 3\s–\s9, 2026/));
  await type("period.from", "2026-01-10");
  await waitFor(() => expect(rows()[0]).toMatch(/^days(?!Jan)/));
});

it("shows text as it is where the form says so", async () => {
  const check = { ...fields.check, fields: { holder: { as: "text" } } };
  await showForm({ ...form, fields: { holder: fields.holder, check }, steps: undefined }, { texts });
  await waitFor(() => expect(rows()).toHaveLength(1));
  await type("holder", "Maria");
  await waitFor(() => expect(rows()[0]).toMatch(/^holderMaria/));
});
