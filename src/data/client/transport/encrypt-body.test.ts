import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair } from "jose";
import { expect, test } from "vitest";
import { encryptBody, type EncryptionKey } from "./encrypt-body.ts";

const now = "2026-03-14T05:20:33.400Z";
const { publicKey, privateKey } = await generateKeyPair("ECDH-ES", { crv: "P-256", extractable: true });
const key = { ...(await exportJWK(publicKey)), kid: "key-7" } as EncryptionKey;

test("only the platform's private key decrypts a sign-in body @account-7-01", async () => {
  const encrypted = await encryptBody('{"password":"Sesame1!"}', key, now);
  const { plaintext, protectedHeader } = await compactDecrypt(encrypted, privateKey);
  expect(new TextDecoder().decode(plaintext)).toBe('{"password":"Sesame1!"}');
  expect(protectedHeader).toMatchObject({ alg: "ECDH-ES", enc: "A256GCM", kid: "key-7" });
  const { privateKey: other } = await generateKeyPair("ECDH-ES", { crv: "P-256" });
  await expect(compactDecrypt(encrypted, other)).rejects.toThrow("decryption operation failed");
});
test("the same body never encrypts to the same text twice", async () =>
  expect(await encryptBody("{}", key, now)).not.toBe(await encryptBody("{}", key, now)));
test("a body has the platform's time and a nonce of its own in its protected header", async () => {
  const headers = await Promise.all([1, 2].map(async () => decodeProtectedHeader(await encryptBody("{}", key, now))));
  for (const header of headers)
    expect(header).toMatchObject({ iat: 1_773_465_633, jti: expect.stringMatching(/^[\w-]{22}$/) });
  expect(headers[0]?.["jti"]).not.toBe(headers[1]?.["jti"]);
});
