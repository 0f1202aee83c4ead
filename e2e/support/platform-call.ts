import { randomUUID } from "node:crypto";
import { CompactEncrypt, importJWK } from "jose";
import { contract, type CallInput, type CallName, type CallOutput } from "#gateway/contract.ts";
import { wireOf } from "#gateway/facts-of-call.ts";
import type { Cell } from "./matrix.ts";
import { SANDBOX_PORT } from "./product.ts";

/** Calls a cell's platform directly, as if from an address; returns the status and the value or the failure. */
export async function callPlatform<C extends CallName>(
  cell: Cell,
  name: C,
  input: CallInput<C>,
  address: string,
  token?: string,
): Promise<{ status: number; value: CallOutput<C> }> {
  const wire = wireOf(contract[name]);
  const isEncrypted = wire.encrypted === true;
  const url = new URL(wire.path, `http://127.0.0.1:${SANDBOX_PORT}`);
  const { method = "GET" } = wire;
  const inQuery = method === "GET" || method === "DELETE";
  if (inQuery) url.search = new URLSearchParams(input as Record<string, string>).toString();
  const body = inQuery ? null : isEncrypted ? await encrypted(cell, input, address) : JSON.stringify(input);
  const response = await fetch(url, {
    method,
    body,
    headers: {
      "Merchant-Code": cell.brand.brand.merchant.code,
      "X-Forwarded-For": address,
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== null && { "Content-Type": isEncrypted ? "application/jose" : "application/json" }),
      ...(isEncrypted && { Encryption: "JWE" }),
    },
  });
  const answer = (await response.json()) as { value: CallOutput<C> };
  return { status: response.status, value: answer.value };
}

/** The same, for a call that must succeed. */
export async function valueOf<C extends CallName>(
  cell: Cell,
  name: C,
  input: CallInput<C>,
  address: string,
): Promise<CallOutput<C>> {
  const { status, value } = await callPlatform(cell, name, input, address);
  if (status !== 200) throw new Error(`${name} on ${cell.name} answered ${status} ${JSON.stringify(value)}`);
  return value;
}

/** The same as a signed-in member, as if on another phone. */
export async function valueAs<C extends CallName>(
  cell: Cell,
  { token }: { token: string },
  name: C,
  input: CallInput<C>,
): Promise<CallOutput<C>> {
  const { status, value } = await callPlatform(cell, name, input, "10.77.0.5", token);
  if (status !== 200) throw new Error(`${name} on ${cell.name} answered ${status}`);
  return value;
}

async function encrypted(cell: Cell, input: object, address: string): Promise<string> {
  const {
    encryptionKey: { kid, ...jwk },
    serverTime,
  } = await valueOf(cell, "startUp", {}, address);
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(input)))
    .setProtectedHeader({
      alg: "ECDH-ES",
      enc: "A256GCM",
      kid,
      iat: Math.floor(Date.parse(serverTime) / 1000),
      jti: randomUUID(),
    })
    .encrypt(await importJWK(jwk, "ECDH-ES"));
}
