import {
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  type PublicKeyCredentialCreationOptionsJSON,
} from "@simplewebauthn/browser";
import type { CallInput, CallName, CallOutput } from "#gateway/contract.ts";

type Send = <C extends CallName>(call: C, input: CallInput<C>) => Promise<CallOutput<C>>;
type Proof = CallInput<"signInWithPasskey">;

/** The share of a challenge's lifetime after which an open offer gets a new one. */
const RENEWAL = 0.8;

/** This site as passkeys know it (the relying party). */
const domain = (): string => location.hostname;

/**
 * Creates a passkey on this phone and registers it with the platform. The phone asks for finger, face or code
 * meanwhile.
 */
export async function createPasskey(send: Send, name: string): Promise<CallOutput<"addPasskey">> {
  const optionsJSON = (await send("passkeyRegistrationOptions", {
    domain: domain(),
  })) as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON });
  return send("addPasskey", { name, response: response as CallInput<"addPasskey">["response"] });
}

/** Asks for a passkey at once. */
export async function askForPasskey(send: Send): Promise<Proof> {
  const optionsJSON = await send("passkeySignInOptions", { domain: domain() });
  return { response: (await startAuthentication({ optionsJSON })) as Proof["response"] };
}

/**
 * Offers passkeys in the autofill of the username field and waits, hours if need be, until one is picked: a challenge
 * about to expire is replaced meanwhile. Rejects when the offer ends: by `signal`, or by another request to the phone.
 */
export async function offerPasskeys(send: Send, signal: AbortSignal): Promise<Proof> {
  signal.addEventListener("abort", () => WebAuthnAbortService.cancelCeremony(), { once: true });
  for (;;) {
    const optionsJSON = await send("passkeySignInOptions", { domain: domain() });
    signal.throwIfAborted();
    const answer = await answerWithin(
      optionsJSON.timeout * RENEWAL,
      startAuthentication({ optionsJSON, useBrowserAutofill: true, verifyBrowserAutofillInput: false }),
    );
    if (answer) return { response: answer as Proof["response"] };
  }
}

/** The phone's answer; null when a new challenge is due. */
async function answerWithin<T>(milliseconds: number, answer: Promise<T>): Promise<T | null> {
  let isOld = false;
  const renewal = setTimeout(() => {
    isOld = true;
    WebAuthnAbortService.cancelCeremony();
  }, milliseconds);
  try {
    return await answer;
  } catch (error) {
    if (isOld) return null;
    throw error;
  } finally {
    clearTimeout(renewal);
  }
}

/**
 * Signals that a passkey is no longer valid, so that the phone stops offering it. Few browsers support it; the others
 * keep it.
 */
export async function forgetOnPhone(id: string): Promise<void> {
  await sendSignal({ signalName: "unknownCredential", rpID: domain(), credentialID: id }).catch(() => undefined);
}
