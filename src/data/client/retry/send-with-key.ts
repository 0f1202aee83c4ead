import type { CallInput, CallName, CallOutput } from "#gateway/contract.ts";
import { idempotencyKeyOf } from "./idempotency-key.ts";
import type { Tried } from "./tried-calls.ts";

/** Sends a call, with an idempotency key where it takes one. `values` say which thing is done; the input when absent. */
export async function sendWithKey<C extends CallName>(
  call: C,
  input: object,
  send: (call: C, input: CallInput<C>) => Promise<CallOutput<C>>,
  { by, values = input }: Pick<Tried, "by"> & Partial<Pick<Tried, "values">>,
): Promise<CallOutput<C>> {
  const parameter = idempotencyKeyOf(call);
  const make = (more: object) => send(call, { ...input, ...more } as CallInput<C>);
  if (parameter === undefined) return make({});
  const { withKey } = await loadTries();
  return withKey({ by, call, values }, (key) => make({ [parameter]: key }));
}

/** Loads what sends a call again under its key, where it takes one, and what this phone keeps that with. */
export async function loadRetries(call: CallName): Promise<void> {
  if (idempotencyKeyOf(call) !== undefined) await (await loadTries()).prepareToKeep();
}

function loadTries() {
  return import("./tried-calls.ts");
}
