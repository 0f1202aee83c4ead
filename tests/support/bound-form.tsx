import { act, fireEvent, renderHook, screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { useToasts } from "#ui/toast/toast-store.ts";
import { fieldOf, inputsOf, showForm } from "./form-page.tsx";
import { memberSession } from "./render-widget.tsx";

export const texts = {
  "field.bound.waiting": "wait",
  "field.bound.emptied": "{{fields}} emptied",
  "field.bound.failed": "failed",
  "field.output.empty": "empty",
  "field.bound.retry": "again",
  "form.held": "missing: {{field}}",
  "form.goTo": "go to {{field}}",
  "field.amount.most": "most {{most}}",
  "field.amount.step": "step {{step}}",
  "field.amount.least": "least {{least}}",
};
export const amount = (label: string, more: object = {}) => ({
  kind: "amount",
  label,
  min: "0.01",
  required: false,
  currency: "PHP",
  ...more,
});
export const line = (label: string) => ({ kind: "text", label, required: false });
const cell = { field: "stake", label: "stake", as: "money", role: "value", texts: {}, tones: {} };
export const output = { kind: "output", label: "fee", required: true, watch: "sum", fields: { stake: cell } };
export const watch = { sum: { call: "betSummary", with: { vendor: { input: "vendor" } } } };
export const form = (fields: object, more: object = {}, submit: object = {}) => ({
  fields,
  submit: { call: "register", label: "send", busy: "busy", ...submit },
  after: {},
  ...more,
});
/** Shows a form, and waits until each of its fields is there. */
export async function show(described: object, setting: object = {}) {
  const shown = await showForm(described, { texts, session: memberSession, ...setting });
  const inputs = Object.values((described as { fields: Record<string, { label: string }> }).fields);
  for (const { label } of inputs) await waitFor(() => expect(screen.getAllByText(label)).not.toEqual([]));
  return shown;
}
export const type = async (label: string, text: string) => {
  await waitFor(() => expect(fieldOf(label).name).not.toBe(""));
  await act(async () => fireEvent.change(fieldOf(label), { target: { value: text } }));
};
export const sent = async (calls: { call: string; input: unknown }[]) => {
  await waitFor(() => expect(inputsOf(calls, "register")).toHaveLength(1));
  const { idempotencyKey: _key, ...input } = inputsOf(calls, "register")[0] ?? {};
  return input;
};
export const toasts = () => renderHook(() => useToasts()).result.current.map(({ text }) => text);
/** Answers of a call that come when the test says so, by vendor. */
export function answered() {
  const waiting = new Map<string, (stake: string) => void>();
  return {
    asked: () => [...waiting.keys()],
    answer: (vendor: string, stake: string) => act(async () => waiting.get(vendor)?.(stake)),
    betSummary: ({ vendor }: { vendor: string }) =>
      new Promise((resolve) => waiting.set(vendor, (stake) => resolve({ count: 1, stake, paid: "0.00", net: "0.00" }))),
  };
}
