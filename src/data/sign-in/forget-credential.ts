import { forgottenCredentials } from "#gateway/call-presumptions.ts";
import type { CallName } from "#gateway/contract.ts";
import { loadCeremony } from "./passkey-support.ts";

/** Tells the phone that the platform has dropped a passkey, where that is what the call did. Fire and forget. */
export function forgetCredential(call: CallName, input: Readonly<Record<string, unknown>>): void {
  const parameter = (forgottenCredentials as Partial<Record<CallName, string>>)[call];
  if (parameter === undefined) return;
  loadCeremony()
    .then(({ forgetOnPhone }) => forgetOnPhone(String(input[parameter])))
    .catch(() => undefined);
}
