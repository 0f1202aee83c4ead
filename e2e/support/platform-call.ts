import { randomUUID } from "node:crypto";
import { CompactEncrypt, importJWK } from "jose";
import { contract, type CallInput, type CallName, type CallOutput } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import type { Cell } from "./matrix.ts";
import { SANDBOX_PORT } from "./product.ts";

/** Calls a cell's platform directly, as if from an address; returns the status and the value or the failure. */
export async function callPlatform<C extends CallName>(
  cell: Cell,
  name: C,
  input: CallInput<C>,
  address: string,
): Promise<{ status: number; value: CallOutput<C> }> {
  const endpoint: Endpoint = contract[name];
  const url = new URL(endpoint.path, `http://127.0.0.1:${SANDBOX_PORT}`);
  const inQuery = endpoint.method === "GET" || endpoint.method === "DELETE";
  if (inQuery) url.search = new URLSearchParams(input as Record<string, string>).toString();
  const body = inQuery ? null : await bodyOf(cell, endpoint, input, address);
  const response = await fetch(url, {
    method: endpoint.method,
    body,
    headers: {
      "Merchant-Code": cell.brand.brand.merchant.code,
      "X-Forwarded-For": address,
      ...(body !== null && { "Content-Type": endpoint.encrypted ? "application/jose" : "application/json" }),
      ...(endpoint.encrypted && { Encryption: "JWE" }),
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

async function bodyOf(cell: Cell, endpoint: Endpoint, input: object, address: string): Promise<string> {
  const text = JSON.stringify(input);
  if (!endpoint.encrypted) return text;
  const {
    encryptionKey: { kid, ...jwk },
    serverTime,
  } = await valueOf(cell, "startUp", {}, address);
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({
      alg: "ECDH-ES",
      enc: "A256GCM",
      kid,
      iat: Math.floor(Date.parse(serverTime) / 1000),
      jti: randomUUID(),
    })
    .encrypt(await importJWK(jwk, "ECDH-ES"));
}
