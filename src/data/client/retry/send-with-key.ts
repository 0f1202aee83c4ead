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
  const { withKey } = await import("./tried-calls.ts");
  return withKey({ by, call, values }, (key) => make({ [parameter]: key }));
}
