import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { PlatformError } from "../calls/platform-error.ts";
import type { Platform } from "../platform.ts";

/** Throws unless the request carries the operator's secret. */
export function requireSecret({ secret }: Platform, request: FastifyRequest): void {
  if (secret === undefined)
    throw new PlatformError("request.unknown", "The operator's calls are off: start the sandbox with SANDBOX_SECRET");
  const given = (request.headers.authorization ?? "").replace(/^Bearer /i, "");
  if (!timingSafeEqual(digest(given), digest(secret)))
    throw new PlatformError("session.missing", 'Send the sandbox\'s secret as "Authorization: Bearer …"');
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
