import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { parsed } from "../calls/parsed.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { requireSecret } from "../merchants/operator.ts";
import type { Platform } from "../platform.ts";
import { sentMessages } from "./outbox.ts";
import { outboxPage } from "./page.ts";

const query = z.object({ to: z.string().max(254).optional(), merchant: z.string().max(40).optional() });
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * GET /sandbox/outbox?to=<number or address>&merchant=<code>: sent messages, newest first; as JSON for clients that
 * accept application/json, otherwise as a page.
 */
export function registerOutbox(server: FastifyInstance, platform: Platform): void {
  server.get("/sandbox/outbox", (request, reply) => answer(platform, request, reply));
}

async function answer(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  requireReader(platform, request);
  const { to, merchant } = parsed(query, request.query);
  const messages = await sentMessages(platform.database, {
    to: to?.trim() || undefined,
    merchant: merchant || undefined,
  });
  reply.headers({
    "cache-control": "no-store",
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  });
  if (request.headers.accept?.includes("application/json")) return { value: messages };
  return reply.type("text/html; charset=utf-8").send(outboxPage(messages, to ?? ""));
}

/** Throws unless the request may read what the sandbox keeps for its users: open to all, with the secret, or closed. */
export function requireReader(platform: Platform, request: FastifyRequest): void {
  if (platform.outbox === "off")
    throw new PlatformError(
      "request.unknown",
      "The outbox is closed: start the sandbox with SANDBOX_OUTBOX=secret or, on a machine of your own, SANDBOX_OUTBOX=open",
    );
  if (platform.outbox === "secret") requireSecret(platform, request);
}
