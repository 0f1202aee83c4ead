import { CompactEncrypt, generateKeyPair, importJWK } from "jose";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { OpenDatabase } from "../database/open.ts";
import { openDatabaseOn } from "../../tests/support/databases.ts";
import { loadEncryptionKey, type EncryptionKey } from "./encryption-key.ts";

/** Creating a database takes seconds, longer on a busy machine. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const now = new Date("2026-03-14T05:20:33Z");
let opened: Pick<OpenDatabase, "database" | "close">;
let key: EncryptionKey;

beforeAll(async () => {
  opened = await openDatabaseOn("PGlite");
  key = await loadEncryptionKey(opened.database, now);
});
afterAll(() => opened.close());

async function encrypted(text: string, header: { alg?: string; enc?: string; kid?: string } = {}): Promise<string> {
  const { kid, ...publicKey } = key.publicKey;
  const target = await importJWK(publicKey, "ECDH-ES");
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM", kid, ...header })
    .encrypt(target);
}

test("a body encrypted for the key is decrypted", async () => {
  expect(await key.open(await encrypted('{"a":1}'))).toEqual({ a: 1 });
});

test("the key pair is created once", async () => {
  expect((await loadEncryptionKey(opened.database, now)).publicKey).toEqual(key.publicKey);
});

test("the public key has no private part", () => {
  expect(Object.keys(key.publicKey).sort()).toEqual(["crv", "kid", "kty", "x", "y"]);
});

test.each([
  ["another key's id", () => encrypted("{}", { kid: "other" })],
  ["another content encryption", () => encrypted("{}", { enc: "A128GCM" })],
  ["another key management", () => encrypted("{}", { alg: "ECDH-ES+A256KW" })],
  ["text that is no JSON", () => encrypted("hello")],
  ["no JWE at all", async () => "hello"],
  ["an altered body", async () => `${(await encrypted("{}")).slice(0, -4)}AAAA`],
  [
    "a body for a stranger's key",
    async () =>
      new CompactEncrypt(new Uint8Array(2))
        .setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM", kid: key.publicKey.kid })
        .encrypt((await generateKeyPair("ECDH-ES")).publicKey),
  ],
])("%s is refused", async (_what, make) => {
  await expect(key.open(await make())).rejects.toMatchObject({ code: "encryption.invalid" });
});
