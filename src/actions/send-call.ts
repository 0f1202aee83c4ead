import type { CallInput, CallName, CallOutput } from "#gateway/contract.ts";
import { sendWithKey } from "#data/client/retry/send-with-key.ts";
import { forgetCredential } from "#data/sign-in/forget-credential.ts";
import { afterCall, type PageOfCall } from "./after-call.ts";

/** Makes a call under its key, and applies on this phone what the contract says that it changes there. */
export async function sendCall<C extends CallName>(
  call: C,
  input: object,
  { send, ...page }: PageOfCall & { send(call: C, input: CallInput<C>): Promise<CallOutput<C>> },
  tried: Parameters<typeof sendWithKey>[3],
): Promise<CallOutput<C>> {
  const answer = await sendWithKey(call, input, send, tried);
  await afterCall(call, answer, page, input as CallInput<C>);
  forgetCredential(call, input as Readonly<Record<string, unknown>>);
  return answer;
}
