import { exportJWK, generateKeyPair } from "jose";
import { afterEach, beforeEach, vi } from "vitest";
import type { CallRequest } from "#data/client/transport/transport.ts";
import "./known-calls.ts";

/** Replaces the browser's fetch in each test of a file that calls `fakeFetch`. */
export const fetched = vi.fn<typeof fetch>();

/** Replaces the browser's fetch with `fetched`, on a phone with a connection. */
export function fakeFetch(): void {
  beforeEach(() => {
    vi.stubGlobal("fetch", fetched);
    vi.stubGlobal("navigator", { onLine: true, userAgent: "", maxTouchPoints: 0 });
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
  });
  afterEach(() => fetched.mockReset());
}

/** The platform's answer with a value in its wrapper. */
export const answers = (value: unknown, status = 200) => Promise.resolve(Response.json({ value }, { status }));

/** A call of a member. */
export const wallet: CallRequest = { call: "wallet", input: {}, merchantCode: "acme", token: "opaque" };

/** A call of a guest. */
export function asGuest(call: CallRequest["call"], input: object = {}, merchantCode = "acme"): CallRequest {
  return { call, input, merchantCode, token: null } as CallRequest;
}

/** The platform's answer to the start-up call, with the key for which bodies are encrypted. */
export const startUpWith = (encryptionKey: object) =>
  answers({ info: {}, location: {}, maintenance: false, regionRestriction: false, encryptionKey, serverTime: "" });

/** A platform's key: what its start-up call tells of it, and what it decrypts with. */
export async function platformKey() {
  const { publicKey, privateKey } = await generateKeyPair("ECDH-ES", { crv: "P-256", extractable: true });
  return { encryptionKey: { ...(await exportJWK(publicKey)), kid: "1" }, privateKey };
}
