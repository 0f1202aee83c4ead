import { CompactEncrypt, importJWK } from "jose";
import type { CallOutput } from "#gateway/contract.ts";

/** The platform's public key, as its start-up configuration has it. */
export type EncryptionKey = CallOutput<"startUp">["encryptionKey"];

/** Encrypts a body as JWE (ECDH-ES + A256GCM). This file is loaded at the first call that needs it. */
export async function encryptBody(text: string, { kid, ...jwk }: EncryptionKey): Promise<string> {
  const key = await importJWK(jwk, "ECDH-ES");
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM", kid })
    .encrypt(key);
}
