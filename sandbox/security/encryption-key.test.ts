import { CompactEncrypt, generateKeyPair, importJWK } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../database/open.ts";
import { openDatabaseOn } from "../../tests/support/databases.ts";
import { validOnce } from "../../tests/support/caller.ts";
import { loadEncryptionKey, type EncryptionKey } from "./encryption-key.ts";

const now = new Date("2026-03-14T05:20:33Z");
let opened: Pick<OpenDatabase, "database" | "close">;
let key: EncryptionKey;

beforeAll(async () => {
  opened = await openDatabaseOn("PGlite");
  key = await loadEncryptionKey(opened.database, now);
});
afterAll(() => opened.close());

async function encrypted(text: string, header: Record<string, unknown> = {}): Promise<string> {
  const { kid, ...publicKey } = key.publicKey;
  const target = await importJWK(publicKey, "ECDH-ES");
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM", kid, ...validOnce(now.toISOString()), ...header })
    .encrypt(target);
}

test("a body encrypted for the key is decrypted", async () => {
  expect(await key.open(await encrypted('{"a":1}'), now)).toEqual({ a: 1 });
});

test("a body is valid once, also on another server of the same database", async () => {
  const body = await encrypted('{"a":1}');
  const twin = await loadEncryptionKey(opened.database, now);
  const outcomes = await Promise.allSettled([key, twin, key].map((one) => one.open(body, now)));
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected", "rejected"]);
  for (const outcome of outcomes)
    if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "encryption.invalid" });
});

test.each([
  [119, "opened"],
  [121, "encryption.invalid"],
  [-59, "opened"],
  [-61, "encryption.invalid"],
])("a body that is %s seconds old is %s", async (age, outcome) => {
  const body = await encrypted("{}", { iat: now.getTime() / 1000 - age });
  expect(
    await key.open(body, now).then(
      () => "opened",
      (error: { code: string }) => error.code,
    ),
  ).toBe(outcome);
});

test("a used body is forgotten only when it would be too old", async () => {
  const body = await encrypted("{}");
  await key.open(body, now);
  const later = new Date(now.getTime() + 100_000);
  await key.open(await encrypted("{}", { iat: later.getTime() / 1000 }), later);
  await expect(key.open(body, later)).rejects.toMatchObject({ code: "encryption.invalid" });
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
  ["a body without a time", () => encrypted("{}", { iat: undefined })],
  ["a body without a nonce", () => encrypted("{}", { jti: "short" })],
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
  await expect(key.open(await make(), now)).rejects.toMatchObject({ code: "encryption.invalid" });
});
