import { useSyncExternalStore } from "react";
import { errorTextKey, GatewayError } from "../client/transport/gateway-error.ts";

const never = () => () => undefined;

/** Whether this browser supports passkeys. The host, and the first render, assume so: nearly all do. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof PublicKeyCredential === "function",
    () => true,
  );
}

/** Whether this browser can offer passkeys in a field's autofill. */
export async function canOfferPasskeys(): Promise<boolean> {
  return (
    typeof PublicKeyCredential === "function" &&
    (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true
  );
}

/** The WebAuthn code, loaded when it is needed. */
export async function loadCeremony(): Promise<typeof import("./passkey-ceremony.ts")> {
  try {
    return await import("./passkey-ceremony.ts");
  } catch (cause) {
    throw new GatewayError("network", String(cause));
  }
}

/**
 * The text key for a failed passkey: `otherwise` where the phone gives no reason. Null: no message, the visitor has
 * dismissed the phone's prompt.
 */
export function passkeyProblem(error: unknown, fallback: string): string | null {
  if (error instanceof GatewayError) return errorTextKey(error);
  const reason = error instanceof Error ? error.name : "";
  if (reason === "AbortError" || reason === "NotAllowedError") return null;
  return reason === "InvalidStateError" ? "passkey.known" : fallback;
}
