import { effectsOf } from "../client/cache/effects.ts";
import type { CallName } from "#gateway/contract.ts";
import { loadCeremony } from "./passkey-support.ts";

/** Tells the phone that the platform has dropped a passkey, where that is what the call did. Fire and forget. */
export function forgetCredential(call: CallName, input: Readonly<Record<string, unknown>>): void {
  const parameter = effectsOf(call).forgets;
  if (parameter === undefined) return;
  loadCeremony()
    .then(({ forgetOnPhone }) => forgetOnPhone(String(input[parameter])))
    .catch(() => undefined);
}
