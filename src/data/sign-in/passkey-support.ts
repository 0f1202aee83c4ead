import { useSyncExternalStore } from "react";
import { errorTextKey, GatewayError } from "../client/gateway-error.ts";

const never = () => () => undefined;

/** Whether this browser knows passkeys. The host, and the first render, count on it: nearly all do. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof PublicKeyCredential === "function",
    () => true,
  );
}

/** Whether this browser can offer passkeys among the suggestions of a field. */
export async function canOfferPasskeys(): Promise<boolean> {
  return (
    typeof PublicKeyCredential === "function" &&
    (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true
  );
}

/** The code that speaks with the phone: it comes when it is needed. */
export async function loadCeremony(): Promise<typeof import("./passkey-ceremony.ts")> {
  try {
    return await import("./passkey-ceremony.ts");
  } catch (cause) {
    throw new GatewayError("network", String(cause));
  }
}

/**
 * What to say when a passkey did not work, as a text key: `otherwise` where the phone gives no reason. Null: nothing,
 * the person has closed the phone's question.
 */
export function passkeyProblem(error: unknown, otherwise: string): string | null {
  if (error instanceof GatewayError) return errorTextKey(error);
  const reason = error instanceof Error ? error.name : "";
  if (reason === "AbortError" || reason === "NotAllowedError") return null;
  return reason === "InvalidStateError" ? "passkey.held" : otherwise;
}
