import { createHash } from "node:crypto";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";
import { PlatformError } from "../calls/platform-error.ts";
import type { Account } from "../database/tables.ts";
import { isOriginOf } from "./relying-party.ts";

/** The part of the browser's signed data that the platform reads before the library does. */
const clientData = z.object({ challenge: z.string(), origin: z.string() });
type ClientData = z.infer<typeof clientData>;

/** The accepted kinds of public key by COSE number, in order of preference: ES256, EdDSA, RS256. */
export const PUBLIC_KEYS = [-7, -8, -257] as const;

/** Loaded for the first answer to verify, because it takes longer to load than the rest of the platform. */
const library = (): Promise<typeof import("@simplewebauthn/server")> => import("@simplewebauthn/server");

/** The opaque account id for authenticators, in base64url. */
export function userHandleOf(account: Account): string {
  return createHash("sha256").update(`passkey\n${account.merchant_code}\n${account.id}`).digest("base64url");
}

/** The challenge and origin that an answer claims; not yet verified. */
export function clientDataOf({ response }: { response: { clientDataJSON: string } }): ClientData {
  try {
    return clientData.parse(JSON.parse(Buffer.from(response.clientDataJSON, "base64url").toString("utf8")));
  } catch {
    throw new PlatformError("passkey.wrong", "clientDataJSON is no base64url of JSON with challenge and origin");
  }
}

/** The new public key of a valid registration: right kind, challenge, origin and host name, with user verification. */
export async function verifiedRegistration(response: RegistrationResponseJSON, claimed: ClientData, domain: string) {
  const expected = expectations(claimed, domain);
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await orWrong(
    verifyRegistrationResponse({ response, ...expected, supportedAlgorithmIDs: [...PUBLIC_KEYS] }),
  );
  if (!verified) throw new PlatformError("passkey.wrong", "The attestation of the passkey does not hold");
  return registrationInfo.credential;
}

/** A public key as it is stored. */
interface KeptKey {
  credential_id: string;
  public_key: string;
  counter: bigint;
}

/** The signature counter of a valid sign-in, verified with the stored key. */
export async function verifiedSignIn(
  response: AuthenticationResponseJSON,
  claimed: ClientData,
  domain: string,
  kept: KeptKey,
): Promise<bigint> {
  const credential = {
    id: kept.credential_id,
    publicKey: Uint8Array.from(Buffer.from(kept.public_key, "base64url")),
    counter: Number(kept.counter),
  };
  const expected = expectations(claimed, domain);
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await orWrong(
    verifyAuthenticationResponse({ response, credential, ...expected }),
  );
  if (!verified) throw new PlatformError("passkey.wrong", "The signature is not of this passkey");
  return BigInt(authenticationInfo.newCounter);
}

/** The challenge was looked up by the answer's claim; the library compares the signed one with it again. */
function expectations({ challenge, origin }: ClientData, domain: string) {
  if (!isOriginOf(origin, domain))
    throw new PlatformError(
      "passkey.wrong",
      `The passkey was used on ${origin}, and the challenge was given to a page of ${domain}`,
    );
  return { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: domain, requireUserVerification: true };
}

/** The library throws an error if something is invalid. */
function orWrong<T>(verification: Promise<T>): Promise<T> {
  return verification.catch((error: unknown) => {
    throw new PlatformError(
      "passkey.wrong",
      `The passkey's answer does not hold: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
}
