import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { PlatformError } from "../calls/platform-error.ts";
import { slipOf } from "../deposits/slips.ts";
import { answerImage } from "../images/answer-image.ts";
import { requireReader } from "../outbox/route.ts";
import type { Platform } from "../platform.ts";

const PATH = "/sandbox/cashier/slips";

/** Where the cashier sees a picture of a deposit. */
export function slipAddress(depositId: string, place: number): string {
  return `${PATH}/${encodeURIComponent(depositId)}/${place}`;
}

/** GET /sandbox/cashier/slips/:deposit/:place: a picture that a member sent. Open to those who may read the outbox. */
export function registerSlips(server: FastifyInstance, platform: Platform): void {
  server.get(`${PATH}/:deposit/:place`, (request, reply) => answer(platform, request, reply));
}

async function answer(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  requireReader(platform, request);
  const { deposit, place } = request.params as { deposit: string; place: string };
  const slip = /^\d{1,2}$/.test(place) && (await slipOf(platform.database, deposit, Number(place)));
  if (!slip) throw new PlatformError("request.unknown", "There is no such picture");
  return answerImage(reply, slip);
}
