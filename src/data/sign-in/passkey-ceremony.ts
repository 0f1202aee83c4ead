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

/** How much of a challenge's life has passed when an open offer gets a new one. */
const RENEWAL = 0.8;

/** This site as passkeys know it. */
const domain = (): string => location.hostname;

/** Makes a passkey on this phone and has the platform keep it. The phone asks for finger, face or code meanwhile. */
export async function makePasskey(send: Send, name: string): Promise<CallOutput<"addPasskey">> {
  const optionsJSON = (await send("passkeyRegistrationOptions", {
    domain: domain(),
  })) as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON });
  return send("addPasskey", { name, response: response as CallInput<"addPasskey">["response"] });
}

/** Asks the phone at once who is there. */
export async function askForPasskey(send: Send): Promise<Proof> {
  const optionsJSON = await send("passkeySignInOptions", { domain: domain() });
  return { response: (await startAuthentication({ optionsJSON })) as Proof["response"] };
}

/**
 * Offers passkeys among the suggestions of the username field and waits, hours if need be, until one is picked: a
 * challenge that grows old is replaced meanwhile. Rejects when the offer ends: by `signal`, or by another question to
 * the phone.
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

/** The phone's answer; null when it is time for a new challenge. */
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
 * Tells the phone that a passkey is good for nothing any more, so that it offers it no longer. Few browsers listen; the
 * others keep it.
 */
export async function forgetOnPhone(id: string): Promise<void> {
  await sendSignal({ signalName: "unknownCredential", rpID: domain(), credentialID: id }).catch(() => undefined);
}
