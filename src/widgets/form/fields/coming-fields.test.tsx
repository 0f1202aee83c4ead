// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterAll, expect, it, vi } from "vitest";
import { inputsOf, sendButton, showForm } from "../../../../tests/support/form-page.tsx";

/** Lets the code of the select come. */
const code = vi.hoisted(() => {
  let come = () => undefined as void;
  const coming = new Promise<void>((resolve) => (come = resolve));
  return { come, coming };
});
vi.mock("./select-field.tsx", async (original) => {
  await code.coming;
  return original();
});
afterAll(() => {
  vi.doUnmock("./select-field.tsx");
});

const form = {
  fields: {
    name: { kind: "text", label: "name", required: true },
    kind: { kind: "select", label: "kind", required: true, choices: {} },
  },
  submit: { call: "register", label: "send", busy: "busy" },
  after: {},
};

it("a tap that comes before the code of a field waits for it, and every field then says what it lacks", async () => {
  const { calls } = await showForm(form);
  const tap = () => act(async () => void fireEvent.click(sendButton()));
  await tap();
  expect(sendButton().getAttribute("aria-busy")).toBe("true");
  expect(screen.queryAllByText("form.required")).toEqual([]);
  await act(async () => code.come());
  await waitFor(() => expect(screen.getAllByText("form.required")).toHaveLength(2));
  expect([sendButton().getAttribute("aria-busy"), inputsOf(calls, "register")]).toEqual([null, []]);
});
