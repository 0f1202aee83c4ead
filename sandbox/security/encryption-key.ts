import {
  compactDecrypt,
  calculateJwkThumbprint,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
} from "jose";
import { required } from "#kernel/assert.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { Database } from "../database/tables.ts";
import { useBody } from "./used-bodies.ts";

/** Key management and content encryption of encrypted bodies. */
const KEY_ALGORITHM = "ECDH-ES";
const CONTENT_ALGORITHM = "A256GCM";
const SLOT = "current";

export interface PublicKey {
  kty: "EC";
  crv: "P-256";
  x: string;
  y: string;
  kid: string;
}
type PrivateKey = Awaited<ReturnType<typeof importJWK>>;

/** The platform's key pair for encrypted bodies. */
export interface EncryptionKey {
  publicKey: PublicKey;
  /**
   * The JSON value inside a compact JWE, once. Throws encryption.invalid for anything not encrypted for this key, too old
   * or used.
   */
  open(jwe: string, now: Date): Promise<unknown>;
}

/** The stored key pair; the first process to need it creates it. */
export async function loadEncryptionKey(database: Database, now: Date): Promise<EncryptionKey> {
  const stored = (await readKey(database)) ?? (await createKey(database, now));
  const privateKey = await importJWK(stored.private_jwk, KEY_ALGORITHM);
  const { x, y } = stored.private_jwk;
  const publicKey: PublicKey = {
    kty: "EC",
    crv: "P-256",
    x: required(x, "x of the encryption key"),
    y: required(y, "y of the encryption key"),
    kid: stored.kid,
  };
  return { publicKey, open: (jwe, at) => open(database, jwe, { kid: stored.kid, privateKey }, at) };
}

function readKey(database: Database) {
  return database.selectFrom("encryption_keys").selectAll().where("slot", "=", SLOT).executeTakeFirst();
}

async function createKey(database: Database, now: Date) {
  const pair = await generateKeyPair(KEY_ALGORITHM, { crv: "P-256", extractable: true });
  const jwk = await exportJWK(pair.privateKey);
  await database
    .insertInto("encryption_keys")
    .values({ slot: SLOT, kid: await calculateJwkThumbprint(jwk), private_jwk: JSON.stringify(jwk), created_at: now })
    .onConflict((conflict) => conflict.column("slot").doNothing())
    .execute();
  return required(await readKey(database), "the encryption key that was just stored");
}

async function open(
  database: Database,
  jwe: string,
  key: { kid: string; privateKey: PrivateKey },
  now: Date,
): Promise<unknown> {
  if (keyIdOf(jwe) !== key.kid)
    throw new PlatformError(
      "encryption.invalid",
      "The body is encrypted for a key that is not the current one: read startUp.encryptionKey again",
    );
  const { header, value } = await decrypted(jwe, key.privateKey);
  await useBody(database, header, now);
  return value;
}

async function decrypted(jwe: string, privateKey: PrivateKey): Promise<{ header: object; value: unknown }> {
  try {
    const { plaintext, protectedHeader } = await compactDecrypt(jwe, privateKey, {
      keyManagementAlgorithms: [KEY_ALGORITHM],
      contentEncryptionAlgorithms: [CONTENT_ALGORITHM],
    });
    return { header: protectedHeader, value: JSON.parse(new TextDecoder().decode(plaintext)) as unknown };
  } catch {
    throw new PlatformError(
      "encryption.invalid",
      `The body is no compact JWE (${KEY_ALGORITHM}, ${CONTENT_ALGORITHM}) of a JSON object for the platform's key`,
    );
  }
}

function keyIdOf(jwe: string): string | undefined {
  try {
    return decodeProtectedHeader(jwe).kid;
  } catch {
    return undefined;
  }
}
