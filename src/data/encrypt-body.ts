import { CompactEncrypt, importJWK } from "jose";
import type { CallOutput } from "#gateway/contract.ts";
import { browserTransport } from "./browser-transport.ts";

/** A body as JWE (ECDH-ES + A256GCM) for the key of the platform's start-up configuration. This file is loaded at the first such call. */
export async function encryptBody(plain: string, merchantCode: string): Promise<string> {
  const startUp = (await browserTransport({ call: "startUp", input: {}, merchantCode, token: null })) as CallOutput<"startUp">;
  const { kid, ...jwk } = startUp.encryptionKey;
  const key = await importJWK(jwk, "ECDH-ES");
  return new CompactEncrypt(new TextEncoder().encode(plain)).setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM", kid }).encrypt(key);
}
