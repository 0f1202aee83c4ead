import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Endpoint } from "#gateway/endpoint.ts";
import type { EncryptionKey } from "../security/encryption-key.ts";
import { inputOf } from "./multipart.ts";
import { PlatformError } from "./platform-error.ts";

/**
 * The input of a call: from the query for GET and DELETE, from the body otherwise; checked, with defaults filled in.
 */
export async function readInput(
  endpoint: Endpoint,
  request: FastifyRequest,
  key: EncryptionKey,
  now: Date,
): Promise<unknown> {
  const raw = await rawInput(endpoint, request, key, now);
  if (holdsNul(raw))
    throw new PlatformError("request.invalid", "A text holds the character U+0000, which no database text can hold");
  const result = endpoint.input.safeParse(raw);
  if (result.success) return result.data;
  const [field] = result.error.issues[0]?.path ?? [];
  throw new PlatformError(
    "request.invalid",
    `${endpoint.method} ${endpoint.path}: ${z.prettifyError(result.error).replaceAll("\n", " ")}`,
    typeof field === "string" ? { field } : undefined,
  );
}

async function rawInput(endpoint: Endpoint, request: FastifyRequest, key: EncryptionKey, now: Date): Promise<unknown> {
  if (endpoint.method === "GET" || endpoint.method === "DELETE") return request.query;
  if (endpoint.encrypted) return key.open(encryptedBody(request), now);
  if (endpoint.multipart) return inputOf(request, endpoint);
  return request.body ?? {};
}

function encryptedBody(request: FastifyRequest): string {
  if (request.headers["encryption"] === "JWE" && typeof request.body === "string") return request.body;
  throw new PlatformError(
    "encryption.invalid",
    'This call takes an encrypted body: header "Encryption: JWE", content type application/jose, body a compact JWE for startUp.encryptionKey',
  );
}

function holdsNul(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0");
  return typeof value === "object" && value !== null && Object.values(value).some(holdsNul);
}
