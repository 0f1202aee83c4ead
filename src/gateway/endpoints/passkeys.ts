import { z } from "zod";
import { openedSession } from "../account-fields.ts";
import { endpoint } from "../endpoint.ts";
import { bytes, credentialId, passkey } from "../sign-in-entities.ts";

const PATH = "/api/account/passkeys";
const sessionErrors = ["session.missing", "session.expired"] as const;

const clientData = bytes(4096).describe(
  "What the browser signed: kind of ceremony, challenge and origin, as base64url of JSON.",
);
const domain = z
  .string()
  .min(1)
  .max(253)
  .describe(
    "Host name of the site. The passkey belongs to it; it must be one of the merchant's, or the call is request.invalid.",
  );
const transports = z
  .array(z.string().max(32))
  .max(16)
  .describe('How the authenticator can be reached, such as "internal" or "hybrid".');
const challenge = z.string().describe("Random, base64url; single-use and valid for `timeout`.");
const timeout = z.int().positive().describe("Milliseconds for which an answer is accepted.");
const envelope = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
};

export const passkeyRegistrationOptions = endpoint({
  method: "POST",
  path: `${PATH}/registration-options`,
  auth: "session",
  idempotent: true,
  description:
    "What the browser needs to create a passkey: PublicKeyCredentialCreationOptionsJSON of WebAuthn level 3. A passkey is stored on the phone (discoverable) and asks for the owner's finger, face or code each time. Not in the specification: a third way to sign in beside those of account §2.5. A trial account gets trial.rejected; passkey.full: the member has reached the maximum.",
  input: z.object({ domain }),
  output: z.object({
    challenge,
    timeout,
    rp: z.object({ id: z.string().describe("The host name."), name: z.string() }),
    user: z.object({
      id: bytes(86).describe("Identifies the account to the authenticator; reveals neither name nor number."),
      name: z.string(),
      displayName: z.string(),
    }),
    pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int().describe("COSE algorithm.") })),
    excludeCredentials: z
      .array(z.object({ type: z.literal("public-key"), id: credentialId, transports: transports.optional() }))
      .describe("The member's passkeys: an authenticator that has one does not create a second."),
    authenticatorSelection: z.object({
      residentKey: z.literal("required"),
      requireResidentKey: z.literal(true),
      userVerification: z.literal("required"),
    }),
    attestation: z.literal("none"),
  }),
  errors: [...sessionErrors, "trial.rejected", "passkey.full"],
});
export const addPasskey = endpoint({
  method: "POST",
  path: PATH,
  auth: "session",
  changes: ["passkeyList"],
  description:
    "Register a passkey that the browser has created: its RegistrationResponseJSON, checked against the challenge, the origin and the host name. passkey.expired: the challenge was used, is another member's or too old. passkey.wrong: any other check failed.",
  input: z.object({
    name: z
      .string()
      .max(64)
      .default("")
      .describe("A name for the member to recognise it by, such as the kind of phone."),
    response: z.object({
      ...envelope,
      response: z.object({
        clientDataJSON: clientData,
        attestationObject: bytes(32_768).describe("The new public key, CBOR as base64url."),
        transports: transports.optional(),
      }),
    }),
  }),
  output: passkey,
  errors: [...sessionErrors, "passkey.wrong", "passkey.expired", "passkey.full"],
});
export const passkeySignInOptions = endpoint({
  method: "POST",
  path: `${PATH}/sign-in-options`,
  auth: "none",
  idempotent: true,
  description:
    "What the browser needs to sign in with a passkey: PublicKeyCredentialRequestOptionsJSON. It names no account, so that it reveals no accounts.",
  input: z.object({ domain }),
  output: z.object({
    challenge,
    timeout,
    rpId: z.string().describe("The `user.id` that the passkey was created with."),
    userVerification: z.literal("required"),
  }),
  errors: [],
});
export const signInWithPasskey = endpoint({
  method: "POST",
  path: `${PATH}/sign-in`,
  auth: "none",
  idempotent: true,
  session: "opens",
  description:
    "Sign in with the browser's AuthenticationResponseJSON. passkey.unknown: this merchant does not know the passkey, or has removed it. passkey.expired and passkey.wrong as for addPasskey.",
  input: z.object({
    response: z.object({
      ...envelope,
      response: z.object({
        clientDataJSON: clientData,
        authenticatorData: bytes(4096),
        signature: bytes(8192),
        userHandle: bytes(86).optional().describe("The `user.id` that the passkey was made with."),
      }),
    }),
  }),
  output: openedSession,
  errors: ["passkey.wrong", "passkey.unknown", "passkey.expired", "account.disabled", "account.closed", "member.only"],
});
export const passkeyList = endpoint({
  method: "GET",
  path: PATH,
  auth: "session",
  description: "The member's passkeys, the latest first.",
  input: z.object({}),
  output: z.array(passkey),
  errors: sessionErrors,
});
export const removePasskey = endpoint({
  method: "DELETE",
  path: PATH,
  auth: "session",
  changes: ["passkeyList"],
  forgets: "id",
  description:
    "Remove a passkey. Sessions stay open, including those it opened. Removing one that the member does not have succeeds.",
  input: z.object({ id: credentialId }),
  output: z.object({ removed: z.literal(true) }),
  errors: sessionErrors,
});
