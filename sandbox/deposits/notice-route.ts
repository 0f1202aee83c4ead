import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../platform.ts";
import { signatureHeaders, signatureProblem } from "../payments/signature.ts";
import { applyNotice, notice } from "./notices.ts";

/** The path to which the provider sends its notices. */
export const NOTICE_PATH = "/sandbox/payment-notices";

/**
 * POST /sandbox/payment-notices: the provider's signed notices. 200 with what the notice did, also for one that was
 * sent before; 401 for a wrong or old signature; 400 for a body that is no notice; 404 for an unknown payment.
 */
export function registerNotices(server: FastifyInstance, platform: Platform): void {
  server.register(async (scope) => {
    // The signature is of the bytes, so they are read before anything parses them.
    scope.removeContentTypeParser("application/json");
    scope.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => done(null, body));
    scope.post(NOTICE_PATH, (request, reply) => answer(platform, request, reply));
  });
}

async function answer(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const body = String(request.body);
  const [time, signature] = [signatureHeaders.time, signatureHeaders.signature].map((name) =>
    String(request.headers[name] ?? ""),
  ) as [string, string];
  const problem = signatureProblem(platform.payments.secret, { time, signature, body }, platform.clock.now());
  if (problem !== undefined) return reply.code(401).send({ problem });
  const sent = notice.safeParse(jsonOf(body));
  if (!sent.success) return reply.code(400).send({ problem: "the body is no notice of a payment" });
  const effect = await applyNotice(platform.database, sent.data, platform.clock);
  if (effect === "held") request.log.warn({ notice: sent.data.id }, "a payment of another amount is held");
  return reply.code(effect === "unknown" ? 404 : 200).send({ effect });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
