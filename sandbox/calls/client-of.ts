import type { FastifyRequest } from "fastify";
import { clientNetwork } from "#kernel/client-network.ts";

/** The only place where a client's address enters. A client that has already disconnected has none: they count as one. */
export function clientOf(request: FastifyRequest): string {
  return clientNetwork((request.ip as string | undefined) ?? "gone");
}
