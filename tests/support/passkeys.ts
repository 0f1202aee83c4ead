import type { CallInput, CallOutput } from "#gateway/contract.ts";
import { acme, type Caller, type Manner } from "./caller.ts";
import { newMember } from "./new-member.ts";
import { SoftwareAuthenticator } from "./software-authenticator.ts";

/** The host whose passkeys are tested, and where its pages are. */
export const [DOMAIN] = acme.hosts;
export const ORIGIN = `http://${DOMAIN}:4100`;

export function phone(): SoftwareAuthenticator {
  return new SoftwareAuthenticator(ORIGIN);
}

/** Adds a passkey to the account of a session, and answers what the platform keeps of it. */
export async function addPasskeyTo(
  caller: Caller,
  authenticator: SoftwareAuthenticator,
  manner: Manner,
  name = "Phone",
): Promise<CallOutput<"addPasskey">> {
  const options = await caller.value("passkeyRegistrationOptions", { domain: DOMAIN }, manner);
  return caller.value("addPasskey", { name, response: authenticator.create(options) }, manner);
}

/** What the authenticator answers to a fresh challenge of the sign-in. */
export async function signInAnswer(caller: Caller, authenticator: SoftwareAuthenticator, manner: Manner = {}) {
  return { response: authenticator.get(await caller.value("passkeySignInOptions", { domain: DOMAIN }, manner)) };
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
  manner: Manner = {},
): Promise<string> {
  const { status, failure } = await caller.call("signInWithPasskey", input, manner);
  return status === 200 ? "signed in" : failure.error.code;
}

/** What adding a passkey comes to: "added", or the code of the error. */
export async function addingCode(
  caller: Caller,
  response: CallInput<"addPasskey">["response"],
  manner: Manner,
): Promise<string> {
  const { status, failure } = await caller.call("addPasskey", { response }, manner);
  return status === 200 ? "added" : failure.error.code;
}
