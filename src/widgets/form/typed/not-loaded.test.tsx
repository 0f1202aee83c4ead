// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterAll, expect, it, vi } from "vitest";
import { showForm } from "../../../../tests/support/form-page.tsx";

const loaded = vi.hoisted(() => [] as string[]);
vi.mock("./typed-field.tsx", () => {
  loaded.push("typed");
  return { TypedField: () => <p>typed</p> };
});
afterAll(() => {
  vi.doUnmock("./typed-field.tsx");
});

const form = (kind: string) => ({
  fields: {
    name: { kind: "text", label: "name" },
    one: { kind: "select", label: "one", choices: {} },
    last: { kind, label: "last", choices: {} },
  },
  submit: { call: "register", label: "send", busy: "busy" },
  after: {},
});

it("no code of a typed kind is loaded for a form that has none", async () => {
  await showForm(form("select"));
  await screen.findAllByRole("combobox");
  expect(loaded).toEqual([]);
  cleanup();
  await showForm(form("amount"));
  await screen.findByText("typed");
  expect(loaded).toEqual(["typed"]);
});
