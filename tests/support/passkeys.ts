import type { CallInput, CallOutput } from "#gateway/contract.ts";
import { acme, type Caller, type CallOptions } from "./caller.ts";
import { newMember } from "./new-member.ts";
import { SoftwareAuthenticator } from "./software-authenticator.ts";

/** The host whose passkeys are tested, and the origin of its pages. */
export const [DOMAIN] = acme.hosts;
export const ORIGIN = `http://${DOMAIN}:4100`;

export function phone(): SoftwareAuthenticator {
  return new SoftwareAuthenticator(ORIGIN);
}

/** Adds a passkey to the account of a session; returns the platform's record of it. */
export async function addPasskeyTo(
  caller: Caller,
  authenticator: SoftwareAuthenticator,
  callOptions: CallOptions,
  name = "Phone",
): Promise<CallOutput<"addPasskey">> {
  const options = await caller.value("passkeyRegistrationOptions", { domain: DOMAIN }, callOptions);
  return caller.value("addPasskey", { name, response: authenticator.create(options) }, callOptions);
}

/** The authenticator's answer to a new sign-in challenge. */
export async function signInAnswer(
  caller: Caller,
  authenticator: SoftwareAuthenticator,
  callOptions: CallOptions = {},
) {
  return { response: authenticator.get(await caller.value("passkeySignInOptions", { domain: DOMAIN }, callOptions)) };
}

/** A new member with a passkey on a new phone. */
export async function memberWithPasskey(caller: Caller, username: string) {
  const { token } = await caller.value("register", newMember(username));
  const authenticator = phone();
  return { token, authenticator, passkey: await addPasskeyTo(caller, authenticator, { token }) };
}

/** What signing in with a passkey's answer comes to: "signed in", or the code of the error. */
export async function signInCode(
  caller: Caller,
  input: CallInput<"signInWithPasskey">,
  options: CallOptions = {},
): Promise<string> {
  const { status, failure } = await caller.call("signInWithPasskey", input, options);
  return status === 200 ? "signed in" : failure.error.code;
}

/** What adding a passkey comes to: "added", or the code of the error. */
export async function addingCode(
  caller: Caller,
  response: CallInput<"addPasskey">["response"],
  options: CallOptions,
): Promise<string> {
  const { status, failure } = await caller.call("addPasskey", { response }, options);
  return status === 200 ? "added" : failure.error.code;
}
