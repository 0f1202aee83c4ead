import type { FastifyReply, FastifyRequest } from "fastify";
import { PlatformError } from "../calls/platform-error.ts";

const POLICY =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Answers what is listed at a desk: as JSON for clients that accept application/json, otherwise as its page. */
export function answerDesk(request: FastifyRequest, reply: FastifyReply, listed: readonly unknown[], page: string) {
  reply.headers({
    "cache-control": "no-store",
    "content-security-policy": POLICY,
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
  });
  if (request.headers.accept?.includes("application/json")) return { value: listed };
  return reply.type("text/html; charset=utf-8").send(page);
}

/** After something was decided: back to the desk's page for a browser. */
export function answerDecided(request: FastifyRequest, reply: FastifyReply, path: string): unknown {
  return request.headers.accept?.includes("text/html") ? reply.redirect(path, 303) : { value: { decided: true } };
}

/** Another page in the same browser must not decide: an open desk asks for no secret. */
export function refuseOtherSites({ headers: { origin, host } }: FastifyRequest): void {
  if (origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`)
    throw new PlatformError("request.invalid", "Only the desk's own page decides");
}
