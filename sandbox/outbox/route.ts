import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { PlatformError } from "../calls/platform-error.ts";
import { refuseStrangers } from "../merchants/operator.ts";
import type { Platform } from "../platform.ts";
import { sentMessages } from "./outbox.ts";
import { outboxPage } from "./page.ts";

const request = z.object({ to: z.string().max(254).optional(), merchant: z.string().max(40).optional() });
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * GET /sandbox/outbox?to=<number or address>&merchant=<code>: what was sent, newest first; as JSON for who accepts
 * application/json, as a page otherwise.
 */
export function registerOutbox(server: FastifyInstance, platform: Platform): void {
  server.get("/sandbox/outbox", (asked, reply) => answer(platform, asked, reply));
}

async function answer(platform: Platform, asked: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (platform.outbox === "off")
    throw new PlatformError(
      "request.unknown",
      "The outbox is closed: start the sandbox with SANDBOX_OUTBOX=secret or, on a machine of your own, SANDBOX_OUTBOX=open",
    );
  if (platform.outbox === "secret") refuseStrangers(platform, asked);
  const parsed = request.safeParse(asked.query);
  if (!parsed.success) throw new PlatformError("request.invalid", z.prettifyError(parsed.error).replaceAll("\n", " "));
  const { to, merchant } = parsed.data;
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
  if (asked.headers.accept?.includes("application/json")) return { value: messages };
  return reply.type("text/html; charset=utf-8").send(outboxPage(messages, to ?? ""));
}
