// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterAll, expect, test, vi } from "vitest";
import { sendButton, showForm } from "../../../tests/support/form-page.tsx";

const drawn = vi.hoisted(() => vi.fn<(label: string) => void>());
vi.mock("#ui/control/field.tsx", async (original) => {
  const module = await original<typeof import("#ui/control/field.tsx")>();
  return {
    ...module,
    Field: (props: Parameters<typeof module.Field>[0]) => {
      drawn(props.label);
      return module.Field(props);
    },
  };
});
afterAll(() => void vi.doUnmock("#ui/control/field.tsx"));

const field = (label: string) => ({ kind: "text", label, required: true });
const form = {
  fields: { first: field("first"), second: field("second"), third: field("third") },
  submit: { call: "register", label: "send", busy: "busy" },
  after: {},
};
const drawnBy = async (change: () => void) => {
  drawn.mockClear();
  await act(async () => change());
  return drawn.mock.calls.map(([label]) => label);
};

test("an error that comes or goes draws its own field only", async () => {
  await showForm(form, {});
  fireEvent.click(sendButton());
  await waitFor(() => expect(document.querySelectorAll("[aria-invalid]")).toHaveLength(3));
  const second = screen.getByLabelText("second");
  expect(new Set(await drawnBy(() => fireEvent.change(second, { target: { value: "a" } })))).toEqual(
    new Set(["second"]),
  );
  expect(document.querySelectorAll("[aria-invalid]")).toHaveLength(2);
  expect(new Set(await drawnBy(() => fireEvent.change(second, { target: { value: "" } })))).toEqual(
    new Set(["second"]),
  );
});
test("a key that changes no error draws nothing", async () => {
  await showForm(form, {});
  const first = screen.getByLabelText("first");
  expect(await drawnBy(() => fireEvent.change(first, { target: { value: "a" } }))).toEqual([]);
});
