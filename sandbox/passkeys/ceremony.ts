import { createHash } from "node:crypto";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";
import { PlatformError } from "../calls/platform-error.ts";
import type { Account } from "../database/tables.ts";
import { isOriginOf } from "./relying-party.ts";

/** What the browser has signed, as far as the platform looks at it before the library does. */
const clientData = z.object({ challenge: z.string(), origin: z.string() });
type ClientData = z.infer<typeof clientData>;

/** Kinds of public key that are taken, by their COSE numbers, the dearest first: ES256, EdDSA, RS256. */
export const PUBLIC_KEYS = [-7, -8, -257] as const;

/** Read at the first answer that is to be verified: it takes longer to load than everything else of the platform. */
const library = (): Promise<typeof import("@simplewebauthn/server")> => import("@simplewebauthn/server");

/** What tells an account to an authenticator, base64url: nothing can be read from it. */
export function userHandleOf(account: Account): string {
  return createHash("sha256").update(`passkey\n${account.merchant_code}\n${account.id}`).digest("base64url");
}

/** Challenge and origin that an answer was made for; nothing of it is believed yet. */
export function clientDataOf({ response }: { response: { clientDataJSON: string } }): ClientData {
  try {
    return clientData.parse(JSON.parse(Buffer.from(response.clientDataJSON, "base64url").toString("utf8")));
  } catch {
    throw new PlatformError("passkey.wrong", "clientDataJSON is no base64url of JSON with challenge and origin");
  }
}

/**
 * The new public key of a registration that holds: right kind, challenge, origin and host name, and the owner was
 * asked.
 */
export async function verifiedRegistration(response: RegistrationResponseJSON, said: ClientData, domain: string) {
  const expected = expectations(said, domain);
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await orWrong(
    verifyRegistrationResponse({ response, ...expected, supportedAlgorithmIDs: [...PUBLIC_KEYS] }),
  );
  if (!verified) throw new PlatformError("passkey.wrong", "The attestation of the passkey does not hold");
  return registrationInfo.credential;
}

/** A public key as it is kept. */
interface KeptKey {
  credential_id: string;
  public_key: string;
  counter: bigint;
}

/** The signature counter of a sign-in that holds, by the key that was kept. */
export async function verifiedSignIn(
  response: AuthenticationResponseJSON,
  said: ClientData,
  domain: string,
  kept: KeptKey,
): Promise<bigint> {
  const credential = {
    id: kept.credential_id,
    publicKey: Uint8Array.from(Buffer.from(kept.public_key, "base64url")),
    counter: Number(kept.counter),
  };
  const expected = expectations(said, domain);
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await orWrong(
    verifyAuthenticationResponse({ response, credential, ...expected }),
  );
  if (!verified) throw new PlatformError("passkey.wrong", "The signature is not of this passkey");
  return BigInt(authenticationInfo.newCounter);
}

/** The challenge has been looked up by its own words; the library compares what was signed with it again. */
function expectations({ challenge, origin }: ClientData, domain: string) {
  if (!isOriginOf(origin, domain))
    throw new PlatformError(
      "passkey.wrong",
      `The passkey was used on ${origin}, and the challenge was given to a page of ${domain}`,
    );
  return { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: domain, requireUserVerification: true };
}

/** The library says by an error what does not hold. */
function orWrong<T>(verification: Promise<T>): Promise<T> {
  return verification.catch((error: unknown) => {
    throw new PlatformError(
      "passkey.wrong",
      `The passkey's answer does not hold: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
}
