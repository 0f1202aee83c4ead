import { effectsOf } from "../client/cache/effects.ts";
import type { CallName } from "#gateway/contract.ts";

/** Tells the phone that the platform has dropped a passkey, where that is what the call did. Fire and forget. */
export function forgetCredential(call: CallName, input: Readonly<Record<string, unknown>>): void {
  const parameter = effectsOf(call).forgets;
  if (parameter === undefined) return;
  // Most brands have no passkeys, and load nothing for them.
  import("./passkey-support.ts")
    .then(({ loadCeremony }) => loadCeremony())
    .then(({ forgetOnPhone }) => forgetOnPhone(String(input[parameter])))
    .catch(() => undefined);
}
