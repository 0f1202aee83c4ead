import { base64url, CompactEncrypt, importJWK } from "jose";
import type { CallOutput } from "#gateway/contract.ts";
import { platformNow } from "./server-clock.ts";

const SECOND = 1000;
const NONCE_BYTES = 16;

/** The platform's public key, as its start-up configuration has it. */
export type EncryptionKey = CallOutput<"startUp">["encryptionKey"];

/**
 * Encrypts a body as JWE (ECDH-ES + A256GCM), with time and nonce: nobody who records it can send it again. The time is
 * the platform's, because a phone's clock may be hours off. This file is loaded at the first call that needs it.
 */
export async function encryptBody(text: string, { kid, ...jwk }: EncryptionKey, serverTime: string): Promise<string> {
  const key = await importJWK(jwk, "ECDH-ES");
  const iat = Math.floor((Date.parse(serverTime) || platformNow()) / SECOND);
  const jti = base64url.encode(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM", kid, iat, jti })
    .encrypt(key);
}
